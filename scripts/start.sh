#!/bin/sh
# What a start costs, counted so that it does not depend on what else the machine does: instructions
# from the start to the end of `play` with one `quit` from a pipe, and the memory at its prompt.
# Needs valgrind. Without a program as argument, the one that `cargo build --release` makes.
set -eu
program=${1:-target/release/touchmove}
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
export HOME="$data" TOUCHMOVE_SPEECH=off
unset LC_ALL LC_MESSAGES LANG

instructions() {
    echo quit | valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "$program" play "$@" 2>&1 | sed -n 's/.*Collected : //p'
}

memory() {
    mkfifo "$data/typed"
    "$program" play "$@" <"$data/typed" >"$data/told" &
    exec 3>"$data/typed"
    echo clock >&3
    while [ ! -s "$data/told" ]; do sleep 0.1; done
    sleep 1
    sed -n 's/^Vm\(HWM\|RSS\|Peak\):[[:space:]]*/\1 /p; s/^Rss\([AF][a-z]*\):[[:space:]]*/\1 /p' "/proc/$!/status"
    echo quit >&3
    exec 3>&-
    wait $!
    rm "$data/typed"
}

"$program" play --opponent human </dev/null >/dev/null
for talk in en de; do
    echo "$talk: $(instructions --opponent human --talk $talk) instructions"
done
memory --opponent human
