#!/usr/bin/env python3
"""What reading a file costs by its length: 100 kB and 1 MB of everything that comes from outside, and of journals.

    scripts/lengths.py [--kind WORD] [--bound SECONDS] PROGRAM

Each file is read by the real program, which is started for it. Counted is the time of the processor, the
least of some runs, so that what else the machine does counts little; what a start alone costs is told
first and taken off. 100 kB that take above 0.2 s fail, and so does 1 MB that takes more than 20 times as
long as 100 kB. A program that is not optimised is several times slower than a release.
"""

import argparse
import pathlib
import os
import sqlite3
import subprocess
import sys
import tempfile

SHORT, LONG = 100_000, 1_000_000
BOUND = 0.2
RUNS = 3
ROOT = pathlib.Path(__file__).resolve().parent.parent
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def again(unit, length):
    """A unit again and again."""
    unit = unit if isinstance(unit, bytes) else unit.encode()
    return (unit * (length // len(unit) + 1))[:length]


def noise(length):
    """Bytes by chance, the same in each run."""
    state, out = 1, bytearray()
    while len(out) < length:
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        out += (state >> 24).to_bytes(5, "little")
    return bytes(out[:length])


def around(before, unit, behind):
    """Something endless within something else."""
    return lambda length: before.encode() + again(unit, length) + behind.encode()


def kept(path):
    return (ROOT / path).read_bytes()


def nested(length):
    count = length // 10
    return b"1. e4 " + b"(1. e4 " * count + b")" * count + b" *\n"


GAMES = kept("tests/data/sample.pgn")
# What may be in any file of text.
ANYTHING = {
    "noise": noise,
    "blanks": lambda length: again(" ", length),
    "NUL": lambda length: again(b"\0", length),
    "breaks": lambda length: again("\n", length),
    "one line": lambda length: again("a", length),
    "one line of words": lambda length: again("word ", length),
    "lines": lambda length: again("a = 1\n", length),
    "braces": lambda length: again("{", length),
    "brackets": lambda length: again("[", length),
    "quotes": lambda length: again('"', length),
    "accents": lambda length: again("\u0301", length),
    "UTF-16": lambda length: again("word\n".encode("utf-16-le"), length),
    "digits": lambda length: again("1", length),
}
# Where each line is a question of its own, which is answered.
A_LINE = {name: make for name, make in ANYTHING.items() if name not in ("breaks", "lines", "UTF-16")}
PGN = ANYTHING | {
    "games": lambda length: again(GAMES, length),
    "games in UTF-16": lambda length: b"\xff\xfe" + again(GAMES.decode("utf-8", "replace").encode("utf-16-le"), length // 2 * 2),
    "games in Windows-1250": lambda length: again("[White \"Žižka\"]\n\n1. e4 {šach} *\n\n".encode("cp1250"), length),
    "games without tags": lambda length: again("1. e4 e5 *\n", length),
    "tags alone": lambda length: again('[Event "a"]\n', length),
    "other tags": lambda length: b"".join(b'[A%d "a"]\n' % n for n in range(length // 12)) + b"*\n",
    "brackets of variations": lambda length: again("(", length),
    "closing brackets": lambda length: again(")", length),
    "nested variations": nested,
    "variations beside each other": around("1. e4 ", "(1. d4 d5) ", "*\n"),
    "one comment": around("1. e4 {", "word ", "} *\n"),
    "commands": around("1. e4 {", "[%clk 0:01:00] ", "} *\n"),
    "one tag": around('[Event "', "word ", '"]\n\n1. e4 *\n'),
    "one open tag": around('[Event "', "word ", ""),
    "signs": around("1. e4 ", "$1 ", "*\n"),
    "numbers": around("1. e4 e5 ", "2. ", "*\n"),
    "results": lambda length: again("1-0 ", length),
    "results and moves": lambda length: again("1-0 Nf3 ", length),
    "moves without numbers": lambda length: again("Nf3 Nf6 Ng1 Ng8 ", length),
    "one game": around("", "Nf3 Nf6 Ng1 Ng8 ", " *\n"),
    "unknown words": around("1. e4 ", "xyz ", "*\n"),
    "noughts": around("1. e4 ", "0 - ", "*\n"),
    "comments to the end": lambda length: again("; word\n", length),
}
ONE = lambda text: lambda length: again(text, length)
MATCH, VOICE = kept("tests/data/match-written.toml"), kept("voices/fide/voice.toml")
SENTENCES, KEYMAP = kept("voices/en/phrases.ftl"), kept("keymaps/lichess.toml")
SCRIPT = kept("tests/laws/11.1-annulled-and-revoked.txt")
LESSON = "title = \"t\"\ngoal = \"g\"\n[1]\nask = \"?\"\ntask = \"colour e4\"\nanswer = \"white\"\n"
ROW = "00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760\n"



def numbered(*units):
    """Units by turns, with numbers of their own."""
    def make(length):
        lines, size = [], 0
        while size < length:
            lines.append(units[len(lines) % len(units)].replace("N", str(len(lines))).encode())
            size += len(lines[-1])
        return b"".join(lines)
    return make


def journal(program, home, data):
    """An archive with one game, the journal of which goes on with these lines."""
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "TOUCHMOVE_SPEECH": "off"}
    subprocess.run([program, "play", "--line", "--opponent", "human", "--data", home / "data"], input=b"e4\ne5\nquit\n",
                   stdout=subprocess.DEVNULL, env=environment, check=True)
    archive = sqlite3.connect(home / "data/archive.db")
    number, at = archive.execute("SELECT max(number), max(at) FROM events WHERE game = 1").fetchone()
    # The game was left, so that it waits; a line that was cut would be damage.
    lines = data[:data.rfind(b"\n")] if b"\n" in data else data
    lines = ["resumed", *lines.decode("utf-8", "replace").replace("\0", " ").split("\n")]
    rows = [(1, number + n, at + n * 1000, line) for n, line in enumerate(lines, 1) if line]
    archive.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
    archive.commit()
    archive.close()


class Kind:
    """A file of a kind: where it stands, what the program is asked, what may be in it."""

    def __init__(self, place, arguments, forms, typed=None):
        self.place, self.arguments, self.forms, self.typed = place, arguments, forms, typed


# What can be in a journal without an end to the game.
JOURNAL = {
    "moves taken back": ONE("entered g1f3\ntaken-back 1\n"), "knights": ONE("entered g1f3\nentered b8c6\nentered f3g1\nentered c6b8\n"),
    "illegal moves": ONE("entered e2e5\n"), "offers": ONE("draw-offered white\n"), "pauses": ONE("paused\nresumed\n"),
    "touches": ONE("touched white g1\n"), "time": ONE("time-passed\n"), "claims": ONE("claimed threefold\n"),
    "score": numbered("wrote white N\n"), "unknown": ONE("moo\n"), "one line": ONE("a"), "words": ONE("entered "),
    "one move": around("entered ", "e2e4", "\n"), "noise": noise,
}

KINDS = {
    "PGN": Kind("games.pgn", ["import", "{}"], PGN),
    "positions": Kind(None, ["ask", "-"], A_LINE | {
        "pieces": around("White: ", "Ke1, Qd1, ", "\tboard\n"), "FEN": around("", "8/", "\tboard\n"),
        "question": around(f"{START}\t", "board ", "\n")}),
    "moves": Kind(None, ["read", "-"], A_LINE | {"move": around(f"{START}\t", "knight ", "\n")}),
    "law script": Kind("script.txt", ["referee", "{}"], ANYTHING | {"scripts": ONE(SCRIPT), "remarks": ONE("# a\n")}),
    "match": Kind("match.toml", ["match", "--check", "{}"], ANYTHING | {
        "matches": ONE(MATCH), "tables": ONE("[a]\n"), "lists": around("a = ", "[", "\n"), "text": around('a = "', "a", '"\n')}),
    "voice": Kind("own/voice.toml", ["voices", "check", "{}"], ANYTHING | {
        "voices": ONE(VOICE), "words": lambda length: b"[commands]\n" + b"".join(b'a%d = ["b"]\n' % n for n in range(length // 12))}),
    "sentences": Kind("own/phrases.ftl", ["voices", "check", "{}"], ANYTHING | {
        "sentences": ONE(SENTENCES), "one": around("a = ", "word ", "\n"), "nested": around("a = ", "{ ", "\n"),
        "unknown": lambda length: b"".join(b"a%d = b\n" % n for n in range(length // 10))}),
    "keymap": Kind("own.toml", ["keymaps", "check", "{}"], ANYTHING | {
        "keymaps": ONE(KEYMAP), "keys": lambda length: b"[keys]\n" + b"".join(b'"x %d" = "why"\n' % n for n in range(length // 15))}),
    "settings": Kind("data/settings.toml", ["play", "--line", "--opponent", "human"], ANYTHING | {
        "settings": ONE('talk = "de"\n'), "list": around("side = ", "[", "\n"),
        "unknown": lambda length: b"".join(b"a%d = 1\n" % n for n in range(length // 10)),
        "dots": numbered("level.aN = 5 # a note\n"), "a name of dots": around("a", ".a", " = 1\n"),
        "comments": ONE("# a\n"), "one comment": around('talk = "de" #', " 'a\"", "\n"),
        "tables": numbered("[aN]\nb = 1\n"), "lists of tables": ONE("[[a]]\nb = 1\n"),
        "an inline table": lambda length: b"a = { " + numbered("aN = 1, ")(length) + b"b = 1 }\n",
        "text": around('talk = "', "a", '"\n'), "long text": around('talk = """', "a #\n", '"""\n'),
        "escapes": around('talk = "', "\\u0061", '"\n'), "wrong lines": numbered("level N\n"),
        "open quotes": numbered('aN = "b\n'), "a list of texts": around("side = [", '"white", ', "]\n")}, b"quit\n"),
    "lesson": Kind("data/lessons/own.toml", ["play", "--line", "--opponent", "human"], ANYTHING | {
        "lessons": ONE(LESSON), "answers": around(LESSON.replace("\"white\"\n", "["), '"white", ', "]\n"),
        "title": around('title = "', "word ", '"\n' + LESSON.partition("\n")[2]),
        "unknown tasks": lambda length: b"title = \"t\"\n" + numbered("[N]\ntask = \"fly N\"\nask = \"?\"\n")(length),
        "unknown keys": lambda length: LESSON.encode() + numbered("aN = 1\n")(length),
        "moves": lambda length: b"title = \"t\"\ngoal = \"g\"\n" + numbered(
            "[N]\nask = \"?\"\ntask = \"move\"\nposition = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"\nanswer = [\"e4\"]\n")(length),
        "steps": lambda length: b"".join(b"[%d]\nask = \"?\"\ntask = \"colour e4\"\nanswer = \"white\"\n" % n for n in range(1, length // 55))},
        b"learn\nquit\n"),
    "puzzles": Kind("data/puzzles/own.csv", ["play", "--line", "--opponent", "human"], ANYTHING | {
        "rows": ONE(ROW), "commas": ONE(","), "quotes and commas": ONE('",')}, b"puzzle own\nquit\n"),
    "rows of an engine": Kind("data/puzzles/own.csv", ["play", "--line", "--opponent", "human"], {
        "columns": around("PuzzleId,FEN,Moves,Rating\n", "a,", "\n"), "one move": around("PuzzleId,FEN,Moves\na,8/8,", "e8d7 ", "\n"),
        "semicolons": ONE("a;b;c\n"), "tabs": ONE("a\tb\n"), "identifiers": numbered(ROW.replace("00sHx", "N")),
        "other columns": numbered("N,1,2\n")}, b"puzzle own\nquit\n"),
    "own puzzles": Kind("data/puzzles/own.pgn", ["play", "--line", "--opponent", "human"], PGN, b"puzzle own\nquit\n"),
    "journal": Kind("data/archive.db", ["export", "1", "--pgn"], JOURNAL),
    "journal of a game that continues": Kind("data/archive.db", ["resume", "--line"], JOURNAL, b"quit\n"),
}


def cost(program, kind, data):
    """Seconds of the processor for a file; nothing without one."""
    with tempfile.TemporaryDirectory() as name:
        home = pathlib.Path(name)
        (home / "data").mkdir()
        typed = kind.typed or b""
        arguments = list(kind.arguments)
        if kind.place is not None:
            file = home / kind.place
            file.parent.mkdir(parents=True, exist_ok=True)
            if file.name == "phrases.ftl":
                (file.parent / "voice.toml").write_text('parent = "en"\n')
            if kind.forms is JOURNAL:
                journal(program, home, data)
            else:
                file.write_bytes(data)
            named = file.parent if kind.place.startswith("own") else file
            arguments = [argument.format(named) for argument in arguments]
        else:
            typed = data
        (home / "typed").write_bytes(typed)
        environment = {"HOME": name, "PATH": os.environ["PATH"], "TOUCHMOVE_SPEECH": "off"}
        with open(home / "typed", "rb") as stdin, open(home / "out", "wb") as out:
            run = subprocess.Popen([program, *arguments, "--data", home / "data"], stdin=stdin, stdout=out,
                                   stderr=out, env=environment)
            _, _, used = os.wait4(run.pid, 0)
        return used.ru_utime + used.ru_stime


def least(program, kind, data, enough):
    """The least of some runs; one is enough if it is soon over."""
    found = cost(program, kind, data)
    for _ in range(RUNS - 1):
        if found <= enough:
            break
        found = min(found, cost(program, kind, data))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kind", default="", help="only kinds with this in their name")
    parser.add_argument("--bound", type=float, default=BOUND, help="seconds that 100 kB may take: more for a program that is not optimised")
    parser.add_argument("program")
    args = parser.parse_args()
    failed = 0
    for name, kind in KINDS.items():
        if args.kind not in name:
            continue
        start = min(cost(args.program, kind, b"") for _ in range(RUNS))
        print(f"{name}: a start costs {start:.3f} s", flush=True)
        for form, make in kind.forms.items():
            short = least(args.program, kind, make(SHORT), start + args.bound / 4) - start
            long = least(args.program, kind, make(LONG), start + args.bound) - start
            wrong = short > args.bound or long > max(20 * short, 2 * args.bound)
            failed += wrong
            print(f"    {form}: {short:.3f} s, {long:.3f} s{'  TOO LONG' if wrong else ''}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
