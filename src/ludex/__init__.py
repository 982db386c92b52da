"""Ludex: a table that knows the law."""

from ludex.build import use_compiled

__version__ = "0.1.0"

use_compiled()
