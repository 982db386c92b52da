"""The pages, by address: each module of pages brings its own."""

from ludex.server.pages import home, replay, table

urlpatterns = [*home.urlpatterns, *replay.urlpatterns, *table.urlpatterns]
