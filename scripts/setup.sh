# shellcheck shell=sh
# What `play` and `check` share: find out what is missing, say so in one line, install it.
# The caller sets `top`, the folder of Cargo.toml, and `install`, yes or no, and then sources this.

# One list of packages for each thing needed. Tried for real: apt-get, on Debian 12.
# Not tried, taken from the package lists: dnf, zypper, pacman, apk, brew, pkg.
packages() {
    # They have to be of one make with the Rust that is there.
    if [ "$1" = lints ] && { commands rustup || ! system_has_rust; }; then return; fi
    case $manager:$1 in
    apt-get:cc) echo gcc libc6-dev ;;
    apt-get:rust) echo rustc cargo ;;
    apt-get:lints) echo rustfmt rust-clippy ;;
    apt-get:speech) echo speech-dispatcher speech-dispatcher-espeak-ng espeak-ng ;;
    apt-get:sound) echo pulseaudio pulseaudio-utils sox ;;
    apt-get:braille) echo liblouis-bin liblouis-data ;;
    apt-get:engine) echo stockfish fairy-stockfish ;;
    apt-get:reader) echo yasr ;;
    apt-get:readers) echo orca fenrir brltty brltty-x11 at-spi2-core dbus sakura xvfb xdotool ;;
    apt-get:clock) echo faketime ;;
    apt-get:venv) echo python3 python3-venv ;;
    apt-get:chip) echo gcc-avr avr-libc arduino-core-avr libsimavr-dev ;;
    apt-get:libspeechd) echo libspeechd-dev ;;
    apt-get:alsa) echo libasound2-dev pkg-config ;;
    apt-get:libclang)
        clang=$(offered libclang-dev) || return
        echo "libclang1-${clang%%.*} libclang-common-${clang%%.*}-dev"
        ;;

    dnf:cc) echo gcc ;;
    dnf:rust) echo rust cargo ;;
    dnf:lints) echo rustfmt clippy ;;
    dnf:speech) echo speech-dispatcher speech-dispatcher-espeak-ng espeak-ng ;;
    dnf:sound) echo pulseaudio pulseaudio-utils sox ;;
    dnf:braille) echo liblouis-utils ;;
    dnf:libspeechd) echo speech-dispatcher-devel ;;
    dnf:alsa) echo alsa-lib-devel pkgconf-pkg-config ;;
    dnf:libclang) echo clang-devel ;;

    zypper:cc) echo gcc ;;
    zypper:rust) echo rust cargo ;;
    zypper:speech) echo speech-dispatcher speech-dispatcher-module-espeak espeak-ng ;;
    zypper:sound) echo pulseaudio pulseaudio-utils sox ;;
    zypper:braille) echo liblouis-tools ;;
    zypper:libspeechd) echo libspeechd-devel ;;
    zypper:alsa) echo alsa-devel pkg-config ;;
    zypper:libclang) echo clang-devel ;;
    zypper:certificates) echo ca-certificates-mozilla ;;

    pacman:cc) echo gcc ;;
    pacman:rust) echo rust ;;
    pacman:speech) echo speech-dispatcher espeak-ng ;;
    pacman:sound) echo pulseaudio sox ;;
    pacman:braille) echo liblouis ;;
    pacman:libspeechd) echo speech-dispatcher ;;
    pacman:alsa) echo alsa-lib pkgconf ;;
    pacman:libclang) echo clang ;;

    apk:cc) echo gcc musl-dev ;;
    apk:rust) echo rust cargo ;;
    apk:lints) echo rustfmt rust-clippy ;;
    apk:speech) echo speech-dispatcher espeak-ng ;;
    apk:sound) echo pulseaudio pulseaudio-utils sox ;;
    apk:braille) echo liblouis ;;
    apk:libspeechd) echo speech-dispatcher-dev ;;
    apk:alsa) echo alsa-lib-dev pkgconf ;;
    apk:libclang) echo clang-dev clang-libclang ;;

    brew:rust) echo rust ;;
    brew:braille) echo liblouis ;;
    brew:clock) echo libfaketime ;;

    pkg:rust) echo rust ;;
    pkg:speech) echo speech-dispatcher espeak-ng ;;
    pkg:sound) echo pulseaudio sox ;;
    pkg:alsa) echo alsa-lib pkgconf ;;
    pkg:braille) echo liblouis ;;

    brew:engine | pkg:engine) echo stockfish ;;

    brew:* | pkg:* | none:*) ;;
    *:engine) echo stockfish ;;
    *:clock) echo libfaketime ;;
    *:certificates) echo ca-certificates ;;
    esac
}

