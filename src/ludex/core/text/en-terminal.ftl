# A game at the terminal.

## Commands: the words that people may type, apart from each other by a space

play-command-help = h help
play-command-options = o options
play-command-hint = a hint advice
play-command-undo = u undo
play-command-consent = u! undo!
play-command-why = ? why
play-command-law = l law
play-command-view = v view
play-command-card = c card
play-command-journal = j journal
play-command-save = s save
play-command-quit = q quit exit
play-yes = y yes
play-no = n no

## Help

play-help = How to play
play-help-what = What you type
play-help-does = What it does
play-help-number = 3
play-help-number-does = chooses option 3
play-help-count = 3 2
play-help-count-does = chooses option 3 with the number 2, where it has a range of numbers
play-help-key = { $key }
play-help-key-does = chooses an option by its key, which stands behind it
play-help-enter = Enter
play-help-enter-does = chooses what the prompt names
play-help-options = o
play-help-options-does = shows the question and its options again
play-help-hint = a
play-help-hint-does = says what the strongest program would answer, and why
play-help-undo = u
play-help-undo-does = takes your last answer back, as long as nothing hidden was seen since
play-help-consent = u!
play-help-consent-does = takes your last answer back if everyone at the table agrees
play-help-why = ? { $key }
play-help-why-does = why is this not allowed? names the clause
play-help-law = l { $clause }
play-help-law-does = shows a clause of the law; l alone: the clause of this question
play-help-view = v
play-help-view-does = shows everything you can see
play-help-card = c { $card }
play-help-card-does = shows a card by a part of its name or by its number
play-help-journal = j 20
play-help-journal-does = tells the last 20 lines of the game so far; j alone: all of it
play-help-save = s game.ludex
play-help-save-does = saves the game to a file
play-help-quit = q
play-help-quit-does = leaves the game

## The table

play-player = { $name } ({ $seat })
play-chance = Chance
play-at-random = at random
play-since = Since your last move
play-changed = Changes: { $title }
play-none = none
play-question = { $prompt } [{ $clause }]
play-key = [{ $key }]
play-pair = { $label }: { $value }

play-prompt = h — help. Your choice
play-prompt-default = Enter — { $label }; h — help. Your choice
play-prompt-keep = Enter — keep { $label }; h — help. Your choice
play-range = { $least }–{ $most }
play-range-plain = { $least } to { $most }
play-range-key = { $least }…{ $most }
play-how-many = How many?
play-count = { $asked } { $range }; Enter — { $usual }; b — back
play-back = b back

play-curtain = Pass the keyboard to { $name }.
play-curtain-enter = { $name }, press Enter when nobody else is looking
play-curtain-undo = { $name }: u takes your last answer back

## Answers that do not fit

play-unknown = I do not understand “{ $typed }”. Type a number from 1 to { $most }, a key or a command; h shows all commands.
play-no-number = There is no option { $number }: they are numbered from 1 to { $most }.
play-no-count = { $count } is not possible here: { $range }.
play-no-count-needed = Option { $number } has no count to choose.
play-no-default = Please choose: type a number from 1 to { $most }. h shows all commands.
play-yes-or-no = Please type y or n.

## Why not, law, cards, journal

play-why-what = Type the key after the question mark, such as: ? { $key }
play-why-offered = That is allowed now: it is option { $number }.
play-why-not = Not allowed: { $reason }.
play-why-not-clause = Not allowed: { $reason } [{ $clause }].
play-law-title = { $clause } { $title }
play-law-see = See also: { $clauses }
play-law-below = Under it: { $clauses }
play-law-none = The law has no clause “{ $found }”. Clauses are numbered like { $clause }; a word finds titles.
play-law-found = Clauses with “{ $found }” in their title
play-card-what = Type a name or a number after it, such as: c { $card }
play-card-none = There is no card “{ $found }”.
play-hint-none = No program gives hints here.
play-hint-number = Number { $number } in the list.
play-card-unknown = This game has no list of cards.
play-journal = The game so far
play-journal-empty = Nothing has happened yet.

## Undo

play-undone = Taken back: { $label }
play-undo-nothing = You have not answered anything that could be taken back.
play-undo-other = { $seat } has acted since then. u! asks everyone whether you may take it back all the same.
play-undo-barrier = Chance has struck or something hidden was seen since then. u! asks everyone whether you may take it back all the same.
play-undo-secret = A secret part has begun since then. u! asks everyone whether you may take it back all the same.
play-undo-ask = { $name } would like to take back: { $label }
play-undo-agree = { $other }, do you agree? (y/n)
play-undo-denied = { $other } does not agree: nothing was taken back.

## Save and leave

play-save-name = File name (Enter: { $file })
play-save-exists = { $file } is there already. Overwrite it? (y/n)
play-save-kept = Not saved: { $file } stays as it was.
play-saved = Saved: { $file }
play-save-folder = Not saved: { $file } is a folder.
play-save-no-folder = Not saved: there is no folder { $folder }.
play-save-forbidden = Not saved: you may not write to { $file }.
play-save-failed = Not saved: { $file }: { $problem }.
play-quit-ask = Save the game before you leave? (y/n; Enter: go on playing)
play-quit-go-on = The game goes on.
play-goodbye = Goodbye.
play-goodbye-unsaved = Goodbye. The game was not saved.
play-failed = The game cannot go on: { $problem }
play-problem = That did not work: { $problem }

## The end

play-over = The game is over
play-standing = Final score
play-standing-player = Player
play-standing-points = Points
play-save-end = File name to save this game (Enter: do not save)
