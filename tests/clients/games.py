"""PGN: python-chess plays every game."""

import pathlib
import sys

import chess.pgn

from paper import questions, same


def main(folder, lang):
    asked = {question["id"]: question for question in questions(folder, lang)}
    found, moves = [], 0
    with open(pathlib.Path(folder) / f"quiz.{lang}.pgn", encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            question = asked[game.headers["QuestionId"]]
            where = question["id"]
            same(game.errors, [], where)
            end = game.end()
            same(end.board().fen(en_passant="fen"), question["boards"][-1]["fen"], where)
            same(game.board().fen(en_passant="fen"), question["boards"][0]["fen"], where)
            assert end.board().is_valid(), where
            comment = " ".join(end.comments if hasattr(end, "comments") else [end.comment])
            comment = " ".join(comment.split())
            for line in [question["prompt"], *question["events"], question["key"]]:
                assert line in comment, f"{where}: {line}"
            same(game.headers["Result"], "*", where)
            moves += end.ply() - game.ply()
            found.append(where)
    positions = [question["id"] for question in asked.values() if question["boards"]]
    same(found, positions, "games")
    assert moves > 0, "no game has moves"
    print(f"pgn {lang}: {len(found)} games, {moves} moves")


main(*sys.argv[1:])
