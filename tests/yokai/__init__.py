"""Tests of Terres de Yokai: lockstep, rulings, cards, perft, playthroughs, previews, texts, secrets."""
