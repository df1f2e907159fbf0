"""What is good: weights, forecasts and reasons; it may be wrong, never illegal."""
