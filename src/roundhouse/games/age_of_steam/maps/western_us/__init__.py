"""Western U.S. (AOS-15)."""
