#!/usr/bin/env python3
"""Writes crates/position/tests/answers.txt: what python-chess knows of 2,000 positions of each variant.

    python3 -m venv target/variants
    target/variants/bin/pip install chess==1.11.2
    target/variants/bin/python scripts/variants.py

With a number and a file it writes as many positions of each variant there, to be compared once:

    target/variants/bin/python scripts/variants.py 100000 answers.txt
    VARIANTS=$PWD/answers.txt cargo test --release -p touchmove-position a_whole_file -- --ignored

Games are played by chance that the test has too, so no position is kept: only a number for each, made of
its pieces, its legal moves, check, the end of the game and who cannot win.
"""
import pathlib
import sys

import chess
import chess.variant

POSITIONS = 2000
LONGEST = 120
VARIANTS = [
    ("king-of-the-hill", chess.variant.KingOfTheHillBoard),
    ("three-check", chess.variant.ThreeCheckBoard),
    ("crazyhouse", chess.variant.CrazyhouseBoard),
    ("antichess", chess.variant.AntichessBoard),
    ("atomic", chess.variant.AtomicBoard),
    ("horde", chess.variant.HordeBoard),
    ("racing-kings", chess.variant.RacingKingsBoard),
]


def number(text):
    """The 32-bit FNV-1a hash of a text."""
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def end(board):
    """Who has won, `d` for a draw, `-` while the game goes on."""
    mover, other = ("w", "b") if board.turn else ("b", "w")
    if board.is_variant_loss() or board.is_checkmate():
        return other
    if board.is_variant_win():
        return mover
    return "d" if board.is_variant_draw() or board.is_stalemate() or board.is_insufficient_material() else "-"


def held(board):
    """What is in the hands, White's first, from the pawn to the queen."""
    if not isinstance(board, chess.variant.CrazyhouseBoard):
        return ""
    counts = [board.pockets[color].count(role) for color in (True, False) for role in range(1, 6)]
    return "".join(map(str, counts))


def told(board, moves):
    fields = board.fen(en_passant="fen").split()
    # By the moves: for the FEN python-chess asks whether the king is safe, as if nothing exploded.
    taken = any(board.is_en_passant(move) for move in board.legal_moves)
    passed = chess.square_name(board.ep_square) if taken else "-"
    pieces = board.board_fen(promoted=isinstance(board, chess.variant.CrazyhouseBoard))
    checks = fields[4] if isinstance(board, chess.variant.ThreeCheckBoard) else ""
    lacks = "".join("01"[board.has_insufficient_material(color)] for color in (True, False))
    parts = [pieces, fields[1], fields[2], passed, held(board), checks, ",".join(moves),
             "01"[board.is_check()], end(board), lacks]
    return "|".join(parts)


def main(wanted, file):
    lines = ["# scripts/variants.py has written it, with python-chess " + chess.__version__ + "."]
    for name, kind in VARIANTS:
        numbers, chance = [], number(name)
        while len(numbers) < wanted:
            board = kind()
            for _ in range(LONGEST):
                moves = sorted(move.uci() for move in board.legal_moves)
                numbers.append(f"{number(told(board, moves)):08x}")
                if not moves or end(board) != "-" or len(numbers) == wanted:
                    break
                chance = chance * 1103515245 + 12345 & 0x7FFFFFFF
                board.push_uci(moves[(chance >> 8) % len(moves)])
        lines.append(name + " " + "".join(numbers))
    file.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        main(int(sys.argv[1]), pathlib.Path(sys.argv[2]))
    else:
        folder = pathlib.Path(__file__).parent.parent / "crates/position/tests"
        folder.mkdir(exist_ok=True)
        main(POSITIONS, folder / "answers.txt")
