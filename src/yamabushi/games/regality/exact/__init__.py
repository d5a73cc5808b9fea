"""Regality's old style, solved: exact keys of positions, the search that proves who wins, and perfect play."""
