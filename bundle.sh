#!/bin/sh
# Runs the bundler, and builds it first if it is missing or older than its sources.
set -eu

script=$0
while [ -L "$script" ]; do
    link=$(readlink "$script")
    case $link in
        /*) script=$link ;;
        *) script=$(dirname -- "$script")/$link ;;
    esac
done
home=$(CDPATH='' cd -- "$(dirname -- "$script")" && pwd)
binary=$home/target/bundle/bin/nim-snippets

# In the project's own folder, so that a toolchain file or cargo configuration of the caller's
# folder has no say; with its own target folder, whatever the user's configuration names.
build() (
    cd "$home"
    unset CARGO_BUILD_TARGET
    mkdir -p target/bundle
    stamp=target/bundle/started.$$
    touch "$stamp"
    trap 'rm -f "$stamp"' EXIT
    cargo install --debug --quiet --locked --force --path . --root target/bundle --target-dir target
    # What has changed since the start is not in it; what cargo did not need is no reason to build.
    touch -r "$stamp" "$binary"
)

stale() {
    ! [ -x "$binary" ] || [ -n "$(cd "$home" && find Cargo.toml Cargo.lock src snippets -newer "$binary")" ]
}

if stale; then
    if ! command -v cargo >/dev/null; then
        echo "bundle.sh: cargo is missing; install Rust from https://rustup.rs" >&2
        exit 1
    fi
    echo "bundle.sh: building the bundler ..." >&2
    if ! log=$(build 2>&1); then
        printf '%s\n' "$log" "bundle.sh: the bundler could not be built, see above" >&2
        exit 1
    fi
fi
exec "$binary" "$@"
