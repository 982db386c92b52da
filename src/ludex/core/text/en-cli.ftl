# The command line.

cli-about = A table that knows the law: board games played exactly by their rulebooks.
cli-commands = commands
cli-error = ludex: { $problem }
cli-file-error = ludex: { $file }: { $problem }
cli-positive = “{ $found }” is not a whole number above zero
cli-no-level = There is no level “{ $found }”. There are: { $known }; or by seat, for example { $example }.
cli-no-seat = There is no seat “{ $found }” at this table. There are: { $known }.
cli-bad-players = “{ $found }” is not a number of players: write 3 or 2-6.
cli-players-range = “{ $found }”: this game can be set up for { $least } to { $most } players, the smaller number first.
cli-no-mix = No table can be set for --players { $players } with --bots { $bots }.
cli-which-game = Which game? There are: { $known }.
cli-not-in-sweep = { $found } does not go with --all-mixes: use { $instead }.
cli-only-in-sweep = { $found } goes only with --all-mixes.
sim-agents = { $agents } agents for { $seats } seats: name one for all, or one for each seat.
lab-too-many-options = A decision has { $options } options, and there are only { $actions } actions: ask for more with actions=….
lab-not-an-action = Action { $action } stands for nothing that seat { $seat } may answer now. The mask says which do.
lab-no-players = Only bots sit at this table, and the rules play for them: nobody is left to act.
lab-no-such-seat = Seat { $seat } is nobody’s to play. Seats: { $known }.
lab-opponents = { $found } opponents are named, but { $wanted } seats are left for them: name one for all, or one for each.
lab-bad-player = “{ $found }” names no agent: after “search:” comes its time for a choice in seconds, as in search:0.2, or how often it tries, as in search:40x.
lab-bad-line = { $file }, line { $line }: this is not a game that was played ({ $problem }). Repair or remove the line, or name another file.
lab-line-twice = { $file }, lines { $line } and { $other }: both tell of game { $game }, and not the same. Remove one of them.
lab-other-run = { $file }, line { $line }: this is a game of another run. Its { $what }: { $found }; here: { $wanted }. Go on with what the file was begun with, or name another file.
lab-file-in-use = { $file }: another run is writing its games there. Wait for it, or name another file.
lab-workers-die = { $times } batches in a row were lost, for the processes that played them died. What was played until then is kept: look whether there is enough memory, then go on.
lab-other-rules = A worker plays { $game } by rules version { $found }, here it is { $wanted }: install the same Ludex everywhere.
lab-no-ray = --backend ray needs a package that is not installed ({ $missing }). Install it with: pip install "ludex[ray]"
lab-no-lab = This needs packages that are not installed ({ $missing }). Install them with: pip install "ludex[lab]"
lab-no-out = Name a folder for the games with --out: from there a tournament that was stopped goes on.
lab-no-game = Name a game, or a suite with --suite, or go on with what a folder was begun with: --resume.
lab-resume-alone = --resume goes on with what the folder was begun with: name no game beside it, or leave it out.
lab-no-seats = --seats does not go with a tournament, for everybody sits everywhere: use --sides and --players.
lab-no-side = There is no side “{ $found }”. There are: { $known }.
lab-nobody-sits = { $game }: no table can be set with { $seats } seats, of which { $bots } are for bots.
lab-few-agents = Name two agents at least, or whom they play against with --against.
lab-agent-twice = An agent is named twice: what would it be compared with?
lab-only-in-suite = { $found } goes only with --suite.
lab-other-contest = { $file }: this folder was begun with something else. There { $what }: { $found }; here: { $wanted }. Go on with that, or name another folder.
lab-no-contest = { $folder }: there is nothing to go on with here ({ $file } is missing).
lab-bad-contest = { $file } cannot be read: { $problem }
lab-no-suite = There is no suite “{ $found }”. There are: { $known }; or name a file that ends in .toml.
lab-bad-suite = { $file } is not a suite: { $problem }
lab-no-row = The suite { $suite } has no row “{ $found }”. There are: { $known }.
lab-no-place = { $file } has no place for the tables: write { $begin } and { $end } where they are to stand.
lab-not-in-balance = { $found } does not go with a balance report: use { $instead }.
endless = The game was still going on after { $decisions } decisions.

