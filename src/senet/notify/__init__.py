"""Notifies players that it is their turn, by push, e-mail or webhook."""
