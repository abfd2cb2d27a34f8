"""The tests, as a package of that name that no other can stand before."""
