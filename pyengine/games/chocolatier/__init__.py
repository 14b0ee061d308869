"""Azul: Master Chocolatier."""

from .rules import Chocolatier

CHOCOLATIER = Chocolatier()

__all__ = ["CHOCOLATIER", "Chocolatier"]
