"""What is drawn, from a view only."""