cli-play = play a game in the browser, or in the terminal
cli-games = list the games, their factions, maps and options
cli-laws = show every clause of a rulebook, where it is in the code and which tests check it
cli-replay = replay a save file and tell what happened
cli-sim = let agents play many games and count
cli-tournament = let agents play each other with all sides, or a suite of such contests, and rate them
cli-balance = tell how often each side wins between equal opponents
cli-bench = measure how fast a game runs, or the server
cli-serve = run the server for many people; settings come from the environment
cli-verify = check the dice of a finished game: every roll and shuffle follows from the key that was promised
cli-admin = look after a server: users, backups, tables
cli-admin-create-user = add a person with a login and a password
cli-admin-set-password = give somebody a new password
cli-admin-backup = write the whole database to one file
cli-admin-restore = fill an empty database from such a file
cli-admin-verify = replay every table and compare
cli-admin-export = write a game that is over, or stopped by an upgrade, to a file that “ludex replay” tells and “ludex verify” checks
cli-admin-tidy = clear away tables and guests that nobody comes back to

cli-help-version = show the version and leave
cli-help-lang = language: ru or en (otherwise that of the machine)
cli-help-game = which game
cli-help-book = which rulebook: of a game, or of its bots
cli-help-text = play in the terminal; so do the flags below
cli-help-port = at which port (otherwise one that is free)
cli-help-no-browser = do not open the browser
cli-help-host = at which address to listen
cli-help-workers = how many processes
cli-help-commitment = what the table showed at its start
cli-help-login = the name to log in with
cli-help-name = the name that others see
cli-help-password-stdin = read the password from the first line of the input
cli-help-table = which table: the end of its address
cli-help-tables = how many tables are in play, with “bench server”; several numbers with commas are measured one after another (otherwise 50, 100 and 200, and one table with 100 spectators)
cli-help-bench-game = which game, or “server” (otherwise all games)
cli-help-record = store the figures under the current commit
cli-help-compare = compare with what is stored of a commit (otherwise the newest); the exit code is 1 if something has become slower
cli-help-tolerance = how many percent count as nothing when comparing (otherwise 5)
cli-help-history = where figures are stored (otherwise benchmarks/history.jsonl)
cli-help-think = seconds between the clicks of a person, with “bench server”
cli-help-spectators = how many people watch the first table, with “bench server”
cli-help-play = which game is played, with “bench server”
cli-help-plain = no colours, no frames: for screen readers
cli-help-seats = who sits where, clockwise: { $known }
cli-help-of-game = Name a game to see its own options: { $command } GAME --help
cli-set-up = options of { $game }
cli-sweeps = with --all-mixes
cli-swept = gone through from game to game
cli-help-choice = { $known } (otherwise { $usual })
cli-help-first-seat = The number of a seat, from 0 (otherwise chance decides).
cli-help-bot-choice = { $known } (otherwise { $usual }) for all bots, or for each: { $example }
cli-help-bot-cards = all, none, or some: { $example }
cli-help-own-values = A file as “ludex content” writes it.
cli-help-sweep = { $option }: some of { $known } (otherwise all)
cli-help-bots = with --all-mixes: no bots, people and bots, or bots only
cli-help-opponents = how strong the programs are: easy, normal or hard; or by seat, eyrie=hard,alliance=easy (in the terminal)
cli-help-people = which seats are people (by default the first); agents take the others
cli-help-load = go on with a saved game
cli-help-seed = number from which all chance follows
cli-help-missing = only what lacks code or tests
cli-help-json = print one JSON object
cli-help-file = the file
cli-help-to = stop after this many answers
cli-help-agents = who plays: one for all seats, or one for each
cli-help-all-mixes = every legal set of factions in changing seats, evenly
cli-help-players = number of players, with --all-mixes: 2 or 2-6
cli-help-games = how many games
cli-help-jobs = how many processes (otherwise one; with --backend ray, all processors of the cluster)
cli-help-backend = where games are played: in processes of this machine, or on a Ray cluster (the one that RAY_ADDRESS names or that runs here)
cli-help-sim-out = write a line of JSON for every game to this file; a run that was stopped goes on with the same command
cli-help-tournament-agents = who plays, with commas: random, steward, search:0.2 (seconds a choice), search:40x (tries a choice)
cli-help-against = who has all other seats (otherwise the agents play each other)
cli-help-sides = which sides they play (otherwise all)
cli-help-together = one agent plays all seats, as always where all win or lose together
cli-help-tournament-players = how many sit at a table (otherwise as few as the game allows)
cli-help-tournament-bots = how many of them the rulebook itself plays
cli-help-tournament-games = how many games for every set of agents that meet; so many more that everybody has sat everywhere
cli-help-tournament-out = folder for the games, the standings and the pictures; a tournament that was stopped goes on with the same command
cli-help-resume = go on with what the folder of --out was begun with
cli-help-suite = a suite of contests: “strength”, or a file that ends in .toml
cli-help-only = only these rows of the suite; none: play nothing, only write the page
cli-help-write = the page into which the tables of the suite are written
cli-help-balance-agents = who plays, the same at all seats (otherwise the steward, where there is one)
cli-help-balance-players = number of players: 2 or 2-4 (otherwise all)
cli-help-balance-out = file for the report (Markdown); the games go beside it, and a run that was stopped goes on with the same command
cli-help-failures = folder for the save files of failed games
cli-help-seconds = how long to measure

