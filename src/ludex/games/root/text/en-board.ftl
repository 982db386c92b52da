# The picture of the table in English. Letters stand on pieces and suits; labels are read aloud.


board-letter-marquise = M
board-letter-eyrie = E
board-letter-alliance = A
board-letter-vagabond = V
board-letter-vagabond2 = V2
board-letter-lizards = L
board-letter-riverfolk = R
board-letter-duchy = D
board-letter-corvids = C
board-letter-vagabot = Vb

board-kind-ambush = Ambush
board-kind-dominance = Dominance
board-kind-item = Item
board-kind-immediate = At once
board-kind-persistent = Lasting

board-card = Card { $card }
board-card-cost = Cost: { $cost }
board-seat = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand

board-turn = Turn { $turn }
board-score = Score
board-score-label = Score track: { $scores }
board-hand = My hand
board-empty-hand = No cards in hand
board-deck = Deck
board-discard = Discard
board-available = Beside the board
board-items = Items
board-lost-souls = Lost souls
board-seats = Factions
board-close = Close

board-clearing = clearing { $number }
board-path = Path between { $origin } and { $target }
board-path-closed = Closed path between { $origin } and { $target }
board-slot-free = free slot
board-slot-ruin = ruin
board-slot-covered = covered slot
board-ruler = Ruled by: { $seat }
board-free-slots = Free slots: { $count }
