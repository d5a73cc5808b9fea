"""Tournaments as pure functions: who plays whom in which round, and how all stand. Nothing here is stored or told."""
