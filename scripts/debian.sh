#!/bin/sh
# The life of the package in a bare Debian: installed, used by somebody, removed, purged, installed again.
# What the player has kept must be the same to the last byte after each.
#
# sudo scripts/debian.sh PACKAGE.deb [SUITE]
set -eu

say() {
    printf '%s\n' "$*"
}

die() {
    say "$*" >&2
    exit 1
}

[ $# -ge 1 ] || die "Usage: sudo scripts/debian.sh PACKAGE.deb [SUITE]"
package=$(readlink -f -- "$1")
suite=${2:-bookworm}
[ -f "$package" ] || die "Missing: the package $1. To make it, run: scripts/release.sh debian"
[ "$(id -u)" = 0 ] || die "Missing: the rights of root, to make a tree of a system. Start it with sudo."
command -v debootstrap >/dev/null || die "Missing: debootstrap. To install it, run: apt-get install debootstrap"

tree=$(mktemp -d)
# Others than root live in it.
chmod 755 "$tree"
# Packages are installed as they are on a machine: their services are not started.
trap 'rm -rf --one-file-system "$tree"' EXIT
say "Making a bare $suite."
debootstrap --variant=minbase "$suite" "$tree" >"$tree.log" 2>&1 || { tail -n 3 "$tree.log" >&2; die "debootstrap has failed."; }
rm -f "$tree.log"
cp /etc/resolv.conf "$tree/etc/resolv.conf" 2>/dev/null || true
printf '#!/bin/sh\nexit 101\n' >"$tree/usr/sbin/policy-rc.d"
chmod +x "$tree/usr/sbin/policy-rc.d"
cp "$package" "$tree/touchmove.deb"
within() {
    chroot "$tree" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}
within useradd --create-home anna

apt() {
    within apt-get -q -y -o Dpkg::Use-Pty=0 "$@" >"$tree/log" 2>&1 || { tail -n 5 "$tree/log" >&2; die "apt-get $1 has failed."; }
}

# play COMMANDS...: a game of Anna's, line by line; what she reads.
play() {
    printf '%s\n' "$@" | within su anna -c 'touchmove play --speech off --tones off'
}

# What she has kept, in one sum.
kept() {
    within su anna -c 'cd ~ && find .local -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum'
}

# has TEXT WHAT...: the text is in what a command says.
has() {
    text=$1
    shift
    "$@" | grep -qF -- "$text" || die "Missing: $text, in what $* says."
}

installed() {
    for file in usr/bin/touchmove usr/share/man/man1/touchmove.1.gz usr/share/man/de/man1/touchmove.1.gz \
        usr/share/bash-completion/completions/touchmove usr/share/fish/vendor_completions.d/touchmove.fish \
        usr/share/zsh/vendor-completions/_touchmove usr/share/applications/touchmove.desktop \
        usr/share/metainfo/org.touchmove.touchmove.metainfo.xml usr/share/doc/touchmove/copyright; do
        [ -s "$tree/$file" ] || [ "$1" = no ] || die "Missing after installing: $file"
        [ ! -e "$tree/$file" ] || [ "$1" = yes ] || die "Left behind: $file"
    done
}

say "Installing without what is only recommended."
apt update
apt install --no-install-recommends /touchmove.deb
grep -q 'group dialout' "$tree/log" || die "Missing: the group for serial ports, after installing."
case $suite in bookworm | trixie | sid)
    # minbase leaves the pages out, unless told otherwise.
    [ -e "$tree/etc/dpkg/dpkg.cfg.d/excludes" ] || installed yes
    ;;
esac
has "touchmove" within su anna -c 'touchmove --version'
has "Voice en" within su anna -c 'touchmove health || true'

say "A game in lines: moves, an answer, quit, resume."
heard=$(play 'knight f3' 'board g1' quit)
has "Gustav one Felix three" echo "$heard"
has "Goodbye" echo "$heard"
has "1 game." within su anna -c 'touchmove games'
before=$(kept)

say "Removing it."
apt remove touchmove
installed no
[ "$(kept)" = "$before" ] || die "What Anna has kept is not the same after removing."

say "Purging it."
apt install --no-install-recommends /touchmove.deb
apt purge touchmove
installed no
[ "$(kept)" = "$before" ] || die "What Anna has kept is not the same after purging."

say "Installing it again: her game goes on."
apt install --no-install-recommends /touchmove.deb
has "Game 1 resumed. 1 move so far." within su anna -c "printf 'last\nquit\n' | touchmove resume --speech off"
size=$(within dpkg-query -W -f='${Installed-Size}' touchmove)
needs=$(within dpkg-query -W -f='${Depends}' touchmove)
say "All passed. $size KiB when installed. It needs: $needs."
