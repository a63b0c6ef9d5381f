#!/usr/bin/env python3
"""A team Swiss of the kind of a blind olympiad, through the real program, from the first pairing to the prizes.

    scripts/olympiad.py [TEAMS [ROUNDS]]

Twenty teams of four boards and a reserve play nine rounds, paired by gacrux. Captains change their line-ups,
a team withdraws, another one comes a round later, a board stays empty, a match is forfeited, a game is
postponed and played later, and a result is corrected. In every round the program is killed once while it is
running, and begun again. At the end its match points and game points are compared with those that are
counted here from the results alone.

Needs target/debug/touchmove and target/oracles, which scripts/oracles.py install makes.
"""

import collections
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "target" / "debug" / "touchmove"
PYTHON = ROOT / "target" / "oracles" / "bin" / "python"
BOARDS = 4
RESULTS = {"1-0": (2, 0), "=": (1, 1), "0-1": (0, 2)}


def event(teams: int, rounds: int) -> str:
    lines = [
        'name = "Olympiad by script"', 'system = "swiss"', f"rounds = {rounds}", f"boards = {BOARDS}",
        'tie-breaks = "MPVGP, BH, EMGSB, EDE, BC, TBR, BBE"', 'prizes-shared = "hort"',
    ]
    for team in range(1, teams + 1):
        lines += ["[[team]]", f'name = "Team {team:02}"', f'captain = "Captain {team:02}"']
    for team in range(1, teams + 1):
        for board in range(1, BOARDS + 2):
            lines += [
                "[[player]]", f'name = "Player {team:02}.{board}"', f'team = "Team {team:02}"',
                f"rating = {2300 - 25 * team - 30 * board}", f'sight = "B{1 + (team + board) % 3}"',
            ]
    lines += ["[[prize]]", 'name = "Teams"', 'amounts = "600, 400, 200"']
    return "\n".join(lines) + "\n"


