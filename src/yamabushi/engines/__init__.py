"""What runs over any game's kernels: perft, random playouts, the simplest opponents."""
