#!/bin/sh
# Lets one reader of what comes from outside meet other nearly right inputs, for so many seconds.
# What fails is shortened, shown, and kept in a folder `proptest-regressions`, to be committed: it is
# met again in each `./check`. The tests are built as there, which takes nothing new, and a sum that is
# too large fails.
set -eu
cd "$(dirname "$0")/.."

targets='boards engines keymaps lessons matches pgn positions puzzles scripts sentences settings ssip voices'
usage() {
    echo "Usage: scripts/fuzz.sh TARGET SECONDS" >&2
    echo "TARGET: $targets" >&2
    exit 2
}
[ $# = 2 ] || usage
target=$1
features=
seconds=$2
case $seconds in
*[!0-9]* | '') usage ;;
esac
case $target in
boards) package=touchmove-boards kind=--lib ;;
engines) package=touchmove-opponent kind=--lib ;;
pgn | positions) package=touchmove-notation kind=--lib ;;
ssip) package=touchmove-speech kind=--lib ;;
keymaps | lessons | matches | puzzles | scripts | sentences | settings | voices) package=touchmove kind='--test it' features='--features tts,tones,pictures' ;;
*) usage ;;
esac

# shellcheck disable=SC2086 # several words
cargo test --package "$package" $features $kind --no-run
end=$(($(date +%s) + seconds))
rounds=0
while [ "$(date +%s)" -lt "$end" ]; do
    # shellcheck disable=SC2086 # several words
    PROPTEST_CASES=${CASES:-1000} cargo test --quiet --package "$package" $features $kind -- \
        "fuzz_$target" --nocapture >/tmp/fuzz.$$ 2>&1 || {
        cat /tmp/fuzz.$$
        rm -f /tmp/fuzz.$$
        exit 1
    }
    rounds=$((rounds + 1))
done
rm -f /tmp/fuzz.$$
echo "$target: $rounds rounds of ${CASES:-1000} cases, nothing found."
