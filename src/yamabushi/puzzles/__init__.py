"""Mindlock: the solver that proves a puzzle, its measure of difficulty, the generator, and solutions as text."""
