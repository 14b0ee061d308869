"""AXIO."""

from .rules import Axio

AXIO = Axio()

__all__ = ["AXIO", "Axio"]
