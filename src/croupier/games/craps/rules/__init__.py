"""The decisions of craps (MA-CRAPS 1, 2, 4, 5, 6): totals, odds, and each wager as a small automaton."""
