"""Hexes, networks, board files and drawing primitives; knows no game."""
