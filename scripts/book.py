#!/usr/bin/env python3
"""Cuts a book for the program: scripts/book.py book.bin crates/book/gnuchess.bin.z

The book is in the format of Polyglot, as the book of GNU Chess (public domain) is in the package
gnuchess-book. Entries stay that are at most PLIES from the start by moves that weigh LEAST; they are
sorted, and compressed as zlib does it. Needs python-chess.
"""

import struct
import sys
import zlib
from collections import defaultdict, deque

import chess
from chess.polyglot import zobrist_hash

PLIES = 16
LEAST = 5


def read(path):
    """The moves of each position with their weights."""
    book = defaultdict(list)
    with open(path, "rb") as file:
        for key, move, weight, _ in struct.iter_unpack(">QHHI", file.read()):
            book[key].append((move, weight))
    return book


def made(board, code):
    """The move of an entry: castling is a king that takes its own rook."""
    start, goal, promotion = code >> 6 & 63, code & 63, code >> 12 & 7
    mate = board.piece_at(goal)
    if board.piece_type_at(start) == chess.KING and mate and mate.color == board.turn:
        goal = chess.square(6 if goal > start else 2, chess.square_rank(start))
    return chess.Move(start, goal, promotion + 1 if promotion else None)


def cut(book):
    """The entries near the start."""
    seen, waiting = {zobrist_hash(chess.Board())}, deque([(chess.Board(), 0)])
    while waiting:
        board, plies = waiting.popleft()
        key = zobrist_hash(board)
        for code, weight in book.get(key, ()):
            move = made(board, code)
            if weight < LEAST or move not in board.legal_moves:
                continue
            yield key, code, weight
            after = board.copy(stack=False)
            after.push(move)
            there = zobrist_hash(after)
            if plies + 1 < PLIES and there not in seen:
                seen.add(there)
                waiting.append((after, plies + 1))


def main():
    source, target = sys.argv[1:]
    rows = sorted(cut(read(source)), key=lambda row: (row[0], -row[2], row[1]))
    packed = zlib.compress(b"".join(struct.pack(">QHHI", *row, 0) for row in rows), 9)
    with open(target, "wb") as file:
        file.write(packed)
    print(f"{len(rows)} moves, {len(packed)} bytes")


main()
