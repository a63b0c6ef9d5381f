#!/usr/bin/env python3
"""Our reader of PGN beside python-chess: game by game, whether both read the same.

    scripts/pgn_beside.py [--told] FILE_OR_FOLDER...

Compared are the first position, every move of the game, the result, how many variations there are and
how many moves they have, and the words of the comments. A difference is *told* if our reader has said
something of that game, as that it is cut off at a null move, and *silent* if it has not. Silent ones
fail. `--told` shows the others too. Needs python-chess (`pip install chess`) and cargo.
"""

import argparse
import collections
import difflib
import io
import logging
import pathlib
import re
import subprocess
import sys

import chess
import chess.pgn

Game = collections.namedtuple("Game", "line result start moves variations beside words told")
SIX = ("Event", "Site", "Date", "Round", "White", "Black")
COMMAND = re.compile(r"\[%[^\]}]*\]")


def binary():
    """The program that writes what our reader reads."""
    root = pathlib.Path(__file__).resolve().parent.parent
    build = ["cargo", "build", "--quiet", "--package", "touchmove-notation", "--example", "games"]
    subprocess.run(build, cwd=root, check=True)
    return root / "target" / "debug" / "examples" / "games"


def ours(program, data):
    """The games of our reader, and what it says of each; a refused one has no moves to compare."""
    found = subprocess.run([program], input=data, capture_output=True, check=True).stdout.decode()
    games, told = [], []
    for row in found.splitlines():
        kind, _, rest = row.partition("\t")
        if kind != "game":
            told.append(rest)
            if re.match(r"(Refused|NoGame|Skipped)", rest):
                games.append(Game(0, None, None, None, 0, 0, "", tuple(told)))
                told = []
            continue
        line, result, start, moves, variations, beside, words = rest.split("\t")
        games.append(Game(int(line), result, start, moves, int(variations), int(beside), words, tuple(told)))
        told = []
    return games


