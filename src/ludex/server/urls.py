"""The pages, by address: each module of pages brings its own."""

from ludex.server.pages import home, table

urlpatterns = [*home.urlpatterns, *table.urlpatterns]
