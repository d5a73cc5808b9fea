# Yamabushi. `make play` and `make test` need python3 (3.11 or later), Node (20.19 or later) with npm, and make; they set
# up the rest in .venv and web/node_modules. `make test` also needs Chromium, and installs it where apt can.
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
NODE := web/node_modules/.ready
WORDS := src/yamabushi/words
PAGE := src/yamabushi/server/page/index.html
# What the page is made of: its own files, the words, and what the server says about itself.
PAGE_SOURCES := $(shell find web/src web/public $(WORDS) -type f -not -path '*/art/*' -not -name '*.pyc') web/index.html \
	web/vite.config.ts web/tsconfig.json $(wildcard src/yamabushi/server/*.py src/yamabushi/server/routes/*.py)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal load test test-deep test-ray lint types docs test-compiled test-interpreted test-bounds bench pictures screenshots words wire page test-page chromium format lock clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) $(PAGE) ## Play in the browser: start the server and open the page (ARGS="--network" lets others in)
	@$(BIN)/yamabushi serve --open $(ARGS)

terminal: $(READY) ## Play in this terminal (GAME=himiki, ARGS="--opponent human …")
	@$(BIN)/yamabushi play $(GAME) $(ARGS)

test: lint types docs test-page test-compiled test-interpreted test-bounds ## Check everything, as CI does
	@echo
	@echo "All is well: lint, types, docs, the page, and the tests compiled, interpreted and bounds-checked."

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

test-compiled: export YAMABUSHI_GAMES ?= 20
test-compiled: $(READY) $(PAGE) chromium ## Run the tests with compiled kernels, as players have them
	@$(PYTEST) $(ARGS)

test-interpreted: export YAMABUSHI_GAMES ?= 10
test-interpreted: export NUMBA_DISABLE_JIT = 1
test-interpreted: $(READY) ## Run the tests of rules and core with kernels as plain Python, and measure their coverage
	@$(PYTEST) --cov --cov-report=term $(RULES) tests/core tests/kernels/test_bits.py tests/kernels/test_chance.py tests/testing/test_conformance.py tests/test_pictures.py $(ARGS)

test-bounds: export YAMABUSHI_GAMES ?= 10
test-bounds: export NUMBA_BOUNDSCHECK = 1
test-bounds: $(READY) ## Run the tests of rules and engines with every array index checked
	@# Not in lockstep with the naive rules: that compares results, and has been done twice by now.
	@$(PYTEST) $(RULES) --ignore-glob='*/test_lockstep.py' $(ARGS)

test-deep: export YAMABUSHI_GAMES ?= 10000
test-deep: $(READY) $(PAGE) chromium ## Run the tests on many more random games, and those marked deep (long)
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

page: $(PAGE) ## Build the page into the package, where the server finds it

wire: $(READY) $(NODE) ## Make the page's types anew from what the server says about itself
	@NUMBA_DISABLE_JIT=1 $(BIN)/yamabushi schema --openapi > web/node_modules/.wire.json
	@cd web && npx openapi-typescript node_modules/.wire.json --output src/wire/types.ts >/dev/null

test-page: $(READY) $(NODE) $(PAGE) ## Check the page's types and layout, and run its own tests
	@cd web && npm run --silent check
	@cd web && npm run --silent test

chromium: ## Make sure that there is a Chromium for the tests of the page
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ echo "Installing Chromium for the tests of the page …"; \
		$$( [ "$$(id -u)" = 0 ] || echo sudo ) sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null' || \
		{ echo "The tests of the page need Chromium, as 'chromium' or 'google-chrome'; please install it."; exit 1; }; }

screenshots: $(READY) $(PAGE) chromium ## Take pictures of every screen for docs/, on a desktop and on a phone
	@$(BIN)/python -m tests.page.make_screenshots $(ARGS)

words: $(READY) ## Write the English refusals anew from the sentences in the code
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m tests.make_words

format: $(READY) ## Put the code in its layout and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format --quiet
	@[ ! -e $(NODE) ] || (cd web && npm run --silent format)

lock: $(READY) ## Pin the newest packages that pyproject.toml allows, in requirements/
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || \
		{ echo "Packages drop old Pythons: make the lock with the oldest that we support, 3.11."; exit 1; }
	@$(COMPILE) --upgrade --extra dev --output-file requirements/dev.txt pyproject.toml
	@$(COMPILE) --upgrade --extra compare --constraint requirements/dev.txt \
		--output-file requirements/compare.txt pyproject.toml

clean: ## Remove all that make has made, .venv too
	@rm -rf $(VENV) web/node_modules web/public/art src/yamabushi/server/page site dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

$(NODE): web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
		{ echo "The page is built with Node 20.19 or later and npm; please install them."; exit 1; }
	@# Not `npm ci`: it refuses a lock without the builds for other systems, and npm leaves those out.
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# The build fails when the page's types are not those of the server.
$(PAGE): $(READY) $(NODE) $(PAGE_SOURCES)
	@NUMBA_DISABLE_JIT=1 $(BIN)/yamabushi schema --openapi > web/node_modules/.wire.json
	@cd web && npx openapi-typescript node_modules/.wire.json --output node_modules/.types.ts >/dev/null && \
		cmp --silent node_modules/.types.ts src/wire/types.ts || \
		{ echo "web/src/wire/types.ts is not what the server says now; make wire mends that."; exit 1; }
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m yamabushi.server.art web/public/art
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(COMPARE): requirements/compare.txt $(READY)
	@$(PIP) install --requirement requirements/compare.txt
	@touch $@
