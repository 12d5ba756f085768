#!/bin/sh
# Check the types of the scripts of the pages (or of other projects) with TypeScript; say so where Node is missing.
set -eu
cd "$(dirname "$0")"

not_checked() {
    echo "$1, so the types of the scripts were not checked."
    exit 0
}

if ! command -v node > /dev/null || ! command -v npm > /dev/null; then
    not_checked "Node is not here"
fi
wanted=$(sed -n 's/.*"typescript": "\([^"]*\)".*/\1/p' package.json)
if ! grep -qs "\"version\": \"$wanted\"" node_modules/typescript/package.json; then
    npm install --silent --no-audit --no-fund --ignore-scripts > /dev/null 2>&1 || not_checked "TypeScript could not be installed"
fi
[ $# -gt 0 ] || set -- tsconfig.json tsconfig.worker.json
for project in "$@"; do
    node node_modules/typescript/bin/tsc --pretty false -p "$project"
done
