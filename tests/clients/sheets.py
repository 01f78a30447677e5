"""Spreadsheets: Python's csv, and openpyxl for XLSX and for Kahoot's template."""

import csv
import pathlib
import sys

import openpyxl

from paper import is_open, letters, questions, remark, right, same

TIMES = {5, 10, 20, 30, 60, 90, 120, 240}


def check_row(row, question, number):
    where = question["id"]
    same(str(row[0]), str(number), where)
    same(row[1], question["id"], where)
    same((row[5] or "").split("\n"), question["setting"], where)
    same((row[8] or ""), question["boards"][-1]["fen"] if question["boards"] else "", where)
    same([line for line in (row[9] or "").split("\n") if line], question["events"], where)
    same(row[10], question["prompt"], where)
    options = [cell for cell in row[12:-4] if cell]
    same(options, [option["text"] for option in question["options"]], where)
    key = question["key"] if is_open(question) else ", ".join(letters(question))
    same(tuple(row[-4:-2]), (key, question["key"]), where)
    same([line for line in (row[-2] or "").split("\n") if line], question["explanation"], where)
    numbers = [rule["number"] for rule in question["rules"] if rule["number"]]
    same(row[-1] or "", ", ".join(numbers), where)


def check_options(rows, asked):
    expected = [
        (number, question["id"], "ABCDEFGH"[at], option["text"], int(option["correct"]),
         option["misconception"], remark(option))
        for number, question in enumerate(asked, 1)
        for at, option in enumerate(question["options"])
    ]
    same([tuple(row[:7]) for row in rows], expected, "options")


def check_kahoot(path, asked):
    sheet = openpyxl.load_workbook(path).active
    heading = [cell.value for cell in sheet[8]]
    same(heading[1], "Question - max 120 characters", "heading")
    same(heading[5], "Answer 4 - max 75 characters", "heading")
    found = [row for row in sheet.iter_rows(min_row=9, values_only=True) if row[1]]
    for row in found:
        question = asked[row[0] - 1]
        assert len(row[1]) <= 120, row
        assert row[1].endswith(question["prompt"]), row
        options = [cell for cell in row[2:6] if cell is not None]
        assert 2 <= len(options) <= 4 and all(len(option) <= 75 for option in options), row
        same(options, [option["text"] for option in question["options"]], question["id"])
        assert row[6] in TIMES, row
        same(row[7], ",".join(str(at + 1) for at in right(question)), question["id"])
    fits = [
        question for question in asked
        if all(len(option["text"]) <= 75 for option in question["options"])
    ]
    assert len(asked) / 2 < len(found) <= len(fits), f"{len(found)} of {len(asked)}"
    return len(found)


def main(folder, lang):
    folder = pathlib.Path(folder)
    asked = questions(folder, lang)
    with open(folder / f"quiz.{lang}.csv", encoding="utf-8-sig", newline="") as file:
        heading, *rows = csv.reader(file, strict=True)
    same(len(rows), len(asked), "rows of CSV")
    for number, (row, question) in enumerate(zip(rows, asked), 1):
        same(len(row), len(heading), question["id"])
        check_row(row, question, number)
    book = openpyxl.load_workbook(folder / f"quiz.{lang}.xlsx")
    first, second = book.worksheets
    top, *rows = first.iter_rows(values_only=True)
    same(list(top), heading, "heading")
    same(len(rows), len(asked), "rows of XLSX")
    for number, (row, question) in enumerate(zip(rows, asked), 1):
        check_row(row, question, number)
    check_options(list(second.iter_rows(min_row=2, values_only=True)), asked)
    same(first.freeze_panes, "A2", "heading stays")
    fitting = check_kahoot(folder / f"quiz.{lang}.kahoot.xlsx", asked)
    print(f"sheets {lang}: {len(asked)} rows, {fitting} for Kahoot")


main(*sys.argv[1:])
