"""What a visitor's browser gets to think with: each game's kernels as WebAssembly, and a table of what is data."""
