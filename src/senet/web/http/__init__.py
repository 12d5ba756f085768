"""HTTP itself: middleware, limits, static files, logs, metrics and the connection."""
