"""Starts a table for a load test: `python -m tests.load.launch DATABASE PORT`."""

import sys

from senet.settings import Settings
from senet.web.server import serve

serve(Settings(port=int(sys.argv[2]), database=sys.argv[1], rates={}))
