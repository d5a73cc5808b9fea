"""What the tasks of HI MI KI can be about, and in which games positions for them come up. Its book is Mindlock's."""

PRACTISED = ("beats", "again", "pivoted", "influence")
"""What its courses teach that a game can be finished with."""

SOURCES: tuple[dict[str, str], ...] = ({"mode": "duel"},)
