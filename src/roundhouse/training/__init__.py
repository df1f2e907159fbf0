"""Learning who wins: matches played for it, a net fitted to them, and what it is worth."""
