#!/bin/sh
# An engine that plays Black by heart, and is as bad as the name of its file says.
# Each start adds a line with its process to the file `pids` beside it.
mode=${0##*/}
here=${0%/*}
echo $$ >>"$here/pids"
[ "$mode" = says-why ] || echo "noise for the terminal" >&2
case $mode in
*-once) [ "$(wc -l <"$here/pids")" -gt 1 ] && mode=honest ;;
esac

# Neither hears nor says anything any more, and outlives its input.
hang() {
    trap '' HUP INT TERM PIPE
    exec sleep 1000
}

greet() {
    case $mode in
    silent) hang ;;
    dies-at-start) exit 3 ;;
    complains)
        gnuchess-of-elsewhere --uci || exit 3
        ;;
    says-why) echo "no licence" && exit 3 ;;
    late) sleep 2 ;;
    floods-at-start) exec yes id name ;;
    refuses) echo "Invalid move: uci" && return ;;
    chatty) echo "Welcome to my chess" && hang ;;
    esac
    echo "A banner"
    echo "id name Liar $mode"
    case $mode in
    levelless*) ;;
    *) printf 'option name Skill Level type spin default 9 min 0 max 9\r\n' ;;
    esac
    echo uciok
}

heart() {
    case $1 in
    1) echo e7e5 ;;
    3) echo b8c6 ;;
    5) echo g8f6 ;;
    *) echo f8c5 ;;
    esac
}

think() {
    move=$(heart "$plies")
    case $mode in
    dies*) exit 0 ;;
    hangs*) hang ;;
    mute)
        exec >&-
        hang
        ;;
    floods) exec yes info string all is well ;;
    floods-blind) exec cat /dev/zero ;;
    illegal*) move=e2e4 ;;
    nonsense) move=moo ;;
    loads-quietly) [ "$plies" -gt 1 ] || sleep 8 ;;
    # Longer than anybody searches; it takes no order meanwhile.
    loads-long) [ -n "$last" ] || sleep 16 ;;
    loads-loudly)
        [ -n "$last" ] || for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
            echo "info string $second"
            sleep 1
        done
        ;;
    # Takes no order while it thinks, and shows that it does.
    deaf)
        for second in 1 2 3 4 5 6 7; do
            echo "info depth $second"
            sleep 1
        done
        ;;
    # Shows a move for ever, and takes no order meanwhile.
    heedless*)
        [ "$plies" -gt 0 ] || move=g1f3
        while :; do
            echo "info depth 1 score cp 10 pv $move"
            sleep 1
        done
        ;;
    bare) echo "bestmove $move" && return ;;
    none) move='(none)' ;;
    esac
    echo "info depth 1 score cp 0 wdl 1 2 3 pv $move"
    echo "bestmove $move"
    last=$move
}

plies=0 last=''
while read -r word rest; do
    case $word in
    uci) greet ;;
    isready)
        [ "$mode$last" != readies-late ] || { sleep 16 && last=ready; }
        echo readyok
        ;;
    position)
        # shellcheck disable=SC2086 # a list of words
        set -- $rest
        while [ $# -gt 0 ] && [ "$1" != moves ]; do shift; done
        plies=$(($# - 1))
        # A second answer to the question before.
        [ "$mode" != twice ] || echo "bestmove $last"
        ;;
    go)
        think
        case $mode in
        leaves-later) exit 0 ;;
        floods-later) exec yes info string all is well ;;
        esac
        ;;
    quit) [ "$mode" = stays ] || exit 0 ;;
    esac
done
[ "$mode" != stays ] || hang
