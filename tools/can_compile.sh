#!/bin/sh
# Succeed when PYTHON's extension modules can be compiled here: can_compile.sh PYTHON.
set -eu
if ! command -v "${CC:-cc}" > /dev/null && ! command -v gcc > /dev/null; then
    echo "No C compiler here: the compiled suite is left out."
    exit 1
fi
headers=$("$1" -c 'import sysconfig; print(sysconfig.get_path("include"))')
if [ ! -f "$headers/Python.h" ]; then
    echo "No Python headers here (Debian: python3-dev): the compiled suite is left out."
    exit 1
fi
