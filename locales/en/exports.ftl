### Exports: columns, labels, and what a format can't carry.

export-column-number = No.
export-column-id = Id
export-column-kind = Kind
export-column-level = Level
export-column-edition = Laws of
export-column-setting = Circumstances
export-column-start = Start (FEN)
export-column-moves = Moves
export-column-position = Position (FEN)
export-column-events = What happens
export-column-question = Question
export-column-answer-type = Answer type
export-column-key = Key
export-column-answer = Answer
export-column-reason = Reason
export-column-clauses = Clauses
export-column-letter = Option
export-column-right = Right
export-column-misconception = Misconception
export-column-feedback = Remark
export-page-questions = Questions
export-page-options = Options
export-card-reason = Why
export-card-wrong = Where the other answers come from
export-card-clauses = Clauses
export-clock-white = White:
export-clock-black = Black:

## What is lost

export-loss = question { $number } ({ $id }): { $what }
export-sum = { $format }: { $code ->
    [answer-picked] answers to pick instead of to find
    [board-in-words] boards as FEN
    [story-elsewhere] stories that only the booklet tells
    [long-question] questions that are too long
    [long-answer] answers that are too long
    [many-answers] too many answers
    [no-game] no position to start from
   *[other] { $code }
  } in { $count } of { $all ->
    [one] one question
   *[other] { $all } questions
  }. { $hint }
export-answer-picked = the answer is picked from the foreseen ones, where it should be found
export-answer-picked-hint = Moodle XML, QTI, Anki and the booklet ask for the answer itself.
export-board-in-words = the board is given as FEN
export-board-in-words-hint = Moodle XML, QTI, Anki and the booklet show boards.
export-story-elsewhere = too long for this format; its number and the prompt stand there
export-story-elsewhere-hint = Give out the booklet (--format print): it has the same numbers.
export-question-length = left out: the question has { $length } characters, { $limit } fit
export-answer-length = left out: an answer has { $length } characters, { $limit } fit
export-answer-count = left out: { $count } answers don’t fit
export-length-hint = Use another format for these questions, or ask for others with --rule or --level.
export-no-game = left out: it has no position that a game could start from
export-no-game-hint = Such questions are about the circumstances, not about a position.
