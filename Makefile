# Yamabushi. `make play` and `make test` need python3 (3.11 or later) and make; they set up the rest in .venv and
# web/node_modules, and in .node where Node is missing or too old. `make test` also needs Chromium, and installs it where
# apt can.
# Every target can be called alone. Settings are given on the command line: make terminal GAME=himiki ARGS="--expert"

PYTHON ?= python3
JOBS ?= 2
GAME ?= regality
ARGS ?=
GAMES ?= 300

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
# Byte code is made when a module is first imported: most are never.
INSTALL := $(PIP) install --no-compile
WORKERS := -n $(JOBS) --dist worksteal
# Where parts run side by side, they are one process each, the long ones two, each with a share of the files: workers
# would all collect everything. The server's are three, since its tests often wait for something. Only the tests of the
# page have workers, since few files take most of the time there. Whoever waits for nothing stands back, so that what
# takes longest is never kept waiting.
STANDING_BACK := $(if $(SIDE_BY_SIDE),nice -n 10)
# In `make test` no test takes a minute: one that waits for ever fails, and says where it waits.
PATIENCE := $(if $(SIDE_BY_SIDE),--timeout=600)
PYTEST := $(STANDING_BACK) $(BIN)/pytest -q $(PATIENCE) $(if $(SIDE_BY_SIDE),,$(WORKERS))
PYTEST_SHARED := $(BIN)/pytest -q $(PATIENCE) $(WORKERS)
# Runs the share of a part that the end of the target's name says, or all of it with workers.
SHARES := 2
PYTEST_SHARE = $(if $(filter %-1 %-2 %-3,$@),$(BIN)/python -m pytest -q $(PATIENCE) -p tests.shares --share=$(lastword $(subst -, ,$@))/$(SHARES),$(PYTEST_SHARED))
# A browser beside five other parts on two cores can be late once. Then its test is run again, by itself as a person would,
# and named as RERUN at the end: a name that comes back is a fault of the test or the page, to be mended. `make test-deep`
# gives no second chance.
SECOND_CHANCE := --reruns 1 -r R
COMPILE := HATCH_BUILD_NO_HOOKS=true CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe \
	--annotation-style=line --no-build-isolation --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
	--no-emit-options
# What is tested where. Each folder and file of tests/ stands in one of these lists at least (tests/test_makefile.py).
RULES := tests/himiki tests/regality tests/yokai
COVERED := $(RULES) tests/core tests/engines/test_judging.py tests/engines/test_exact.py tests/test_pictures.py \
	tests/words/test_why.py \
	tests/testing/test_samples.py::test_a_sample_looks_the_same_to_the_seat_and_can_be_played
INTERPRETED := $(RULES) tests/test_pictures.py tests/core tests/testing tests/engines tests/kernels/test_bits.py \
	tests/kernels/test_chance.py tests/kernels/test_curves.py tests/naive tests/test_seeds.py src
SERVED := tests/server tests/lessons tests/cli tests/table tests/tournaments tests/words tests/outside tests/packaging tests/test_audit.py \
	tests/test_docs.py tests/test_docs_map.py tests/test_makefile.py tests/test_readme.py
COMPILED := $(RULES) tests/engines tests/puzzles tests/lab tests/kernels tests/browser
SHOWN := tests/page
BOUNDS := $(wildcard tests/*/test_perft.py tests/*/test_golden.py) tests/engines/test_playouts.py
# The parts of `make test-deep`: each test once, compiled.
DEEP_PARTS := rules engines server page
DEEP_engines := $(filter-out $(RULES),$(COMPILED))
DEEP_rules := $(filter-out tests/kernels/% $(DEEP_engines),$(INTERPRETED))
DEEP_server := $(SERVED)
DEEP_page := $(SHOWN)
DEEP_NEEDS = $(shell find src tests web/src docs -type f ! -name '*.pyc' ! -path 'src/yamabushi/server/page/*')
DEEP := .deep
# An environment for each Python, with the newest packages.
NEWEST := .newest
# Counting coverage makes Python three times as slow: what plays most is not needed for it.
UNCOVERED := --ignore-glob='*/test_perft.py' --ignore-glob='*/test_secrets.py' --ignore-glob='*/test_invariants.py' \
	--ignore-glob='*/test_lockstep*.py'
# Where kernels are compiled, texts, views and previews are made by Python all the same.
TEXTS := --ignore-glob='*/test_reader*.py' --ignore-glob='*/test_puzzle_texts.py' --ignore-glob='*/test_cards.py' \
	--ignore-glob='*/test_secrets.py' --ignore-glob='*/test_preview.py'
