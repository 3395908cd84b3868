#!/usr/bin/env bash
# pycgt 0.2.0 (PyPI): `render` writes a value as text, `parse` reads one.
# Guess: `parse(render(g))` is `g` for all 22 values born by day 2.
# Seen: four of them cannot be read back, `1*`, `-1*`, `^*` and `v*`: a sum of two named values is written without a
# sign between them, and `parse` rejects that with a ValueError. Three times up is named `Tiny(v)`, which `parse`
# does not know either.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$folder" pycgt==0.2.0
PYTHONPATH=$folder python3 - <<'PYTHON'
from pycgt import multiple, parse, render, UP
from pycgt.census import born_by


def is_read(text):
    try:
        parse(text)
    except ValueError:
        return False
    return True


texts = [render(g) for g in born_by(2)]
unread = sorted(text for text in texts if not is_read(text))
print(len(texts), unread, render(multiple(UP, 3)))
assert len(texts) == 22
assert unread == ["-1*", "1*", "^*", "v*"], unread
assert render(multiple(UP, 3)) == "Tiny(v)"
assert not is_read("Tiny(v)")
PYTHON
