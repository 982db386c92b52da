# The Cogwheel Corvids.

trait-corvids-gamble = Gamble
trait-corvids-backup-plans = Backup Plans
trait-corvids-mastermind = Mastermind
trait-corvids-vendetta = Vendetta

plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid

measure-no-plot = no plot
    .none = every possible clearing has a plot
measure-a-warrior = a warrior of the bot
measure-a-group = at least three warriors of the bot

sheet-plot-up = Open plots: { $plot }
sheet-plots-down = Face-down plots
sheet-plots-left = Plots in the supply

option-guess-plot = It is: { $plot }
ask-guess-plot = Which plot lies in { $clearing }?

tell-embedded-agents = { NOUN($who, case: "start") }: the face-down plot in { NOUN($clearing) } deals 1 extra hit.
tell-no-warriors = { NOUN($who, case: "start") }: no warriors in the supply, so The Plot Thickens.
tell-no-plot-left = { NOUN($who, case: "start") }: no plot is left in the supply, so the bomb stays.
tell-skip-plot-no-plot = { NOUN($who, case: "start") }: Plot is skipped, as no plot is left in the supply.
tell-skip-plot-no-place = { NOUN($who, case: "start") }: Plot is skipped, as no ordered clearing without a plot has a warrior to replace.
tell-skip-thicken-no-plot = { NOUN($who, case: "start") }: The Plot Thickens is skipped, as no plot is left in the supply.
tell-skip-thicken-no-place = { NOUN($who, case: "start") }: The Plot Thickens is skipped, as no clearing without a plot has three warriors and can take one.
tell-set-plot = { NOUN($who, case: "start") }: a face-down plot replaces a warrior in { NOUN($clearing) }.
tell-flip-plot = { NOUN($who, case: "start") }: the plot in { NOUN($clearing) } is flipped: { $plot }.
tell-replace-bomb = { NOUN($who, case: "start") }: another open plot, without effect, replaces the bomb in { NOUN($clearing) }: { $plot }; the supply of plots is shuffled.
tell-extort = { NOUN($who, case: "start") }: extortion, so the random card { $card } is discarded.
tell-plot-removed = { NOUN($who, case: "start") }: the plot removed from { NOUN($clearing) } was: { $plot }.
tell-guess-plot = { NOUN($who, case: "start") } guesses the plot in { NOUN($clearing) }: { $plot }.
tell-remove-guessed = { NOUN($who, case: "start") } guessed right and removes the plot from { NOUN($clearing) }.
