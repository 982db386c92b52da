# Tables of other rules than the server plays by now.

stopped = This table was stopped by an upgrade: the present rules do not offer all that was answered here. It can still be read.
stopped-title = { $game }: stopped by an upgrade
stopped-about = This game was begun by earlier rules. The rules of this server have become better since, and they no longer offer all that was answered here: the game cannot go on. We are sorry. Nothing is lost: everything up to that point can be read and replayed.
stopped-over-title = { $game }: a game of earlier rules
stopped-over-about = This game is finished, and its result stands. The rules of this server have changed since and lead elsewhere from some point on: up to there everything can be read and replayed.
stopped-where = The rules differ from answer { $number } on.
stopped-why = { $who }: { $what }. Now: { $reason }.
stopped-why-chance = Now: { $reason }.
stopped-end = All answers fit, but by the present rules they lead to another result.
stopped-set-up = The present rules do not allow this set-up any more.
stopped-rules = Rules version of this game: { $found }. Now: { $known }.
stopped-replay = Replay up to there
home-stopped = Stopped by an upgrade
home-stopped-about = The rules have changed, and these games cannot go on. They can still be read and replayed.
card-stopped = Stopped by an upgrade
replay-differs = The rules have changed since this game. From answer { $number } on the present ones differ, so the replay ends here.
replay-differs-end = The rules have changed since this game: by the present ones its answers lead to another result than was recorded.
unplayable-title = This table cannot be opened
newer-rules = This table has been played by newer rules than this server knows. It can be opened where they are known. Nothing of it is lost.