def text_of(data):
    """As our reader has it: UTF-8, and a line that is none as Windows has Latin-1."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16")
    def line(part):
        try:
            return part.decode("utf-8")
        except UnicodeDecodeError:
            return part.decode("cp1252", errors="replace")
    return "".join(line(part) for part in data.replace(b"\xef\xbb\xbf", b"").splitlines(keepends=True))


def theirs(data):
    """The games of python-chess. It ends a game at a blank line even if no move has come, or only the
    result is missing; such halves are joined."""
    text = io.StringIO(text_of(data).replace("\x1a", ""))
    games, halves = [], []
    while True:
        try:
            game = chess.pgn.read_game(text)
        except IndexError:
            # It counts brackets that are closed and were not opened.
            while text.readline().strip():
                pass
            continue
        if game is None:
            break
        read, is_bare = game_of(game), not is_tagged(game)
        if not read.moves and not is_bare:
            halves.append(read)
        elif is_bare and halves and read.moves:
            games.append(join(halves.pop(), read))
        elif is_bare and not read.moves and games and read.result != "*":
            games[-1] = games[-1]._replace(result=read.result)
        elif is_bare and not read.moves:
            continue
        else:
            games, halves = games + halves + [read], []
    return games + halves


def is_tagged(game):
    """Whether a game has a tag of its own besides the result."""
    usual = {tag: "????.??.??" if tag == "Date" else "?" for tag in SIX}
    return any(usual.get(tag) != value for tag, value in game.headers.items() if tag != "Result")


def join(tags, moves):
    """A game of which one half has the tags and the other the moves."""
    words = " ".join(sorted((tags.words + " " + moves.words).split()))
    return moves._replace(result=tags.result if moves.result == "*" else moves.result, words=words)


def game_of(game):
    """What is compared of a game of python-chess; of another game than chess nothing is."""
    try:
        board = game.board()
    except ValueError:
        board = None
    if type(board) is not chess.Board:
        return Game(0, "*", None, "", 0, 0, "", ("another game",))
    start = board.fen(en_passant="legal")
    moves = moves_of(game)
    variations = beside = 0
    words = said(game.comment)
    left = [(game, False)]
    while left:
        node, is_beside = left.pop()
        for place, child in enumerate(node.variations):
            variations += place > 0
            beside += is_beside or place > 0
            words += said(child.comment) + said(child.starting_comment)
            left.append((child, is_beside or place > 0))
    return Game(0, game.headers.get("Result", "*"), start, " ".join(moves), variations, beside,
                " ".join(sorted(words)), tuple(str(error) for error in game.errors))


def said(comment):
    return COMMAND.sub(" ", comment).split()


def moves_of(game):
    """The moves of the main line as Chess960 writes them: castling is the king to its rook."""
    board, moves = game.board(), []
    for move in game.mainline_moves():
        written = move.uci()
        if board.is_castling(move):
            wing = chess.BB_RANK_1 if board.turn else chess.BB_RANK_8
            rooks = list(chess.SquareSet(board.clean_castling_rights() & wing))
            rook = min(rooks) if board.is_queenside_castling(move) else max(rooks)
            written = chess.square_name(move.from_square) + chess.square_name(rook)
        moves.append(written)
        board.push(move)
    return moves


def key(game):
    return (game.start, game.moves)


def pairs(one, other):
    """The games of both beside each other; nothing where one reader alone has one."""
    matcher = difflib.SequenceMatcher(None, [key(game) for game in one], [key(game) for game in other], autojunk=False)
    for what, a, b, c, d in matcher.get_opcodes():
        if what == "equal":
            yield from zip(range(a, b), range(c, d))
        else:
            both = min(b - a, d - c)
            yield from zip(range(a, a + both), range(c, c + both))
            yield from ((place, None) for place in range(a + both, b))
            yield from ((None, place) for place in range(c + both, d))


def difference(mine, other):
    """What is not the same of two games; nothing if all is."""
    if mine is None:
        return f"not found: {other.moves[:80]!r} {other.result}"
    if other is None:
        return f"found here alone: {(mine.moves or '')[:80]!r} {mine.result}"
    if mine.moves is None:
        return "" if other.start is None else f"not taken: {other.moves[:80]!r} {other.result}"
    if mine.start != other.start:
        return f"first position: {mine.start} | {other.start}"
    if mine.moves != other.moves:
        same = 0
        left, right = mine.moves.split(), other.moves.split()
        while same < min(len(left), len(right)) and left[same] == right[same]:
            same += 1
        return f"moves differ at ply {same + 1}: {left[same:same + 3]} | {right[same:same + 3]}, {len(left)} | {len(right)} plies"
    if mine.result != other.result:
        return f"result: {mine.result} | {other.result}"
    if (mine.variations, mine.beside) != (other.variations, other.beside):
        return f"variations, moves in them: {mine.variations}, {mine.beside} | {other.variations}, {other.beside}"
    if mine.words != other.words:
        left, right = collections.Counter(mine.words.split()), collections.Counter(other.words.split())
        return f"comments: only here {list((left - right).elements())[:6]}, only there {list((right - left).elements())[:6]}"
    return ""


def compare(program, file, args, out):
    data = file.read_bytes()
    mine, other = ours(program, data), theirs(data)
    same = told = silent = 0
    for a, b in pairs(mine, other):
        one, two = mine[a] if a is not None else None, other[b] if b is not None else None
        what = difference(one, two)
        if not what:
            same += 1
            continue
        is_told = one is not None and bool(one.told)
        told, silent = told + is_told, silent + (not is_told)
        if args.told or not is_told:
            place = f"game {b + 1}" if b is not None else f"ours {a + 1}"
            line = f", line {one.line}" if one is not None and one.line else ""
            kind = "told" if is_told else "SILENT"
            print(f"{file}: {place}{line}: {kind}: {what}", file=out)
            for fault in (one.told if one is not None else ())[:3]:
                print(f"    ours: {fault[:160]}", file=out)
            for fault in (two.told if two is not None else ())[:1]:
                print(f"    theirs: {fault[:160]}", file=out)
    return len(mine), len(other), same, told, silent


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--told", action="store_true", help="show differences that our reader tells")
    parser.add_argument("places", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
    program = binary()
    files = []
    for place in args.places:
        files += sorted(place.rglob("*.pgn")) if place.is_dir() else [place]
    total = [0] * 5
    for file in files:
        counts = compare(program, file, args, sys.stdout)
        total = [a + b for a, b in zip(total, counts)]
    print(f"{len(files)} files, {total[0]} games here, {total[1]} there: "
          f"{total[2]} the same, {total[3]} told, {total[4]} silent")
    return 1 if total[4] else 0


if __name__ == "__main__":
    sys.exit(main())
