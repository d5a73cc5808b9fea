"""One live game as a pure state machine: who sits, whose turn, clocks, offers, and how it ends.

Time and randomness come in from outside. What happens is a list of entries; a table is what they add up to.
"""
