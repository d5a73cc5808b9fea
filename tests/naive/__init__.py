"""Naive here means: a second implementation, from the written rules alone, that is slow, plain and easy to check."""
