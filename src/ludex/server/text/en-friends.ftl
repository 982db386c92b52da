# The end and after, my games, friends, the lobby of open seats.

site-lobby = Open seats
site-mine = My games

ending-left = Broken off: there is no result.
ending-left-own = You gave up

end-show = How it ended
end-close = Look at the table
end-sources = Points by source
end-turning = Turning point: in turn { $turn } the lead went for good to { $name }.
end-turning-see = See that moment
end-again = Play again
end-side = Another side
end-side-do = Take this side
end-rematch = Rematch
end-rematch-about = The same seats, new dice. Everybody’s seat is kept for them.
end-next-set = A rematch has been set up.
end-next-go = To the rematch
end-share = Copy the link to the replay
end-share-open = Whoever has the link can watch the game.
end-share-shut = Only those who played can open this link.
end-share-do = Let everybody with the link watch
again-not-over = This game is not over yet. Nothing was changed.
watch-others = Others play here too: it can be opened to spectators once the game is over. Nothing was changed.

leave-title = Leaving
leave-do = Give up
leave-agent = Let a program play on
leave-agent-about = A program plays your seat from now on. You can come back as long as the game lasts.
leave-free-about = Your seat becomes free, and its link is made anew: whoever set the table can invite somebody else to play on.
leave-over-about = Nobody else plays here, and this game has no program that could play on: the game ends without a result. It cannot be taken back.
leave-sure = Yes, leave
leave-over = This game is over already. Nothing was changed.
leave-away-about = It only moves out of your sight; you find it under “My games”.

clock-thinks = { $who } has been thinking
clock-for = for { $time }
clock-late = { $who } has let the agreed time pass. You may let a program play on; { $who } can come back.
clock-play-on = Let a program play on
pace-any = No clock
pace-live = Live
pace-day = A day a move
pace-week = A week a move

friends-your-move = ● Your move: { $game }
friends-all-here = All here
friends-unread = unread:
friends-kept = A seat at this table is kept for you.
friends-notices = Notices
friends-notices-ask = Shall the browser tell you when it is your move?
friends-notices-yes = Yes, tell me
friends-notices-no = No, thanks
setting-browser-notices = The browser may tell me when it is my move

lobby-title = Open seats
lobby-about = These tables look for players. Sit down, and you play; no sign-up needed.
lobby-none = Nobody is looking for players just now. Set a table with a seat “by link” and show it here.
lobby-set = Set a table
lobby-all = All open seats
lobby-host = { $host } invites
lobby-take = Sit down: { $side }
card-take = Take your seat
card-put-away = Put away
card-bring-back = Bring back

mine-title = My games
mine-all = All my games and statistics
mine-running = Going on
mine-running-none = No game is going on.
mine-finished-none = No game is over yet.
mine-away = Put away
mine-away-about = Only you do not see these among your tables. They go on all the same.
mine-counted = Statistics
mine-counted-about = Finished games; those that were given up without a result do not count.
mine-games = Games
mine-won = Won
mine-points = Points on average
mine-mean = Points, Ø
mine-turns = Turns on average
mine-by-side = Side
mine-against = At the table with
mine-pages = Pages
mine-newer = Newer
mine-older = Older

join-name = Your name at the table
invite-only-here = These links work on this computer alone. For players in the same network, start Ludex with
invite-lan = Players in the same network find this computer at
invite-codes = QR codes
invite-codes-about = For the camera of a phone; each code is for one seat.
invite-code-of = QR code of the link: { $seat }

new-watch = Spectators may watch
new-pace = Pace
new-pace-hint = A soft clock shows how long somebody has been thinking. It ends nothing.
new-listed = Look for players among the open seats
new-listed-hint = Everybody on this server sees the free seats, and may sit down.
