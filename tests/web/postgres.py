"""A PostgreSQL of our own for tests: in a temporary folder, on a unix socket, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "120",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
    "checkpoint_timeout": "30min",
}
PATIENCE: Final = 60.0


def programs() -> Path:
    found = subprocess.run([ROOT / "tools" / "postgres.sh"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return Path(found.stdout.strip())


def owner() -> str | None:
    """PostgreSQL does not run as root: then it runs as somebody else."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


class Postgres:
    """A server; `database()` makes a new, empty database in it."""

    def __init__(self, **settings: str) -> None:
        self.programs = programs()
        self.settings = SETTINGS | settings
        self.folder = Path(tempfile.mkdtemp(prefix="senet-pg-", dir="/tmp"))
        self.owner = owner()
        if self.owner is not None:
            shutil.chown(self.folder, self.owner)
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = count(1)

    def as_owner(self, *command: str | Path) -> list[str]:
        """The command, run by the owner in the same process group."""
        words = [str(word) for word in command]
        if self.owner is None:
            return words
        ids = pwd.getpwnam(self.owner)
        return [
            "setpriv", f"--reuid={ids.pw_uid}", f"--regid={ids.pw_gid}", "--clear-groups", "--", *words
        ]  # fmt: skip

    def __enter__(self) -> Postgres:
        made = subprocess.run(
            self.as_owner(
                self.programs / "initdb", "-D", self.folder / "data", "-U", "senet", "-A", "trust",
                "-E", "UTF8", "--locale=C", "--no-sync",
            ),
            cwd=self.folder, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr
        self.start()
        return self

    def start(self) -> None:
        options = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.as_owner(
                    self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *options
                ),
                cwd=self.folder, stdout=log, stderr=log,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.02)

    def answers(self) -> bool:
        asked = [self.programs / "pg_isready", "-q", "-h", self.folder, "-U", "senet"]
        return subprocess.run(asked, check=False).returncode == 0

    def kill(self) -> None:
        """kill -9 of the server: its other processes notice and end, as after a fall of the machine."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def restart(self) -> None:
        """Start again after a kill; what the killed one left behind has to end first."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.start()
            except AssertionError:  # its shared memory is still in use
                assert time.monotonic() < end
                time.sleep(0.05)
            else:
                return

    def database(self) -> str:
        """The address of a new database."""
        name = f"senet{next(self.numbers)}"
        made = [self.programs / "createdb", "-h", self.folder, "-U", "senet", name]
        subprocess.run(made, check=True, cwd=self.folder)
        return f"postgresql://senet@/{name}?host={self.folder}"

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
