#!/usr/bin/env bash
# checktestdata 2026.9.2 (PyPI, command pyctd): the operator `^` in expressions of a .ctd file.
# Guess: powers group from the right, as in mathematics and in Python's `**`: 2^3^2 is 2^9 = 512.
# Seen: they group from the left, (2^3)^2 = 64. A minus sign binds as in mathematics: -2^2 is -4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$folder/packages" checktestdata==2026.9.2
export PYTHONPATH=$folder/packages

# The exit status for an expression that must hold of n = 2
status() {
    echo "INT(1,9,n) NEWLINE ASSERT($1) EOF" >"$folder/rules.ctd"
    local code=0
    echo 2 | python3 "$folder/packages/bin/pyctd" "$folder/rules.ctd" >"$folder/out" 2>&1 || code=$?
    echo "$1: exit status $code" >&2
    echo "$code"
}
[ "$(status 'n^3^2 == 512')" = 1 ]
[ "$(status 'n^3^2 == 64')" = 0 ]
[ "$(status '-n^2 == -4')" = 0 ]
