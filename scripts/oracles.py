#!/usr/bin/env python3
"""Our tie-breaks and standings beside two other programs, on tournaments by chance.

    scripts/oracles.py [TOURNAMENTS | install]

Makes so many tournaments (200) of 4 to 300 players, every sixth of them a round robin. Each is a TRF of
our own writing. Compared are the value of every tie-break for every player, and the standings by three
lists, with gacrux by the edition of 2026 and with tiebreak-core by those of 2024 and 2026. Differences that
are not expected fail. Those that are have their reason below.

Needs python3 with its module venv. The first run installs both programs from PyPI, into target/oracles.
"""

import collections
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = ROOT / "target" / "oracles"
PROGRAMS = ("gacrux==1.11.65", "tiebreak-core==1.2.0")

# Each tie-break, and its name in tiebreak-core; none where that has it for no edition.
NAMES = {
    "BH": "buchholz",
    "BH/C1": "buchholz_cut1",
    "BH/C2": "buchholz_cut2",
    "BH/M1": "median_buchholz",
    "BH/M2": "median_buchholz_2",
    "AOB": "aob",
    "SB": "sonneborn_berger",
    "SB/C1": "sonneborn_berger_cut1",
    "SB/C2": "sonneborn_berger_cut2",
    "KS": "koya",
    "PS": "progressive",
    "PS/C1": "progressive_cut1",
    "WIN": "wins",
    "WON": "won",
    "BPG": "games_black",
    "BWG": "wins_black",
    "REP": "rounds_elected",
    "STD": "std",
    "ARO": "aro",
    "ARO/C1": "aro_cut1",
    "TPR": "tpr",
    "PTP": "ptp",
    "APRO": "apro",
    "APPO": "appo",
    # The last ones: what gacrux computes after them has their last rounds.
    "FB": "fore_buchholz",
    "FB/C1": "fore_buchholz_cut1",
}
RATINGS = {"ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO"}
# What the edition of 2024 does not have, or tiebreak-core has not for it.
ONLY_2026 = {"STD", "FB/C1", "SB/C2"}
LISTS = (["DE", "BH/C1", "SB"], ["BH/C1", "DE", "SB", "WIN"], ["SB", "DE", "PS"])

# Where a program reads the rule in another way, and why ours is as it is.
DRAWN = "it leaves a forfeited pairing of the last round a forfeit (8.3)"
FLOATS = "it adds hundredths as floating point, and misses equal sums (10.3)"
FEW = "it cuts nothing where few parts are left (14)"
NO_FORFEITS = "it takes no won forfeit of a round robin for a game (15.2)"
EXPECTED = {
    ("tiebreak-core", "FB"): DRAWN,
    ("tiebreak-core", "FB/C1"): DRAWN,
    ("tiebreak-core", "PTP"): FLOATS,
    ("tiebreak-core", "APPO"): FLOATS,
    ("tiebreak-core", "APRO"): "it takes an opponent without a performance for one of 0 (10.4)",
    ("tiebreak-core", "BH/M2"): FEW,
    ("tiebreak-core", "ARO/C1"): FEW,
    ("tiebreak-core", "SB/C2"): "of equal products it cuts the first, not that of the lowest score (16.5)",
    ("tiebreak-core", "REP"): "it takes a lost forfeit of a round robin for a round elected (7.6)",
    ("gacrux", "KS"): "it takes a forfeit of a Swiss for a game (9.2)",
    ("gacrux", "WON"): NO_FORFEITS,
    ("gacrux", "BPG"): NO_FORFEITS,
    ("gacrux", "BWG"): NO_FORFEITS,
}


def install():
    """The programs, in a folder of their own."""
    python = HOME / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PROGRAMS], check=True)
    return python


