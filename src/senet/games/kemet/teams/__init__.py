"""Team mode."""
