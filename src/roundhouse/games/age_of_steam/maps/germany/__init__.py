"""Germany (AOS-17)."""
