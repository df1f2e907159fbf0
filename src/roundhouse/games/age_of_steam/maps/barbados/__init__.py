"""Barbados (AOS-18)."""
