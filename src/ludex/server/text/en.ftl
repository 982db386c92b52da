site-name = Ludex
skip = Skip to the content
home-title = A table that knows the law
play-now = Play now
my-tables = My tables
stale = The table has moved on since this page was made. Here is how it stands now; nothing was changed.
not-yours = Somebody else sits there.
