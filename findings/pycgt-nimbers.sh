#!/usr/bin/env bash
# pycgt 0.2.0 (PyPI): the names of nimbers.
# Guess: `render(nimber(k))` is `*k` for every k from 2 on, as `parse("*6")` is accepted.
# Seen: `*5` is the last one that has a name. The xor of 3 and 5 is printed as a switch, `+-{*,*2,*3,*4,*5,0}`,
# though it equals `parse("*6")`; `*7` repeats the whole text of `*6` inside, so texts double with each step.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$folder" pycgt==0.2.0
PYTHONPATH=$folder python3 - <<'PYTHON'
from pycgt import nimber, parse, render

texts = [render(nimber(k)) for k in range(9)]
print(*texts[:7], sep="\n")
assert texts[:6] == ["0", "*", "*2", "*3", "*4", "*5"], texts
assert texts[6] == "+-{*,*2,*3,*4,*5,0}", texts[6]
assert nimber(3) + nimber(5) == parse("*6")
assert len(texts[8]) > 2 * len(texts[7]) > 4 * len(texts[6])
PYTHON