cli-games-bots = bots
cli-games-players = players
cli-games-sides = sides
cli-games-books = rulebooks
cli-games-agents = agents
cli-games-solo = a game for one

cli-laws-clause = clause
cli-laws-title = title
cli-laws-code = code
cli-laws-tests = tests
cli-laws-total = { $clauses } clauses: { $code } with code, { $tests } with tests, { $missing } lacking one or both.
cli-laws-no-tests = The tests were not found: run this in a checkout to see them.

cli-replay-asked = Asked now: { $prompt } ({ $clause })

cli-sim-playing = Playing
cli-sim-games = games
cli-sim-kept = of these, kept in the file from before
cli-sim-decisions = decisions
cli-sim-mean_decisions = decisions a game, mean
cli-sim-max_decisions = decisions a game, most
cli-sim-decisions_per_s = decisions a second
cli-sim-games_per_s = games a second
cli-sim-errors = errors
cli-sim-wins = wins: { $seat }
cli-sim-failure = Failed: { $error } — see { $file }

cli-tournament-total = Standings after { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $kept ->
    [0] {""}
   *[other] , { $kept } of them from before
}
cli-tournament-agent = agent
cli-tournament-elo = rating (Elo)
cli-tournament-won = won
cli-tournament-rate = rate (95%)
cli-tournament-of = { $wins } of { $games }
cli-tournament-ratings = Ratings with 95% intervals
cli-tournament-rates = How often they win, with 95% intervals
cli-tournament-percent = % of games won
cli-tournament-by-side = How often they win by side
cli-tournament-meetings = How often they win in games with another
cli-tournament-files = Written: { $files }

balance-title = { $game }: how often each side wins
balance-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of all mixes; at all seats: { $agents }; seed { $seed }, rules version { $rules }.
balance-how = In brackets: games won, games played, and Wilson’s 95% interval. { $mark } marks an interval that does not reach the fair share.
balance-length = Ended: { $ended }. Failed: { $errors }. Decisions a game: { $mean } on average, { $median } in the middle, { $least } to { $most }.
balance-victory = in victory { $games }
balance-defeat = in defeat { $games }
balance-draw = in a draw { $games }
balance-sides = By side
balance-seats = By seat
balance-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
balance-choice = { $choice }
balance-opponents = In games with
balance-side = side
balance-won = won
balance-points = points
balance-sources = Where points came from, on average:
balance-ahead = ahead of the best other

cli-bench-measuring = Measuring…
cli-bench-decisions_per_s = decisions a second
cli-bench-choices_per_s = of these, choices between two or more options
cli-bench-games_per_s = games a second
cli-bench-clone_us = clone in mid-step, µs
cli-bench-save_us = save, µs
cli-bench-load_us = load (replays the log), µs
cli-bench-view_us = view of one seat, µs
cli-bench-compared = Beside { $commit } of { $date } ({ $build }), measured against the same yardstick; above 1 is faster or smaller, differences up to { $tolerance }% count as nothing:
cli-bench-faster = better
cli-bench-slower = WORSE
cli-bench-same = the same
cli-bench-no-record = Nothing is stored of { $game } ({ $setup }) in { $file }. Store it with --record, at the commit that later ones are to be compared with.
cli-bench-no-record-of = Nothing is stored of { $game } ({ $setup }) under the commit { $commit } in { $file }. Store it with --record, at that commit.
cli-bench-bad-line = { $file }, line { $line }: this is not a record of figures ({ $problem }). Repair or remove the line.
cli-bench-changed = { $folder } has changes that are not committed, and figures are stored by commit. Commit first.
cli-bench-no-git = { $folder } is not under git, and figures are stored by commit. Run this in a checkout of the source.

