#!/usr/bin/env python3
"""Swiss rounds of programs that pair, checked by our own rules.

    scripts/rounds.py [ROUNDS [BBP]]

Plays Swiss tournaments by chance until there were so many rounds (2000) of each program: 6 to 60 players, 5
to 9 rounds, with byes, absences, withdrawals and forfeits. Every pairing of a program is checked as an answer
at a tournament is. Fails if a rule is broken, and tells which by its tournament.

gacrux is installed by scripts/oracles.py. BBP is a bbpPairings that was built elsewhere; without it that
program is left out.
"""

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def example():
    """Our own program."""
    build = ["cargo", "build", "--quiet", "--locked", "--package", "touchmove-tournament"]
    subprocess.run([*build, "--example", "rounds"], cwd=ROOT, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", ROOT / "target")
    return pathlib.Path(target) / "debug" / "examples" / "rounds"


def main():
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    python = ROOT / "target" / "oracles" / "bin" / "python"
    gacrux = [python, "-m", "gacrux.pairingchecker", "-i", "FILE", "-f", "TRF", "-p", "-m", "dutch", "-d", "T"]
    programs = {"gacrux": gacrux} if python.exists() else {}
    if len(sys.argv) > 2:
        programs["bbpPairings"] = [sys.argv[2], "--dutch", "FILE", "-p"]
    program, failed = example(), False
    for name, command in programs.items():
        rounds = broken = tournaments = short = 0
        while rounds < wanted:
            tournaments += 1
            players, planned = 6 + tournaments * 37 % 55, 5 + tournaments % 5
            asked = [program, str(tournaments), str(players), str(min(planned, players - 1)), *command]
            told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()
            *faults, last = told
            for fault in faults:
                print(f"{name}: {players} players, {fault}", flush=True)
            here = int(last.split()[0])
            rounds, broken = rounds + here, broken + len(faults)
            short += here < min(planned, players - 1)
        print(f"{name}: {rounds} rounds of {tournaments} tournaments, {broken} rules broken, {short} not paired to the end")
        failed |= broken > 0
    return 1 if failed or not programs else 0


if __name__ == "__main__":
    sys.exit(main())