# What a thing is, and why it is wanted.
describe() {
    case $1 in
    cc) echo "a C compiler, to build the game" ;;
    certificates) echo "root certificates, to fetch the Rust libraries" ;;
    rust) echo "Rust $rust_wanted or newer, to build the game" ;;
    lints) echo "rustfmt and clippy, to check the source" ;;
    speech) echo "the speech server speech-dispatcher with espeak-ng, so that the game can speak" ;;
    sound) echo "PulseAudio and sox, so that tests can record what the game says" ;;
    braille) echo "liblouis with lou_translate, so that tests can write literary braille" ;;
    engine) echo "the chess engines Stockfish and Fairy-Stockfish, so that tests can play against them" ;;
    reader) echo "the screen reader yasr, so that tests can hear what it says" ;;
    readers) echo "Orca, Fenrir and BRLTTY with a desktop that nobody sees, so that tests can hear and feel the screen" ;;
    clock) echo "faketime, so that tests run on another day" ;;
    chip) echo "avr-gcc, the core of the Arduino and simavr, so that tests run the firmware of a peg board" ;;
    venv) echo "Python with its module venv, so that tests can compare pairings and tie-breaks with other programs" ;;
    libspeechd) echo "the headers of libspeechd, to build the tts feature" ;;
    libclang) echo "libclang, to build the tts feature" ;;
    alsa) echo "the headers of ALSA and pkg-config, to build the game with tones" ;;
    esac
}

