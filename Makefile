# Yamabushi. `make play` and `make test` need python3 (3.11 or later) and make; they set up the rest in .venv.
# Every target can be called alone. Settings are given on the command line: make terminal GAME=himiki ARGS="--expert"

PYTHON ?= python3
JOBS ?= 2
GAME ?= regality
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal
COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe \
	--annotation-style=line --no-build-isolation --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
	--no-emit-options
RULES := tests/himiki tests/regality tests/yokai tests/engines
READY := $(VENV)/.ready
COMPARE := $(VENV)/.compare

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal load test test-deep test-ray lint types docs test-compiled test-interpreted test-bounds bench pictures format lock clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## Play in the browser: start the server and open the page (ARGS="--network" lets others in)
	@$(BIN)/yamabushi serve --open $(ARGS)

terminal: $(READY) ## Play in this terminal (GAME=himiki, ARGS="--opponent human …")
	@$(BIN)/yamabushi play $(GAME) $(ARGS)

test: lint types docs test-compiled test-interpreted test-bounds ## Check everything, as CI does
	@echo
	@echo "All is well: lint, types, docs, and the tests compiled, interpreted and bounds-checked."

# The parts of `make test`. YAMABUSHI_GAMES is how many random games a test plays for each style or mode: many where
# kernels are compiled, few where Python walks through them.

lint: $(READY) ## Check style, layout and who imports whom
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check || { echo "make format mends that."; exit 1; }
	@$(BIN)/lint-imports --no-logo

types: $(READY) ## Check the types of the package and its tests, strictly
	@$(BIN)/mypy

docs: $(READY) ## Build the documentation into site/; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir site >/dev/null
	@echo "Documentation built: site/index.html"

test-compiled: export YAMABUSHI_GAMES ?= 50
test-compiled: $(READY) ## Run the tests with compiled kernels, as players have them
	@$(PYTEST) $(ARGS)

test-interpreted: export YAMABUSHI_GAMES ?= 10
test-interpreted: export NUMBA_DISABLE_JIT = 1
test-interpreted: $(READY) ## Run the tests of rules and core with kernels as plain Python, and measure their coverage
	@$(PYTEST) --cov --cov-report=term $(RULES) tests/core tests/kernels/test_bits.py tests/kernels/test_chance.py tests/testing/test_conformance.py tests/test_pictures.py $(ARGS)

test-bounds: export YAMABUSHI_GAMES ?= 10
test-bounds: export NUMBA_BOUNDSCHECK = 1
test-bounds: $(READY) ## Run the tests of rules and engines with every array index checked
	@$(PYTEST) $(RULES) $(ARGS)

test-deep: export YAMABUSHI_GAMES ?= 10000
test-deep: $(READY) ## Run the tests on many more random games, and those marked deep (long)
	@$(PYTEST) -m "deep or not deep" $(ARGS)

test-ray: $(READY) ## Install Ray, and run the tests of engines that think on a cluster
	@$(PIP) install "ray>=2.50"
	@$(BIN)/pytest -q tests/server/with_ray.py $(ARGS)

bench: $(COMPARE) ## Measure speed, beside OpenSpiel in the same run (ARGS=--json)
	@$(BIN)/yamabushi bench $(ARGS)

load: $(READY) ## Measure the server under load, beside a bare echo server (ARGS="--seconds 10")
	@$(BIN)/yamabushi load $(ARGS)

pictures: $(READY) ## Draw the pictures of docs/ anew
	@$(BIN)/python -m tests.make_pictures

format: $(READY) ## Put the code in its layout and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format --quiet

lock: $(READY) ## Pin the newest packages that pyproject.toml allows, in requirements/
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || \
		{ echo "Packages drop old Pythons: make the lock with the oldest that we support, 3.11."; exit 1; }
	@$(COMPILE) --upgrade --extra dev --output-file requirements/dev.txt pyproject.toml
	@$(COMPILE) --upgrade --extra compare --constraint requirements/dev.txt \
		--output-file requirements/compare.txt pyproject.toml

clean: ## Remove all that make has made, .venv too
	@rm -rf $(VENV) site dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Set-up: anew when the lock or pyproject.toml has changed, otherwise not at all.

$(READY): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Yamabushi needs Python 3.11 or later as '$(PYTHON)'; name another with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments yet; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || \
		{ echo "Setting up .venv (once, about a minute) …"; $(PYTHON) -m venv --clear $(VENV); }
	@$(PIP) install --requirement requirements/dev.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(COMPARE): requirements/compare.txt $(READY)
	@$(PIP) install --requirement requirements/compare.txt
	@touch $@
