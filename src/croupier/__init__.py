"""The table games of a gaming regulation, played exactly as the regulation writes them."""
