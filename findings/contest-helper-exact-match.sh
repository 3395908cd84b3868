#!/usr/bin/env bash
# contest-helper 0.6.13 (PyPI, command ch-test): what "exact match" means.
# Guess: white space at the ends of lines is ignored, but a blank before the answer makes it wrong.
# Seen: ` 7` is "PASSED (exact match)" for `7`, and so is `7` with blanks and an empty line after it; a line break
# inside the output still counts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target "$folder/packages" contest-helper==0.6.13
mkdir -p "$folder/problem/tests"
cd "$folder/problem"
echo '3 4' >tests/01
echo '7 8' >tests/01.a

# The line that tells the result for the output of a program
result() {
    printf '#!/usr/bin/env python3\nprint(%s)\n' "$1" >solution
    chmod +x solution
    PYTHONPATH=$folder/packages python3 "$folder/packages/bin/ch-test" ./solution --timeout 60 \
        >log 2>&1 || true
    echo "print($1): $(sed -n 's/.*Result: //p' log)" >&2
    sed -n 's/.*Result: //p' log
}
[ "$(result '" 7 8"')" = "PASSED (exact match)" ]
[ "$(result '"7 8  \n"')" = "PASSED (exact match)" ]
[ "$(result '"7\n8"')" = FAILED ]
