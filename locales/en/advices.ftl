# What the engine says to a page beside a ruling: what is to be done, what would change it.


advice-stop-clocks = The clocks are stopped.
advice-take-back = Whatever is unfinished on the board is taken back.
advice-put-right = The pieces are put on their proper squares.
advice-transfer = The position is transferred to a board that is placed correctly.
advice-warn = { $side ->
    [white] White
   *[black] Black
  } is warned.
advice-need = { $what ->
    [penalty] The arbiter chooses the penalty (12.9).
    [opponent-score] The arbiter decides the opponent’s score.
    [which-move] It must be said which move was meant.
    [reason] It must be said why the clocks were stopped.
    [reconstruction] The number of completed moves must be established.
    [clock-times] The arbiter decides what the clocks are to show.
    [promotion-piece] It must be said what the pawn becomes.
    [announcement] The move must be announced.
   *[finding] The arbiter must establish what happened.
  }
advice-need-decision = The arbiter must decide.

## What would change the ruling

advice-if = If { $fact }
