#!/bin/sh
# How many seconds the usual answers take to hear, by espeak-ng at its default rate, and their words.
# Usage: scripts/seconds.sh PROGRAM [PHRASES]; PHRASES is another phrases.ftl in place of the English one.
set -eu
program=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
phrases=${2:-}

# answers LINE...: what a game of two players without a clock says to the last line, or at its beginning.
answers() {
    rm -rf "$home/data"
    mkdir -p "$home/data/voices/en"
    [ -z "$phrases" ] || cp "$phrases" "$home/data/voices/en/phrases.ftl"
    { [ $# -eq 0 ] || printf '%s\n' "$@"; } |
        TOUCHMOVE_SPEECH=off HOME=$home "$program" --data "$home/data" --line --opponent human \
            --time "$time" --talk en --moves en 2>/dev/null | grep -v '^Game .* saved\|^Goodbye\|Ignored: line'
}

# heard NAME: the seconds that its input takes, and the input.
heard() {
    tee "$home/text" | espeak-ng -v en -w "$home/sound.wav" --stdin
    # 22050 samples a second of two bytes, after a head of 44.
    size=$(wc -c <"$home/sound.wav")
    printf '%s: %s s\n' "$1" "$(awk "BEGIN { printf \"%.1f\", ($size - 44) / 44100 }")"
    sed 's/^/    /' "$home/text"
}

time=90+30
answers | heard "The opening of a game"
time=off
opening=$(answers | wc -l)
after() { answers "$@" | tail -n "+$((opening + $#))"; }
after Ke3 | heard "A refused move"
after e4 | heard "A move"
after e4 last | heard "The last move"
after "board e4" | heard "A square"
after "scan 2" | heard "A rank"
after board | heard "The whole position"
time=90+30
opening=$(answers | wc -l)
after clock | heard "The clocks"
