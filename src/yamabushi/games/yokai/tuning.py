"""What Yokai's weights are learned from: the options of the games, in turn, and how many walks each move has."""

VARIANTS: tuple[dict[str, object], ...] = ({},)
NODES = 120
