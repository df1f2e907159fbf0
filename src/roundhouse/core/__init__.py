"""What every game stands on; knows no game and imports nothing but the standard library."""
