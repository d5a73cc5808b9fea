"""Tests of the conformance suite, and the toy game that it is tried on."""
