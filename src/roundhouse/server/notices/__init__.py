"""Notices: telling people who are not looking that a match waits for them."""
