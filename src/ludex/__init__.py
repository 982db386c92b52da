"""Ludex: a table that knows the law."""

__version__ = "0.1.0"
