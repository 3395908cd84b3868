#!/bin/sh
# Runs the bundler, and builds it first if it is missing or older than its sources.
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

# Two builds of one tool, each with its folder: the bundler alone is built in a third of the time.
case ${1-} in
    list | ask | api | explain | table | guess | play)
        root=target/explore
        features=explore
        what="the bundler, and what finds, explains and plays games"
        ;;
    *)
        root=target/bundle
        features=
        what="the bundler"
        ;;
esac
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
            --no-default-features --features "$features" --root "$root" --target-dir target &&
        touch -r "$stamp" "$binary"
)

stale() {
    ! [ -x "$binary" ] || [ -n "$(cd "$home" && find Cargo.toml Cargo.lock crates games problems snippets src -newer "$binary")" ]
}

fail() {
    printf 'bundle.sh: %s\n' "$1" >&2
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
    exec cargo run --quiet --locked --target-dir target -p page -- "$folder"
fi

if stale; then
    command -v cargo >/dev/null || fail "cargo is missing; install Rust from https://rustup.rs"
    echo "bundle.sh: building $what ..." >&2
    if [ -t 2 ]; then
        build >&2 || fail "the bundler could not be built, see above"
    else
        log=$(build --quiet 2>&1) || {
            printf '%s\n' "$log" >&2
            fail "the bundler could not be built, see above"
        }
    fi
fi
exec "$binary" "$@"
