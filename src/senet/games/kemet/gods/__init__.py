"""The expansion Gods of Egypt."""
