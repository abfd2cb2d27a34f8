"""The side wagers of blackjack (MA-BJ 17, 19, 20, 22 to 25): one module for each, and what they have in common."""
