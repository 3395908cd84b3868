#!/usr/bin/env bash
# BAPCtools 2026.10.0 and problemtools 1.20260907 (PyPI): the flag `float_relative_tolerance` without an absolute one.
# Guess: 0.0 is right for the answer 0 with both default validators, since the difference is zero.
# Seen: BAPCtools calls 0.0 wrong for 0, and 0 for 0.0, for the relative error of zero and zero is no number;
# only the same text passes. problemtools accepts them. Other equal numbers, 1.0 for 1, pass with both.
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

# The exit statuses of both: 42 is right, 43 is wrong
statuses() {
    local kattis=0 bapc=0
    mkdir -p feedback
    echo "$1" >answer
    echo "$2" >output
    kattis/problemtools/support/default_validator answer answer feedback \
        float_relative_tolerance 1e-6 <output >log 2>&1 || kattis=$?
    bapc/validator answer answer feedback/ float_relative_tolerance 1e-6 \
        <output >log 2>&1 || bapc=$?
    echo "$2 for $1: problemtools $kattis, BAPCtools $bapc" >&2
    echo "$kattis $bapc"
}
[ "$(statuses 0 0.0)" = "42 43" ]
[ "$(statuses 0.0 0)" = "42 43" ]
[ "$(statuses 0 0)" = "42 42" ]
[ "$(statuses 1 1.0)" = "42 42" ]
