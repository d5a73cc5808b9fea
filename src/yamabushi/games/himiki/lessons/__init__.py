"""The courses and examples of HI MI KI: a first one, the chaos tiles and teams, and Mindlock."""

from yamabushi.core.lessons import Course
from yamabushi.games.himiki.lessons.chaos import CHAOS
from yamabushi.games.himiki.lessons.examples import EXAMPLES as EXAMPLES
from yamabushi.games.himiki.lessons.first import FIRST
from yamabushi.games.himiki.lessons.mindlock import MINDLOCK

COURSES: tuple[Course, ...] = (FIRST, CHAOS, MINDLOCK)
