"""What is allowed, costs and pays, and what comes next."""
