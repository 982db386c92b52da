# Limits, e-mail addresses, links that are made anew.

too-many-tables = You have { $most ->
        [one] one unfinished table
       *[other] { $most } unfinished tables
    } already. Finish one of them first.
too-many-unattended = You have { $most ->
        [one] one unfinished table
       *[other] { $most } unfinished tables
    } already at which nobody plays but the computer. Wait until one is over.
too-many-tables-here = Too many tables were set from your address within the last hour. Try again later.
too-many-streams = Too many pages follow tables from your address, or too many follow this one. Close some, or reload this page now and then.
error-429 = That is too much at once
body-too-large = What you send is too large: { $most } MB is the most. Nothing was changed.
body-too-slow = What you send takes too long to arrive. Nothing was changed.
body-too-many = The server is busy with what others send. Nothing was changed; try again in a minute.
malformed = This cannot be read: it contains a character that no text has. Nothing was changed.

account-too-often = Too many attempts. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
account-email-too-often = The address is saved, but too many links have been sent today. Ask for another one tomorrow.
account-email-waiting = Not confirmed yet: nothing but a link goes to this address until whoever reads it has confirmed it.
account-email-confirmed = Confirmed: notices go to this address.
account-email-off = This server sends no e-mail.
account-email-again = Send the link again
account-done-asked = The link is on its way.
confirm-title = Your e-mail address
confirm-about = Somebody wants Ludex to tell { $email } when it is their turn. Is that you?
confirm-do = Yes, this address is mine
confirm-done = { $email } is confirmed. From now on you hear when it is your turn.
confirm-subject = Is this your address?
confirm-mail =
    Somebody has given this address to Ludex, to be told when it is their turn at a table.

    If that was you, confirm it within three days:

    { $link }

    If not, do nothing: no other message will come.

invite-renew = Make a new link
invite-renew-of = Make a new link, so that the old one leads nowhere: { $seat }
