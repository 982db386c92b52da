# Why something cannot be done.

refuse-order-played = the Order “{ $order }” lies face up already: each is played once a year
refuse-already-activated = { $place } already holds your activation token
refuse-no-influence = not enough influence: you have { $count }
refuse-one-battle = { $place } is hostile, and there is one battle in a turn
refuse-no-such-unit = you command no such unit in { $place }: { $figure }
refuse-is-routed = { $figure }: routed units do not move
refuse-held-by-activation = nobody leaves { $place }: your activation token lies there
refuse-too-far = too far: from { $place } to { $to } the units would have to go more than { $reach }
refuse-too-many = no more units fit into { $place }
refuse-not-friendly = { $place } is neither yours nor empty
refuse-no-way = no open border leads from { $place } to { $to }, or there is no room
refuse-not-yours = you do not control { $place }
refuse-no-fort-here = no stronghold can be built in { $place }
refuse-no-own-fort = you have no stronghold in { $place }
refuse-fort-is-whole = nothing is damaged in { $place }
refuse-cannot-pay = { $resource }: { $need } needed, the dial shows { $count }
refuse-other-faction = “{ $development }” belongs to another faction
refuse-bought-already = “{ $development }” is bought already
refuse-own-title = the title “{ $title }” is yours already
refuse-more-than-lies-there = the title “{ $title }” costs { $need } or more
refuse-drawn-this-season = “{ $tactics }” was drawn this season: it can be played from the next one on
refuse-not-in-hand = “{ $tactics }” is not in your hand
refuse-wrong-moment = “{ $tactics }” cannot be played at this moment
refuse-too-few-runes = you do not control enough dragon runes, or victory cannot be claimed now