class Desk:
    """The program in a world of its own."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        shim = folder / "bin"
        shim.mkdir()
        for name in ("python3", "python"):
            (shim / name).write_text(f'#!/bin/sh\nexec {PYTHON} "$@"\n')
            (shim / name).chmod(0o755)
        self.env = {
            **os.environ, "TOUCHMOVE_DATA": str(folder / "data"),
            "XDG_DATA_HOME": str(folder / "xdg"), "TOUCHMOVE_SPEECH": "off", "TOUCHMOVE_TALK": "en",
            "HOME": str(folder), "PATH": f"{shim}:{os.environ['PATH']}", "PIPX_HOME": str(folder / "none"),
        }

    def start(self) -> subprocess.Popen:
        return subprocess.Popen(
            [PROGRAM, "tournament", "olympiad.toml"], cwd=self.folder, env=self.env, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )

    def types(self, *lines: str) -> str:
        """What is told to these lines, from the beginning of the program to its end."""
        told, _ = self.start().communicate("\n".join([*lines, "leave"]) + "\n", timeout=300)
        return told

    def killed_after(self, line: str, waits: str) -> None:
        """Types a line and kills the program as soon as it has answered."""
        running = self.start()
        running.stdin.write(line + "\n")
        running.stdin.flush()
        # A program that says something else must not be waited for without end.
        guard = threading.Timer(120, running.kill)
        guard.start()
        said = []
        for told in running.stdout:
            said.append(told)
            if waits in told:
                break
        else:
            sys.exit(f"{line}: {waits} was not told.\n{''.join(said)}")
        guard.cancel()
        running.kill()
        running.wait()


def matches(told: str) -> list[tuple[int, str, str]]:
    found = re.findall(r"^Match (\d+): (Team \d+)(?: [\d½]+)?, (Team \d+)", told, re.M)
    return [(int(number), white, black) for number, white, black in found]


def main() -> None:
    teams, rounds = (int(word) for word in (sys.argv[1:] + ["20", "9"][len(sys.argv) - 1:])[:2])
    chance = random.Random(9)
    match_points, game_points = collections.Counter(), collections.Counter()
    met = collections.Counter()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(pathlib.Path(folder))
        (desk.folder / "olympiad.toml").write_text(event(teams, rounds))
        gone: set[int] = set()
        kept = None
        for number in range(1, rounds + 1):
            before = []
            if number == 2:
                before = ["absent 4"]
            if number == 4:
                before = ["withdraw 7", "yes"]
                gone.add(7)
            away = gone | ({4} if number == 2 else set())
            lineups = [team for team in range(1, teams + 1) if team % 3 == number % 3 and team not in away]
            before += [f"line-up {team} 1 2 4 5" for team in lineups]
            # An empty board, in one round.
            empty = 5 if number == 3 else None
            if empty:
                before.append(f"line-up {empty} 1 2 3")
            desk.types(*before)
            desk.killed_after("pair", f"Match {(teams - len(away)) // 2}:")
            pairs = matches(desk.types("pairings"))
            if not pairs:
                pairs = matches(desk.types("pair"))
            assert len(pairs) == (teams - len(away)) // 2, (number, len(pairs))
            results, sums = [], {}
            for match, white, black in pairs:
                own = other = 0
                if number == 5 and match == 1:
                    results.append("result 1 +-")
                    sums[match] = (2 * BOARDS, 0)
                    # Who has not played may meet again.
                    continue
                met[frozenset((white, black))] += 1
                for board in range(1, BOARDS + 1):
                    if empty and board == BOARDS and f"Team {empty:02}" in (white, black):
                        # The board was forfeited by whoever has nobody there.
                        won = white != f"Team {empty:02}"
                        own, other = own + 2 * won, other + 2 * (not won)
                        continue
                    result = chance.choice(["1-0", "=", "0-1"])
                    # White of the board is meant first, and the first team has White on odd boards.
                    first, second = RESULTS[result] if board % 2 else RESULTS[result][::-1]
                    own, other = own + first, other + second
                    if number == 6 and (match, board) == (2, 2):
                        results.append("postpone 2.2")
                        kept = f"result 6 2.2 {result}"
                        continue
                    if number == 8 and (match, board) == (1, 1):
                        wrong = "1-0" if result != "1-0" else "0-1"
                        results += [f"result 1.1 {wrong}", f"correct 8 1.1 {result}", "yes"]
                        continue
                    results.append(f"result {match}.{board} {result}")
                sums[match] = (own, other)
            half = len(results) // 2
            # A question and its answer stay together.
            while half and results[half - 1].startswith(("correct", "result 1.1")):
                half += 1
            desk.types(*results[:half])
            desk.killed_after("missing", "board")
            told = desk.types(*results[half:])
            assert "is over" in told, told[-600:]
            if number == 7:
                desk.types(kept)
            for match, white, black in pairs:
                own, other = sums[match]
                game_points[white] += own
                game_points[black] += other
                match_points[white] += 2 * (own > other) + (own == other)
                match_points[black] += 2 * (other > own) + (own == other)
            byes = re.findall(r"^Bye: (Team \d+)", desk.types("pairings"), re.M)
            for team in byes:
                match_points[team] += 2
                game_points[team] += 2 * BOARDS
            print(f"round {number}: {len(pairs)} matches, byes: {len(byes)}", flush=True)
        told = desk.types("standings", "prizes", "why 1", "export olympiad.trf")
        trf = (desk.folder / "olympiad.trf").read_text()
        assert not re.search(r"\bB[123]\b", trf), "the sight class is in a file"
        points = dict(re.findall(r"^\d+: (Team \d+), (\d*½?)[;.]", told, re.M))
        wrong = [
            (team, points.get(team), match_points[team]) for team in match_points
            if points.get(team) != str(match_points[team])
        ]
        of_teams = re.findall(r"^310 +\d+ (Team \d+).{26,32}? +\d+ +([\d.]+) +([\d.]+)", trf, re.M)
        wrong += [
            (team, own, game_points[team] / 2) for team, _, own in of_teams
            if float(own) != game_points[team] / 2
        ]
        twice = [pair for pair, count in met.items() if count > 1]
        print("\n".join(line for line in told.splitlines() if re.match(r"[123]: Team|.*, shared|Team", line)))
        print(f"teams: {teams}, rounds: {rounds}, differing: {wrong}, met twice: {twice}")
        print(f"compared: {len(points)} with match points, {len(of_teams)} with game points")
        print(f"{time.monotonic() - begun:.0f} s, killed {2 * rounds} times")
        if wrong or twice or len(points) != teams or len(of_teams) != teams:
            sys.exit(1)


if __name__ == "__main__":
    main()
