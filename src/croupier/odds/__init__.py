"""Exact odds: every probability a fraction, computed from the machines that the games' own scripts give."""
