"""The pages, by address: each module of pages brings its own."""

from ludex.server.pages.account import page as account
from ludex.server.pages.api import page as api
from ludex.server.pages.home import mine
from ludex.server.pages.home import page as home
from ludex.server.pages.laws import page as laws
from ludex.server.pages.lobby import open as open_seats
from ludex.server.pages.lobby import page as lobby
from ludex.server.pages.own import judge, past, positions, shell, unpack
from ludex.server.pages.own import page as own
from ludex.server.pages.replay import page as replay
from ludex.server.pages.table import after, lessons, undo
from ludex.server.pages.table import page as table

urlpatterns = [
    *home.urlpatterns,
    *lobby.urlpatterns,
    *lessons.urlpatterns,
    *laws.urlpatterns,
    *account.urlpatterns,
    *api.urlpatterns,
    *replay.urlpatterns,
    *table.urlpatterns,
    *own.urlpatterns,
    *past.urlpatterns,
    *unpack.urlpatterns,
    *positions.urlpatterns,
    *judge.urlpatterns,
    *shell.urlpatterns,
    *undo.urlpatterns,
    *after.urlpatterns,
    *open_seats.urlpatterns,
    *mine.urlpatterns,
]
handler404 = "ludex.server.pages.errors.not_found"
handler500 = "ludex.server.pages.errors.failed"
