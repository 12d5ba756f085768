#!/bin/sh
# Print the path of a Chromium for the browser tests; install one when there is none and we may.
set -eu

find_it() {
    if [ -n "${SENET_CHROMIUM:-}" ] && [ -x "$SENET_CHROMIUM" ]; then
        echo "$SENET_CHROMIUM"
        return 0
    fi
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name"; then
            return 0
        fi
    done
    return 1
}

if find_it; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing Chromium for the browser tests ..." >&2
    export DEBIAN_FRONTEND=noninteractive
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; } > /dev/null 2>&1 || true
    if find_it; then
        exit 0
    fi
fi
echo "The browser tests need Chromium: install it (Debian: sudo apt-get install chromium), or leave them out with BROWSER=0." >&2
exit 1
