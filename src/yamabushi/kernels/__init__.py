"""The one place that knows numba: how rules are compiled, cached, warmed up, and how they draw random numbers."""
