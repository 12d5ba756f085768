"""The kernel: what all games have in common. It uses only the standard library."""
