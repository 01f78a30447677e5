### What can be wrong with a file that people write: keys, words, numbers.

input-not-toml = this is not TOML: { $problem }
input-not-json = this is not JSON: { $problem }
input-unknown-key = there is no key “{ $word }” here
input-unknown-word = “{ $word }” is not one of the words for this
input-missing-key = the key “{ $key }” is missing
input-did-you-mean = did you mean “{ $word }”?
input-known-words = known: { $words }
input-no-keys = it has no keys of its own
input-null = null means nothing here
input-null-hint = leave the key out where there is nothing to say
input-wrong-type = { $wanted ->
    [table] expected a table here
    [list] expected a list here
    [text] expected text here
    [integer] expected a whole number here
    [number] expected a number here
    [time] expected a number of seconds or a time such as "1:30:00" here
   *[bool] expected true or false here
  }
input-json-ends = this is not JSON: the text ends before the value does
input-json-hint = a bracket, a comma or a quotation mark is probably missing, or there is one too many
input-duplicate-key = the key “{ $key }” appears twice in the same table
input-out-of-range = expected a number from { $low } to { $high } here
input-out-of-range-hint = { $of ->
    [seconds] times are in seconds, up to a hundred hours
    [moves] a game has at most ten thousand moves here
    [points] a game is worth at most a thousand points
    [positions] Chess960 has the starting positions 0 to 959
   *[hands] a move is made with one hand or with two
  }
input-given-twice = this says the same as “{ $one }”: give one of “{ $one }” and “{ $other }”
input-too-deep = lists and tables may be nested at most { $deepest } deep
input-control-character = this text holds a control character, which neither a screen nor a file format can show
