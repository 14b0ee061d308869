"""What Master Chocolatier adds to the state of Azul: words at its end, counted from there.

-21 … -12  effects of the sources: none for the centre (-21), then factories 1 to 9
-11 …  -8  slots beside the floors of the players
-7         the player who has taken SF5's disc
-6  …  -2  SF4's rest being handed out: its disc, the rest; shift, count and target of the draft
-1         is the variant in play?
"""

from __future__ import annotations

from typing import Final

from pyengine.games.azul.layout import COLOURS

EFFECTS: Final = -21
SLOTS: Final = -11
TAKEN_BY: Final = -7
PENDING_DISC, PENDING_REST, PENDING_SHIFT, PENDING_COUNT, PENDING_TARGET = -6, -5, -4, -3, -2
SPECIAL: Final = -1
TAIL_SIZE: Final = 21

# Effects of the gold sides. SF2 has one disc for each colour: SF2 + colour.
PLAIN: Final = 0
SF1: Final = 1
SF2: Final = 2
SF3, SF4, SF5 = (SF2 + COLOURS + n for n in range(3))
DISCS: Final = tuple(range(SF1, SF5 + 1))

# Slots: no disc, an empty one, or ON_SLOT + the colour that lies on it.
NO_SLOT: Final = 0
EMPTY_SLOT: Final = 1
ON_SLOT: Final = 2
