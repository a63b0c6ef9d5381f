#!/usr/bin/env python3
"""A room of forty tables, played through the real program, with faults and kills.

    scripts/room.py [--tables 40] [--kills 10] [--pace SECONDS] [--program FILE]

Forty tables of one room play games of tests/data/games.txt to their end: twenty are typed, ten are announced
and repeated, and at ten White plays on a simulated peg board. Opponents repeat wrong moves, eight players make an
illegal one, the cable of each peg board is pulled, and the host is killed ten times, every other time while a piece
is in a hand over a peg board: some hands stop there, others finish the move on the dead board. Terminals are the real program, a process each; ten of them speak, to a server of this script.

At first all clocks run at the pace of people for so many seconds (60). Then every table plays as fast as it can.
In the end each game in the archive must be the game that was played, move by move, and what was heard must be
in it. Fails if one is not. Prints what the host needs, and how long it takes from a line to an opponent's ear.
"""

import argparse
import os
import pathlib
import random
import re
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATIENCE = 60
PASSPHRASE = "example"
ROWS = {"p": "pawn", "n": "knight", "b": "bishop", "r": "rook", "q": "queen", "k": "king"}


class Lost(Exception):
    """The host is gone."""


class Stuck(Exception):
    """Something that must be heard was not."""


class Speech(threading.Thread):
    """A speech server for one terminal: it notes when it is told what."""

    def __init__(self, path):
        super().__init__(daemon=True)
        self.path, self.told = path, []
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(path))
        self.listener.listen()
        self.start()

    def run(self):
        while True:
            stream, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(stream,), daemon=True).start()

    def serve(self, stream):
        lines = stream.makefile("rwb", buffering=0)
        text = None
        while True:
            try:
                line = lines.readline()
            except OSError:
                return
            if not line:
                return
            line = line.decode(errors="replace").rstrip("\r\n")
            if text is not None:
                if line != ".":
                    text.append(line)
                    continue
                self.told.append((time.monotonic(), re.sub("<[^>]*>", "", " ".join(text))))
                text, answer = None, "225-1\r\n225 OK MESSAGE QUEUED"
            else:
                command, _, rest = line.partition(" ")
                if command == "SPEAK":
                    text, answer = [], "230 OK RECEIVING DATA"
                elif command == "LIST":
                    modules = rest == "OUTPUT_MODULES"
                    answer = "250-espeak-ng\r\n250 OK" if modules else "249-Amy\ten\tnone\r\n249 OK"
                else:
                    answer = {"GET": "251-0\r\n251 OK", "HISTORY": "245-1\r\n245 OK", "QUIT": "231 HAPPY HACKING"}.get(
                        command, "208 OK"
                    )
            try:
                lines.write(f"{answer}\r\n".encode())
            except OSError:
                return


