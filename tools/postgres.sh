#!/bin/sh
# Print the folder with PostgreSQL's programs for the tests; install it when there is none and we may.
set -eu

find_it() {
    if [ -n "${SENET_POSTGRES:-}" ] && [ -x "$SENET_POSTGRES/initdb" ]; then
        echo "$SENET_POSTGRES"
        return 0
    fi
    for folder in $(ls -d /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /usr/local/pgsql/bin 2> /dev/null | sort -rV); do
        if [ -x "$folder/initdb" ]; then
            echo "$folder"
            return 0
        fi
    done
    if command -v initdb > /dev/null; then
        dirname "$(command -v initdb)"
        return 0
    fi
    return 1
}

if find_it; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing PostgreSQL for the tests ..." >&2
    export DEBIAN_FRONTEND=noninteractive
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends postgresql; } > /dev/null 2>&1 || true
    if find_it; then
        exit 0
    fi
fi
echo "The tests of several processes need PostgreSQL: install it (Debian: sudo apt-get install postgresql), or say where its programs are with SENET_POSTGRES." >&2
exit 1
