#!/usr/bin/env python3
r"""Pictures of the screen: every theme in every size, and the contrast of its pieces in figures.

    python3 -m venv /tmp/pictures && /tmp/pictures/bin/pip install pyte pillow numpy
    /tmp/pictures/bin/python scripts/screens.py target/debug/touchmove FOLDER [THEME...]
    /tmp/pictures/bin/python scripts/screens.py target/debug/touchmove --pages
    /tmp/pictures/bin/python scripts/screens.py OTHER FOLDER --beside KEYS

With `--pages` it makes those of docs/screens.md, small and in few colours, in docs/pictures.
With `--beside` it draws another program and computes the same of it: KEYS lead to its board with all pieces
on it and White below, `\r` is Enter. Its squares are found by their two grounds.

The program runs in a pseudo-terminal. What it writes goes through an emulator (pyte) and is drawn
with DejaVu Sans Mono, as a terminal draws it. For each picture the contrast (WCAG 2) of the pieces
is computed from its pixels: of a piece and what it touches, which is its edge where it has one and its
square where it has none, and the same after a blur as an eye with 20/200 sees it; of light and dark
squares, and of White's pieces and Black's.
"""

import collections
import fcntl
import os
import pty
import select
import shutil
import struct
import sys
import tempfile
import termios
import time

import numpy
import pyte
from PIL import Image, ImageDraw, ImageFont

THEMES = ["dark", "light", "large", "mono", "shapes", "reader", "words", "braille"]
SIZES = [(40, 10), (80, 24), (120, 40), (200, 60)]
MOVES = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7"]
FONTS = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono{}.ttf"
TYPE = 20
# The pictures of the pages: each theme in the usual window, and one in a large one.
PAGES = [(theme, (80, 24)) for theme in THEMES] + [("dark", (120, 40))]
PAGE_TYPE = 15
# The blur of 20/200 for type of this size, read at arm's length.
SIGMA = 5.5
# How a terminal shows what has no colour of its own.
GROUNDS = {"dark": ("#e5e5e5", "#000000"), "light": ("#000000", "#ffffff")}


class Terminal:
    """The program in a terminal of a size."""

    def __init__(self, words, size, ground="dark", environment=None):
        columns, rows = size
        self.ground = ground
        self.home = tempfile.mkdtemp(prefix="touchmove-screens-")
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.written = 0
        pid, self.fd = pty.fork()
        if pid == 0:
            os.environ.clear()
            os.environ.update(
                HOME=self.home, PATH="/usr/bin:/bin", TERM="xterm-256color", LANG="C.UTF-8",
                TOUCHMOVE_SPEECH="off", TOUCHMOVE_COMMAND="touchmove", TOUCHMOVE_DATA=self.home + "/data", **(environment or {}),
            )
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            os.execv(words[0], words)
        self.pid = pid
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def settle(self, quiet=0.4, most=20.0):
        """Reads until nothing more comes, and answers what the terminal is asked."""
        end = time.monotonic() + most
        while time.monotonic() < end:
            ready, _, _ = select.select([self.fd], [], [], quiet)
            if not ready:
                return
            try:
                read = os.read(self.fd, 65536)
            except OSError:
                return
            self.written += len(read)
            if b"\x1b]11;?" in read:
                value = "0000" if self.ground == "dark" else "ffff"
                os.write(self.fd, f"\x1b]11;rgb:{value}/{value}/{value}\x1b\\".encode())
            if b"\x1b[c" in read:
                os.write(self.fd, b"\x1b[?62;22c")
            self.stream.feed(read)

    def until(self, text, most=20.0):
        end = time.monotonic() + most
        while time.monotonic() < end:
            if any(text in row for row in self.screen.display):
                break
            self.settle(quiet=0.05)
        self.settle()

    def press(self, keys):
        os.write(self.fd, keys.encode())
        self.settle()

    def close(self):
        try:
            os.kill(self.pid, 9)
            os.waitpid(self.pid, 0)
        except OSError:
            pass
        os.close(self.fd)
        shutil.rmtree(self.home, ignore_errors=True)


