"""Bots against bots: matches, figures and pictures of how they did."""
