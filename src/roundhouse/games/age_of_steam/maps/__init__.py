"""The maps of Age of Steam: one folder each, found by its board.toml."""
