"""How the levels play Terres de Yokai: walks, depth and slip of each. Even the best vary a little."""

LEVELS = (
    (8, None, 450),
    (25, None, 150),
    (100, None, 50),
    (200, None, 30),
    (500, None, 15),
    (1_500, None, 5),
    (8_000, None, 3),
    (120_000, None, 3),
)

GROWS_TREES = True
"""What is hidden is best played by a tree of samples. See docs/strength.md."""
