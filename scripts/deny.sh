#!/bin/sh
# Asks `cargo deny` about every crate that is compiled in: its licence, whether there are two versions
# of it, and where it comes from. With `advisories` also whether a fault of it is known, for which the
# data are fetched.
set -eu
cd "$(dirname "$0")/.."
if ! cargo deny --version >/dev/null 2>&1; then
    echo "cargo deny is missing. To install it: cargo install --locked cargo-deny" >&2
    exit 1
fi
case ${1-} in
'') cargo deny --locked check licenses bans sources ;;
advisories) cargo deny --locked check advisories licenses bans sources ;;
*)
    echo "Usage: scripts/deny.sh [advisories]" >&2
    exit 2
    ;;
esac
