"""Accounts: API, pages and security."""
