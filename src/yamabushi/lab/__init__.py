"""The laboratory: engines against each other, and what their games say about them."""
