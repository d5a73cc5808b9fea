"""Tests of the one place that knows numba."""