# Markers of what is set up: pip, what playing needs, what developers need, what `make bench` compares with.
HAS_PIP := $(VENV)/.pip
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
COMPARE := $(VENV)/.compare
AUDIT := $(VENV)/audit
NODE := web/node_modules/.ready
PAGE := src/yamabushi/server/page/index.html
export PATH := $(CURDIR)/.node/bin:$(PATH)
# Byte code is kept even where the environment says otherwise: without it each of many processes compiles all that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
# One thing after another, but for what runs side by side: setting up, and the parts of `make test`.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play terminal set-up side-by-side load test test-deep test-newest test-ray audit lint types docs kernels wasm wheel test-interpreted test-interpreted-1 test-interpreted-2 test-server test-server-1 test-server-2 test-server-3 test-coverage test-compiled test-compiled-1 test-compiled-2 test-chromium test-bounds bench pictures icons screenshots layout words wire wire-check page test-page chromium other-browsers proxies format lock clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: set-up ## Play in the browser: start the server and open the page (ARGS="--network" lets others in)
	@$(BIN)/yamabushi serve --open $(ARGS)

terminal: $(PLAYABLE) ## Play in this terminal (GAME=himiki, ARGS="--opponent human …")
	@$(BIN)/yamabushi play $(GAME) $(ARGS)

# Each part begins as soon as it has what it needs, most of them while kernels are compiled. There are so many jobs that
# test-chromium, which takes longest, begins when that is done, and waits for nobody. What is one process comes before
# the shares of what stands back, so that in the end something is left for both cores.
test: ## Check everything, as CI does
	@echo "Checking everything, after setting up what is missing. Each part has its say when it is done …"
	@$(MAKE) --no-print-directory --jobs=8 --output-sync=target SIDE_BY_SIDE=yes CHECKING=yes \
		test-chromium test-server-1 test-server-2 test-server-3 lint docs types test-page test-bounds \
		test-interpreted-1 test-interpreted-2 test-compiled-1 test-compiled-2
	@echo
	@echo "All is well: lint, types, docs, the page, and the tests interpreted, compiled and bounds-checked."

# The parts of `make test`. How much each test plays stands in tests/amounts.py.

lint: $(READY) ## Check style, layout and who imports whom
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check || { echo "make format mends that."; exit 1; }
	@$(BIN)/lint-imports --no-logo

types: $(READY) ## Check the types of the package and its tests, strictly
	@$(STANDING_BACK) $(BIN)/mypy

docs: $(READY) ## Build the documentation into site/; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir site >/dev/null
	@echo "Documentation built: site/index.html"

kernels: $(PLAYABLE) ## Compile all rules and engines, once, so that tests side by side find them
	@$(BIN)/yamabushi compile --all --browsers

wheel: $(READY) $(PAGE) ## Make a wheel in dist/, with the page and the modules for browsers in it
	@$(BIN)/yamabushi compile --carry
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

wasm: $(PLAYABLE) ## Make the kernels as WebAssembly, with which pages think
	@$(BIN)/yamabushi compile --browsers

test-interpreted: ## Run the tests of rules and engines with kernels as plain Python
test-interpreted test-interpreted-1 test-interpreted-2: export NUMBA_DISABLE_JIT = 1
test-interpreted test-interpreted-1 test-interpreted-2: $(READY)
	@$(STANDING_BACK) $(PYTEST_SHARE) $(INTERPRETED) $(ARGS)

test-server: ## Run the tests of server, terminal, words and docs, with kernels as plain Python
test-server test-server-1 test-server-2 test-server-3: export NUMBA_DISABLE_JIT = 1
test-server-1 test-server-2 test-server-3: SHARES := 3
test-server test-server-1 test-server-2 test-server-3: $(READY) $(PAGE)
	@$(PYTEST_SHARE) $(SERVED) $(ARGS)

test-coverage: export NUMBA_DISABLE_JIT = 1
test-coverage: export YAMABUSHI_GAMES =
test-coverage: $(READY) ## Run the tests of the rules with kernels as plain Python, and measure their coverage
	@$(PYTEST) --cov --cov-report=term $(COVERED) $(UNCOVERED) $(ARGS)

test-compiled: ## Run the tests of rules, engines and puzzles with compiled kernels, as players have them
test-compiled test-compiled-1 test-compiled-2: $(READY) $(NODE) kernels
	@$(STANDING_BACK) $(PYTEST_SHARE) $(COMPILED) $(TEXTS) $(ARGS)

