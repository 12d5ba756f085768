"""Accounts: their API, their pages, and what keeps them safe."""
