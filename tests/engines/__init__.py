"""Tests of what runs over any game: perft, playouts, opponents."""
