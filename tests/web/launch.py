"""Starts a table as a process of its own: `python -m tests.web.launch DATABASE [PORT]`."""

import sys

from senet.games import modules
from senet.settings import Settings
from senet.web.server import serve

modules()["bidding"] = "tests.web.bidding"
serve(Settings(port=int(sys.argv[2]) if len(sys.argv) > 2 else 0, database=sys.argv[1]))
