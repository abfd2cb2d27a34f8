"""Simulation: compiled walks over a game's tables, cut into numbered chunks that any worker may walk."""
