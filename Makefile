# Everything here sets itself up: a .venv in this folder, pinned and hashed, is made at the first
# start and kept. What has to be there before: make, and Python 3.11 or newer with venv.
#
#   PYTHON=/path/to/python3   the interpreter to make the .venv with (else: the first that will do)
#   OTHER=3.13                the second Python that the compiled tests run on, where it is found

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play console test test-plain test-page test-servers test-other test-compiled check format \
    screenshots bench bench-club lock clean

SHELL := /bin/sh
OTHER ?= 3.13
BIN := .venv/bin
NPM := $(BIN)/python -I scripts/page.py npm
export PYTHON

# A compiled test checks the bounds of every array access; a plain one is where coverage is taken.
PLAIN := NUMBA_DISABLE_JIT=1
COMPILED := NUMBA_BOUNDSCHECK=1

# The rooms that are covered to at least so many per cent, branches included, each on its own.
COVERED := core games match
COVERAGE := 95

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: ## open the club in the browser: make play ARGS="--port 8080"
	@sh scripts/setup.sh run
	@$(BIN)/koloda serve --open --log-level warning $(ARGS)

console: ## play a match in the console: make console ARGS="hearts --lang uk"
	@sh scripts/setup.sh run
	@KOLODA_RESUME='make console ARGS="--resume"' $(BIN)/koloda play $(ARGS)

# Two lanes for two cores: what waits for browsers and servers, and what computes.
test: ## run all tests: the page, servers; plain with coverage, compiled, on a second Python
	@sh scripts/setup.sh dev
	@sh scripts/beside.sh "$(MAKE) test-page && $(MAKE) test-servers" \
	    "$(MAKE) test-plain && $(MAKE) test-other && $(MAKE) test-compiled"

test-plain: ## run the tests uncompiled and check the coverage
	@sh scripts/setup.sh dev
	@echo "Koloda: the tests, plain, with coverage"
	@$(PLAIN) $(BIN)/python -m coverage run -m pytest -m "not compiled"
	@for room in $(COVERED); do \
	    echo "Koloda: coverage of $$room" && \
	    $(BIN)/python -m coverage report --include="src/koloda/$$room/*" --fail-under=$(COVERAGE) \
	        || exit 1; \
	done

test-page: ## run the tests of the page: its parts, then whole matches in Chromium
	@sh scripts/setup.sh dev
	@echo "Koloda: the tests of the page"
	@$(NPM) test
	@$(NPM) run e2e

test-servers: ## run the tests that start real servers, compiled
	@sh scripts/setup.sh dev
	@echo "Koloda: the tests with real servers"
	@$(COMPILED) $(BIN)/python -m pytest -m "not plain" tests/server

# What a Python may differ in: the engine, which is compiled for it.
ENGINE := tests/contract tests/core tests/games tests/match tests/properties

test-other: ## run the compiled tests of the engine on a second Python, 3.13, where it is found
	@if python=$$(sh scripts/python.sh $(OTHER)); then \
	    "$$python" -I scripts/environment.py dev .venv-$(OTHER) && \
	    echo "Koloda: the tests, compiled, on Python $(OTHER)" && \
	    $(COMPILED) .venv-$(OTHER)/bin/python -m pytest -m "not plain" $(ENGINE); \
	else \
	    echo "Koloda: no Python $(OTHER) here; the compiled tests run on the first Python alone"; \
	fi

test-compiled: ## run the tests compiled, with bounds checks
	@sh scripts/setup.sh dev
	@echo "Koloda: the tests, compiled, with bounds checks"
	@$(COMPILED) $(BIN)/python -m pytest -m "not plain" --ignore=tests/server

check: ## check format, lint, types and the floors of the house, and the same of the page
	@sh scripts/setup.sh dev
	@sh scripts/beside.sh "$(NPM) run types && $(NPM) run check" \
	    "$(BIN)/ruff format --check && $(BIN)/ruff check && $(BIN)/mypy && $(BIN)/lint-imports --no-logo"

format: ## put the code in order: format, and what lint can mend
	@sh scripts/setup.sh dev
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) run format

screenshots: ## take pictures of every page into web/screenshots
	@sh scripts/setup.sh dev
	@$(NPM) run screenshots

bench: ## measure the speed: make bench ARGS="..."
	@sh scripts/setup.sh dev
	@$(BIN)/python benchmarks/run.py $(ARGS)

bench-club: ## measure the club under load: sockets, moves a second, SQLite and PostgreSQL
	@sh scripts/setup.sh dev
	@PYTHONPATH=. $(BIN)/python benchmarks/club.py $(ARGS)

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(ARGS)

lock: ## remake the locks after a change of the requirements: make lock ARGS=--upgrade
	@sh scripts/setup.sh dev
	@$(COMPILE) -o requirements/run.lock pyproject.toml requirements/build.in
	@$(COMPILE) -o requirements/dev.lock -c requirements/run.lock pyproject.toml \
	    requirements/build.in requirements/dev.in
	@$(COMPILE) -o requirements/node.lock requirements/node.in
	@$(NPM) install --package-lock-only

clean: ## remove all that was made here, the .venv too
	@rm -rf .venv .venv-* .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
	    .pytest_cache .ruff_cache dist src/koloda/server/page \
	    $(addprefix web/,node_modules screenshots test-results src/lib/connection/messages.d.ts)
	@find src tests benchmarks scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
