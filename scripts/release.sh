#!/bin/sh
# Builds what this machine can build of a release, puts it into `target/dist` and prints its sums. What it
# cannot build, it names in one sentence each.
#
# scripts/release.sh [linux | debian | windows]...   all three, unless some are named
set -eu

top=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
cd "$top"
# Whatever the caller has set for tests stays away from what others get.
unset CARGO_TARGET_DIR RUSTFLAGS XDG_CONFIG_HOME XDG_DATA_HOME
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
dist=$top/target/dist
failed=no

say() {
    printf '%s\n' "$*" >&2
}

missing() {
    say "$*"
    failed=yes
}

# pack NAME PROGRAM: a folder with the program and what is read beside it.
pack() {
    rm -rf "${dist:?}/$1"
    mkdir -p "$dist/$1"
    cp "$2" "$dist/$1/"
    cp README.md LICENSE CHANGELOG.md "$dist/$1/"
    cp -R docs examples "$dist/$1/"
    rm -rf "$dist/$1/docs/decisions"
}

# For this machine, with what a package installs beside the program.
linux() {
    command -v cargo >/dev/null || { missing "Linux: cargo is missing; ./play installs it."; return; }
    pkg-config --exists alsa 2>/dev/null || { missing "Linux: the headers of ALSA are missing; ./play installs them."; return; }
    say "Building for this machine."
    cargo build --release --locked --features tones --bin touchmove
    program=$top/target/release/touchmove
    extra=$top/target/release/extra
    mkdir -p "$extra/de"
    "$program" man --talk en | gzip -9n >"$extra/touchmove.1.gz"
    "$program" man --talk de | gzip -9n >"$extra/de/touchmove.1.gz"
    for shell in bash fish zsh; do
        case $shell in zsh) file=_touchmove ;; *) file=touchmove.$shell ;; esac
        "$program" completions "$shell" --talk en >"$extra/$file"
    done
    name=touchmove-$version-$(uname -m)-linux
    pack "$name" "$program"
    mkdir -p "$dist/$name/extra"
    cp -R "$extra/." packaging/touchmove.desktop packaging/*.metainfo.xml "$dist/$name/extra/"
    strip "$dist/$name/touchmove" 2>/dev/null || true
    tar -C "$dist" -czf "$dist/$name.tar.gz" "$name"
    rm -rf "${dist:?}/$name"
}

debian() {
    cargo deb --version >/dev/null 2>&1 || { missing "Debian: cargo-deb is missing; to install it, run: cargo install cargo-deb --locked"; return; }
    [ -e target/release/extra/touchmove.1.gz ] || linux
    [ -e target/release/extra/touchmove.1.gz ] || return 0
    say "Packing for Debian."
    cargo deb --no-build --locked --output "$dist/" >/dev/null
}

# By the tools of scripts/cross.sh, which says what is missing.
windows() {
    if ! program=$(scripts/cross.sh build); then
        failed=yes
        return
    fi
    command -v zip >/dev/null || { missing "Windows: zip is missing; to install it, run: apt-get install zip"; return; }
    name=touchmove-$version-x86_64-windows
    pack "$name" "$program"
    mkdir -p "$dist/$name/extra"
    cp packaging/windows/* "$dist/$name/"
    (cd "$dist" && rm -f "$name.zip" && zip -q -r "$name.zip" "$name")
    rm -rf "${dist:?}/$name"
}

mkdir -p "$dist"
[ $# -gt 0 ] || set -- linux debian windows
for part in "$@"; do
    case $part in
    linux | debian | windows) "$part" ;;
    *)
        say "Usage: scripts/release.sh [linux | debian | windows]..."
        exit 2
        ;;
    esac
done
cd "$dist"
found=$(find . -maxdepth 1 -type f \( -name '*.tar.gz' -o -name '*.zip' -o -name '*.deb' \) | sed 's|^\./||' | sort)
[ -n "$found" ] || exit 1
# shellcheck disable=SC2086 # names without blanks, made above
sha256sum $found | tee SHA256SUMS
[ "$failed" = no ]
