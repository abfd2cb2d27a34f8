"""Games compiled into tables by running their scripts; everything exact or fast reads these tables."""
