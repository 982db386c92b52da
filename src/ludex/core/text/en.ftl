# What the referee itself says.

## Chance

ask-which = What has turned up?
ask-roll = Roll the dice
ask-draw = Draw at random
ask-shuffle = Shuffle
option-show = This one: { $numbers }
option-swap = Lies otherwise: { $numbers }
option-roll = Dice: { $numbers }
option-draw = Number { $numbers }
option-shuffle = Order: { $numbers }

## Refusals

refuse-not-asked = it is not your turn to choose: { $seat } is asked now
refuse-game-over = the game is over
refuse-not-now = this is not among the answers to the present question
refuse-other-asked = { $seat } is asked here
refuse-chance-asked = dice or cards come first here
refuse-other-chance = chance has other outcomes here
refuse-other-end = the same answers lead to another result
refuse-rule-failed = the rule for it cannot be carried out here
refuse-malformed-key = “{ $key }” cannot be read as an answer
refuse-malformed-verb = there is no action “{ $verb }”
refuse-malformed-items = “{ $verb }” takes: { $items }

## Errors

not-asked = Seat { $seat } answered { $key } but is not asked anything. Asked now: { $asked }.
not-offered = { $key } is not offered to seat { $seat }, who is asked “{ $decision }” ({ $clause }): { $reason } ({ $because }). See decision.options for what is.
no-seat = There is no seat { $seat } at this table.
malformed-key = “{ $key }” is not an answer: write a verb and its numbers with colons between them.
malformed-verb = “{ $key }”: there is no verb “{ $verb }” in this game.
malformed-items = “{ $key }”: the verb “{ $verb }” takes these items: { $items }.
line-with-clause = { $line } [{ $clause }]
bad-setup-field = Set-up of { $game }: { $problem }.
bad-setup-side = “{ $found }” cannot sit at this table ({ $clause }). There are: { $known }.
bad-setup-twice = “{ $found }” is seated twice ({ $clause }): each side plays once.
bad-setup-choice = { $option }: “{ $found }” cannot be chosen ({ $clause }). There are: { $known }.
bad-setup-value = { $option }: “{ $found }” cannot be chosen. There are: { $known }.
bad-content-missing = Content file { $file } is missing.
bad-content-toml = Content file { $file } is not TOML: { $problem }.
bad-content-unknown = { $file }: there is no “{ $field }”. Known here: { $known }.
bad-content-name = { $file }: “{ $name }” is named, but nothing is called so.
bad-content-field = Content file { $file }, { $field }: { $problem }.
bad-content-number = { $file }, { $field }: { $most } is the most that can be counted with.
bad-save-damaged = This is not a whole save file: { $problem }.
bad-save-deep = This is not a save file: one thing lies inside of another more than { $most } times.
bad-save-foreign = This file was not saved by Ludex.
bad-save-format = This file has save format { $found }; this version reads { $known }.
bad-save-game = This file holds a game of { $found }, not of { $known }.
bad-save-newer = This game of { $game } was played by rules version { $found }, which is newer than what this version of Ludex knows ({ $known }).
bad-save-older = This game was written by older rules (version { $found }, now { $known }). All its answers still fit, and it goes on by the present ones.
bad-save-differs = This game was played by older rules (version { $found }, now { $known }). The present ones differ at answer { $number } (seat { $seat }, { $key }): { $reason }.
bad-save-chance = The source of chance in this file cannot be read.
bad-save-answer = Answer { $number } of this file (seat { $seat }, { $key }) does not fit: { $reason }.
bad-save-hash = The answers in this file lead to another state ({ $found }) than the file says ({ $known }).
undo-nothing = There is nothing to undo.
undo-other = Seat { $seat } has acted since: undoing needs everyone's consent.
undo-barrier = Chance or something hidden has been seen since: undoing needs everyone's consent.
undo-secret = A secret part has begun since, whoever has answered in it: undoing needs everyone's consent.
undo-range = The log has { $length } answers.
not-branching = This is a quick playout without checkpoints: it cannot be cloned. Make it with branching=True.
redeal-live = Only a clone can be dealt anew, not the table itself.
rule-failed = { $game }, step “{ $step }”: a rule failed on { $key } by seat { $seat } ({ $decision }): { $problem }. The table stands as before this answer.
broken-step = { $game } has no step “{ $step }”; it has { $known }.
broken-rule = { $game }, step “{ $step }”: not a rule. A rule is a generator: it needs a yield.
broken-together = { $game }, step “{ $step }”: several seats are asked at once, but none is named.
broken-over = { $game }, step “{ $step }”: the game is over, but the rule has not said how (state.outcome).
broken-option = { $game }, step “{ $step }”: the question “{ $decision }” ({ $clause }) offers { $option }, which no verb declares. An option is a declared verb and whole numbers, as many as the verb has items.
stuck-idle = { $steps } steps went by without a question (now “{ $step }”): the rules go round in circles.
stuck = { $game }, step “{ $step }”: the question “{ $decision }” ({ $clause }) to seat { $seat } has no answer. This is a bug in the rule.
unknown-game = There is no game “{ $found }”. There are: { $known }.
unknown-book = There is no rulebook “{ $found }”. There are: { $known }.
bad-game-twice = Two packages bring a game “{ $game }”; the second is { $entry }. Uninstall one of them.
bad-game-entry = The game “{ $game }” cannot be found: its entry point { $entry } fails with { $problem }.
bad-game-meta = The entry point { $entry } of the game “{ $game }” does not lead to a Meta of that name.
bad-game-title = The game “{ $game }” has no title: { $folder }/{ $lang }*.ftl lacks “game-title”.
no-advice = The agent “{ $agent }” does not play { $game }: that game does not say what a position is worth. It is played by: { $known }.
reason-best = { $option }: { $gain } expected. Next best: { $other_option }, { $other_gain }.
reason-least = { $option }: least is lost by it, { $gain } expected. Next best: { $other_option }, { $other_gain }.
reason-alike = { $option }: { $gain } expected. As good: { $other_option }.
reason-alone = { $option }: { $gain } expected.
gain-most = { $gain } and more
reason-habit = { $option }: a small thing that needs no long thought.
unknown-agent = There is no agent “{ $found }”. There are: { $known }.
script-ended = The script of seat { $seat } ended before “{ $decision }” was answered.
bad-setup-players = { $found } seats ({ $clause }): the game is for { $least } to { $most }.
bad-setup-person-and-bot = A person and a bot cannot both play { $found } ({ $clause }).
bad-setup-people = There can be at most { $most } people, not { $found } ({ $clause }).
bad-setup-bot = There is no bot “{ $found }” ({ $clause }). There are: { $known }.

## A question to the whole table

ask-proposal = { NOUN($seat, case: "start") } proposes: { $proposal }. Do you agree?
option-agree = Agree
option-object = Object

## How a game ends

outcome-victory = Victory: { $names }
outcome-defeat = Defeat: everybody has lost
outcome-draw = A draw: nobody has won
outcome-how = { $ending } – { $how }

## Sheets

sheet-several = { $thing }{ "\u00A0" }×{ $count }
own-table-cannot-be = This cannot have turned up there. If it has, something before it was different: go back and correct it.
refuse-by-hand-bounds = { $label }: from 0 to { $most }
refuse-by-hand-too-many = { $label }: there are { $total }, you placed { $placed }
own-table-not-set = This board cannot be set: it does not fit the pieces of the box or the rules.
tell-board-set = The board was set as it is on the table.
refuse-by-hand-not-yet = the set-up is not over yet: set the board when the first turn has begun
bad-save-own = This game is played on a real table: open it in the browser.
own-table-first = First say what has turned up; then the board can be set.
