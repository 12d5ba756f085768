# Senet's only task runner. `make help` prints what each target does.

PYTHON ?= python3
JOBS ?= 2
COMPILED ?= 1
BROWSER ?= 1
PYTEST ?= -q

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
MARKS := $(if $(filter 0,$(BROWSER)),-m "not browser")

# Tests of the web table that compiled rules cannot change: pages, files, the browser.
UNCOMPILED := $(filter-out tests/web/test_api.py tests/web/test_page_state.py tests/web/test_faults.py,$(wildcard tests/web/test_*.py))

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup play test check suite format format-check lint types browser postgres compile test-compiled \
	fuzz mutants bench bench-peers measure-table measure-views load faults pictures clean

# Print this list.
help:
	@awk '/^# /{said=substr($$0,3)} /^[a-z][a-z-]*:/{split($$1,name,":"); printf "  make %-14s %s\n",name[1],said}' Makefile

# Make the environment: .venv with the pinned packages and the command .venv/bin/senet.
setup: $(READY)

# The stamp of the environment: made again when what it is made from changes.
$(READY): pyproject.toml constraints.txt tools/venv.sh
	@echo "Making the environment in $(VENV) ..."
	@rm -f $@
	@PYTHON="$(PYTHON)" tools/venv.sh $(VENV)
	@$(BIN)/pip install -qq --disable-pip-version-check -c constraints.txt setuptools
	@$(BIN)/pip install -qq --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[test]'
	@touch $@

# Start the table on this machine and open the browser.
play: setup
	@$(BIN)/senet

# Run every check: format, lint, types, all tests, and the tests again compiled (COMPILED=0, BROWSER=0 leave out).
test: setup browser postgres
	@$(MAKE) check
	@$(MAKE) suite
	@$(if $(filter 0,$(COMPILED)),true,if tools/can_compile.sh $(BIN)/python; then $(MAKE) test-compiled; fi)
	@echo "All checks passed."

# Run what needs no test: format, lint and types.
check: format-check lint types

# Run the tests, interpreted.
suite: setup
	@echo "Tests ..."
	@SENET_COMPILED=0 $(BIN)/python -m pytest $(PYTEST) -n $(JOBS) $(MARKS)

# Rewrite the code in the common format.
format: setup
	@$(BIN)/ruff format -q .
	@$(BIN)/ruff check -q --fix-only .

# Say which files are not in the common format.
format-check: setup
	@echo "Format ..."
	@$(BIN)/ruff format -q --check --output-format concise . || { echo "Run 'make format'."; exit 1; }

# Look for likely mistakes.
lint: setup
	@echo "Lint ..."
	@$(BIN)/ruff check -q --output-format concise .

# Check all types strictly, those of the scripts too where Node is installed.
types: setup
	@echo "Types ..."
	@$(BIN)/mypy --no-error-summary
	@tools/scripts/check.sh

# Find a Chromium for the browser tests, or install it when that is allowed.
browser: setup
	@$(if $(filter 0,$(BROWSER)),true,tools/chromium.sh > /dev/null)

# Find a PostgreSQL for the tests of several processes, or install it when that is allowed.
postgres:
	@tools/postgres.sh > /dev/null

# Compile kernel, bots, rules and the drawing toolkit into build/compiled; used when SENET_COMPILED=1.
compile: setup
	@echo "Compiling (a few minutes when something changed) ..."
	@$(BIN)/python tools/compile.py

# Run the same tests on the compiled copy (of the web table: API, page state, faults; the rest of it is not compiled).
test-compiled: compile
	@echo "Tests, compiled ..."
	@SENET_COMPILED=1 $(BIN)/python -m pytest $(PYTEST) -n $(JOBS) $(foreach file,$(UNCOMPILED),--ignore $(file))

# Play long random games of everything and check the table after each decision (FUZZ="--game kemet --option mode=team …").
fuzz: setup
	@$(BIN)/python -m senet.arena.fuzz $(FUZZ)

# Change the rules a little, many times, and count how often the tests of the game notice (MUTANTS="--game ankh --count 200 …").
mutants: setup
	@$(BIN)/python -m tools.mutants $(MUTANTS)

# Measure how fast the games are.
bench: setup
	@$(BIN)/senet bench

# Measure our games beside another engine, interleaved in the same run.
bench-peers: compile
	@$(BIN)/python tools/bench_peers.py

# Measure the table in the browser: first board, update after a choice, size of the page.
measure-table: setup browser
	@$(BIN)/python -m tests.web.measure

# Measure what a new position costs the server, for each who looks at it, by game (VIEWS="--parts": what is drawn too often).
measure-views: setup
	@$(BIN)/python tools/measure_views.py $(VIEWS)

# Measure a hundred matches with 500 open streams on loopback, SQLite and PostgreSQL (LOAD="--seconds 20 …").
load: setup postgres
	@$(BIN)/python -m tests.load $(LOAD)

# Kill servers and databases at random moments under that load; nothing may be lost or doubled (FAULTS="--kills 200 …").
faults: setup postgres
	@$(BIN)/python -m tests.load.faults $(FAULTS)

# Take pictures of every page and state of the table into docs/pictures.
pictures: setup browser
	@$(BIN)/python -m tests.web.pictures

# Remove everything that was made.
clean:
	@rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info tools/scripts/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
