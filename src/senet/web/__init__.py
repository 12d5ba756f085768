"""The web server: pages, API and event streams. See docs/table.md."""
