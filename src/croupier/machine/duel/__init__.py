"""Duels compiled: one hand, the dealer's hand and their settlement, each a table made by running the game's script."""
