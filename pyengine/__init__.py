"""Tesserae's engine: the rules, the opponents and the matches of three tile games.

Standard library only. It knows no page, no language and no clock.
"""

__version__ = "0.1.0"
