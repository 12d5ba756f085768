# Every task of the project is a target here. `make help` lists them.

PYTHON ?= python3
JOBS ?= 2
COMPILED ?= 1
BROWSER ?= 1
PYTEST ?= -q

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
MARKS := $(if $(filter 0,$(BROWSER)),-m "not browser")

# Web tests that do not depend on the compiled rules: pages, files, the browser.
UNCOMPILED := $(filter-out tests/web/test_api.py tests/web/test_page_state.py tests/web/test_faults.py,$(wildcard tests/web/test_*.py))

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help setup play test check suite format format-check lint types browser postgres compile wheel test-compiled \
	fuzz fuzz-http mutants bench bench-peers measure-table measure-views load soak faults pictures clean

# Print this list.
help:
	@awk '/^# /{said=substr($$0,3)} /^[a-z][a-z-]*:/{split($$1,name,":"); printf "  make %-14s %s\n",name[1],said}' Makefile

# Create the environment: .venv with the pinned packages and the command .venv/bin/senet.
setup: $(READY)

# The stamp file of the environment, which is rebuilt when its inputs change.
$(READY): pyproject.toml constraints.txt tools/venv.sh
	@echo "Creating the environment in $(VENV) ..."
	@rm -f $@
	@PYTHON="$(PYTHON)" tools/venv.sh $(VENV)
	@$(BIN)/pip install -qq --disable-pip-version-check -c constraints.txt setuptools
	@$(BIN)/pip install -qq --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[test]'
	@touch $@

# Start the server on this machine and open the browser.
play: setup
	@SENET_COMPILED=$${SENET_COMPILED:-auto} $(BIN)/senet

# Run every check: format, lint, types, all tests, and the tests again compiled (skip some with COMPILED=0, BROWSER=0).
test: setup browser postgres
	@$(MAKE) check
	@$(MAKE) suite
	@$(if $(filter 0,$(COMPILED)),true,if tools/can_compile.sh $(BIN)/python; then $(MAKE) test-compiled; fi)
	@echo "All checks passed."

# Run the static checks: format, lint and types.
check: format-check lint types

# Run the tests, interpreted.
suite: setup
	@echo "Tests ..."
	@SENET_COMPILED=0 $(BIN)/python -m pytest $(PYTEST) -n $(JOBS) $(MARKS)

# Format the code.
format: setup
	@$(BIN)/ruff format -q .
	@$(BIN)/ruff check -q --fix-only .

# List files that are not formatted.
format-check: setup
	@echo "Format ..."
	@$(BIN)/ruff format -q --check --output-format concise . || { echo "Run 'make format'."; exit 1; }

# Look for likely mistakes.
lint: setup
	@echo "Lint ..."
	@$(BIN)/ruff check -q --output-format concise .

# Check all types strictly, including those of the page scripts if Node is installed.
types: setup
	@echo "Types ..."
	@$(BIN)/mypy --no-error-summary
	@tools/scripts/check.sh

# Find Chromium for the browser tests, or install it if allowed.
browser: setup
	@$(if $(filter 0,$(BROWSER)),true,tools/chromium.sh > /dev/null)

# Find PostgreSQL for the tests with several server processes, or install it if allowed.
postgres:
	@tools/postgres.sh > /dev/null

# Compile the kernel, bots, rules and drawings into build/compiled, which SENET_COMPILED=1 uses.
compile: setup
	@echo "Compiling (takes a few minutes if something has changed) ..."
	@$(BIN)/python -m tools.compile

# Build two wheels in dist: one with compiled modules for this platform, and one that runs anywhere.
wheel: compile
	@$(BIN)/python -m tools.wheel

# Run the tests on the compiled copy (of the web tests only API, page state and faults; the rest is not compiled).
test-compiled: compile
	@echo "Tests, compiled ..."
	@SENET_COMPILED=1 $(BIN)/python -m pytest $(PYTEST) -n $(JOBS) $(foreach file,$(UNCOMPILED),--ignore $(file))

# Play a campaign of random games in every mode and check them (FUZZ="--game kemet --report FILE …"; see --help).
fuzz: setup
	@$(BIN)/python -m senet.arena.fuzz $(FUZZ)

# Make many small changes to the rules and count how often the game's tests notice (MUTANTS="--game ankh --count 200 …").
mutants: setup
	@$(BIN)/python -m tools.mutants $(MUTANTS)

# Measure the speed of the games.
bench: setup
	@$(BIN)/senet bench

# Compare the speed of our games with another engine, interleaved in the same run.
bench-peers: compile
	@$(BIN)/python tools/bench_peers.py

# Measure the table in the browser: first board, update after a choice, size of the page.
measure-table: setup browser
	@$(BIN)/python -m tests.web.measure

# Measure the server's cost per view of a new position, by game (VIEWS="--parts": what is drawn too often).
measure-views: setup
	@$(BIN)/python tools/measure_views.py $(VIEWS)

# Measure a hundred matches with 500 open streams on loopback, SQLite and PostgreSQL (LOAD="--seconds 20 …").
load: setup postgres
	@$(BIN)/python -m tests.load $(LOAD)

# Begin and abandon two thousand matches; the memory of the server must stay flat (SOAK="--matches 500 --memory 64").
soak: setup
	@$(BIN)/python -m tests.load.soak $(SOAK)

# Send a hundred thousand choices over HTTP, most of them wrong; none may break the server (HTTP_FUZZ="--choices 5000 …").
fuzz-http: setup
	@$(BIN)/python -m tests.load.fuzz_choices $(HTTP_FUZZ)

# Kill servers and databases at random under that load; nothing may be lost or duplicated (FAULTS="--kills 200 …").
faults: setup postgres
	@$(BIN)/python -m tests.load.faults $(FAULTS)

# Save screenshots of every page and state of the table to docs/pictures.
pictures: setup browser
	@$(BIN)/python -m tests.web.pictures

# Remove everything that was generated.
clean:
	@rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info tools/scripts/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
