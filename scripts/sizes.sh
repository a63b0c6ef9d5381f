#!/bin/sh
# How large the parts of the program are, tests left out: the structs with the most fields and the
# most methods, lines of `src/app` and of all, functions over 60 lines, files over 500.
# Reads the code as `rustfmt` writes it, and no further.
set -eu
cd "$(dirname "$0")/.."
room=${1:-src/app}

bodies() {
    find "$@" -name '*.rs' ! -path '*/tests/*' ! -name tests.rs -exec awk '
        /^#\[cfg\(test\)\]$/ { nextfile }
        { print FILENAME ":" FNR ":" $0 }' {} +
}

# shellcheck disable=SC2016
structs='
    function closed(name) { sub(/[<{(;:].*/, "", name); return name }
    { text = $0; sub(/^[^:]*:[^:]*:/, "", text) }
    text ~ /^(pub(\([^)]*\))? )?struct [A-Za-z]+.*\{$/ {
        sub(/^.*struct /, "", text); split(text, words, " "); now = closed(words[1]); kind = "fields"; next
    }
    text ~ /^impl(<[^>]*>)? .*\{$/ && text !~ / for / {
        sub(/^impl(<[^>]*>)? /, "", text); split(text, words, " "); now = closed(words[1]); kind = "methods"; next
    }
    text == "}" { now = "" }
    now && kind == "fields" && text ~ /^    (pub(\([^)]*\))? )?[a-z_]+: / { fields[now]++ }
    now && kind == "methods" && text ~ /^    (pub(\([^)]*\))? )?(const )?fn / { methods[now]++ }
    END {
        for (name in fields) print fields[name], "fields", name
        for (name in methods) print methods[name], "methods", name
    }'

lines() {
    echo "$(bodies "$@" | wc -l) lines in $*"
}

for kind in fields methods; do
    bodies "$room" | awk "$structs" | grep " $kind " | sort -rn | head -n 6
done
lines "$room"
lines src crates
bodies src crates | awk '
    { split($0, place, ":"); text = $0; sub(/^[^:]*:[^:]*:/, "", text) }
    text ~ /^ *(pub(\([^)]*\))? )?(const )?fn / {
        indent = text; sub(/[^ ].*/, "", indent); from = place[2]; name = text; sub(/^ */, "", name)
    }
    from && text == indent "}" {
        if (place[2] - from >= 60) print place[2] - from + 1, "lines:", place[1], name
        from = 0
    }'
bodies src crates | awk -F: '
    { if ($2 > last[$1]) last[$1] = $2 }
    END { for (file in last) if (last[file] > 500) print last[file], "lines:", file }'
