# Pages: the frame, the first page, a new table, laws, the account.

## The frame

site-places = Places
site-more = More
site-home = Home
site-laws = Laws
site-language = Language
site-theme = Theme: as the system, light, dark
site-guest = Guest
site-account = Log in
site-settings = Settings
site-about = An open referee for board games. Rules are told in our own words; boards, pieces and icons are our own drawings.

## The first page

home-lead = Board games with unlike sides, played exactly by their law: the referee knows every clause, explains every refusal and never miscounts.
home-games = Games
home-players = { $most ->
    [one] { $most } seat
   *[other] { $least }–{ $most } seats
}
home-new = New table
home-continue = Continue
home-played = Finished games
home-invite = Invite players
home-watch = Watch
home-watch-none = Nobody is playing at an open table just now.
home-promises = What you can rely on
home-law-title = By the letter
home-law = Every option, every line of the log and every refusal has the number of its clause. Open it and read.
home-fair-title = Fair dice
home-fair = The fingerprint of a secret key is shown before the first roll, the key itself at the end: any game can be checked.
home-free-title = No sign-up
home-free = Sit down and play as a guest. Take a login when you want to come back from another device.
your-turn = Your turn
card-asked = To move: { $who }
ending-won = You won
ending-lost = You lost
ending-draw = A draw
ending-clause = By clause { $clause }, “{ $title }”
card-continue = Play
card-watch = Watch
card-look = Look
seat-you = you
seat-bot = bot
seat-free = waiting for a player
ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## A new table

new-title = { $game }: new table
new-seats = Seats
new-seats-hint = Clockwise, in turn order.
new-who = Who plays seat { $number }
new-faction = The side of seat { $number }
new-seat = Seat { $number }
new-pick = Choose a side
new-pick-side = Choose the side of seat { $number } by its crest
new-pick-close = Close
new-people = People and programs
new-bots = Bots
new-bots-hint = Every bot can be tuned.
new-options = Options
new-random = Random
new-chance = By lot
new-add = Another seat
new-remove = Remove seat { $number }
new-set = Start the game
new-fine = The law allows this game.
new-refused = Not like this.
new-clause = Clause { $clause }
new-bot-needed = “{ $found }” can only be played by a bot: choose one for this seat.
new-bot-cannot = “{ $found }” is for a person or a program; a bot has its own board.
who-nobody = Nobody
who-me = Me
who-hot = A person next to me
who-link = A person by link
who-bot = Bot

## Invitations

invite-title = Invite the players
invite-about = Every seat has a secret link of its own. Whoever opens it first and sits down plays there; after that it seats nobody else.
invite-copy = Copy
invite-copied = Copied
invite-taken = This seat is taken
invite-taken-by = { $who } plays here
invite-none = There is nobody left to invite.
invite-go = To the table
join-title = You are invited
join-by = { $game }, a table of { $host }. Your side:
join-to = { $game }. Your side:
join-do = Sit down
join-hint = No sign-up needed.
join-taken = This seat is already taken: somebody else has used the link.

## Laws

laws-lead = The whole law of each game in our own words. Every clause has a number and an address that you can link to.
laws-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
laws-contents = Contents
laws-search = Search
laws-search-in = Search in { $book }
laws-search-example = A word or a clause number
laws-found = { $count ->
    [one] “{ $query }”: { $count } clause.
   *[other] “{ $query }”: { $count } clauses.
}
laws-count = Clauses found: { $count }
laws-none = Nothing found.
laws-whole = Show the whole law
laws-see = See
laws-options = Options
laws-lines = Log lines

## Account and settings

account-title = Account and settings
account-guest = You are playing as a guest
account-guest-about = Your tables and settings live in this browser. Take a login and a password to come back to them from anywhere.
account-yours = Your tables and settings are yours on any device.
account-claim = Take a login
account-claim-do = Make it mine
account-log-in = I have a login
account-log-in-do = Log in
account-log-out = Log out
account-move-in = Tables begun as a guest will come along.
account-login = Login
account-login-hint = 3 to 40 letters and digits; dot, hyphen and underscore are fine.
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = Old password
account-password-new = New password
account-new-password = Change the password
account-change = Change
account-save = Save
account-name = Name at the table
account-name-hint = What others see. You can leave it empty.
account-login-wrong = A login has 3 to 40 letters, digits, dots, hyphens and underscores.
account-login-taken = This login is already taken.
account-password-too-short = This password is too short: it needs at least 8 characters.
account-password-too-common = This password is too common and easy to guess.
account-password-old-wrong = That is not the old password.
account-not-known = There is no such login with this password.
account-name-wrong = A name has at most 40 ordinary characters.
account-choice-wrong = There is no such choice. Nothing was changed.
account-email-wrong = This does not look like an e-mail address.
account-webhook-wrong = A webhook is an address that begins with https:// or http://.
account-done-claim = Done: the login is yours.
account-done-password = The password is changed.
account-done-settings = Settings are saved.
setting-language = Language
setting-language-ru = Русский
setting-language-en = English
setting-theme = Theme
setting-theme-auto = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-text-size = Text size
setting-text-size-small = Small
setting-text-size-normal = Normal
setting-text-size-large = Large
setting-text-size-huge = Very large
setting-motion = Motion
setting-motion-auto = As the system
setting-motion-full = Show it
setting-motion-reduced = Hardly any
setting-pace = Turns of bots
setting-pace-0 = At once
setting-pace-1 = Quick
setting-pace-2 = Calm
setting-pace-3 = Slow
setting-sound = A sound when my turn comes
setting-notices = Notices of my turn
setting-notices-hint = You can leave these empty.
setting-email = E-mail
setting-webhook = Webhook

## Errors

error-404 = There is no such page
error-404-about = It is gone, it is not open to you, or the address is mistyped.
error-403 = This form is out of date
error-403-about = Nothing was changed. Go back, reload the page and try again.
error-500 = Something broke on our side
error-500-about = Nothing that was accepted is lost. Try again in a minute.
error-home = To the first page
