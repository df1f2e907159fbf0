"""People together: tables they gather at, whom a match waits for, and what they tell each other."""
