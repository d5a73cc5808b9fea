"""Three tabletop duels on one table: exact rules, as values, at compiled speed.

>>> import yamabushi
>>> state = yamabushi.game("regality", style="old", match="single").start()
>>> state.actions[:3]
('Ci@a1', 'Ci@b1', 'Ci@c1')
>>> str(state.play("Ci@b2"))
'.,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1'
"""

# The package of the rules is imported first and its name then given to the function: `yamabushi.games()` is what users
# call, and `from yamabushi.games.regality import …` works all the same.
from yamabushi.core.errors import BadOption, BadPosition, BadRecord, BadSeat, IllegalAction, Refusal
from yamabushi.core.game import CHANCE, About, Game, State
from yamabushi.core.record import Record
from yamabushi.games import register_games

from yamabushi.core.registry import game, games, register  # isort: skip

__all__ = [
    "CHANCE",
    "About",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Game",
    "IllegalAction",
    "Record",
    "Refusal",
    "State",
    "game",
    "games",
    "register",
]
__version__ = "0.1.0"

register_games()
