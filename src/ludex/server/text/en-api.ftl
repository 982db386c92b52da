## Programs at a table

api-token = A token is needed: the header “Authorization: Bearer …”. It stands on the account page.
api-method = This is asked for by { $method }.
api-body = The body cannot be read: { $problem }
api-number = “{ $name }” is a whole number from 0 to { $most }.
api-not-found = There is nothing here, or it is not yours.
api-stale = The table has moved on since this version. Nothing was changed.
api-stopped = The rules have changed since, and this game cannot go on.
api-taken = Somebody sits there already.
api-not-now = This cannot be answered now. Nothing was changed.
account-token = For programs
account-token-about = With this token a program plays your seats and sees what they see. Give it to nobody else; another password ends it.
account-token-label = Token
