"""The kernel: what every game shares, whatever its rules. Standard library only."""
