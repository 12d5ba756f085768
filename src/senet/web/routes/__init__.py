"""One module for each resource, and the schemas of requests and answers."""
