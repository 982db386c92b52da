undo-over = The game is over: nothing can be taken back.
unplayable = This table cannot be opened now: its log does not fit the rules that this server plays by. Nothing of it is lost.
still-played = The game is still being played: it can be exported when it is over.
too-many = Too many changes in a short time. Wait a moment and try again.
notice-subject = Your turn: { $game }
notice-text = It is your turn at the table of { $game }.
notice-mail =
    It is your turn at the table of { $game }.

    { $link }

    You receive this because you asked for it in your Ludex settings.
