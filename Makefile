# make setup | play | test | lint | bench: each sets up what it needs, on a machine with Python 3.11 and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= root
INSTALL = PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: setup play test test-ray lint lock fast compiled test-fast bench bench-peer golden cited clean

setup: $(VENV)/.play

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable ".[server]"
	touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/.play
	$(INSTALL) --editable ".[dev]" --editable docs/examples/bluff
	touch $@

play: setup
	$(BIN)/ludex play $(GAME)

test: $(VENV)/.dev
	LUDEX_BUILD=plain $(BIN)/python -m pytest --numprocesses auto --dist loadgroup

# Games on a Ray cluster of two machines; Ray is heavy, so that only this installs it.
test-ray: $(VENV)/.dev
	$(INSTALL) --editable ".[ray]"
	$(BIN)/python -m pytest tests/lab/test_ray.py --numprocesses 0

lint: $(VENV)/.dev
	$(BIN)/ruff check src tests benchmarks docs
	$(BIN)/ruff format --check src tests benchmarks docs
	$(BIN)/mypy

# Take the newest versions that pyproject.toml allows, in an environment of their own, and note them.
lock:
	$(PYTHON) -m venv --clear $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet --disable-pip-version-check ".[dev,ray]" hatchling
	(head -1 constraints.txt; $(VENV)-lock/bin/python -m pip freeze --exclude ludex --exclude ludex-bluff) > $(VENV)-lock/constraints.txt
	mv $(VENV)-lock/constraints.txt constraints.txt
	rm -rf $(VENV)-lock

# Compile core, kit, agents and the rules of all games: what runs afterwards uses them (LUDEX_BUILD=plain does not), and
# dist/ has a wheel with them. OPTIMIZE=1 builds more quickly; COMPILE="root heroes" leaves the rules of other games plain.
# TRAINED=--trained compiles twice, the second time by what games were seen to do: it takes twice as long.
OPTIMIZE ?= 2
COMPILE ?=
TRAINED ?=
fast: compiled
	LUDEX_WHEEL=compiled $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

compiled: $(VENV)/.dev
	LUDEX_BUILD=plain $(BIN)/python -m ludex.lab.compile --optimize $(OPTIMIZE) $(TRAINED) $(COMPILE)

# On the compiled build: the kit on every game, the golden games, and that both builds play the same.
test-fast: compiled
	$(BIN)/python -m pytest --numprocesses auto --dist loadgroup --ludex-games=all tests/lab/test_builds.py tests/golden tests/kit tests/core

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
	rm -rf $(VENV) build dist src/ludex/compiled .pytest_cache .mypy_cache .ruff_cache .hypothesis
