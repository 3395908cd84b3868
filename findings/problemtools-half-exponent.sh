#!/usr/bin/env bash
# problemtools 1.20260907 and BAPCtools 2026.10.0 (PyPI): both default validators with `float_tolerance 1e-6`.
# Guess: the output `1.0e`, an exponent without digits, is wrong for the answer 1, as it is not a number.
# Seen: problemtools accepts `1.0e` and `1.0e+`; BAPCtools rejects both, as it does `1.0abc` like problemtools.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --no-deps --target "$folder/kattis" problemtools==1.20260907
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --no-deps --target "$folder/bapc" bapctools==2026.10.0
g++ -O1 -std=c++20 -o "$folder/bapc/validator" \
    "$folder/bapc/bapctools/resources/support/default_output_validator.cpp"
cd "$folder"
echo 1 >answer

# The exit statuses of both: 42 is right, 43 is wrong
statuses() {
    local kattis=0 bapc=0
    mkdir -p feedback
    echo "$1" >output
    kattis/problemtools/support/default_validator answer answer feedback float_tolerance 1e-6 \
        <output >log 2>&1 || kattis=$?
    bapc/validator answer answer feedback/ float_tolerance 1e-6 <output >log 2>&1 || bapc=$?
    echo "$1: problemtools $kattis, BAPCtools $bapc" >&2
    echo "$kattis $bapc"
}
[ "$(statuses 1.0e0)" = "42 42" ]
[ "$(statuses 1.0e)" = "42 43" ]
[ "$(statuses 1.0e+)" = "42 43" ]
[ "$(statuses 1.0abc)" = "43 43" ]
