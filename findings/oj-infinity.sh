#!/usr/bin/env bash
# online-judge-tools-ng 12.0.1 and problemtools 1.20260907 (PyPI): `inf` as the answer, under a tolerance of 1e-6.
# Guess: problemtools accepts 1e400 for inf, because both are infinite as floating-point numbers; BAPCtools not.
# Seen: the other way round. problemtools accepts INF, as it ignores case, but neither 1e400 nor Infinity;
# `oj test -e 1e-6` accepts 1e400 and Infinity, even 1_0 for 10, since it reads words as Python's `float` does,
# but not nan for nan, as nan is close to nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$folder/oj" online-judge-tools-ng==12.0.1
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --no-deps --target "$folder/kattis" problemtools==1.20260907

# The verdicts of both on one answer and one output
verdicts() {
    rm -rf "$folder/case"
    mkdir -p "$folder/case/test" "$folder/case/feedback"
    cd "$folder/case"
    echo "$1" | tee test/1.out >answer
    echo "$2" | tee test/1.in >output
    local oj=wrong kattis=wrong
    PYTHONPATH=$folder/oj python3 -m onlinejudge_command.main test -e 1e-6 -c cat -t 60 \
        >log 2>&1 && oj=right
    local code=0
    "$folder/kattis/problemtools/support/default_validator" test/1.in answer feedback \
        float_tolerance 1e-6 <output >log 2>&1 || code=$?
    [ "$code" = 42 ] && kattis=right
    echo "$2 for $1: oj $oj, problemtools $kattis" >&2
    echo "$oj $kattis"
}
[ "$(verdicts inf 1e400)" = "right wrong" ]
[ "$(verdicts inf Infinity)" = "right wrong" ]
[ "$(verdicts inf INF)" = "right right" ]
[ "$(verdicts 10 1_0)" = "right wrong" ]
[ "$(verdicts nan nan)" = "wrong right" ]