# Whether a thing is there.
have() {
    case $1 in
    cc) echo '#include <stdlib.h>' | cc -fsyntax-only -x c - 2>/dev/null ;;
    certificates)
        [ -n "${SSL_CERT_FILE:-}" ] || [ -z "$(packages certificates)" ] || any_file \
            /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt \
            /etc/ssl/cert.pem /etc/ssl/ca-bundle.pem
        ;;
    rust) commands cargo && at_least "$rust_wanted" "$(rustc --version 2>/dev/null)" ;;
    lints) cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 ;;
    speech)
        # A Mac speaks by itself, and a server named by its address may be anywhere.
        [ "$system" = Darwin ] || [ -n "${SPEECHD_ADDRESS:-}" ] ||
            { commands speech-dispatcher espeak-ng && espeak_module; }
        ;;
    engine)
        { commands stockfish || any_file /usr/games/stockfish /usr/local/games/stockfish; } &&
            { [ "$manager" != apt-get ] || commands fairy-stockfish || any_file /usr/games/fairy-stockfish; }
        ;;
    reader) commands yasr ;;
    readers) commands orca fenrir brltty dbus-daemon sakura Xvfb xdotool && any_file /lib/brltty/libbrlttyxa2.so /usr/lib/*/brltty/libbrlttyxa2.so ;;
    clock) commands faketime ;;
    venv) commands python3 && python3 -c 'import ensurepip' 2>/dev/null ;;
    chip)
        commands avr-gcc avr-size && any_file /usr/share/arduino/hardware/arduino/avr/cores/arduino/Arduino.h &&
            echo '#include <simavr/sim_avr.h>' | cc -fsyntax-only -x c - 2>/dev/null
        ;;
    sound) [ "$system" = Darwin ] || commands pulseaudio pactl parecord sox ;;
    braille) commands lou_translate ;;
    libspeechd)
        # The tts feature asks for it on Linux only.
        [ "$system" != Linux ] ||
            echo '#include <speech-dispatcher/libspeechd.h>' | cc -fsyntax-only -x c - 2>/dev/null
        ;;
    alsa) [ "$system" = Darwin ] || pkg-config --exists alsa 2>/dev/null ;;
    libclang)
        # The library, and the headers of the compiler that belong to it.
        [ "$system" != Linux ] || {
            any_file "${LIBCLANG_PATH:-/usr/lib}"/libclang.so* "${LIBCLANG_PATH:-/usr/lib}"/libclang-[0-9]* \
                /usr/lib64/libclang.so* /usr/lib/*/libclang.so* /usr/lib/*/libclang-[0-9]* \
                /usr/lib/llvm*/lib/libclang.so* &&
                any_file /usr/lib/clang/*/include/stddef.h /usr/lib64/clang/*/include/stddef.h \
                    /usr/lib/llvm*/lib/clang/*/include/stddef.h
        }
        ;;
    esac
}

# The module stands in another folder on each system; in a folder not known here it is taken to be there.
espeak_module() {
    for folder in /usr/lib /usr/lib64 /usr/libexec /usr/lib/*-linux-gnu* /usr/local/lib /usr/local/libexec; do
        if [ -d "$folder/speech-dispatcher-modules" ]; then
            any_file "$folder/speech-dispatcher-modules/sd_espeak-ng" "$folder/speech-dispatcher-modules/sd_espeak"
            return
        fi
    done
}

commands() {
    for command in "$@"; do
        command -v "$command" >/dev/null 2>&1 || return 1
    done
}

any_file() {
    for file in "$@"; do
        [ ! -e "$file" ] || return 0
    done
    return 1
}

# at_least WANTED TEXT: the first version number in TEXT is WANTED or newer.
at_least() {
    printf '%s\n' "$2" | awk -v wanted="$1" '
        match($0, /[0-9]+(\.[0-9]+)+/) {
            split(wanted, w, "."); split(substr($0, RSTART, RLENGTH), f, ".")
            for (i = 1; i <= 3; i++) if (f[i] + 0 != w[i] + 0) { newer = f[i] + 0 > w[i] + 0; exit }
            newer = 1; exit
        }
        END { exit !newer }'
}

# The version of a package that the package manager would install; fails where it offers none.
offered() {
    case $manager in
    apt-get) LC_ALL=C apt-cache policy "$1" | sed -n 's/^ *Candidate: \([0-9]*:\)\{0,1\}\([0-9]\)/\2/p' ;;
    dnf) LC_ALL=C dnf -q info "$1" | sed -n 's/^Version *: *//p' ;;
    zypper) LC_ALL=C zypper -q info "$1" | sed -n 's/^Version *: *//p' ;;
    pacman) LC_ALL=C pacman -Si "$1" | sed -n 's/^Version *: *\([0-9]*:\)\{0,1\}//p' ;;
    apk) apk search -q -e "$1" >/dev/null && apk search -e "$1" | sed "s/^$1-//" ;;
    brew) brew info "$1" | head -n 1 ;;
    pkg) pkg rquery %v "$1" ;;
    esac 2>/dev/null </dev/null | grep '[0-9]'
}

# Brings the list of packages up to date, for the managers that do not do it by themselves.
refresh() {
    case $manager in
    apt-get) as_root apt-get update -qq ;;
    apk) as_root apk update -q ;;
    *) false ;;
    esac </dev/null >>"$log" 2>&1
}

install_packages() {
    case $manager in
    apt-get)
        # A fresh machine may still be busy with its own updates.
        as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
        ;;
    dnf) as_root dnf install -y -q --setopt=install_weak_deps=False "$@" ;;
    zypper) as_root zypper --quiet --non-interactive install --no-recommends "$@" ;;
    pacman) as_root pacman -S --noconfirm --needed --noprogressbar "$@" ;;
    apk) as_root apk add -q --no-progress "$@" ;;
    brew) brew install -q "$@" ;;
    pkg) as_root pkg install -y -q "$@" ;;
    esac </dev/null >>"$log" 2>&1
}

