"""The pages, by address: each module of pages brings its own."""

from ludex.server.pages import account, consent, home, laws, new, replay, table

urlpatterns = [
    *home.urlpatterns,
    *new.urlpatterns,
    *laws.urlpatterns,
    *account.urlpatterns,
    *replay.urlpatterns,
    *table.urlpatterns,
    *consent.urlpatterns,
]
handler404 = "ludex.server.pages.errors.not_found"
handler500 = "ludex.server.pages.errors.failed"
