"""Rust Belt (AOS-14)."""