cli-bench-server-load = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $spectators ->
    [one] { $spectators } spectator
   *[other] { $spectators } spectators
}:
cli-bench-server-tables = tables in play
cli-bench-server-moves = moves
cli-bench-server-errors = errors
cli-bench-server-moves-per-s = moves a second
cli-bench-server-p50-ms = click → updated part, ms, median
cli-bench-server-p95-ms = click → updated part, ms, 95 of 100 are faster
cli-bench-server-max-ms = click → updated part, ms, slowest
cli-bench-server-page-bytes = bytes of the table page over the wire, median
cli-bench-server-first-load-bytes = bytes of the first load with styles and scripts, median
cli-bench-server-move-bytes = bytes over the wire a move, median
cli-bench-server-move-bytes-p95 = bytes over the wire a move, 95 of 100 are smaller
cli-bench-server-workers = server processes
cli-bench-server-think-s = seconds between the clicks of a person
cli-bench-server-cpu-ms = processor time of the server a move, ms
cli-bench-server-p99-ms = click → updated part, ms, 99 of 100 are faster
cli-bench-server-spectators = spectators of the first table
cli-bench-server-watched-moves = moves that they watched
cli-bench-server-watched-p50-ms = watched move → its answer, ms, median
cli-bench-server-watched-max-ms = watched move → its answer, ms, slowest
cli-bench-server-seen-p50-ms = watched move → all spectators have it, ms, median
cli-bench-server-seen-max-ms = watched move → all spectators have it, ms, slowest
cli-bench-server-unseen-moves = watched moves that did not reach all spectators
cli-bench-server-part-bytes = bytes over the wire for a spectator a move, median
cli-bench-server-reference-per-s = loops a second of the yardstick on this machine

cli-no-server = The table in the browser needs packages that are not installed ({ $missing }). Install them with: pip install "ludex[server]". Without them there is the terminal: ludex play --text
cli-port-taken = Port { $port } at { $host } is not free. Choose another one with --port.
cli-play-open = The table is open at { $address } — Ctrl+C closes it.

cli-verify-fair = Fair: { $answers } answers replayed, and all { $chance } rolls, draws and shuffles follow from the key.
cli-verify-commitment = The key fits this commitment: { $commitment }
unfair-no-key = This game was not played with a secret key: there is nothing to check.
unfair-commitment = The key does not fit the commitment: it gives { $found }, promised was { $wanted }.
unfair-chance = Answer { $number } ({ $clause }) does not follow from the key: { $found } instead of { $wanted }.
unfair-older = Answer { $number } ({ $clause }) does not follow from the key by the present rules (version { $known }): { $found } instead of { $wanted }. The game was played by version { $rules }: the Ludex of that time can check it.
unfair-not-over = The game is not over in this file: only a finished game shows its key.

cli-admin-password = Password:{" "}
cli-admin-password-again = Once more:{" "}
cli-admin-passwords-differ = The two passwords differ.
cli-admin-weak-password = This password is not good enough: { $problem }
cli-admin-bad-login = A login has 3 to { $most } letters, digits, dots, hyphens and underscores; a name has at most { $most } ordinary characters.
cli-admin-login-taken = There is already somebody with the login “{ $login }”.
cli-admin-created = Created: { $login }.
cli-admin-password-set = New password set: { $login }.
cli-admin-no-user = There is nobody with the login “{ $login }”.
cli-admin-not-a-file = { $file } is a folder: name a file to write to.
cli-admin-tidied = Cleared away: tables { $tables }, guests { $guests }, sessions { $sessions }.
cli-admin-backed-up = { $things ->
    [one] { $things } record
   *[other] { $things } records
} written to { $file }. The file holds secrets: keep it safe.
cli-admin-restored = { $things ->
    [one] { $things } record
   *[other] { $things } records
} restored from { $file }.
cli-admin-not-empty = The database is not empty: a backup is restored only into an empty one.
cli-admin-bad-backup = { $file } is not an undamaged backup of this version; nothing was changed.
cli-admin-verified = Tables replayed: { $tables }. Sound: { $sound }; imported with other dice: { $imported }; of older rules that still fit: { $old }; of other rules that differ: { $differs }; damaged: { $damaged }.
cli-admin-differs = Table { $table }: rules version { $rules }, { $number ->
    [0] not playable by the present ones
   *[other] the present ones differ from answer { $number } on
}.
cli-admin-damaged = Table { $table }: { $problem }
cli-admin-no-table = There is no table { $table }.
cli-admin-still-played = The game at table { $table } is not over: it can be exported then.
cli-admin-exported = Table { $table } written to { $file }.

cli-content = Write or check a file with the values of your own box
cli-help-export = write all values that can be corrected to this file
cli-help-check = check such a file
cli-no-content = { $game } has no values that can be corrected.
cli-content-exists = { $file } exists already; nothing was written.
cli-content-written = Written to { $file }. Change what differs, then check it with --check.
cli-content-sound = { $file } is sound. { $count ->
        [0] It changes nothing.
        [one] It changes { $count } value.
       *[other] It changes { $count } values.
    }
cli-content-nothing = Say what to do: --export FILE or --check FILE.
cli-help-lan = let others in the same network join: prints this machine’s address and a QR code
cli-play-lan = In the same network: { $address }
cli-no-lan = No network was found that others could join by. Without --lan Ludex serves this computer alone.
