"""The small game of the kernel's tests, made ready for the table: it has secret hands."""

from dataclasses import replace
from pathlib import Path

from tests.kernel.toy import BOX as TOY

BOX = replace(TOY, name="bidding", title="Bidding", folder=Path(__file__).parent)
