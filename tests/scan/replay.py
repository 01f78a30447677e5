"""Replays PGN with python-chess: a line for each game, a hexadecimal digit for each half-move.

1 threefold, 2 fivefold, 4 fifty moves, 8 seventy-five moves.
"""

import sys

import chess.pgn


def digit(board):
    return (
        (1 if board.is_repetition(3) else 0)
        + (2 if board.is_fivefold_repetition() else 0)
        + (4 if board.is_fifty_moves() else 0)
        + (8 if board.is_seventyfive_moves() else 0)
    )


def main():
    with open(sys.argv[1]) as games:
        while (game := chess.pgn.read_game(games)) is not None:
            board = game.board()
            digits = []
            for move in game.mainline_moves():
                board.push(move)
                digits.append(format(digit(board), "x"))
            print("".join(digits))


main()
