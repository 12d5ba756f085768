"""What a seat sees, as JSON, as parts of a page and as a stream of events."""