def fixed(number):
    """A colour of the fixed part of the palette."""
    if number >= 232:
        return (8 + 10 * (number - 232),) * 3
    part = [0, 95, 135, 175, 215, 255]
    number -= 16
    return part[number // 36], part[number // 6 % 6], part[number % 6]


def colour(name, default):
    if name == "default":
        name = default
    named = {"black": "000000", "white": "e5e5e5", "red": "cd0000", "green": "00cd00",
             "brown": "cdcd00", "blue": "0000ee", "magenta": "cd00cd", "cyan": "00cdcd"}
    name = named.get(name, name).lstrip("#")
    return tuple(int(name[at:at + 2], 16) for at in (0, 2, 4))


def block(symbol, box):
    """The parts of a cell that a block element fills; nothing for other signs."""
    x, y, right, bottom = box
    middle, half = (x + right) // 2, (y + bottom) // 2
    eighth = max((right - x) // 8, 1)
    whole = {"█": [box], "▀": [(x, y, right, half)], "▄": [(x, half, right, bottom)],
             "▌": [(x, y, middle, bottom)], "▐": [(middle, y, right, bottom)],
             "▏": [(x, y, x + eighth, bottom)], "▕": [(right - eighth, y, right, bottom)]}
    if symbol in whole:
        return whole[symbol]
    quarters = {"▘": "a", "▝": "b", "▖": "c", "▗": "d", "▚": "ad", "▞": "bc", "▛": "abc",
                "▜": "abd", "▙": "acd", "▟": "bcd"}
    parts = {"a": (x, y, middle, half), "b": (middle, y, right, half),
             "c": (x, half, middle, bottom), "d": (middle, half, right, bottom)}
    return [parts[part] for part in quarters.get(symbol, "")]


def draw(terminal, points=TYPE):
    """The screen as a picture, with a block for the cursor, and the size of a cell."""
    fonts = {bold: ImageFont.truetype(FONTS.format("-Bold" if bold else ""), points)
             for bold in (False, True)}
    width, height = round(fonts[False].getlength("M")), int(points * 1.2)
    screen = terminal.screen
    ink, ground = GROUNDS[terminal.ground]
    picture = Image.new("RGB", (width * screen.columns, height * screen.lines), ground)
    pen = ImageDraw.Draw(picture)
    for y in range(screen.lines):
        for x in range(screen.columns):
            cell = screen.buffer[y][x]
            fg, bg = colour(cell.fg, ink), colour(cell.bg, ground)
            if cell.reverse:
                fg, bg = bg, fg
            box = (x * width, y * height, (x + 1) * width, (y + 1) * height)
            fill(pen, box, bg)
            parts = block(cell.data, box)
            for part in parts:
                fill(pen, part, fg)
            if not parts and cell.data.strip():
                pen.text(box[:2], cell.data, fill=fg, font=fonts[cell.bold])
    at = screen.cursor.x * width, screen.cursor.y * height
    cursor = (at[0], at[1] + height - 3, at[0] + width, at[1] + height)
    fill(pen, cursor, (255, 0, 255))
    return picture, (width, height)


def fill(pen, box, paint):
    x, y, right, bottom = box
    pen.rectangle((x, y, right - 1, bottom - 1), fill=paint)


def linear(picture):
    values = numpy.asarray(picture, dtype=float) / 255
    values = numpy.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    return values @ numpy.array([0.2126, 0.7152, 0.0722])


def blurred(light):
    reach = int(3 * SIGMA)
    weights = numpy.exp(-numpy.arange(-reach, reach + 1) ** 2 / (2 * SIGMA**2))
    weights /= weights.sum()
    for axis in (0, 1):
        light = numpy.apply_along_axis(
            lambda line: numpy.convolve(numpy.pad(line, reach, "edge"), weights, "valid"), axis, light)
    return light


def ratio(one, other):
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def squares(terminal, cell):
    """The box of each square in pixels, found by the names of ranks and files; None without them."""
    screen = terminal.screen
    ranks = {}
    for y, row in enumerate(screen.display):
        if row[0] in "12345678" and (row[1] in " ┃" or not row[1].isalnum()):
            ranks.setdefault(row[0], y)
    names = [(y, row) for y, row in enumerate(screen.display)
             if "".join(row[:130].split())[:8] in ("abcdefgh", "hgfedcba")]
    if len(ranks) < 8 or not names:
        return None
    row = names[0][1]
    files = {name: row.index(name) for name in "abcdefgh"}
    wide, high = abs(files["b"] - files["a"]), abs(ranks["1"] - ranks["2"])
    found = {}
    for file, x in files.items():
        for rank, y in ranks.items():
            left, top = x - wide // 2, y - high // 2
            found[file + rank] = (left * cell[0], top * cell[1],
                                  (left + wide) * cell[0], (top + high) * cell[1])
    return found, (wide, high)


def squares_by_grounds(terminal, cell):
    """The same of a program that has a ground for each kind of square, with White below."""
    screen = terminal.screen
    places = [(y, x, screen.buffer[y][x].bg) for y in range(screen.lines)
              for x in range(screen.columns)]
    usual_two = collections.Counter(bg for _, _, bg in places if bg != "default").most_common(2)
    if len(usual_two) < 2:
        return None
    board = [(y, x) for y, x, bg in places if bg in dict(usual_two)]
    top, left = min(y for y, _ in board), min(x for _, x in board)
    high = (max(y for y, _ in board) + 1 - top) // 8
    wide = (max(x for _, x in board) + 1 - left) // 8
    found = {}
    for column, file in enumerate("abcdefgh"):
        for row, rank in enumerate("87654321"):
            x, y = left + column * wide, top + row * high
            found[file + rank] = (x * cell[0], y * cell[1], (x + wide) * cell[0],
                                  (y + high) * cell[1])
    return found, (wide, high)


WHITE = "a1 b1 c1 e1 g1 h1 a2 b2 c2 d2 f2 g2 h2 c4 e4".split()
BLACK = "a8 c8 d8 f8 h8 a7 b7 c7 d7 g7 h7 c6 f6 e5".split()
EMPTY = "a3 b3 c3 d3 e3 f3 g3 h3 a4 b4 d4 g4 h4 b5 c5 a6 b6 d6 g6".split()


# The same before the first move.
AT_FIRST = tuple([file + rank for rank in ranks for file in "abcdefgh"]
                 for ranks in ("12", "78", "3456"))


def cut(light, box):
    x, y, right, bottom = box
    return light[y:bottom, x:right]


def usual(values):
    found, counts = numpy.unique(values, return_counts=True)
    return found[counts.argmax()]


def is_dark(name):
    return (ord(name[0]) + int(name[1])) % 2 == 0


def figures(found, picture, standing=(WHITE, BLACK, EMPTY), edged=True):
    """Contrast of pieces to what is around them, of squares, of White to Black; the same blurred."""
    if found is None:
        return "no whole board"
    boxes, size = found
    white, black, empty = standing
    sharp = linear(picture).round(4)
    soft = blurred(sharp)
    ground = {dark: usual(numpy.concatenate(
        [cut(sharp, boxes[name]).ravel() for name in empty if is_dark(name) == dark]))
        for dark in (True, False)}
    lines = [f"squares {size[0]}x{size[1]}, to each other {ratio(ground[True], ground[False]):.1f}"]
    tones = {}
    for side, names in (("White", white), ("Black", black)):
        edges, soft_edges, fills = [], [], []
        for name in names:
            box, soft_box = cut(sharp, boxes[name]), cut(soft, boxes[name])
            values, counts = numpy.unique(box, return_counts=True)
            # A sign in one cell has few pixels of its own colour.
            values = values[counts > (0.01 if edged else 0) * box.size]
            around = min(values, key=lambda value: abs(value - ground[is_dark(name)]))
            if ground[True] != ground[False]:
                fill, edge = (values[-1], values[0]) if side == "White" else (values[0], values[-1])
                is_near = edged and size[1] > 1 and is_dark(name) == (side == "Black")
                around = edge if is_near else ground[is_dark(name)]
            else:
                fill = max(values, key=lambda value: ratio(value, around))
            edges.append(ratio(fill, around))
            fills.append(soft_box[box == fill].mean())
            soft_edges.append(ratio(fills[-1], soft_box[box == around].mean()))
        tones[side] = fill, numpy.mean(fills)
        lines.append(f"{side} to what is around {min(edges):.1f}, blurred {min(soft_edges):.1f}"
                     f" to {max(soft_edges):.1f}")
    both = [ratio(tones["White"][at], tones["Black"][at]) for at in (0, 1)]
    lines.append(f"White to Black {both[0]:.1f}, blurred {both[1]:.1f}")
    return "; ".join(lines)


def shown(program, theme, size, ground="dark", language="en", keys="", environment=None):
    words = [program, "play", "--screen", "--theme", theme, "--opponent", "human",
             "--time", "15+10", "--moves", language, "--talk", language]
    terminal = Terminal(words, size, ground, environment)
    terminal.settle(quiet=1.5)
    for move in MOVES[:6]:
        terminal.press("i" if move == "e4" else "")
        terminal.press(move + "\r")
    terminal.press("\x1b")
    for key in keys:
        terminal.press(key)
    return terminal


def with_queen_in_hand(terminal):
    terminal.press("\x1b[A" * 4)
    terminal.press("\x1b[C" * 3)
    terminal.press("\r")
    return terminal


def make_pages(program):
    folder = os.path.join(os.path.dirname(__file__), "../docs/pictures")
    os.makedirs(folder, exist_ok=True)
    for theme, size in PAGES:
        terminal = with_queen_in_hand(shown(program, theme, size))
        picture, _ = draw(terminal, PAGE_TYPE)
        name = theme if size == (80, 24) else f"{theme}-{size[0]}x{size[1]}"
        picture.quantize(32, dither=Image.Dither.NONE).save(f"{folder}/{name}.png", optimize=True)
        print(f"{name}: {os.path.getsize(f'{folder}/{name}.png')} bytes", flush=True)
        terminal.close()


def beside(program, folder, keys):
    """Another program, in every size."""
    for size in SIZES:
        terminal = Terminal([program], size)
        terminal.settle(quiet=1.5)
        for key in keys.replace("\\r", "\r"):
            terminal.press(key)
        picture, cell = draw(terminal)
        name = f"{os.path.basename(program)}-{size[0]}x{size[1]}"
        picture.save(f"{folder}/{name}.png")
        found = squares_by_grounds(terminal, cell)
        print(f"{name}: {figures(found, picture, AT_FIRST, edged=False)}", flush=True)
        terminal.close()


def main():
    program, folder, *themes = sys.argv[1:]
    program = os.path.abspath(program)
    if folder == "--pages":
        make_pages(program)
        return
    os.makedirs(folder, exist_ok=True)
    if themes[:1] == ["--beside"]:
        beside(program, folder, themes[1])
        return
    for theme in themes or THEMES:
        for size in SIZES:
            for ground in ("dark", "light") if theme in ("mono", "shapes") else ("dark",):
                terminal = with_queen_in_hand(shown(program, theme, size, ground))
                picture, cell = draw(terminal)
                name = f"{theme}-{ground}" if theme in ("mono", "shapes") else theme
                name = f"{name}-{size[0]}x{size[1]}"
                picture.save(f"{folder}/{name}.png")
                print(f"{name}: {figures(squares(terminal, cell), picture)}", flush=True)
                terminal.close()


if __name__ == "__main__":
    main()
