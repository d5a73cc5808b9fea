# Yamabushi. `make play` and `make test` need python3 (3.11 or later), Node (20.19 or later) with npm, and make; they set
# up the rest in .venv and web/node_modules. `make test` also needs Chromium, and installs it where apt can.
# Every target can be called alone. Settings are given on the command line: make terminal GAME=himiki ARGS="--expert"

PYTHON ?= python3
JOBS ?= 2
GAME ?= regality
ARGS ?=
GAMES ?= 300

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal
MAKE_PARTS := $(MAKE) --no-print-directory
COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe \
	--annotation-style=line --no-build-isolation --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
	--no-emit-options
# What is tested where. Each folder and file of tests/ stands in one of these lists at least (tests/test_makefile.py).
RULES := tests/himiki tests/regality tests/yokai
COVERED := $(RULES) tests/test_pictures.py
INTERPRETED := tests/core tests/testing tests/engines tests/kernels/test_bits.py tests/kernels/test_chance.py \
	$(wildcard tests/*/test_perft.py tests/*/test_secrets.py tests/*/test_preview.py) \
	tests/server tests/cli tests/table tests/words tests/naive tests/test_docs.py tests/test_docs_map.py \
	tests/test_makefile.py tests/test_readme.py tests/test_seeds.py src
COMPILED := $(RULES) tests/engines tests/puzzles tests/lab tests/kernels tests/page
BOUNDS := $(wildcard tests/*/test_perft.py tests/*/test_golden.py) tests/engines/test_playouts.py
# Counting coverage makes Python three times as slow: what plays most is not needed for it.
UNCOVERED := --ignore-glob='*/test_perft.py' --ignore-glob='*/test_secrets.py' --ignore-glob='*/test_preview.py'
# Where kernels are compiled, texts, views and previews are made by Python all the same.
TEXTS := --ignore-glob='*/test_reader*.py' --ignore-glob='*/test_puzzle_texts.py' --ignore-glob='*/test_cards.py' \
	--ignore-glob='*/test_secrets.py' --ignore-glob='*/test_preview.py'
READY := $(VENV)/.ready
COMPARE := $(VENV)/.compare
NODE := web/node_modules/.ready
WORDS := src/yamabushi/words
PAGE := src/yamabushi/server/page/index.html
# What the page is made of: its own files, the words, and what the server says about itself.
PAGE_SOURCES := $(shell find web/src web/public $(WORDS) -type f -not -path '*/art/*' -not -name '*.pyc') web/index.html \
	web/vite.config.ts web/tsconfig.json $(wildcard src/yamabushi/server/*.py src/yamabushi/server/routes/*.py)

.DEFAULT_GOAL := help
# One thing after another, but for the checks of `make test` that run beside the compiler.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play terminal load test test-deep test-ray lint types docs kernels test-interpreted test-coverage test-compiled test-bounds bench pictures screenshots words wire page test-page chromium format lock clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) $(PAGE) ## Play in the browser: start the server and open the page (ARGS="--network" lets others in)
	@$(BIN)/yamabushi serve --open $(ARGS)

terminal: $(READY) ## Play in this terminal (GAME=himiki, ARGS="--opponent human …")
	@$(BIN)/yamabushi play $(GAME) $(ARGS)

test: $(READY) $(PAGE) chromium ## Check everything, as CI does
	@echo "Compiling, and beside it: lint, types, docs and the page's own checks …"
	@$(MAKE_PARTS) --jobs=2 --output-sync=target SIDE_BY_SIDE=1 kernels lint types docs test-page
	@$(MAKE_PARTS) test-interpreted test-coverage test-compiled test-bounds
	@echo
	@echo "All is well: lint, types, docs, the page, and the tests interpreted, compiled and bounds-checked."

# The parts of `make test`. How much each test plays stands in tests/amounts.py.

lint: $(READY) ## Check style, layout and who imports whom
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check || { echo "make format mends that."; exit 1; }
	@$(BIN)/lint-imports --no-logo

types: $(READY) ## Check the types of the package and its tests, strictly
	@$(BIN)/mypy

docs: $(READY) ## Build the documentation into site/; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir site >/dev/null
	@echo "Documentation built: site/index.html"

kernels: $(READY) ## Compile what play needs, once, so that tests side by side find it
	@$(BIN)/yamabushi compile

test-interpreted: export NUMBA_DISABLE_JIT = 1
test-interpreted: $(READY) $(PAGE) ## Run the tests with kernels as plain Python: rules, engines, server, terminal, docs
	@$(PYTEST) $(INTERPRETED) $(ARGS)

test-coverage: export NUMBA_DISABLE_JIT = 1
test-coverage: $(READY) ## Run the tests of the rules with kernels as plain Python, and measure their coverage
	@$(PYTEST) --cov --cov-report=term $(COVERED) $(UNCOVERED) $(ARGS)

test-compiled: $(READY) $(PAGE) chromium kernels ## Run the tests of rules, engines, puzzles and the page with compiled kernels, as players have them
	@$(PYTEST) $(COMPILED) $(TEXTS) $(ARGS)

test-bounds: export NUMBA_BOUNDSCHECK = 1
test-bounds: $(READY) ## Run perft, playouts and whole recorded games with every array index checked
	@$(PYTEST) $(BOUNDS) $(ARGS)

# GAMES is how many random games of each kind are played.
test-deep: export YAMABUSHI_GAMES = $(GAMES)
test-deep: $(READY) $(PAGE) chromium kernels ## Run all tests on many more random games, and those marked deep (long; GAMES=300)
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
		$$( [ "$$(id -u)" = 0 ] || echo sudo ) sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null' || \
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