# The same command, as a person would type it.
install_command() {
    case $manager in
    apt-get) echo "${sudo:+$sudo }apt-get install --no-install-recommends $*" ;;
    pacman) echo "${sudo:+$sudo }pacman -S $*" ;;
    apk) echo "${sudo:+$sudo }apk add $*" ;;
    *) echo "${sudo:+$sudo }$manager install $*" ;;
    esac
}

as_root() {
    if [ -n "$sudo" ]; then "$sudo" "$@"; else "$@"; fi
}

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# must THING: nothing can be built without it. What is missing is counted, for `settle` to end the script.
must() {
    have "$1" && return
    try_install "$1" && return
    [ "$tried" = no ] || exit 1
    say "Missing: $(describe "$1"). $(how "$1")"
    missing=yes
}

# may THING: the game starts without it.
may() {
    have "$1" && return
    try_install "$1" && return
    if [ "$tried" = yes ]; then
        say "The game starts without it."
    else
        say "Missing, but the game starts without it: $(describe "$1"). $(how "$1")"
    fi
}

settle() {
    [ "$missing" = no ] || exit 1
}

# Installs a thing and says so before; fails where that is not allowed, not possible, or did not help.
try_install() {
    tried=no
    names=$(packages "$1") || names=
    if [ "$install" = no ] || [ "$privilege" = no ] || [ -z "$names" ]; then return 1; fi
    tried=yes
    say "Installing $(describe "$1"): $names.$ask"
    # shellcheck disable=SC2086 # a list of packages
    run_installer install_packages $names || return
    have "$1" && return
    say "It is installed, but cannot be found."
    return 1
}

# Runs an installer, that of packages once more after a refresh; a failure is told in one line.
run_installer() {
    : >"$log"
    "$@" && return
    [ "$1" = install_packages ] && refresh && "$@" && return
    say "That failed, perhaps because the network cannot be reached. The last words were: $(grep . "$log" | tail -n 1)"
    return 1
}

# How to install a thing by hand.
how() {
    names=$(packages "$1") || names=
    if [ -n "$names" ]; then
        # shellcheck disable=SC2086 # a list of packages
        echo "To install it, run$as_whom: $(install_command $names)"
        return
    fi
    case $system:$1 in
    *:lints) echo "To install them, run: rustup component add rustfmt clippy${RUSTUP_TOOLCHAIN:+ --toolchain $RUSTUP_TOOLCHAIN}" ;;
    Darwin:cc) echo "To install it, run: xcode-select --install" ;;
    *) echo "Please install it in the way of your system." ;;
    esac
}

# Rust in the version that Cargo.toml asks for: the one in use, one that rustup has besides,
# a new one by rustup, or the system's own where that is new enough.
must_rust() {
    have rust && return
    PATH=${CARGO_HOME:-${HOME:-}/.cargo}/bin:$PATH
    have rust && return
    if commands rustup; then
        must_rust_by_rustup
    elif system_has_rust; then
        must rust
    elif [ "$manager" = apt-get ] && offered rustup >/dev/null; then
        must_rustup
    else
        say "touchmove needs Rust $rust_wanted or newer, which this system does not offer as a package:" \
            "please install it with rustup, as https://rustup.rs tells, and start again."
        missing=yes
    fi
}

system_has_rust() {
    at_least "$rust_wanted" "$(offered rustc || offered rust)"
}

must_rust_by_rustup() {
    beside=$(rustup toolchain list 2>/dev/null | grep "^${rust_wanted}[.-]" | head -n 1)
    if [ -n "$beside" ]; then
        export RUSTUP_TOOLCHAIN="${beside%% *}"
        have rust && return
    fi
    if [ "$install" = no ]; then
        say "Missing: $(describe rust). To install it, run: rustup toolchain install $rust_wanted"
        missing=yes
        return
    fi
    say "Installing $(describe rust): toolchain $rust_wanted of rustup."
    run_installer install_toolchain || exit 1
    export RUSTUP_TOOLCHAIN="$rust_wanted"
}

install_toolchain() {
    rustup toolchain install "$rust_wanted" --profile minimal --component rustfmt --component clippy \
        --no-self-update </dev/null >>"$log" 2>&1
}

