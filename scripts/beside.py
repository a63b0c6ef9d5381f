#!/usr/bin/env python3
"""What a screen costs, beside another program: both in a pseudo-terminal, in one run, turn by turn.

    scripts/beside.py [--size 80x24,120x40,200x60] [--starts 20] [--steps 240] [--idle 10] \\
        PROGRAM ARGUMENT... -- [--first KEYS] OTHER ARGUMENT...

    scripts/beside.py target/release/touchmove play --screen --theme dark --speech off \\
        --opponent human --talk en --moves en -- --first '\\r\\r\\r' chess-tui

For each program: from exec to the first byte, from an arrow key to the first byte, how many bytes a
step takes, and over some idle seconds the bytes and how often a thread woke up, and the memory at the
end of it. At the end of each size stands how the first of them compares with each other one: its median,
the other's, and the one divided by the other. The keys after `--first` lead to the board; `\\r` is Enter, `\\e[A` an arrow. Needs nothing but
Python on Linux, and a machine that does nothing else.
"""

import argparse
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

ARROWS = ([b"\x1b[C"] * 3 + [b"\x1b[D"] * 3 + [b"\x1b[A"] * 3 + [b"\x1b[B"] * 3)


class Program:
    """A program in a terminal of its own, with a home that stays from start to start."""

    def __init__(self, words, size):
        self.first = b""
        if words[:1] == ["--first"]:
            self.first = words[1].replace("\\r", "\r").replace("\\e", "\x1b").encode()
            words = words[2:]
        self.words, self.size = words, size
        self.name = os.path.basename(words[0])
        self.home = tempfile.mkdtemp(prefix="beside-")
        self.starts, self.keys, self.bytes = [], [], []

    def start(self):
        """Starts it; how many milliseconds pass until its first byte."""
        columns, rows = self.size
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {"HOME": self.home, "PATH": os.environ["PATH"], "TERM": "xterm-256color",
                       "LANG": "C.UTF-8"}
        begun = time.perf_counter()
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for number in range(3):
                os.dup2(slave, number)
            os.closerange(3, 256)
            os.execve(shutil.which(self.words[0]) or self.words[0], self.words, environment)
        os.close(slave)
        self.fd = master
        self.read(20)
        return (time.perf_counter() - begun) * 1000

    def read(self, most):
        """What comes within this time, and then at once."""
        if not select.select([self.fd], [], [], most)[0]:
            return b""
        try:
            return os.read(self.fd, 65536)
        except OSError:
            return b""

    def settle(self, quiet=0.03, most=5.0):
        """Reads until nothing comes for a while; how many bytes came."""
        end, count = time.perf_counter() + most, 0
        while time.perf_counter() < end:
            read = self.read(quiet)
            if not read:
                break
            count += len(read)
        return count

    def enter(self):
        """Goes to its board, a key at a time."""
        self.settle(0.5)
        for key in re.findall(rb"\x1b\[.|.|\r", self.first):
            os.write(self.fd, key)
            self.settle(0.3)

    def press(self, key):
        begun = time.perf_counter()
        os.write(self.fd, key)
        if select.select([self.fd], [], [], 1)[0]:
            self.keys.append((time.perf_counter() - begun) * 1000)
            self.bytes.append(self.settle())

    def stop(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        finally:
            os.close(self.fd)

    def wake_ups(self):
        """How often its threads have gone to sleep so far."""
        switches = 0
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/status") as status:
                found = re.search(r"^voluntary_ctxt_switches:\s*(\d+)", status.read(), re.M)
            switches += int(found[1])
        return switches

    def memory(self):
        """Megabytes: all that are in memory, and those that are its own."""
        with open(f"/proc/{self.pid}/smaps_rollup") as rollup:
            text = rollup.read()
        kilobytes = [int(size) for name in ("Rss", "Private_Clean", "Private_Dirty")
                     for size in re.findall(rf"^{name}:\s*(\d+)", text, re.M)]
        return kilobytes[0] / 1024, sum(kilobytes[1:]) / 1024


def figures(values, unit):
    if not values:
        return "nothing came"
    values = sorted(values)
    nine = values[min(len(values) * 9 // 10, len(values) - 1)]
    return (f"median {statistics.median(values):.2f}, nine of ten within {nine:.2f}, "
            f"least {values[0]:.2f}, most {values[-1]:.2f} {unit}")


def measure(programs, wanted):
    """Starts each again and again, then presses the same keys in each, then leaves each in peace."""
    for _ in range(wanted.starts):
        for program in programs:
            program.starts.append(program.start())
            program.settle(0.3)
            program.stop()
    for program in programs:
        program.start()
        program.enter()
    for step in range(wanted.steps):
        for program in programs:
            program.press(ARROWS[step % len(ARROWS)])
    for program in programs:
        program.settle(1)
        before, begun = program.wake_ups(), time.perf_counter()
        idle = program.settle(wanted.idle, wanted.idle)
        took = time.perf_counter() - begun
        woken = program.wake_ups() - before
        resident, own = program.memory()
        print(f"{program.name} at {program.size[0]}x{program.size[1]}")
        print(f"  exec to the first byte: {figures(program.starts, 'ms')}")
        print(f"  key to the first byte:  {figures(program.keys, 'ms')}")
        print(f"  bytes for a step:       {figures(program.bytes, 'bytes')}")
        print(f"  idle for {took:.0f} s:          {idle} bytes, {woken} wake-ups")
        print(f"  memory:                 {resident:.1f} MB, of its own {own:.1f} MB", flush=True)
        program.stop()
        shutil.rmtree(program.home, ignore_errors=True)


def compare(own, other):
    """Prints the median of each figure of both, and their ratio."""
    print(f"{own.name} beside {other.name} at {own.size[0]}x{own.size[1]}")
    for name, values in (("exec to the first byte", "starts"), ("key to the first byte", "keys"),
                         ("bytes for a step", "bytes")):
        pair = [getattr(program, values) for program in (own, other)]
        if all(pair):
            one, two = map(statistics.median, pair)
            print(f"  {name + ':':24}{one:.2f} against {two:.2f}, ratio {one / two:.2f}", flush=True)


def main():
    options = argparse.ArgumentParser(usage=__doc__)
    options.add_argument("--size", default="80x24")
    options.add_argument("--starts", type=int, default=20)
    options.add_argument("--steps", type=int, default=240)
    options.add_argument("--idle", type=float, default=10)
    options.add_argument("programs", nargs=argparse.REMAINDER)
    wanted = options.parse_args()
    lines, words = [], wanted.programs
    while words:
        end = words.index("--") if "--" in words else len(words)
        lines.append(words[:end])
        words = words[end + 1:]
    if not any(lines):
        sys.exit(__doc__)
    for text in wanted.size.split(","):
        size = tuple(int(number) for number in text.split("x"))
        programs = [Program(line, size) for line in lines if line]
        measure(programs, wanted)
        for other in programs[1:]:
            compare(programs[0], other)


if __name__ == "__main__":
    main()
