"""Bots: programs that play by HTTP, in the shape that bots of lichess know. Each line of a stream is a JSON object."""
