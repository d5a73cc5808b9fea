"""The courses and examples of Regality vs. Religion: a first one, and an exercise for each tile."""

from yamabushi.core.lessons import Course
from yamabushi.games.regality.lessons.examples import EXAMPLES as EXAMPLES
from yamabushi.games.regality.lessons.first import FIRST
from yamabushi.games.regality.lessons.tiles import TILES

COURSES: tuple[Course, ...] = (FIRST, TILES)
