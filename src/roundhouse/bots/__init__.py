"""Seats played by programs."""
