"""The decisions and chance outcomes: a number each for kernels, a text each for people.

```
  0 GR@G GR@R GR+@G … BY!@Y   play a sketch, 2 * kind + 0 for its first colour, 1 for its second
 36 .                         end the turn
 37 ^G ^R ^B ^Y               call the top of that pile
 41 %                         distract
 42 -                         leave the ability
 43 ?0 ?1                     chance: who begins
 45 ?G3 … ?Y7                 chance: the yokai turned up
 65 ?GR … ?BY!                chance: the sketch drawn
```

Lists of actions rise in this order, which is part of the contract.
"""

from __future__ import annotations

from yamabushi.games.yokai.cards import COLOURS, LETTERS, PAIRS, SKETCHES, YOKAI

PLAY_SKETCH = 0
END_TURN = PLAY_SKETCH + 2 * len(SKETCHES)
CALL_FROM = END_TURN + 1
DISTRACT_TOP = CALL_FROM + len(COLOURS)
LEAVE = DISTRACT_TOP + 1
BEGINS = LEAVE + 1
TURNED_UP = BEGINS + 2
DRAWN = TURNED_UP + len(YOKAI)

TEXTS: tuple[str, ...] = (
    *(f"{sketch}@{LETTERS[colour]}" for kind, sketch in enumerate(SKETCHES) for colour in PAIRS[kind // 3]),
    ".",
    *(f"^{letter}" for letter in LETTERS),
    "%",
    "-",
    "?0",
    "?1",
    *(f"?{yokai}" for yokai in YOKAI),
    *(f"?{sketch}" for sketch in SKETCHES),
)
CODES: dict[str, int] = {text: code for code, text in enumerate(TEXTS)}
