"""Who somebody is: visitors, accounts, names and signed tokens."""
