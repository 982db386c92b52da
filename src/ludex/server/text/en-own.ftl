# A game on a real table.

new-own = On our own table
new-own-hint = Your cards, dice and pieces; Ludex plays the bots and knows the law. It asks only for what it has to know.
own-title = on your own table
own-offline = No connection: you see the table as it was last. Nothing you do now is kept.
own-find = Type a few letters
own-find-hint = name of a card, a place …
own-board-after = The board as it should look after this
own-tools = Tools of the table
own-past = Correct something
own-past-hint = All that was said, the newest first. Change one of it: what came after is said again as far as it still fits.
own-past-none = Nothing has been said yet.
own-change = Change
own-was = said: { $said }
own-go-back = Go back to just before this
own-instead = Or say instead:
own-right = Corrected. All that came after still fits.
own-right-until = Corrected. From here on it no longer fits ({ $left } { $left ->
    [one] answer is
   *[other] answers are
  } left out): { $said } – { $reason }.
own-not-right = This cannot be put in its place.
own-table-said = The table
own-unpack = What to set up
own-unpack-hint = Take this out of the box. What is ticked stays ticked on this device.
own-unpack-board = The board at the start
own-begin = Everything is there: begin
own-position = Set the board as it is
own-position-go-on = Go on from this board
own-position-keep = Keep and share
own-kept = A board
own-kept-hint = Whoever has the link can look at it, ask the judge, and play on from here.
own-kept-link = Link
own-kept-older = It was kept under other rules, and can only be looked at.
own-kept-play = Play on from here
own-kept-own = Go on with it on our own table
own-judge = May I do this?
own-judge-hint = { $who } is asked now. Cards count as held by whoever names them.
own-judge-who = Who
own-judge-what = What
own-judge-ask = May I?
own-judge-first = the table waits for dice or cards first
own-judge-item = Which
own-judge-count = How many
own-judge-choose = Choose the things
own-large = Large text
own-log = What has happened
own-step = { $left ->
    [0] Do this on your table
    [one] Do this on your table; one more thing after it
   *[other] Do this on your table; { $left } more after it
  }
own-next = Done, next
own-all = All done
own-otherwise = We did something else
own-which-card = Which card is it?
own-which-thing = What is it?
own-which-for = { $who }: turn it up and say which.
own-which-drawn = Which one was taken at random?
own-another = One of the others
own-nothing = Nothing (more)
own-unseen = { $deed }: a card that nobody sees
own-back-to-table = Back to the table
own-position-hint = Drag pieces on the board, or tap a place and set its numbers.
own-position-how = How it works
own-position-more = A piece below can be taken by tap and put down by another. What is left over goes to the supplies. The turn begins anew with the player you choose; this can be undone like anything that was said.
own-hand-tray = What is not on the board
own-hand-less = One less: { $what }
own-hand-more = One more: { $what }
own-hand-picked = Taken; now tap where it goes:
own-set-said = The board was set by hand ({ $count } { $count ->
    [one] number
   *[other] numbers
  } changed)
own-save = Save as a file