class Terminal:
    """The program at pipes."""

    def __init__(self, room, name, args, speech=None):
        env = dict(room.env)
        if speech:
            env["SPEECHD_ADDRESS"] = f"unix_socket:{speech.path}"
        self.name, self.speech = name, speech
        self.lines, self.news = [], threading.Condition()
        self.process = subprocess.Popen(
            [room.program, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=env,
            cwd=room.home,
        )
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            with self.news:
                self.lines.append((time.monotonic(), line.decode().rstrip("\n")))
                self.news.notify_all()

    def mark(self):
        with self.news:
            return len(self.lines)

    def type(self, line):
        """Types a line; from where on what is printed follows it."""
        mark = self.mark()
        try:
            self.process.stdin.write(f"{line}\n".encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Lost from None
        return mark

    def hears(self, texts, mark, patience=PATIENCE):
        """The first line from there on with one of these texts."""
        end = time.monotonic() + patience
        with self.news:
            at = mark
            while True:
                for at in range(at, len(self.lines)):
                    _, line = self.lines[at]
                    if any(text in line for text in texts):
                        return at
                    if "Connection lost" in line or "Connected again" in line:
                        raise Lost
                at = len(self.lines)
                if not self.news.wait(max(0, end - time.monotonic())) and time.monotonic() >= end:
                    heard = [line for _, line in self.lines[mark:]]
                    raise Stuck(f"{self.name} does not hear {texts}, but {heard[-6:]}")


class Board:
    """The pieces, for the hands at a peg board."""

    def __init__(self):
        back = "rnbqkbnr"
        self.on = {f"{file}{rank}": None for file in "abcdefgh" for rank in "12345678"}
        for file, piece in zip("abcdefgh", back):
            self.on[f"{file}1"], self.on[f"{file}2"] = piece.upper(), "P"
            self.on[f"{file}8"], self.on[f"{file}7"] = piece, "p"

    def parts(self, uci):
        """What hands do: squares from which pieces are lifted and on which they are put, in their order."""
        start, end, becomes = uci[:2], uci[2:4], uci[4:]
        piece, hands = self.on[start], []
        if self.on[end]:
            hands.append(("lift", end))
        hands.append(("lift", start))
        put = f"{end} {ROWS[becomes]}" if becomes else end
        hands.append(("seat", put))
        if piece in "Pp" and start[0] != end[0] and not self.on[end]:
            hands.append(("lift", end[0] + start[1]))
        if piece in "Kk" and abs(ord(start[0]) - ord(end[0])) == 2:
            rook, to = ("h", "f") if end[0] == "g" else ("a", "d")
            hands += [("lift", rook + end[1]), ("seat", to + end[1])]
        return hands

    def play(self, uci):
        for what, where in self.parts(uci):
            square = where[:2]
            if what == "lift":
                lifted, self.on[square] = self.on[square], None
                if square == uci[:2] or lifted in ("R", "r"):
                    hand = lifted
            else:
                becomes = uci[4:] if square == uci[2:4] else ""
                self.on[square] = (becomes.upper() if hand.isupper() else becomes) if becomes else hand

    def hand(self, what, where, lifted):
        """What one hand does; the piece that it has lifted last."""
        square, _, word = where.partition(" ")
        if what == "lift":
            lifted, self.on[square] = self.on[square], None
            return lifted
        becomes = next((letter for letter, name in ROWS.items() if name == word), lifted)
        self.on[square] = becomes.upper() if lifted.isupper() else becomes.lower()
        return lifted

    def towards(self, other):
        """What hands do until the pieces are as on another board."""
        wrong = [square for square in self.on if self.on[square] != other.on[square]]
        hands = [("lift", square) for square in wrong if self.on[square]]
        for square in wrong:
            if piece := other.on[square]:
                color = "white" if piece.isupper() else "black"
                hands.append(("seat", f"{square} {color} {ROWS[piece.lower()]}"))
        return hands

    def spoken(self, uci):
        """A move as a player types it."""
        piece = ROWS[self.on[uci[:2]].lower()]
        return f"{piece} {uci[:2]} {uci[2:4]}" + (f" {ROWS[uci[4:]]}" if uci[4:] else "")

    def fen(self):
        rows = []
        for rank in "87654321":
            row = "".join(self.on[f"{file}{rank}"] or "1" for file in "abcdefgh")
            rows.append(re.sub("1+", lambda gap: str(len(gap[0])), row))
        return "/".join(rows)


class Table(threading.Thread):
    """One table, its players and their hands."""

    def __init__(self, room, number, kind, result, game):
        super().__init__(daemon=True)
        self.room, self.number, self.kind, self.result, self.game = room, number, kind, result, game
        self.chance = random.Random(number)
        self.made, self.heard, self.fault, self.pulled, self.is_lost = 0, 0, None, 0, False
        self.times, self.ears = [], []
        self.illegal = kind != "pegs" and game[0] == "e2e4" and room.illegal()
        self.pegs, self.felt, self.lifted, self.caught, self.is_lifted = None, Board(), None, 0, False

    def sit(self):
        if self.kind == "pegs":
            link = ["pegboard", "simulate", "peg1", "--pieces", "--link", str(self.room.home / f"pegs{self.number}")]
            self.pegs = Terminal(self.room, f"pegs {self.number}", link)
        speaks = self.kind == "typed" and self.number <= 5
        self.seats = []
        for color in ("white", "black"):
            speech = Speech(self.room.home / f"speech-{color}-{self.number}") if speaks else None
            args = ["seat", color, "--table", str(self.number)]
            self.seats.append(Terminal(self.room, f"{color} {self.number}", args, speech))

    def run(self):
        try:
            while self.made < len(self.game):
                try:
                    self.room.running.wait()
                    if self.is_lost:
                        self.resume()
                        # The last move may have ended the game.
                        continue
                    self.ply()
                except Lost:
                    self.is_lost = True
            self.ends()
            self.sign()
        except Exception as fault:  # noqa: BLE001 a thread must not end in silence
            last = [line for terminal in [*self.seats, self.pegs] if terminal for _, line in terminal.lines[-6:]]
            self.fault = f"{fault!r}\n    " + "\n    ".join(last)

    def ply(self):
        began = time.monotonic()
        move, by = self.game[self.made], self.made % 2
        mover, other = self.seats[by], self.seats[1 - by]
        if self.kind == "typed":
            self.typed(move, mover, other)
        else:
            self.announced(move, mover, other)
        self.made += 1
        pace = self.room.pace()
        if pace:
            time.sleep(max(0, began + pace * self.chance.uniform(0.5, 1.5) - time.monotonic()))

    def typed(self, move, mover, other):
        if self.illegal and self.made == 0:
            self.illegal = False
            mark = mover.type("e2 e5")
            mover.hears(["first illegal move"], mark)
        mark, began = other.mark(), time.monotonic()
        spoke = len(other.speech.told) if other.speech else 0
        said = ["castling"] if self.castles(move) else [f" {move[:2]} {move[2:4]}"]
        own = mover.type(self.spoken(move))
        at = other.hears(said, mark)
        # What the mover reads himself is not taken for the next move.
        mover.hears(said, own)
        self.heard = self.made + 1
        self.times.append(other.lines[at][0] - began)
        if other.speech:
            end = time.monotonic() + 5
            # What the opponent has typed himself is spoken too: only this move counts.
            told = lambda: [at for at, text in other.speech.told[spoke:] if said[0] in text]
            while not told() and time.monotonic() < end:
                time.sleep(0.001)
            self.ears.extend(at - began for at in told()[:1])

    def announced(self, move, mover, other):
        """Announced, repeated, and completed; from wherever that was left."""
        white = mover is self.seats[0]
        on_board = self.pegs is not None and white
        stage = self.stage()
        if self.illegal and self.made == 0 and not on_board:
            self.illegal = False
            mark, there = other.mark(), mover.mark()
            mover.type("e2 e5")
            other.hears(["Repeat it."], mark)
            other.type("e2 e5")
            mover.hears(["repeats it"], there)
            mover.type("press")
            mover.hears(["first illegal move"], there)
        if self.pegs and stage is None and self.made and self.chance.random() < 0.1:
            self.pull()
        there = mover.mark()
        if stage is None:
            mark = other.mark()
            if on_board:
                self.hands(move)
            began = time.monotonic()
            if on_board:
                self.pegs.type("press")
            else:
                mover.type(self.spoken(move))
            at = other.hears(["Repeat it.", "Checkmate"], mark)
            self.times.append(other.lines[at][0] - began)
            if "Checkmate" in other.lines[at][1]:
                self.heard = self.made + 1
                return
        if stage not in ("repeated", "executed"):
            if self.pegs and not white:
                self.pegs.type("press")
            else:
                if self.chance.random() < 0.1:
                    mark = other.type("pawn h2 h3" if move != "h2h3" else "pawn a2 a3")
                    other.hears(["different move"], mark)
                other.type(self.spoken(move))
            mover.hears(["repeats it"], there)
        # A move that was announced is made: after a kill the board shows it already.
        if self.pegs and not white and self.felt.on != self.board(self.game[: self.made + 1]).on:
            self.hands(move)
            mover.hears(["played the move on the board"], there)
        mark = other.mark()
        (self.pegs if on_board else mover).type("press")
        other.hears(["Your clock is running", "mate", "wins"], mark)
        self.heard = self.made + 1

    def stage(self):
        """How far the move on its way has come by the journal, after a kill."""
        stage, self.left = getattr(self, "left", None), None
        return stage

    def castles(self, move):
        king = self.board(self.game[: self.made]).on[move[:2]] in "Kk"
        return king and abs(ord(move[0]) - ord(move[2])) == 2

    def spoken(self, move):
        return self.board(self.game[: self.made]).spoken(move)

    def board(self, moves):
        board = Board()
        for move in moves:
            board.play(move)
        return board

    def hands(self, move):
        stops = self.chance.random() < 0.5
        for what, where in self.board(self.game[: self.made]).parts(move):
            self.hand(what, where)
            self.lifted = self.felt.hand(what, where, self.lifted)
            self.is_lifted = what == "lift"
            # What comes faster is no hand, and is taken for a bad contact.
            time.sleep(0.2)
            if self.is_lifted and not self.room.running.is_set():
                self.caught += 1
                if stops:
                    raise Lost
        self.is_lifted = False

    def hand(self, what, where):
        mark = self.pegs.type(f"{what} {where}")
        self.pegs.hears([""], mark)

    def set_right(self, stage):
        """After a kill the pieces are put as the host has them, whatever was in a hand."""
        self.is_lifted = False
        # The opponent's move is made on the board after it is repeated.
        shown = stage and (stage != "announced" or self.made % 2 == 0)
        target = self.board(self.game[: self.made + (1 if shown else 0)])
        hands, mark = self.felt.towards(target), self.seats[0].mark()
        for what, where in hands:
            self.hand(what, where)
            time.sleep(0.2)
        self.felt = target
        if hands:
            self.seats[0].hears(["You play on the board.", "The board is right.", "It is on your board."], mark)

    def pull(self):
        """The cable is out, and in again."""
        mark = self.seats[0].mark()
        self.pegs.type("pull")
        self.seats[0].hears(["The board is gone"], mark)
        mark = self.seats[0].mark()
        self.pegs.type("plug")
        self.seats[0].hears(["You play on the board."], mark)
        self.pulled += 1

    def resume(self):
        """The host was killed: when it is back, goes on where the journal is."""
        made, stage = self.room.on_record(self)
        if made < self.heard:
            raise Stuck(f"table {self.number}: {self.heard} moves heard, {made} on record")
        self.made, self.left = made, stage
        if self.pegs:
            self.set_right(stage)
        self.is_lost = False

    @staticmethod
    def back(seat):
        """Where a terminal has come back last."""
        with seat.news:
            lines = [line for _, line in seat.lines]
        return max((at for at, line in enumerate(lines) if "Connected again" in line), default=0)

    def ends(self):
        """Whoever has lost resigns, unless it was mate."""
        loser = self.seats[0 if self.result == "0-1" else 1]
        while not any("Checkmate" in line or "resigns" in line for _, line in loser.lines):
            try:
                self.room.running.wait()
                mark = loser.type("resign")
                loser.hears(["yes or no", "over"], mark)
                mark = loser.type("yes")
                loser.hears(["resign"], mark)
            except Lost:
                self.room.running.wait()
                loser.hears(["Connected again"], self.back(loser))

    def sign(self):
        for seat in self.seats:
            while True:
                try:
                    self.room.running.wait()
                    mark = seat.type(f"sign {self.result}")
                    seat.hears(["igned"], mark)
                    break
                except Lost:
                    self.room.running.wait()
                    seat.hears(["Connected again"], self.back(seat))


class Room:
    """The room, its host and its arbiter."""

    def __init__(self, asked, home):
        self.asked, self.home, self.program = asked, home, asked.program
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "TOUCHMOVE_DATA": str(home / "data"),
            "TOUCHMOVE_TALK": "en",
            "TOUCHMOVE_MOVES": "en",
            "TOUCHMOVE_BOOK": "off",
            "SPEECHD_CMD": "/bin/false",
        }
        self.running, self.illegals, self.begun = threading.Event(), 0, None
        self.peak, self.host, self.file = 0, None, "room.toml"

    def illegal(self):
        self.illegals += 1
        return self.illegals <= 8

    def pace(self):
        return 30 if self.begun and time.monotonic() < self.begun + self.asked.pace else 0

    def secret(self):
        example = (ROOT / "examples" / "two-peg-boards.toml").read_text()
        return next(line for line in example.splitlines() if line.startswith("passphrase"))

    def games(self):
        games = []
        for line in (ROOT / "tests" / "data" / "games.txt").read_text().splitlines():
            if not line.startswith("#"):
                _, result, *moves = line.split()
                games.append((result, moves))
        return [it for it in games if it[0] in ("1-0", "0-1") and 24 <= len(it[1]) <= 50]

    def lay(self):
        secret, games = self.secret(), self.games()[: self.asked.tables]
        self.tables, rows = [], []
        for number, (result, moves) in enumerate(games, 1):
            share = number / self.asked.tables
            kind = "typed" if share <= 0.5 else "announced" if share <= 0.75 else "pegs"
            self.tables.append(Table(self, number, kind, result, moves))
            speech = "yes" if kind == "typed" and number <= 5 else "no"
            person = f'moves = "en"\ntalk = "en"\nspeech = "{speech}"\nscore = "assistant"\n'
            blind = 'blind = "yes"\n' if kind != "typed" else ""
            pegs = f'device = "pegs"\naddress = "peg1:{self.home}/pegs{number}"\n' if kind == "pegs" else ""
            top = 'announcing = "off"\n' if kind == "typed" else ""
            self.put(
                f"table{number}.toml",
                f'time = "90+30"\n{top}[white]\nname = "Anna {chr(65 + number % 26)}{number}"\n{person}{blind}{pegs}'
                f'[black]\nname = "Boris {chr(65 + number % 26)}{number}"\n{person}'
                f'[arbiter]\nname = "Ruth"\n{secret}\n',
            )
            rows.append(f'[[table]]\nnumber = {number}\nmatch = "table{number}.toml"\n')
        self.put("room.toml", f'[arbiter]\nname = "Ruth"\n{secret}\n' + "".join(rows))
        self.put("one.toml", rows[0])

    def put(self, name, text):
        path = self.home / name
        path.write_text(text)
        path.chmod(0o600)

    def end(self):
        for table in self.tables:
            for terminal in [*getattr(table, "seats", []), table.pegs]:
                if terminal:
                    terminal.process.kill()
        if self.host:
            self.host.process.kill()

    def open(self, name=None):
        self.host = Terminal(self, "host", ["room", name or self.file])
        self.host.hears(["To go to a table", "For one place", "1 table"], 0)

    def says(self, line, texts):
        return self.host.hears(texts, self.host.type(line))

    def enter(self):
        self.says("room", ["The passphrase of the room"])
        self.says(PASSPHRASE, ["You are arbiter"])

    def kill(self, in_hand):
        """The host is killed, at once or while a piece is in a hand over a peg board."""
        at_boards = [table for table in self.tables if table.pegs and table.is_alive()]
        end = time.monotonic() + PATIENCE / 6
        while in_hand and not any(table.is_lifted for table in at_boards) and time.monotonic() < end:
            time.sleep(0.01)
        self.running.clear()
        self.killed()

    def killed(self):
        self.host.process.send_signal(signal.SIGKILL)
        self.host.process.wait()
        self.open()
        for table in self.tables:
            for seat in table.seats:
                end = time.monotonic() + PATIENCE
                while table.back(seat) < len(seat.lines) - 60 or not any(
                    "Connected again" in line for _, line in seat.lines[table.back(seat) :]
                ):
                    if time.monotonic() > end:
                        raise Stuck(f"{seat.name} is not back")
                    time.sleep(0.05)
        self.enter()
        mark = self.host.type("resume")
        self.host.hears(["Clocks running", "No table"], mark)
        time.sleep(0.5)
        for _, line in self.host.lines[mark:]:
            if "Not resumed" in line:
                raise Stuck(line)
        # Until boards are found again.
        time.sleep(3)
        self.running.set()

    def events(self, table):
        archive = sqlite3.connect(f"file:{self.home}/data/archive.db?mode=ro", uri=True, timeout=30)
        try:
            ask = "SELECT event FROM events WHERE game = ? ORDER BY number"
            return [event for (event,) in archive.execute(ask, (table.number,))]
        finally:
            archive.close()

    def on_record(self, table):
        """How many moves of a table's game are on record, and how far the next has come. Fails on another move."""
        made, stage, pending = 0, None, None
        for event in self.events(table):
            what, *rest = event.split()
            if what == "entered" and made < len(table.game) and rest[0] == table.game[made]:
                made += 1
            elif what == "entered" and rest[0] != "e2e5":
                raise Stuck(f"table {table.number}: {event} after {made} moves")
            elif what == "announced":
                pending, stage = rest[1], "announced"
            elif what == "repeated" and rest[1] == pending:
                stage = "repeated"
            elif what == "executed" and stage == "repeated":
                stage = "executed"
            elif what == "clock-pressed" and stage in ("repeated", "executed"):
                if pending == table.game[made]:
                    made += 1
                elif pending != "e2e5":
                    raise Stuck(f"table {table.number}: {pending} after {made} moves")
                pending = stage = None
        # A move that mates when it is announced ends the game.
        if made == len(table.game) - 1 and pending == table.game[-1]:
            made += 1
        return made, stage

    def status(self, key):
        text = pathlib.Path(f"/proc/{self.host.process.pid}/status").read_text()
        return int(re.search(rf"^{key}:\s*(\d+)", text, re.M)[1])

    def ticks(self):
        fields = pathlib.Path(f"/proc/{self.host.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return int(fields[11]) + int(fields[12])


def hundredths(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


def measure(room):
    """What one table takes, to know what the others add."""
    room.open("one.toml")
    alone = room.status("VmRSS")
    room.host.process.stdin.close()
    room.host.process.wait()
    for path in (room.home / "data").rglob("*"):
        if path.is_file():
            path.unlink()
    return alone


def play_on(room):
    """Everybody sits down, all clocks are started, and every game is played."""
    room.open()
    laid, threads = room.status("VmRSS"), room.status("Threads")
    print(f"{len(room.tables)} tables laid: {laid} kB, {threads} threads", flush=True)
    for table in room.tables:
        table.sit()
    for table in room.tables:
        for seat in table.seats:
            seat.hears(["The arbiter starts"], 0)
        if table.pegs:
            table.seats[0].hears(["board"], 0)
    time.sleep(2)
    room.enter()
    room.says("start", ["Started"])
    room.begun, began = time.monotonic(), room.ticks()
    room.running.set()
    for table in room.tables:
        table.start()
    time.sleep(room.asked.pace)
    if room.asked.pace:
        made = sum(table.made for table in room.tables)
        share = (room.ticks() - began) / room.asked.pace
        print(f"at the pace of people: {made} moves in {room.asked.pace} s, {share:.1f} % of a processor", flush=True)
    kill_and_wait(room)


def kill_and_wait(room):
    total, killed = sum(len(table.game) for table in room.tables), 0
    chance = random.Random(7)
    while any(table.is_alive() for table in room.tables):
        made = sum(table.made for table in room.tables)
        room.peak = max(room.peak, room.status("VmRSS"))
        if killed < room.asked.kills and made > total * (killed + 0.5 + chance.random() / 4) / (room.asked.kills + 1):
            killed += 1
            room.kill(in_hand=killed % 2 == 1)
            print(f"killed {killed} times, {made} of {total} moves", flush=True)
        time.sleep(0.2)
    print(f"killed {killed} times; the host took {room.peak} kB at most", flush=True)


def sign_off(room):
    """The arbiter signs off every table that has played to its end; with the last the room ends."""
    for table in room.tables:
        if table.fault is None:
            room.says(f"open {table.number}", ["Welcome, arbiter"])
            room.says("sign-off", ["es or no"])
            room.says("yes", ["igned off"])
            if table is not room.tables[-1]:
                room.says("close", ["Back in the room"])
    if any(table.fault for table in room.tables):
        return
    # The records of all tables are written one after the other.
    room.host.process.wait(10 * PATIENCE)
    print(f"the room has ended: {room.host.process.returncode}")


def judge(room):
    """What is wrong, a line each."""
    wrong = []
    for table in room.tables:
        if table.fault:
            wrong.append(f"table {table.number} ({table.kind}): {table.fault}")
            continue
        try:
            made, _ = room.on_record(table)
        except Stuck as fault:
            wrong.append(str(fault))
            continue
        if made != len(table.game):
            wrong.append(f"table {table.number}: {made} moves on record, {len(table.game)} played")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--pace", type=int, default=60)
    parser.add_argument("--program", default=str(ROOT / "target" / "release" / "touchmove"))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        room = Room(asked, pathlib.Path(folder))
        room.lay()
        alone = measure(room)
        print(f"one table laid: {alone} kB", flush=True)
        try:
            play_on(room)
            sign_off(room)
            wrong = judge(room)
        finally:
            room.end()
        times = [took for table in room.tables for took in table.times]
        ears = [took for table in room.tables for took in table.ears]
        for name, all_ in (("line to print", times), ("line to ear", ears)):
            if all_:
                print(
                    f"{name}: median {statistics.median(all_) * 1000:.1f} ms, "
                    f"99 of 100 within {hundredths(all_, 0.99):.1f} ms, {len(all_)} lines"
                )
        plies, pulled = sum(len(table.game) for table in room.tables), sum(table.pulled for table in room.tables)
        caught = sum(table.caught for table in room.tables)
        print(f"{plies} moves, {pulled} cables pulled, {caught} pieces in a hand at a kill, {len(wrong)} tables wrong")
        print("\n".join(wrong))
        return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
