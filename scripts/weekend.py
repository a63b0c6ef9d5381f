#!/usr/bin/env python3
"""A weekend of twelve players and five rounds, run through the real program.

    scripts/weekend.py [--program FILE] [--kills 3]

An adjusted Swiss is entered, paired, played and closed at the desk of the tournament. Round 3 is laid as a room and
played at its tables: three with a simulated peg board under White's hands, three announced by keyboard, with games
of tests/data/games.txt, faults, and kills of the host. Its results must come in by themselves, each once. In the end
nobody has met anybody twice, the points are right, and the export has every game. Fails if not.
"""

import argparse
import pathlib
import sys
import tempfile
import time

from room import PATIENCE, ROOT, Room, Stuck, Table, Terminal, judge, play_on, sign_off

PLAYERS = [
    "Adler, Anna", "Bauer, Bernd", "Christ, Clara", "Dietz, Dora", "Eder, Emil", "Fuchs, Frida",
    "Gruber, Gerd", "Huber, Hanna", "Igel, Ida", "Jung, Jan", "Kern, Karl", "Lang, Lea",
]  # fmt: skip
AT_TABLES = 3
RESULTS = ["1-0", "0-1", "="]


class Weekend(Room):
    """The room of the round that is played at tables."""

    def lay(self):
        secret = self.secret()
        person = 'moves = "en"\ntalk = "en"\nspeech = "no"\nscore = "assistant"\nblind = "yes"\n'
        for name, board in [("table", "")] + [(f"table-{number}", self.board_of(number)) for number in (1, 2, 3)]:
            self.put(
                f"{name}.toml",
                f'time = "60+30"\n[white]\nname = "White"\n{person}{board}[black]\nname = "Black"\n{person}'
                f'[arbiter]\nname = "Ruth"\n{secret}\n',
            )
        rows = "".join(
            f'[[player]]\nname = "{name}"\nrating = {2000 - 50 * at}\nsight = "B1"\nlanguage = "en"\nvoice = "en"\n'
            for at, name in enumerate(PLAYERS)
        )
        head = 'name = "Weekend"\nsystem = "adjusted swiss"\nrounds = 5\ntable = "table.toml"\ntime = "60+30"\n'
        self.put("cup.toml", f'{head}tie-breaks = "BH/C1, BH, SB"\n{rows}')
        games = self.games()
        self.tables = [
            Table(self, number, "pegs" if number <= 3 else "announced", *games[number]) for number in range(1, 7)
        ]

    def board_of(self, number):
        return f'device = "pegs"\naddress = "peg1:{self.home}/pegs{number}"\n'


def entered(desk, number):
    """A round whose results are typed; what each board was."""
    boards = paired(desk, number)
    for board, names in enumerate(boards, 1):
        result = RESULTS[(number + board) % 3]
        mark = desk.type(f"result {board} {result}")
        desk.hears([f"Board {board}, round {number}: {names}"], mark)
    return boards


def paired(desk, number):
    mark = desk.type("pair")
    desk.hears(["Yes or no"], mark)
    mark = desk.type("yes")
    desk.hears([f"Round {number}:"], mark)
    at = desk.hears(["Board 6: "], mark)
    with desk.news:
        lines = [line for _, line in desk.lines[mark : at + 1]]
    return [line.split(": ", 1)[1].rstrip(".") for line in lines if line.startswith("Board ")][-6:]


def at_tables(room, desk, number):
    """A round that is laid as a room; its results come in by themselves."""
    boards = paired(desk, number)
    mark = desk.type("tables")
    desk.hears(["Tables laid: 6."], mark)
    room.file = f"cup-round-{number}/room.toml"
    play_on(room)
    for table in room.tables:
        if table.fault:
            raise Stuck(f"table {table.number}: {table.fault}")
    sign_off(room)
    for board, names in enumerate(boards, 1):
        won = "White won" if room.tables[board - 1].result == "1-0" else "Black won"
        desk.hears([f"Board {board}, round {number}: {names}: {won}."], mark)
    desk.hears([f"Round {number} is over."], mark)
    with desk.news:
        told = [line for _, line in desk.lines[mark:] if f", round {number}:" in line]
    if len(told) != 6:
        raise Stuck(f"results of round {number}: {told}")
    return boards


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--program", default=str(ROOT / "target" / "release" / "touchmove"))
    asked = parser.parse_args()
    asked.tables, asked.pace = 6, 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        room = Weekend(asked, pathlib.Path(folder))
        room.lay()
        desk, met = Terminal(room, "tournament", ["tournament", "cup.toml"]), []
        began = time.monotonic()
        try:
            for number in range(1, 6):
                met += at_tables(room, desk, number) if number == AT_TABLES else entered(desk, number)
            mark = desk.type("standings")
            desk.hears(["After round 5", "12: ", "11: "], mark)
            desk.hears(["Written: weekend.trf."], desk.type("export weekend.trf"))
            desk.type("leave")
            desk.process.wait(PATIENCE)
        finally:
            room.end()
            desk.process.kill()
        wrong = judge(room)
        pairs = [frozenset(names.split(", ")) for names in met]
        wrong += [f"met twice: {', '.join(pair)}" for pair in set(pairs) if pairs.count(pair) > 1]
        rows = [row for row in (room.home / "weekend.trf").read_text().splitlines() if row.startswith("001")]
        points = sum(float(row[80:84]) for row in rows)
        if len(pairs) != 30 or points != 30 or len(rows) != 12:
            wrong.append(f"{len(pairs)} games, {points} points, {len(rows)} players")
        took, plies = time.monotonic() - began, sum(len(table.game) for table in room.tables)
        print(f"5 rounds, {len(pairs)} games, {plies} moves at tables, {took:.0f} s, {len(wrong)} wrong")
        print("\n".join(wrong))
        return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
