"""Southern U.S. (AOS-16)."""
