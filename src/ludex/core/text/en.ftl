# What the referee itself says.

## Chance

ask-roll = Roll the dice
ask-draw = Draw at random
ask-shuffle = Shuffle
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
not-remembered = This is a quick table without a log: it cannot be saved, undone or cloned.
redeal-live = Only a quick clone can be dealt anew, not the table itself.
rule-failed = A rule failed on { $key } by seat { $seat } ({ $decision }): { $problem }. The table stands as before this answer.
stuck-idle = { $steps } steps went by without a question (now “{ $step }”): the rules go round in circles.
stuck = The question “{ $decision }” ({ $clause }) to seat { $seat } has no answer: a bug in the rule.
unknown-game = There is no game “{ $found }”. There are: { $known }.
unknown-book = There is no rulebook “{ $found }”. There are: { $known }.
no-advice = The agent “{ $agent }” does not play { $game }: that game does not say what a position is worth. It is played by: { $known }.
unknown-agent = There is no agent “{ $found }”. There are: { $known }.
script-ended = The script of seat { $seat } ended before “{ $decision }” was answered.
bad-setup-faction = There is no faction “{ $found }” ({ $clause }). There are: { $known }.
bad-setup-twice = The faction “{ $found }” is seated twice ({ $clause }): each may play once.
bad-setup-second = “{ $found }” plays only together with “{ $first }” and at least one other faction ({ $clause }).
bad-setup-players = { $found } seats ({ $clause }): the game is for { $least } to { $most }.
bad-setup-map = There is no map “{ $found }” ({ $clause }). There are: { $known }.
bad-setup-law = There is no edition of the law “{ $found }”. There are: { $known }.
bad-setup-first = Seat { $found } cannot begin ({ $clause }): seats are numbered from 0 to { $most }.
bad-setup-person-and-bot = A person and a bot cannot both play { $found } ({ $clause }).
bad-setup-people = There can be at most { $most } people, not { $found } ({ $clause }).
bad-setup-bot = There is no bot “{ $found }” ({ $clause }). There are: { $known }.
bad-setup-difficulty = There is no difficulty “{ $found }” ({ $clause }). There are: { $known }.
bad-setup-traits = Traits are “all”, “none” or lists by bot, not “{ $found }” ({ $clause }).
bad-setup-trait = The bot “{ $bot }” has no trait “{ $found }” ({ $clause }). It has: { $known }.
bad-setup-services = There is no set of services “{ $found }” ({ $clause }). There are: { $known }.
bad-setup-character = The Vagabot has no character “{ $found }” ({ $clause }). There are: { $known }.
bad-setup-cooperative = People play together against bots: at least one person and one bot are needed ({ $clause }).
