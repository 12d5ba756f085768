"""Load and faults: scripted people at a hundred matches, and what became of everything they chose."""
