"""The view of a seat as JSON, as parts of a page and as a stream of events."""
