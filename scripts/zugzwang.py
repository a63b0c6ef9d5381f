#!/usr/bin/env python3
"""Says which moves of the packed puzzles lead to zugzwang: scripts/zugzwang.py puzzles/lichess.csv.z

An engine, Stockfish, judges the position after each move of the solver, and the same position with
the other player to move. It is zugzwang if whoever must move would be better off without moving, by
at least 0.3 of the chance from -1 to 1, as lichess has it. A puzzle gets the label zugzwang, and one with the
number of the move: zugzwang2. It needs python-chess and some minutes.
"""

import math
import sys
import zlib

import chess
import chess.engine

# In a full board nobody is in zugzwang.
MOST_PIECES, MOST_ANSWERS = 14, 15
NODES = [60_000, 400_000]


def chance(score):
    if score.is_mate():
        return 1.0 if score.mate() > 0 else -1.0
    return 2 / (1 + math.exp(-0.00368208 * score.score())) - 1


def is_zugzwang(engine, board):
    if board.is_check() or board.is_game_over() or board.legal_moves.count() > MOST_ANSWERS:
        return False
    passed = board.copy(stack=False)
    passed.turn, passed.ep_square = not board.turn, None
    if not passed.is_valid():
        return False
    for nodes in NODES:
        limit = chess.engine.Limit(nodes=nodes)
        found = [engine.analyse(it, limit)["score"].pov(board.turn) for it in (board, passed)]
        must, need_not = map(chance, found)
        if must >= need_not - 0.3:
            return False
    return True


def labelled(row, engine):
    name, fen, moves, rating, themes = row.split(",")
    board = chess.Board(fen)
    if len(board.piece_map()) > MOST_PIECES:
        return row
    labels = [it for it in themes.split() if not it.startswith("zugzwang")]
    numbers = []
    for at, move in enumerate(moves.split()):
        board.push_uci(move)
        if at % 2 == 1 and is_zugzwang(engine, board):
            numbers.append(f"zugzwang{at // 2 + 1}")
    labels += ["zugzwang", *numbers] if numbers else []
    return ",".join([name, fen, moves, rating, " ".join(labels)])


def main():
    (path,) = sys.argv[1:]
    with open(path, "rb") as file:
        head, *rows = zlib.decompress(file.read()).decode().splitlines()
    engine = chess.engine.SimpleEngine.popen_uci("stockfish")
    rows = [labelled(row, engine) for row in rows]
    engine.quit()
    with open(path, "wb") as file:
        file.write(zlib.compress("\n".join([head, *rows]).encode() + b"\n", 9))
    print(sum("zugzwang" in row for row in rows), "puzzles with zugzwang")


main()
