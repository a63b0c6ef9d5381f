#!/usr/bin/env python3
"""What the first answer to a line costs: each kind of line in some languages, each at a new start.

    scripts/answers.py [--only LANGUAGE]... [--times N] [--no-count] [PROGRAM]

Told are the milliseconds from writing the line into a pipe until the first byte of the answer, the median
of some starts and the most of them, and the instructions that the line takes, counted by valgrind: those
of a start with the line less those of one without. A program that takes above 5 ms in the median fails.
Without a program it is the one that `cargo build --release` makes.
"""

import argparse
import os
import pathlib
import re
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

BOUND = 5.0
ROOT = pathlib.Path(__file__).resolve().parent.parent
KINDS = ["a move", "a question by its name", "a question in free words", "an unknown word",
         "nearly a word of another language", "a move in another language", "a word of many languages"]
LINES = {
    "en": ["e4", "moves", "who protects f2", "xyzzy", "springr f3", "Springer f3", "dama f3"],
    "de": ["e4", "Züge", "wer deckt f2", "xyzzy", "knihgt f3", "knight f3", "dama f3"],
    "th": ["e4", "ตาเดิน", "ใครป้องกัน f2", "xyzzy", "knihgt f3", "knight f3", "dama f3"],
    "ko": ["e4", "가능수", "f2 칸을 누가 지켜", "xyzzy", "knihgt f3", "knight f3", "dama f3"],
}


class Program:
    """A program that is started each time as if nothing had been played."""

    def __init__(self, path):
        self.path = path
        self.folder = tempfile.mkdtemp(prefix="answers-")
        self.begun = os.path.join(self.folder, "begun")
        os.mkdir(self.begun)
        subprocess.run([path, "play", "--opponent", "human"], stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, env=self.environment(self.begun), check=True)

    def environment(self, home):
        return {"HOME": home, "PATH": os.environ["PATH"], "TOUCHMOVE_SPEECH": "off"}

    def new_home(self):
        home = tempfile.mkdtemp(dir=self.folder)
        shutil.copytree(self.begun, home, dirs_exist_ok=True)
        return self.environment(home)

    def words(self, talk):
        return [self.path, "play", "--opponent", "human", "--talk", talk]

    def milliseconds(self, talk, line):
        """From the line to the first byte of its answer, and the answer."""
        process = subprocess.Popen(self.words(talk), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   env=self.new_home(), bufsize=0)
        out = process.stdout.fileno()
        wait = 5.0
        while select.select([out], [], [], wait)[0]:
            os.read(out, 65536)
            wait = 0.15
        begun = time.perf_counter()
        process.stdin.write(line.encode() + b"\n")
        answered = select.select([out], [], [], 5)[0]
        took = (time.perf_counter() - begun) * 1000
        answer = os.read(out, 65536).decode(errors="replace") if answered else ""
        process.stdin.close()
        process.stdout.read()
        process.wait()
        return took, " ".join(answer.split())

    def instructions(self, talk, lines):
        typed = "".join(line + "\n" for line in lines + ["quit"])
        counted = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + self.words(talk),
            input=typed.encode(), capture_output=True, env=self.new_home(), check=True)
        return int(re.search(rb"Collected : (\d+)", counted.stderr)[1])


def main():
    options = argparse.ArgumentParser(usage=__doc__)
    options.add_argument("--only", action="append", choices=LINES)
    options.add_argument("--times", type=int, default=9)
    options.add_argument("--no-count", action="store_true")
    options.add_argument("program", nargs="?", default=str(ROOT / "target/release/touchmove"))
    wanted = options.parse_args()
    program = Program(wanted.program)
    slow = 0
    for talk in wanted.only or LINES:
        start = 0 if wanted.no_count else program.instructions(talk, [])
        print(f"{talk}: a start takes {start / 1e6:.1f} million instructions")
        for kind, line in zip(KINDS, LINES[talk]):
            took = [program.milliseconds(talk, line) for _ in range(wanted.times)]
            median = statistics.median(ms for ms, _ in took)
            most = max(ms for ms, _ in took)
            counted = "" if wanted.no_count else (
                f", {(program.instructions(talk, [line]) - start) / 1e6:.1f} million instructions")
            slow += median > BOUND
            print(f"  {kind}, `{line}`: {median:.1f} ms, at most {most:.1f}{counted}: "
                  f"{took[0][1][:60]}", flush=True)
    shutil.rmtree(program.folder, ignore_errors=True)
    sys.exit(f"{slow} answers take longer than {BOUND} ms" if slow else 0)


if __name__ == "__main__":
    main()
