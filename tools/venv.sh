#!/bin/sh
# Make a virtual environment: venv.sh FOLDER. Says what is missing in one sentence.
set -eu
folder=$1
python=${PYTHON:-python3}

say() { echo "$1" >&2; exit 1; }

command -v "$python" > /dev/null || say "Senet needs Python 3.11 or newer: install python3 (Debian: apt-get install python3)."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
    || say "Senet needs Python 3.11 or newer: choose one with 'make PYTHON=python3.11 …'."

if ! "$python" -c 'import ensurepip, venv' 2> /dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
        export DEBIAN_FRONTEND=noninteractive
        { apt-get -qq update && apt-get -qq install -y --no-install-recommends python3-venv; } > /dev/null || true
    fi
    "$python" -c 'import ensurepip, venv' 2> /dev/null \
        || say "Python cannot make environments here: install python3-venv (Debian: sudo apt-get install python3-venv)."
fi

# An environment of another Python, or a broken one, is made anew.
version='import sys; print(sys.version_info[:3])'
if ! "$folder/bin/python" -m pip --version > /dev/null 2>&1 \
    || [ "$("$folder/bin/python" -c "$version")" != "$("$python" -c "$version")" ]; then
    rm -rf "$folder"
fi
"$python" -m venv "$folder"
