# make setup | play | test | lint | bench: each sets up what it needs, on a machine with Python 3.11 and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= root

.PHONY: setup play test lint bench bench-peer golden cited clean

setup: $(VENV)/.play

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[server]"
	touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/.play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

play: setup
	$(BIN)/ludex play $(GAME)

test: $(VENV)/.dev
	$(BIN)/python -m pytest --numprocesses auto --dist loadgroup

lint: $(VENV)/.dev
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy

bench: setup
	$(BIN)/ludex bench $(GAME)

# Ludex and catanatron in one run, on the same core.
bench-peer: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check catanatron
	$(BIN)/python benchmarks/catanatron_peer.py

# Write the golden playthroughs anew; look at the difference before you commit it.
golden: $(VENV)/.dev
	LUDEX_GOLDEN=write $(BIN)/python -m pytest tests/golden --numprocesses 0

# Play many games and note anew which options and log lines cite which clause; takes some minutes.
cited: setup
	$(BIN)/python -m ludex.lab.cited $(GAME)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
