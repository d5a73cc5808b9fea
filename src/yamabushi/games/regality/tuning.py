"""What Regality's weights are learned from: the options of the games, in turn, and how many nodes each move has."""

VARIANTS: tuple[dict[str, object], ...] = (
    {"match": "single"},
    {"match": "single"},
    {"match": "single", "first": "l"},
    {"match": "single", "style": "old"},
    {"match": "single", "style": "random"},
)
NODES = 800
