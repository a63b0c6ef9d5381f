#!/bin/sh
# How large the parts of the program are, tests left out: the structs with the most fields and the
# most methods, lines of `src/app` and of all, functions over 60 lines, files over 500.
# Reads the code as `rustfmt` writes it, and no further.
set -eu
cd "$(dirname "$0")/.."
room=${1:-src/app}

bodies() {
    find "$@" -name '*.rs' ! -path '*/tests/*' ! -name tests.rs -exec awk '
        /^#\[cfg\(test\)\]$/ {
            # Tests end a file, but where they are a file of their own.
            while ((getline line) > 0 && line ~ /^#\[/);
            if (line ~ /;$/) next
            nextfile
        }
        { print FILENAME ":" FNR ":" $0 }' {} +
}

# shellcheck disable=SC2016
structs='
    function closed(name) { sub(/[<{(;:].*/, "", name); return name }
    function alike(one, other,   i) {
        for (i = 1; substr(one, i, 1) == substr(other, i, 1) && i <= length(one); i++);
        return i
    }
    # Of structs with one name the one whose file is the nearest.
    function owner(name, file,   i, near, found) {
        for (i = 1; i <= defined[name]; i++)
            if (alike(place[name, i], file) > near) { near = alike(place[name, i], file); found = place[name, i] }
        return found
    }
    { text = $0; sub(/^[^:]*:[^:]*:/, "", text) }
    text ~ /^(pub(\([^)]*\))? )?struct [A-Za-z]+/ {
        opens = text ~ /\{$/
        sub(/^.*struct /, "", text); split(text, words, " "); name = closed(words[1])
        place[name, ++defined[name]] = $1
        now = opens ? name " " $1 : ""; kind = "fields"; next
    }
    text ~ /^impl(<[^>]*>)? .*\{$/ && text !~ / for / {
        sub(/^impl(<[^>]*>)? /, "", text); split(text, words, " "); now = closed(words[1]) " " $1; kind = "methods"; next
    }
    text == "}" { now = "" }
    now && kind == "fields" && text ~ /^    (pub(\([^)]*\))? )?[a-z_]+: / { fields[now]++ }
    now && kind == "methods" && text ~ /^    (pub(\([^)]*\))? )?(const )?fn / { methods[now]++ }
    END {
        for (it in fields) print fields[it], "fields", it
        for (it in methods) { split(it, of, " "); all[of[1] " " owner(of[1], of[2])] += methods[it] }
        for (it in all) print all[it], "methods", it
    }'

lines() {
    echo "$(bodies "$@" | wc -l) lines in $*"
}

for kind in fields methods; do
    bodies "$room" | awk -F: "$structs" | grep " $kind " | sort -rn | head -n 6
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
