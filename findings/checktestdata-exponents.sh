#!/usr/bin/env bash
# checktestdata 2026.9.2 (PyPI, command pyctd) on numbers that Python prints.
# Guess: FLOAT(0,1) accepts numbers with an exponent, so whatever Python's `print` writes for a float in range.
# Seen: it accepts 1e-3 and 1e-5, but not 1e-05, because it takes no exponent with a leading zero. Python, and C's
# `%e`, write at least two digits of the exponent: `print(0.00001)` writes 1e-05, so a generator that prints
# tiny numbers fails its own validator. From 1e-10 on, the two agree again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$folder/packages" checktestdata==2026.9.2
export PYTHONPATH=$folder/packages
echo 'FLOAT(0,1) NEWLINE EOF' >"$folder/rules.ctd"

status() {
    local code=0
    python3 "$folder/packages/bin/pyctd" "$folder/rules.ctd" <"$folder/in" >"$folder/out" 2>&1 || code=$?
    echo "$(cat "$folder/in"): exit status $code" >&2
    echo "$code"
}
echo 1e-5 >"$folder/in"
[ "$(status)" = 0 ]
python3 -c 'print(0.00001)' >"$folder/in"
[ "$(cat "$folder/in")" = 1e-05 ]
[ "$(status)" = 1 ]
python3 -c 'print(0.0000000001)' >"$folder/in"
[ "$(status)" = 0 ]
