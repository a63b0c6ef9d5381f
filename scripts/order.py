#!/usr/bin/env python3
"""Writes `start.ld`: the functions that a start calls, for the linker.

    scripts/order.py [PROGRAM]

First those of a start in lines, of a few moves and of a game that goes on, then those of the screen. What
a name has of its build is left out, so that the list holds wherever it is built; where several functions
have the name then, those that were called come first, and the others last.
Run it before a release, and when `scripts/start.sh` tells of more memory. Needs valgrind and nm, and a
speech server, which it lets speak.
"""

import collections
import fcntl
import os
import pathlib
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios

TOP = pathlib.Path(__file__).resolve().parent.parent
# To a pipe, and to a terminal in lines and with the screen, which is where it speaks.
LINES = ["quit"], ["e4", "e5", "board", "quit"], ["clock", "quit"]
TYPED = [b"e4\r", b"clock\r", b"quit\r"]
KEYS = [b"\x1b[C", b"\x1b[A", b"/", b"board\r", b"/", b"quit\r"]
SERVER = {name: os.environ[name] for name in ("SPEECHD_ADDRESS", "XDG_RUNTIME_DIR") if name in os.environ}
HEAD = """\
/* What a start calls lies together, before everything else: the system reads and counts a program by
 * sixteen pages around the one that is wanted, so each function of a start that lies among others costs 64 kB
 * of memory. A name that is missing costs memory and nothing else; one too many costs nothing.
 * `scripts/order.py` writes this file, and `build.rs` hands it to the linker. */
SECTIONS {
    .text.start : {
"""
TAIL = """\
    }
} INSERT BEFORE .text;
"""


def command(program, log, *arguments):
    return ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={log}", program, "play",
            "--opponent", "human", "--talk", "en", *arguments]


def called(log, program):
    """The functions of the program, as callgrind came to them."""
    objects, functions, here = {}, {}, False
    for line in log.read_text(errors="replace").splitlines():
        entry = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line)
        if not entry:
            continue
        caller, kind, number, name = entry.groups()
        names = objects if kind == "ob" else functions
        if name:
            names[number] = name
        if kind == "ob" and not caller:
            # Of some it does not know the file.
            here = names[number] in (program, "???")
        elif kind == "fn" and not caller and here:
            yield names[number].partition("'")[0]


def hashless(name):
    """A name without what depends on its build; C has no such thing."""
    return re.sub(r"Cs[0-9A-Za-z]+_(?=\d)", "Cs*_", name)


def in_lines(program, home, log, lines):
    subprocess.run(command(program, log), input="\n".join(lines) + "\n", text=True, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   env={"PATH": os.environ["PATH"], "HOME": home, "TOUCHMOVE_SPEECH": "off"})


def read(terminal, seconds):
    """What comes within this time, or nothing."""
    try:
        return select.select([terminal], [], [], seconds)[0] and os.read(terminal, 65536)
    except OSError:
        return b""


def in_a_terminal(program, home, log, keys, *arguments):
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    running = subprocess.Popen(command(program, log, *arguments), stdin=slave, stdout=slave, stderr=slave,
                               start_new_session=True,
                               env={**SERVER, "PATH": os.environ["PATH"], "HOME": home,
                                    "TERM": "xterm-256color"})
    os.close(slave)
    for key in keys:
        # Until it has drawn what came before.
        wait = 10
        while read(master, wait):
            wait = 2
        os.write(master, key)
    while read(master, 60):
        pass
    if running.wait(60):
        sys.exit("The program did not end well.")


def main():
    program = str(pathlib.Path(sys.argv[1] if sys.argv[1:] else TOP / "target/release/touchmove").resolve())
    rows, seen = [], set()
    symbols = subprocess.run(["nm", "--defined-only", program], capture_output=True, text=True, check=True)
    names = collections.Counter(hashless(line.split()[-1]) for line in symbols.stdout.splitlines())

    def add():
        new = set(called(log, program)) - seen
        seen.update(new)
        rows.extend(sorted(hashless(name) if names[hashless(name)] == 1 else name for name in new))

    with tempfile.TemporaryDirectory() as home:
        log = pathlib.Path(home, "log")
        for lines in LINES:
            in_lines(program, home, log, lines)
            add()
        for keys, how in ((TYPED, "--line"), (KEYS, "--screen")):
            in_a_terminal(program, home, log, keys, how)
            add()
    rows += ["unlikely.*", *sorted({hashless(name) for name in seen if names[hashless(name)] > 1})]
    texts = (f"        *(.text.{row})\n" for row in rows if re.fullmatch(r"(?!0x)[\w.$*]+", row))
    (TOP / "start.ld").write_text(HEAD + "".join(texts) + TAIL)
    print(f"{len(seen)} functions")


main()
