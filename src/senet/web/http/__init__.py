"""The HTTP layer: middleware, rate limits, static files, logs, metrics and the protocol."""
