"""The games, one folder each; nothing else is edited to add one."""
