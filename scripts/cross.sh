#!/bin/sh
# Looks at touchmove as other systems compile it, on a Debian that has none of them: lints for Windows and
# macOS, tests under Wine, the program for Windows. Without rustup it takes an hour the first time, and minutes
# later.
#
# scripts/cross.sh [--no-install] [check | test | build]...   all three, unless some are named
#
# `check` and `test` tell what they find, `build` prints the name of the program. All that is downloaded or
# made is in `target/cross`, or in the folder that TOUCHMOVE_CROSS names; libraries of rustup are where it has
# its own.
set -eu

top=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
dir=${TOUCHMOVE_CROSS:-$top/target/cross}
windows=x86_64-pc-windows-gnu
macs="x86_64-apple-darwin aarch64-apple-darwin"
mingw=x86_64-w64-mingw32
wine=/usr/lib/wine/wine64
tools=$dir/toolchain/usr
install=yes
libraries=debian

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# Where rustup has the standard library for other systems, the compiler at home is used. Elsewhere it is
# Debian's, with the source of its library and clippy, all of one make: what Debian has for them is too old.
compiler="rustc-web libstd-rust-web-dev libstd-rust-web-1.96 rust-web-src rust-web-clippy libllvm22"

# need THING PACKAGE: a program or file that is not there is installed, or named.
need() {
    if command -v "$1" >/dev/null 2>&1 || [ -e "$1" ]; then return; fi
    missing="$missing $2"
}

# has_libraries: whether rustup has what is missing for these systems, or can fetch it.
has_libraries() {
    command -v rustup >/dev/null || return 1
    for target in $windows $macs; do
        if rustup target list --installed | grep -qx "$target"; then continue; fi
        # shellcheck disable=SC2086 # several words
        [ "$install" = yes ] && rustup target add $windows $macs >&2
        return
    done
}

