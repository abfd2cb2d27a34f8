"""The floor: what surrounds a table so that people can play at it, from chance to the players of the house."""
