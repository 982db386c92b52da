# The maps of Root in English.

map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain

option-ferry = Take the ferry and draw a card
option-open-path = Open the closed path between { $origin } and { $target }

ask-ferry = To { $target }: by ferry, or go on by water?
ask-open-path = Open the path between { $origin } and { $target }: which card do you spend?

tell-suit-markers = Shuffled suit markers are laid on the clearings.
tell-ferry = The ferry goes along to { $target }.
tell-open-path = { NOUN($who, case: "start") } spends { $card } to open the path between { $origin } and { $target }.
tell-pass = { NOUN($who, case: "start") } { AGREE($who, "holds", "hold") } the Pass, { $clearing }.

refuse-ferry-used = the ferry has already sailed this turn
refuse-path-not-closed = there is no closed path between these clearings
refuse-path-opened = you have already opened a path this turn
refuse-path-no-piece = you have no piece at either end of this path
refuse-path-no-card = you have no card to spend

sheet-river = River to
sheet-ferry = ferry
sheet-tower = the Pass
sheet-closed-path = { $number } (closed)
sheet-group-open-path = Closed paths
sheet-line-open-path = between { $origin } and { $target }
