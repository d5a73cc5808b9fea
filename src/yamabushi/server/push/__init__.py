"""Web Push: short messages to browsers that are closed, by the services that their makers run.

What is said stands in `what.py`, how it is sealed and signed in `sealing.py`, to whom it may be posted in `posting.py`,
and in which order, how often and until when in `sending.py`.
"""