setup() {
    command -v cargo >/dev/null || die "Missing: cargo. ./play installs it."
    command -v apt-get >/dev/null || die "Missing: Debian, whose packages have Rust with the source of its library, Wine and MinGW; on other systems please let CI do it."
    missing=
    need "$mingw-gcc-posix" gcc-mingw-w64-x86-64-posix
    case " ${steps:-test} " in *" test "*) need "$wine" "wine wine64" ;; esac
    need python3 "python3 python3-venv"
    if [ -n "$missing" ]; then
        [ "$install" = yes ] && [ "$(id -u)" = 0 ] ||
            die "Missing: what builds for other systems and runs it. To install it, run as root: apt-get install --no-install-recommends$missing"
        say "Installing what builds for other systems and runs it:$missing."
        # shellcheck disable=SC2086 # a list of packages
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
    fi
    if has_libraries; then
        libraries=rustup
        [ -e "$dir/zar" ] || wrappers
        return
    fi
    [ -e "$dir/ready" ] && return
    [ "$install" = yes ] || die "Missing: the compiler in $dir. To fetch it, start again without --no-install."
    say "Fetching the compiler, 140 MB."
    rm -rf "$dir/debs" "$dir/toolchain"
    mkdir -p "$dir/debs"
    # shellcheck disable=SC2086 # a list of packages
    (cd "$dir/debs" && apt-get download -qq $compiler >&2) ||
        die "Missing: Rust 1.96 with the source of its library, which this Debian does not offer as packages: $compiler."
    for deb in "$dir"/debs/*.deb; do dpkg -x "$deb" "$dir/toolchain"; done
    rm -rf "$dir/debs"
    wrappers
    : >"$dir/ready"
}

# script FILE: an executable from standard input.
script() {
    cat >"$1"
    chmod +x "$1"
}

wrappers() {
    script "$dir/rustc" <<END
#!/bin/sh
LD_LIBRARY_PATH=$tools/lib/x86_64-linux-gnu exec $tools/bin/rustc "\$@"
END
    script "$dir/clippy" <<END
#!/bin/sh
shift
LD_LIBRARY_PATH=$tools/lib/x86_64-linux-gnu exec $tools/bin/clippy-driver rustc "\$@"
END
    # Wine 8 of Debian 12 lacks the library from which Rust takes chance.
    cat >"$dir/bcryptprimitives.c" <<END
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T count) { return RtlGenRandom(to, (ULONG)count); }
END
    $mingw-gcc-posix -shared -o "$dir/bcryptprimitives.dll" "$dir/bcryptprimitives.c" -ladvapi32
    # The parts in C and Objective-C for macOS: zig has its headers, and does not take some flags of clang.
    python3 -m venv "$dir/zig"
    "$dir/zig/bin/pip" install --quiet ziglang >&2
    script "$dir/zcc" <<END
#!/bin/bash
kept=() skip= target=x86_64-macos
for flag in "\$@"; do
    if [ -n "\$skip" ]; then
        case \$flag in arm64 | aarch64) target=aarch64-macos ;; esac
        skip=
        continue
    fi
    case \$flag in
    --target=arm64* | --target=aarch64*) target=aarch64-macos ;;
    --target=* | -mmacosx-version-min=* | -march=*) ;;
    -arch | -isysroot) skip=1 ;;
    *) kept+=("\$flag") ;;
    esac
done
exec $dir/zig/bin/python -m ziglang cc -target "\$target" "\${kept[@]}"
END
    script "$dir/zar" <<END
#!/bin/sh
exec $dir/zig/bin/python -m ziglang ar "\$@"
END
}

# across TARGET COMMAND FLAGS...: cargo for another system.
across() {
    target=$1 command=$2
    shift 2
    (
        export CARGO_TARGET_DIR="$dir/target"
        export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0 ZIG_GLOBAL_CACHE_DIR="$dir/zigcache"
        export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER="$mingw-gcc-posix"
        export CC_x86_64_pc_windows_gnu="$mingw-gcc-posix" AR_x86_64_pc_windows_gnu="$mingw-ar"
        for mac in $macs; do
            name=$(echo "$mac" | tr - _)
            export "CC_$name=$dir/zcc" "AR_$name=$dir/zar"
        done
        cd "$top"
        if [ "$libraries" = rustup ]; then
            cargo "$command" --locked --target "$target" "$@"
            return
        fi
        export RUSTC="$dir/rustc" RUSTC_BOOTSTRAP=1
        "$(rustup which cargo 2>/dev/null || command -v cargo)" "$command" --locked \
            -Zbuild-std=std,panic_unwind,test --target "$target" "$@"
    )
}

lints() {
    target=$1
    shift
    if [ "$libraries" = rustup ]; then
        across "$target" clippy "$@"
    else
        RUSTC_WORKSPACE_WRAPPER=$dir/clippy CLIPPY_CONF_DIR=$top across "$target" check "$@"
    fi
}

# Nothing that is not warned of at home is warned of elsewhere.
check() {
    log=$dir/check.log
    : >"$log"
    for target in $windows $macs; do
        for tones in "" "--features tones"; do
            say "Lints for $target${tones:+ with tones}."
            case $target in
            # The benches measure boards by pseudo-terminals.
            "$windows") what="--workspace --lib --bins --tests" ;;
            *) what="--workspace --all-targets" ;;
            esac
            # shellcheck disable=SC2086 # several words
            lints "$target" $what $tones >"$log" 2>&1 || { cat "$log" >&2 && exit 1; }
            ! grep -q '^warning: `touchmove' "$log" || { cat "$log" >&2 && exit 1; }
        done
    done
    say "Windows and macOS: no warning."
}

# What Windows has and Wine has not is left out by name, each with its reason.
left_out() {
    sed -n 's/^\([a-z][a-z_0-9:]*\) .*/--skip \1/p' "$top/scripts/wine.txt"
}

test() {
    (
        export WINEPREFIX="$dir/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" WINEARCH=win64
        export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=$wine
        # Wine hands these on, and no Windows has them.
        unset DISPLAY TERM LANG LC_MESSAGES TOUCHMOVE_CROSS
        export LC_ALL=C.UTF-8
        [ -d "$WINEPREFIX" ] || $wine wineboot -i
        cp "$dir/bcryptprimitives.dll" "$WINEPREFIX/drive_c/windows/system32/"
        # shellcheck disable=SC2046 # several words
        across $windows test --workspace --lib --bins --test it --no-fail-fast -- $(left_out)
    )
}

build() {
    CARGO_PROFILE_RELEASE_STRIP=symbols across $windows build --release --features tones >&2
    echo "$dir/target/$windows/release/touchmove.exe"
}

steps=
for argument in "$@"; do
    case $argument in
    --no-install) install=no ;;
    check | test | build) steps="$steps $argument" ;;
    *)
        say "Usage: scripts/cross.sh [--no-install] [check | test | build]..."
        exit 2
        ;;
    esac
done
mkdir -p "$dir"
setup
for step in ${steps:-check test build}; do "$step"; done
