"""What the tasks of Regality vs. Religion can be about, and in which games positions for them come up."""

THEMES = ("turned", "destroyed", "banished", "recalled", "moved", "used", "covered", "struck", "retrieved")
"""What a turn does, by the names of its events."""

PRACTISED = ("turned", "destroyed", "used")
"""What its courses teach that a game can be finished with."""

STYLES = ("standard", "old", "random", "draft")
"""Those in which nothing is hidden once tiles are placed, so that a win can be proved."""

SOURCES = tuple({"style": style, "match": "single"} for style in STYLES)

GOAL = "win"
