"""Starts a table for a load test: `python -m tests.load.launch DATABASE PORT`."""

import sys

from senet.web.server import serve

serve(port=int(sys.argv[2]), database=sys.argv[1], rates={})
