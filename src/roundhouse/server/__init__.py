"""The table: people, time and disk around a match. Knows no game by name."""
