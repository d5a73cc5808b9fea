"""The courses of Regality vs. Religion, a first one."""

from yamabushi.core.lessons import Course
from yamabushi.games.regality.lessons.first import FIRST

COURSES: tuple[Course, ...] = (FIRST,)
