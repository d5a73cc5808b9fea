"""What the tasks of Terres de Yokai can be about, and in which games positions for them come up."""

THEMES = ("called", "distracted", "fled")
"""What happens in a turn, by the names of its events."""

PRACTISED = ("taken", "called", "distracted")
"""What its courses teach that a game can be finished with; a yokai that flees finishes none."""

SOURCES: tuple[dict[str, str], ...] = ({},)

GOAL = "expect"
