"""Identity: visitors, accounts, names and signed tokens."""
