# The Drillbit Duchy.

trait-duchy-foundations = Foundations
trait-duchy-investors = Investors
trait-duchy-overwhelm = Overwhelm
trait-duchy-invaders = Invaders

minister-captain = Captain
minister-marshal = Marshal
minister-foremole = Foremole
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-earl_of_stone = Earl of Stone
minister-baron_of_dirt = Baron of Dirt
minister-duchess_of_mud = Duchess of Mud

## Sheet

sheet-burrow = Warriors in the Burrow
sheet-tunnels = { $count } on the map
sheet-citadels = { $count } on the map, { $recruits ->
    [one] { $recruits } more warrior
   *[other] { $recruits } more warriors
  } when recruiting
sheet-swayed = Swayed ministers
sheet-unswayed = Unswayed ministers
sheet-ambushes = Ambushes kept face up

## What a bot counts

measure-a-tunnel = has a tunnel
measure-no-tunnel = no tunnel
measure-a-building-of-yours = has a building of the bot
measure-no-building-of-yours = no building of the bot

## What happened

tell-first-minister = { NOUN($who, case: "start") }: { $card } is discarded, and the { $minister } gets a crown.
tell-into-burrow = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } recruit goes
   *[other] { $count } recruits go
  } to the Burrow (now { $total }).
tell-out-of-burrow = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } warrior moves
   *[other] { $count } warriors move
  } from the Burrow to { NOUN($clearing) }.
tell-burrow-too-empty = { NOUN($who, case: "start") }: no dig, as the Burrow holds { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
  } and { $needed } are needed.
tell-nowhere-to-dig = { NOUN($who, case: "start") }: no dig, as no ordered clearing can take a tunnel.
tell-take-up = { NOUN($who, case: "start") }: all tunnels are on the map, so the one in { NOUN($clearing) } is taken up.
tell-no-site = { NOUN($who, case: "start") }: no { $piece } can be placed, as there is no room in any clearing that the bot rules.
tell-none-left = { NOUN($who, case: "start") }: no { $piece } can be placed, as none is left on its track.
tell-battle-instead = { NOUN($who, case: "start") }: there are no open slots, so battles in every clearing instead of building.
tell-minister = { NOUN($who, case: "start") }: the { $minister } acts.
tell-captain = { NOUN($who, case: "start") }: there is a tunnel in { NOUN($clearing) }, and the Captain adds a hit.
tell-supply-empty = { NOUN($who, case: "start") }: no warriors are left in the supply.
tell-nowhere-to-place = { NOUN($who, case: "start") }: there is no clearing with a building of the bot where a warrior may be placed.
tell-remove-own = { NOUN($who, case: "start") }: a warrior is removed from { NOUN($clearing) }.
tell-remove-from-burrow = { NOUN($who, case: "start") }: most warriors are in the Burrow ({ $count }); one is removed from it.
tell-nobody-to-remove = { NOUN($who, case: "start") }: there is no warrior to remove in any clearing that the bot rules.
tell-go-down = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } warrior goes
   *[other] { $count } warriors go
  } from { NOUN($clearing) } to the Burrow.
tell-cannot-rally = { NOUN($who, case: "start") }: the warriors in { NOUN($clearing) } may not move to any building of theirs, and stay.
tell-sway-ordered = { NOUN($who, case: "start") }: the { $minister } gets a crown, the topmost unswayed minister of the ordered suit.
tell-sway-bottommost = { NOUN($who, case: "start") }: the { $minister } gets a crown, the bottommost unswayed minister.
tell-sway-ordered-matching = { NOUN($who, case: "start") }: the { $minister } gets a crown, the topmost unswayed minister of the ordered suit, which matches the clearing.
tell-sway-bottommost-matching = { NOUN($who, case: "start") }: the { $minister } gets a crown, the bottommost unswayed minister who matches the clearing.
tell-nobody-to-sway = { NOUN($who, case: "start") }: there is no minister left to sway.
tell-nobody-to-sway-matching = { NOUN($who, case: "start") }: no unswayed minister matches the clearing.
tell-lose-crown = { NOUN($who, case: "start") }: buildings are gone from the map, and the { $minister } loses the crown.
tell-no-crown-to-lose = { NOUN($who, case: "start") }: buildings are gone from the map, but there is no crown to lose.
tell-no-matching-crown = { NOUN($who, case: "start") }: buildings are gone from the map, but no swayed minister matches the clearing.
tell-nothing-matches = { NOUN($who, case: "start") }: no matching card.

ask-investors = The investors want an answer for the lost building: discard a matching card ({ NOUN($who) } loses a point)
option-nothing-matches = No card matches
