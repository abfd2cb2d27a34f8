"""Blackjack solved exactly: what each hand is worth against each card of the dealer, from any shoe and submission."""
