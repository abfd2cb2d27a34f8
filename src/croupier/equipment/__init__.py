"""The things on a table: cards, dice and wheels, with their symbols, orders and short codes."""