test-chromium: $(READY) $(NODE) $(PAGE) chromium kernels ## Run the tests of the page: real Chromium, and compiled kernels
	@$(PYTEST_SHARED) $(SECOND_CHANCE) $(SHOWN) $(ARGS)

test-bounds: export NUMBA_BOUNDSCHECK = 1
test-bounds: $(READY) ## Run perft, playouts and whole recorded games with every array index checked
	@$(PYTEST) $(BOUNDS) $(ARGS)

# One part after the other, each on all cores, so that one sees how far it is. A part that went well leaves a mark and is
# not run again until a file changes: what was interrupted or has failed is gone on with. GAMES is how many random games
# of each kind are played.
test-deep: $(READY) $(NODE) $(PAGE) chromium other-browsers proxies kernels ## Run all tests on many more random games, and those marked deep (long; GAMES=300)
	@$(MAKE) --no-print-directory --keep-going $(foreach part,$(DEEP_PARTS),$(DEEP)/$(part)-$(GAMES)) $(DEEP)/coverage test-newest
	@echo "All is well, deep down: $(DEEP_PARTS), the coverage of the rules, and the newest packages."

$(DEEP)/%-$(GAMES): export YAMABUSHI_GAMES = $(GAMES)
$(DEEP)/%-$(GAMES): $(DEEP_NEEDS)
	@echo "test-deep, $*:"
	@$(BIN)/pytest -q $(WORKERS) -m "deep or not deep" $(DEEP_$*) $(ARGS)
	@$(if $(ARGS),:,mkdir -p $(DEEP) && touch $@)

$(DEEP)/coverage: $(DEEP_NEEDS)
	@echo "test-deep, coverage:"
	@$(MAKE) --no-print-directory test-coverage
	@mkdir -p $(DEEP) && touch $@

test-newest: $(READY) $(PAGE) ## Try the newest packages, without pins, with every Python from 3.11 on that this machine has
	@$(BIN)/python -m tests.newest $(NEWEST)

test-ray: $(READY) ## Install Ray, and run the tests of engines that think on a cluster
	@$(PIP) install "ray>=2.50"
	@$(BIN)/pytest -q tests/server/with_ray.py $(ARGS)

audit: $(READY) $(NODE) ## Ask whether the packages that are pinned have known faults; needs the services that know
	@$(INSTALL) --upgrade --target $(AUDIT) pip-audit
	@PYTHONPATH=$(AUDIT) $(BIN)/python -m tests.audit

bench: $(COMPARE) ## Measure speed, beside OpenSpiel in the same run (ARGS=--json)
	@$(BIN)/yamabushi bench $(ARGS)

load: $(READY) ## Measure the server under load, beside a bare echo server (ARGS="--seconds 10")
	@$(BIN)/yamabushi load $(ARGS)

pictures: $(READY) ## Draw the pictures of docs/ anew
	@$(BIN)/python -m tests.make_pictures

# All npm packages at once where all are wanted: `page` alone would fetch those that it needs first, and the rest later.
page: $(HAS_PIP) $(if $(CHECKING),$(NODE)) ## Build the page into the package, where the server finds it, if it is not the newest
	@$(BIN)/python web/make_page.py

wire: $(READY) $(NODE) ## Make the page's types anew from what the server says about itself
	@NUMBA_DISABLE_JIT=1 $(BIN)/yamabushi schema --openapi > web/node_modules/.wire.json
	@cd web && npx openapi-typescript node_modules/.wire.json --output src/wire/types.ts >/dev/null

wire-check: $(READY) $(NODE) ## Check that the page's types are those of the server
	@NUMBA_DISABLE_JIT=1 $(BIN)/yamabushi schema --openapi > web/node_modules/.wire.json
	@cd web && npx openapi-typescript node_modules/.wire.json --output node_modules/.types.ts >/dev/null && \
		cmp --silent node_modules/.types.ts src/wire/types.ts || \
		{ echo "web/src/wire/types.ts is not what the server says now; make wire mends that."; exit 1; }

test-page: $(READY) $(NODE) $(PAGE) wire-check ## Check the page's types and layout, and run its own tests
	@cd web && $(STANDING_BACK) npm run --silent check
	@cd web && $(STANDING_BACK) npm run --silent test