must_rustup() {
    if [ "$install" = no ] || [ "$privilege" = no ]; then
        say "Missing: $(describe rust). To install it, run$as_whom: $(install_command rustup)"
        missing=yes
        return
    fi
    say "Installing rustup, to get $(describe rust).$ask"
    run_installer install_packages rustup || exit 1
    must_rust_by_rustup
}

# The Rust libraries that Cargo.lock names, for this kind of machine; nothing is fetched twice.
must_fetch() {
    cargo fetch --locked --quiet --manifest-path "$top/Cargo.toml" \
        --target "$(rustc -vV | sed -n 's/^host: //p')" </dev/null >"$log" 2>&1 && return
    die "The Rust libraries could not be fetched, perhaps because the network cannot be reached." \
        "cargo said: $(grep . "$log" | head -n 1)"
}

# Programs of others that pair and break ties, in a folder of their own. Where they cannot be had, the tests
# that compare with them say that they are left out.
may_compare() {
    if [ -x "$top/target/oracles/bin/python" ] || [ "$install" = no ] || ! have venv; then return; fi
    say "Fetching gacrux and tiebreak-core, so that tests can compare pairings and tie-breaks."
    timeout 120 python3 "$top/scripts/oracles.py" install </dev/null >"$log" 2>&1 && return
    rm -rf "$top/target/oracles"
    say "That failed, so these tests are left out. The last words were: $(grep . "$log" | tail -n 1)"
}

# How far cargo is, by the end of what it has written to the log: crates compiled, or tests passed.
how_far() {
    tail -c 2000 "$log" | tr '\r' '\n' | sed -n 's|.* Building \[[^]]*\] *\([0-9]*\)/\([0-9]*\).*|Compiling, \1 of \2.|p' |
        tail -n 1 | grep . && return
    tests=$(grep -c '^test .* \.\.\. ' "$log") && echo "Tests, $tests so far."
}

# patiently COMMAND...: runs a command of cargo that may take minutes. What it writes goes to the log;
# how far it is, is said now and then, so that nobody hears nothing for long.
patiently() {
    : >"$log"
    tell_how_far &
    teller=$!
    result=0
    (
        export CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=80
        "$@"
    ) </dev/null >"$log" 2>&1 || result=$?
    kill "$teller" 2>/dev/null
    wait "$teller" 2>/dev/null
    teller=
    return "$result"
}

tell_how_far() {
    trap - EXIT INT TERM
    told=
    while :; do
        # Whoever reads what this script says shall not wait for a sleep.
        sleep 30 </dev/null >/dev/null 2>&1
        far=$(how_far) || continue
        [ "$far" = "$told" ] || say "$far"
        told=$far
    done
}

# What cargo has said in the end, without how far it was.
last_words() {
    tr '\r' '\n' <"$log" | grep -v -e ' Building \[' -e '^ *\(Compiling\|Checking\|Documenting\) ' -e '^test .* \.\.\. ok$'
}

top=${top:?} install=${install:?}
export CARGO_TERM_COLOR=never CARGO_TERM_PROGRESS_WHEN=never
missing=no tried=no
system=$(uname -s)
rust_wanted=$(sed -n 's/^rust-version *= *"\(.*\)".*/\1/p' "$top/Cargo.toml")
log=$(mktemp)
teller=
trap 'rm -f "$log"; [ -z "$teller" ] || kill "$teller" 2>/dev/null' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

manager=none
for candidate in apt-get dnf zypper pacman apk brew pkg; do
    if commands "$candidate"; then
        manager=$candidate
        break
    fi
done

# Who installs: brew and root by themselves, others by sudo or doas, or nobody.
privilege=yes sudo='' ask='' as_whom=''
if [ "$manager" != brew ] && [ "$(id -u)" != 0 ]; then
    if commands sudo; then
        sudo=sudo
    elif commands doas; then
        sudo=doas
    else
        privilege=no as_whom=' as root'
    fi
    ask="${sudo:+ $sudo may ask for your password.}"
fi
