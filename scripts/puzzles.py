#!/usr/bin/env python3
"""Packs puzzles for the program: scripts/puzzles.py puzzles.csv puzzles/lichess.csv.z

The rows are those of the puzzle database of lichess (CC0), with or without its first line. They are
written by number of pieces and then by rating, and compressed as zlib does it. The labels of zugzwang are
lost by that: scripts/zugzwang.py finds them again.
"""

import csv
import sys
import zlib

COLUMNS = ["PuzzleId", "FEN", "Moves", "Rating", "Themes"]
# What says nothing about how a puzzle is solved.
DULL = {"short", "long", "veryLong", "oneMove", "master", "masterVsMaster", "superGM"}


def read(path):
    with open(path, newline="") as file:
        rows = list(csv.reader(file))
    columns = rows.pop(0) if rows[0][0] == "PuzzleId" else COLUMNS
    for row in rows:
        row = dict(zip(columns, row))
        row["Themes"] = " ".join(theme for theme in row["Themes"].split() if theme not in DULL)
        yield row


def pieces(row):
    """How many pieces stand there when it is the solver's turn, by rating among themselves."""
    board = row["FEN"].split()[0]
    return sum(sign.isalpha() for sign in board), int(row["Rating"])


def main():
    source, target = sys.argv[1:]
    rows = sorted(read(source), key=lambda row: (*pieces(row), row["PuzzleId"]))
    lines = [",".join(COLUMNS)] + [",".join(row[name] for name in COLUMNS) for row in rows]
    packed = zlib.compress("\n".join(lines).encode() + b"\n", 9)
    with open(target, "wb") as file:
        file.write(packed)
    print(f"{len(rows)} puzzles, {len(packed)} bytes")


main()