# Playwright comes with a Node of its own, which needs libatomic; a bare Debian has none.
chromium: ## Make sure that there is a Chromium for the tests of the page
	@{ command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null && \
		ls /usr/lib*/libatomic.so.1 /usr/lib/*/libatomic.so.1 2>/dev/null | grep -q . || \
		{ echo "Installing Chromium for the tests of the page …"; \
		$$( [ "$$(id -u)" = 0 ] || echo sudo ) sh -c 'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && for one in chromium-headless-shell chromium; do apt-get install -qq -y --no-install-recommends $$one libatomic1 fonts-dejavu-core && exit; done >/dev/null; exit 1' || \
		{ echo "The tests of the page need Chromium, as 'chromium' or 'google-chrome', and libatomic; please install them."; exit 1; }; }

other-browsers: ## Make sure that there are a Firefox and a WebKit for the tests that are long
	@command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v xvfb-run >/dev/null || \
		{ echo "Installing Firefox and WebKit for the long tests …"; \
		$$( [ "$$(id -u)" = 0 ] || echo sudo ) sh -c 'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && apt-get install -qq -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb >/dev/null' || \
		{ echo "The long tests need firefox-esr, webkit2gtk-driver and xvfb, as Debian calls them; please install them."; exit 1; }; }

proxies: ## Make sure that there are nginx, Caddy and systemd's tools for the tests of docs/hosting
	@command -v nginx >/dev/null && command -v caddy >/dev/null && command -v systemd-analyze >/dev/null || \
		{ echo "Installing nginx and Caddy for the long tests …"; \
		$$( [ "$$(id -u)" = 0 ] || echo sudo ) sh -c 'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && apt-get install -qq -y --no-install-recommends nginx-light caddy systemd >/dev/null' || \
		{ echo "The long tests need nginx, caddy and systemd-analyze; please install them."; exit 1; }; }

icons: $(READY) chromium ## Draw the icons of an installed page anew from web/public/favicon.svg
	@$(BIN)/python -m tests.page.make_icons

screenshots: $(READY) $(PAGE) chromium ## Take pictures of every screen for docs/, on a desktop and on a phone
	@$(BIN)/python -m tests.page.make_screenshots $(ARGS)

layout: $(READY) $(PAGE) chromium ## Write down anew where every part of a table stands, in every window
	@$(BIN)/python -m tests.page.make_layout

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
	@$(COMPILE) --upgrade --constraint requirements/dev.txt --output-file requirements/play.txt \
		pyproject.toml requirements/play.in
	@$(COMPILE) --upgrade --extra compare --constraint requirements/dev.txt \
		--output-file requirements/compare.txt pyproject.toml
	@$(COMPILE) --upgrade --output-file requirements/node.txt requirements/node.in

clean: ## Remove all that make has made, .venv too
	@rm -rf $(VENV) .node web/node_modules web/public/art src/yamabushi/server/page site dist .coverage .coverage.* $(DEEP) $(NEWEST) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Set-up: anew when a lock or pyproject.toml has changed, otherwise not at all. .venv and the page need nothing of each
# other but pip, so `make play` makes them side by side.

set-up: ## Set up what playing needs, and build the page
	@$(MAKE) --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,--jobs=2) SIDE_BY_SIDE=yes side-by-side

side-by-side: $(PLAYABLE) page
	@:

$(HAS_PIP): pyproject.toml requirements/dev.txt requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Yamabushi needs Python 3.11 or later as '$(PYTHON)'; name another with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments yet; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || \
		{ echo ".venv (1 of 3): making it …"; $(PYTHON) -m venv --clear $(VENV); }
	@# Debian 12 brings a pip that takes twice as long for the next step.
	@$(INSTALL) --constraint requirements/dev.txt pip
	@touch $@

$(PLAYABLE): $(HAS_PIP)
	+@echo ".venv (2 of 3): installing what the server needs …"
	@$(INSTALL) --requirement requirements/play.txt
	@HATCH_BUILD_NO_HOOKS=true $(INSTALL) --no-build-isolation --no-deps --editable .
	+@echo ".venv (3 of 3): trying it …"
	@$(BIN)/python -c 'import yamabushi.cli.app, yamabushi.server.running' # makes the byte code that a server needs
	@touch $@

$(READY): $(PLAYABLE)
	+@echo ".venv: installing what developers need …"
	@$(INSTALL) --requirement requirements/dev.txt
	@# Makes the byte code that most parts of `make test` need: they begin together, and each would make it.
	@$(BIN)/python -c 'import hypothesis.strategies, playwright.sync_api, psycopg, pytest, redis.asyncio, schemathesis, xdist'
	@touch $@

$(NODE): $(HAS_PIP) web/package.json web/package-lock.json
	@$(BIN)/python web/make_page.py packages
	@touch $@

$(PAGE): page ;

$(COMPARE): requirements/compare.txt $(READY)
	@$(INSTALL) --requirement requirements/compare.txt
	@touch $@
