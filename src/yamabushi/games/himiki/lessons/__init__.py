"""The courses of HI MI KI: a first one, the chaos tiles and teams, and Mindlock."""

from yamabushi.core.lessons import Course
from yamabushi.games.himiki.lessons.first import FIRST

COURSES: tuple[Course, ...] = (FIRST,)