def example():
    """Our own program: the one that is built already where its tests name it."""
    if built := os.environ.get("TOUCHMOVE_TOURNAMENTS"):
        return pathlib.Path(built)
    build = ["cargo", "build", "--quiet", "--locked", "--package", "touchmove-tournament"]
    subprocess.run([*build, "--example", "tournaments"], cwd=ROOT, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", ROOT / "target")
    return pathlib.Path(target) / "debug" / "examples" / "tournaments"


def ours(program, file, edition, ties):
    """By starting number: the place, the points and the values, in the order of the standings."""
    found = subprocess.run(
        [program, "ties", edition, *ties], input=file.read_bytes(), capture_output=True, check=True
    ).stdout.decode()
    rows = [line.split() for line in found.splitlines()]
    return {int(row[0]): (int(row[1]), float(row[2]), row[3:]) for row in rows}


def gacrux(file, ties):
    """The same of gacrux."""
    command = [sys.executable, "-m", "gacrux.tiebreakchecker", "-i", file, "-f", "TRF", "-d", "T", "-r"]
    found = subprocess.run([*command, "-t", "PTS", *ties], capture_output=True, text=True)
    rows = [line.split("\t") for line in found.stdout.splitlines()[1:]]
    if found.returncode or not rows:
        raise SystemExit(f"gacrux refuses {file}: {found.stdout}{found.stderr}")
    return {int(row[1]): (int(row[0]), float(row[2]), row[3:]) for row in rows}


def players_of(file):
    """The players of a file as tiebreak-core wants them."""
    from tiebreak_core import GameRecord, PlayerTiebreakData

    score = {"1": 1, "=": 0.5, "0": 0, "+": 1, "-": 0, "H": 0.5, "F": 1, "U": 1, "Z": 0}
    kinds = {"+": "forfeit_win", "-": "forfeit_loss", "F": "pairing_bye", "U": "pairing_bye"}
    lines = [line for line in file.read_text().splitlines() if line.startswith("001")]
    rating = {int(line[4:8]): int(line[48:52].strip() or 0) for line in lines}
    players = {}
    for line in lines:
        games = []
        for at in range(91, len(line), 10):
            opponent, color, mark = int(line[at : at + 4]), line[at + 5], line[at + 7]
            kind = kinds.get(mark, "requested_bye" if mark in "HZ" else "played")
            name = "black" if color == "b" else "white"
            games.append(
                GameRecord(opponent or -1, rating.get(opponent, 0), score[mark], name, len(games) + 1, kind)
            )
        number = int(line[4:8])
        points = sum(game.score for game in games)
        players[number] = PlayerTiebreakData(number, rating[number], points, games)
    return players


def core(players, ties, edition, robin):
    """The values of tiebreak-core by starting number."""
    found = core_standings(players, ties, edition, robin)
    return {player.player_id: [player.values[NAMES[tie]] for tie in ties] for player in found}


def core_standings(players, ties, edition, robin):
    """The standings of tiebreak-core."""
    from tiebreak_core import rank_standings_strict

    names = ["direct_encounter" if tie == "DE" else NAMES[tie] for tie in ties]
    rounds, more = len(players[1].games), {"mode": "round_robin"} if robin else {}
    return rank_standings_strict(players, names, ruleset=f"fide-{edition}", total_rounds=rounds, **more).players


def number(text):
    """A value as a number; nothing for what is missing."""
    return None if text in ("-", "-0", "None", None) else float(text)


def same(one, other):
    """Whether two values are the same as they are printed. Who has no opponent with a rating has 0 or none."""
    one, other = number(one), number(other)
    return abs((one or 0) - (other or 0)) < 0.006


class Count:
    """How often each was compared, and how often it differed."""

    def __init__(self):
        self.all = collections.Counter()
        self.differ = collections.Counter()
        self.first = {}

    def add(self, program, tie, is_same, where):
        self.all[program, tie] += 1
        if not is_same:
            self.differ[program, tie] += 1
            self.first.setdefault((program, tie), where)


def compare(program, file, robin, count):
    """One tournament."""
    ties = list(NAMES)
    mine = ours(program, file, "2026", ties)
    players = players_of(file)
    rated = all(player.rating for player in players.values())
    theirs = gacrux(file, ties)
    for name, (_, points, values) in mine.items():
        count.add("gacrux", "points", points == theirs[name][1], (file.name, name))
        for tie, value, other in zip(ties, values, theirs[name][2]):
            # With a player without a rating gacrux has no tie-breaks of ratings at all.
            if rated or tie not in RATINGS:
                count.add("gacrux", tie, same(value, other), (file.name, name, value, other))
    for edition in ("2024", "2026"):
        # tiebreak-core has round robins in the newer edition only.
        if robin and edition == "2024":
            continue
        some = [tie for tie in ties if edition == "2026" or tie not in ONLY_2026]
        mine = ours(program, file, edition, some)
        theirs = core(players, some, edition, robin)
        for name, (_, _, values) in mine.items():
            for tie, value, other in zip(some, values, theirs[name]):
                where = (file.name, edition, name, value, other)
                count.add("tiebreak-core", tie, same(value, other), where)
    for order in LISTS:
        title = "standings by " + " ".join(order)
        mine = ours(program, file, "2026", order)
        theirs = gacrux(file, order)
        for name, (place, _, _) in mine.items():
            count.add("gacrux", title, place == theirs[name][0], (file.name, name, place, theirs[name][0]))
        numbers = [player.player_id for player in core_standings(players, order, "2026", robin)]
        count.add("tiebreak-core", title, numbers == list(mine), (file.name, numbers[:9], list(mine)[:9]))


def main():
    python = install()
    if sys.argv[1:] == ["install"]:
        return 0
    if pathlib.Path(sys.prefix).resolve() != HOME.resolve():
        os.execv(python, [python, __file__, *sys.argv[1:]])
    tournaments = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    program, count, sizes = example(), Count(), []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1, tournaments + 1):
            robin = seed % 6 == 0
            size = 4 + seed * 2 % 14 if robin else 4 + seed * seed * 37 % 297
            size, rounds = (size, size - 1) if robin else (size, min(3 + seed % 9, size - 1))
            file = pathlib.Path(folder) / f"tournament-{seed}.trf"
            command = [program, "make", str(seed), str(size), str(rounds), *(["robin"] if robin else [])]
            file.write_bytes(subprocess.run(command, capture_output=True, check=True).stdout)
            compare(program, file, robin, count)
            sizes.append(size)
    print(f"{len(sizes)} tournaments of {min(sizes)} to {max(sizes)} players, {sum(sizes)} in all")
    failed = False
    for (of, tie), total in count.all.items():
        differ = count.differ[of, tie]
        reason = EXPECTED.get((of, tie), "") if differ else ""
        failed |= bool(differ and not reason)
        print(f"{of:14} {tie:34} {total:7} compared {differ:6} differ  {reason}")
        if differ and not reason:
            print(f"    first: {count.first[of, tie]}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
