"""The regulation in our own words, what the licensee may choose in it, and the account of what is proven."""
