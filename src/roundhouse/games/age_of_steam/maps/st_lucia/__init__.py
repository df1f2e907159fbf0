"""St. Lucia (AOS-19)."""
