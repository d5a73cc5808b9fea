"""Tests of HI MI KI: lockstep, rulings, chaos tiles, perft, playthroughs, texts, secrets."""
