"""Tests of Mindlock: the solver, solutions as text, mining, the book."""
