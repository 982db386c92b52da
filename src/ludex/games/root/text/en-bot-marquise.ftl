# The Mechanical Marquise 2.0.

trait-marquise-blitz = Blitz
trait-marquise-fortified = Fortified
trait-marquise-hospitals = Hospitals
trait-marquise-iron-will = Iron Will
trait-marquise-overwhelming = Overwhelming

tell-expand = { NOUN($who, case: "start") }: expansion, so a new order and Daylight from its start.
tell-no-expansion = { NOUN($who, case: "start") }: no expansion, as no card that could come would change anything any more.
tell-skip-recruit-nowhere = { NOUN($who, case: "start") }: recruiting is skipped, as the bot rules no clearing where it could recruit.
tell-skip-recruit-nobody = { NOUN($who, case: "start") }: recruiting is skipped, as no warriors are left in the supply.
