"""The courses and examples of Terres de Yokai: a first one."""

from yamabushi.core.lessons import Course
from yamabushi.games.yokai.lessons.examples import EXAMPLES as EXAMPLES
from yamabushi.games.yokai.lessons.first import FIRST

COURSES: tuple[Course, ...] = (FIRST,)
