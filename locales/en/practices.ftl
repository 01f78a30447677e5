### What the practice pages say.

practice-title = Practice
practice-lead = Situations from the playing hall, ruled on by the program: answer, see why, and come back to what went wrong.
practice-noscript = Practice needs JavaScript. Everything else on this site works without it.
practice-noscript-alone = This page needs JavaScript.
practice-this-rule = Practise this rule
practice-short = Practise
practice-category = { $count ->
    [one] one
   *[other] other
  }

## The ways

practice-modes = Ways to practise
practice-practice = Practice
practice-daily = Today’s ten
practice-exam = Exam
practice-statistics = Statistics

## Choosing

practice-topic = Topic
practice-filter = Topic and difficulty
practice-about-3 = Moves of the pieces
practice-about-4 = Moving the pieces
practice-about-5 = The end of the game
practice-about-6 = The chessclock
practice-about-7 = Irregularities
practice-about-8 = Writing the moves
practice-about-9 = The drawn game
practice-about-10 = Points
practice-about-11 = Conduct of the players
practice-about-a = Rapid chess
practice-about-d = Blind players
practice-about-i = Adjourned games
practice-about-ii = Chess960
practice-about-iii = Games without increment
practice-all-topics = Everything
practice-rule = Rule
practice-all-rules = All rules
practice-level = Difficulty
practice-all-levels = Any
practice-easy = Easy
practice-middle = Medium
practice-hard = Hard
practice-matching = { $count ->
    [one] { $count } question fits.
   *[other] { $count } questions fit.
  }
practice-start = Start
practice-date = { $date }/{ $month }/{ $year }
practice-daily-done = Done for today
practice-daily-tomorrow = Tomorrow there are ten others.

## A question

practice-progress = Progress
practice-at-question = Question { $number } of { $total }
practice-so-far = Right: { $count }
practice-level-of = Difficulty { $level } of 5
practice-events = What happens
practice-board = Board
practice-white-to-move = White to move
practice-black-to-move = Black to move
practice-stepper = Step through the game
practice-moves = Moves
practice-to-start = To the start
practice-back = One step back
practice-forward = One step on
practice-to-end = To the end
practice-flip = Turn the board
practice-at-start = The moves start here
practice-at-events = Before the events
practice-at-event = Event { $number } of { $total }
practice-white-clock = White’s clock
practice-black-clock = Black’s clock
practice-time-hint = Minutes and seconds, such as 12:05, or 1:12:05 with hours.
practice-time-wrong = Enter both times, such as 12:05.
practice-move = Move
practice-move-hint = Tap from square to square on the board, or type the move: Nf3 or g1f3.
practice-move-wrong = This move cannot be read; type it like Nf3 or g1f3.
practice-several-hint = Choose all that apply.
practice-choose-first = Choose an answer first.
practice-check = Check
practice-next = Next
practice-finish = Finish
practice-keys = Keys
practice-keys-help = 1–8 or A–H choose an answer, Enter checks, N goes on, ← and → step through the game, P shows the question large.
practice-edition = The questions follow the FIDE Laws of Chess, { $edition } edition.
practice-present = Present
practice-present-hint = Space shows the answer, Escape closes.
practice-same-question = This question on your phone
practice-reveal = Show the answer
practice-close = Close

## The answer

practice-right = Right
practice-wrong = Wrong
practice-your-answer = Your answer
practice-right-answer = The right answer
practice-unanswered = No answer
practice-misconception = You may have thought:
practice-why = Why
practice-other-answers = What the other answers stand for
practice-comes-back = { $count ->
    [one] This question comes back in { $count } day.
   *[other] This question comes back in { $count } days.
  }
practice-round-done = Round finished
practice-marks = { $right } of { $total }
practice-to-remember = Worth remembering
practice-nothing-wrong = Everything right. Well done!
practice-review = Review
practice-more = More questions
practice-practise-on = More questions of the day

## Exams

practice-exam-lead = The answers come at the end. { $pass } % is a pass.
practice-exam-count = Questions
practice-exam-time = Time
practice-minutes-each = { $count ->
    [one] { $count } minute each
   *[other] { $count } minutes each
  }
practice-no-limit = No limit
practice-exam-start = Start the exam
practice-exam-again = Another exam
practice-previous = Back
practice-hand-in = Hand in
practice-hand-in-open = { $count ->
    [one] { $count } question is not answered yet. Hand in all the same?
   *[other] { $count } questions are not answered yet. Hand in all the same?
  }
practice-places = Questions of the exam
practice-place-answered = Question { $number }, answered
practice-place-open = Question { $number }, open
practice-time-left = { $count ->
    [one] { $count } minute left.
   *[other] { $count } minutes left.
  }
practice-passed = Passed
practice-not-passed = Not passed
practice-pass-mark = pass mark { $pass } %
practice-time-used = time { $time }

## Statistics

practice-stat-asked = answers
practice-stat-right = right
practice-stat-due = due today
practice-stat-days = streak, days
practice-by-topic = By topic
practice-topic-state = questions answered: { $known }, right: { $share } %
practice-topic-none = nothing answered yet
practice-repeat = What to repeat and when
practice-repeat-help = A wrong answer comes back the next day; a right one after three days, then after ever longer breaks.
practice-due-today = Today
practice-due-tomorrow = Tomorrow
practice-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  }
practice-repeat-now = Repeat now
practice-nothing-to-repeat = Nothing yet. The questions you answer come back here.
practice-frequent-errors = Misunderstandings you met most
practice-times = { $count ->
    [one] ({ $count } time)
   *[other] ({ $count } times)
  }
practice-exams = Exams
practice-your-data = Your data
practice-your-data-help = All of it is kept in this browser only. Save it to a file to take it to another device.
practice-export = Save to a file
practice-import = Read from a file
practice-imported = The file was read; of each question the newer state counts.
practice-not-imported = This file does not hold practice data.
practice-erase = Erase
practice-erase-sure = Erase all answers, exams and statistics of this browser?
practice-erased = Everything was erased.
practice-cancel = Cancel
practice-unstored = This browser does not let the page remember anything: practice works, but is forgotten when you leave.
practice-failed = The questions could not be loaded
practice-failed-why = Is there a network? After the first visit this works without one.
practice-failed-disk = Opened from a disk, a browser does not let the page read its questions. Open the site through a host, for example with kanon serve.
practice-again = Try again
