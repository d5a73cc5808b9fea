"""The conformance suite: what any game must do, whoever wrote it.

>>> import yamabushi
>>> from yamabushi.testing import check_game
>>> check_game(yamabushi.game("regality", style="old", match="single"), games=2)

A game with secrets is played beside another world, in which they are others:

>>> from yamabushi.testing import check_secrets
>>> check_secrets(yamabushi.game("yokai"), games=1) > 100
True
"""

from yamabushi.testing.conformance import Nonconformance as Nonconformance
from yamabushi.testing.conformance import check_game as check_game
from yamabushi.testing.conformance import check_state as check_state
from yamabushi.testing.secrets import Leak as Leak
from yamabushi.testing.secrets import check_secrets as check_secrets
