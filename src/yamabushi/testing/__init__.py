"""The conformance suite: what any game must do, whoever wrote it.

>>> import yamabushi
>>> from yamabushi.testing import check_game
>>> check_game(yamabushi.game("regality", style="old", match="single"), games=2)
"""

from yamabushi.testing.conformance import Nonconformance as Nonconformance
from yamabushi.testing.conformance import check_game as check_game
from yamabushi.testing.conformance import check_state as check_state
