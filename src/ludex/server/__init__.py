"""The table in the browser: a Django project that knows no game. `ludex play` and `ludex serve` run it."""
