"""`python -m senet.cli` is `senet`."""

from senet.cli import main

main()
