"""What HI MI KI's weights are learned from: the options of the games, in turn, and how many nodes each move has."""

VARIANTS: tuple[dict[str, object], ...] = ({}, {}, {}, {"mode": "teams"}, {"expert": True})
NODES = 600
