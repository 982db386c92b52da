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
