#!/bin/sh
# Runs the tool, and builds it first if it is missing or older than its sources.
set -eu

script=$0
while [ -L "$script" ]; do
    link=$(readlink "$script")
    case $link in
        /*) script=$link ;;
        *) script=${script%"${script##*/}"}$link ;;
    esac
done
case $script in
    */*) home=$(CDPATH='' cd -- "${script%/*}/" && pwd) ;;
    *) home=$PWD ;;
esac

root=target/bundle
binary=$home/$root/bin/nim-snippets

# In the project's own folder, so that a toolchain file or cargo configuration of the caller's
# folder has no say; with its own target folder, whatever the user's configuration names.
build() (
    cd "$home" && mkdir -p "$root" || exit
    unset CARGO_BUILD_TARGET
    stamp=$root/started.$$
    trap 'rm -f "$stamp"' EXIT
    # What has changed since the start is not in it; what cargo did not need is no reason to build.
    # No line may rely on `set -e`, which bash suspends where a failure is asked for.
    touch "$stamp" &&
        cargo install "$@" --profile bundle --locked --force --path crates/cli \
            --root "$root" --target-dir target &&
        touch -r "$stamp" "$binary"
)

# Folders are looked at too: they are newer when a file in them was added, deleted or replaced.
is_stale() {
    [ -n "$(cd "$home" && find Cargo.toml Cargo.lock crates games problems snippets src \
        -newer "$binary" -print -o -name tests -prune)" ]
}

say() {
    printf 'bundle.sh: %s\n' "$1" >&2
}

fail() {
    say "$1"
    exit 1
}

if [ "${1-}" = page ]; then
    command -v cargo >/dev/null || fail "cargo is missing; install Rust from https://rustup.rs"
    [ "$#" -eq 2 ] || fail "name the folder for the page: \`./bundle.sh page DIR\`"
    case $2 in
        /*) folder=$2 ;;
        *) folder=$PWD/$2 ;;
    esac
    cd "$home"
    unset CARGO_BUILD_TARGET
    say "building the page, a few minutes the first time"
    [ -t 2 ] && quiet= || quiet=--quiet
    exec cargo run ${quiet:+"$quiet"} --locked --target-dir target -p page -- "$folder"
fi

what=
if ! [ -x "$binary" ]; then
    what="building the tool, about half a minute on two idle cores"
elif is_stale; then
    what="building the tool again, its sources have changed"
fi
if [ -n "$what" ]; then
    command -v cargo >/dev/null || fail "cargo is missing; install Rust from https://rustup.rs"
    say "$what"
    if [ -t 2 ]; then
        build >&2 || fail "the tool could not be built, see above"
    else
        log=$(build --quiet 2>&1) || {
            printf '%s\n' "$log" >&2
            fail "the tool could not be built, see above"
        }
        say "built"
    fi
fi
exec "$binary" "$@"
