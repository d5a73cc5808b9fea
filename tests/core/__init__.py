"""Tests of the words that every game speaks: options, registry, errors, records, and the public face."""
