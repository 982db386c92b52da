# Seats, consent and names: what people at one table agree upon.

invite-waiting = waiting for a player
invite-link-of = The link of this seat: { $seat }
invite-copy-of = Copy the link: { $seat }
table-invite-page = These links on a page of their own
table-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-free-invite = Invite

consent-title = Taking an answer back
consent-ask = Ask to undo
consent-asks = { $who } would like to take back their last answer.
consent-means = All that has happened since would be undone as well. Do you agree?
consent-mine = You have asked to take back your last answer.
consent-waiting = Still to agree: { $who }. Any move ends the request.
consent-refused = { $who } would rather play on. Nothing was taken back.
consent-agree = Agree
consent-refuse = Play on
consent-withdraw = Never mind
undo-free-seat = Somebody has yet to sit down here: until then only what nobody else could have seen can be taken back. Nothing was changed.
undo-asked = Somebody has already asked to take something back. Nothing was changed.
undo-not-asked = Nobody asks to take anything back any more. Nothing was changed.
undo-no-voice = This is not yours to say. Nothing was changed.

new-name = Name of whoever sits at seat { $number }
new-name-hint = Name, if you like
