"""What the licensee chooses at blackjack, in groups, and which choices do not go together."""
