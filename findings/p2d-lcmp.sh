#!/usr/bin/env bash
# p2d 0.4.0 and problemtools 1.20260907 (PyPI): a Polygon package that uses the checker std::lcmp.cpp, which compares
# line by line, converted for DOMjudge and Kattis with `p2d --auto`.
# Guess: the flags of the default validator become `case_sensitive space_change_sensitive`, so that lines count.
# Seen: only `case_sensitive`, as for std::wcmp.cpp; the validator then accepts `1 2` for an answer of two lines,
# which lcmp calls wrong.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$folder/p2d" p2d==0.4.0
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --no-deps --target "$folder/kattis" problemtools==1.20260907
mkdir -p "$folder/package/tests"
cd "$folder/package"
echo 2 >tests/01
printf '1\n2\n' >tests/01.a
cat >problem.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<problem short-name="lines">
  <names><name language="english" value="Lines"/></names>
  <judging>
    <testset name="tests">
      <time-limit>1000</time-limit>
      <memory-limit>268435456</memory-limit>
      <input-path-pattern>tests/%02d</input-path-pattern>
      <answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests><test method="manual" sample="true"/></tests>
    </testset>
  </judging>
  <assets>
    <checker name="std::lcmp.cpp" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
  </assets>
</problem>
XML
PYTHONPATH=$folder/p2d python3 -m p2d --yes --auto --code L --output "$folder/lines.zip" . >log 2>&1 ||
    { cat log; exit 1; }
cd "$folder"
python3 -m zipfile -e lines.zip converted
cat converted/problem.yaml
grep -qx 'validator_flags: case_sensitive' converted/problem.yaml

code=0
mkdir feedback
echo '1 2' | kattis/problemtools/support/default_validator converted/data/sample/01.in \
    converted/data/sample/01.ans feedback case_sensitive || code=$?
echo "the validator's exit status for two lines in one: $code"
[ "$code" = 42 ]
