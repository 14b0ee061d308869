"""Azul."""

from .rules import Azul

AZUL = Azul()

__all__ = ["AZUL", "Azul"]
