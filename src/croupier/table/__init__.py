"""The table: acts, offers, events, the board, views, and the runner that drives a game's script."""
