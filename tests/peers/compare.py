"""Reads games with kanon's findings at every ply and says where python-chess finds otherwise."""

import collections
import json
import sys

import chess


def findings(board, counts):
    """What python-chess finds about the position on the board."""
    key = board._transposition_key()
    threefold, fifty = [], []
    for move in board.legal_moves:
        zeroing = board.is_zeroing(move)
        if zeroing:
            continue
        if board.halfmove_clock + 1 >= 100:
            fifty.append(move.uci())
        board.push(move)
        if counts[board._transposition_key()] + 1 >= 3:
            threefold.append(move.uci())
        board.pop()
    return {
        "threefold": counts[key] >= 3,
        "fivefold": counts[key] >= 5,
        "fifty": board.halfmove_clock >= 100,
        "seventyfive": board.halfmove_clock >= 150,
        "claim_threefold": sorted(threefold),
        "claim_fifty": sorted(fifty),
    }


def main():
    games = plies = wrong = 0
    seen = collections.Counter()
    for line in sys.stdin:
        game = json.loads(line)
        board = chess.Board(game["fen"])
        counts = collections.Counter([board._transposition_key()])
        games += 1
        for ply, ours in enumerate(game["plies"]):
            theirs = findings(board, counts)
            if theirs["threefold"] != board.is_repetition(3) or theirs["fivefold"] != board.is_fivefold_repetition():
                print(f"python-chess disagrees with itself: {board.fen()}")
                wrong += 1
            if ours != theirs:
                wrong += 1
                if wrong <= 20:
                    print(f"game {games}, ply {ply}: {board.fen()}\n  kanon  {ours}\n  python {theirs}")
            for name, value in theirs.items():
                seen[name] += bool(value)
            plies += 1
            if ply < len(game["moves"]):
                board.push_uci(game["moves"][ply])
                counts[board._transposition_key()] += 1
    print(json.dumps({"games": games, "plies": plies, "wrong": wrong, "seen": seen}))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
