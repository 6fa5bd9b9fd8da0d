# Two commands: `make serve` and `make test`. Both set up everything they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check -q
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.jsonl' -o -name '*.npz')
COMPILED := build/compiled/.stamp
SECONDS ?= 600

.PHONY: help serve wheel test programs test-plain test-compiled lint lint-python lint-web fuzz clauses bench compiled web lock clean bench-peers bench-research killtest leaks attacks bench-tables bench-clicks shots

help:
	@echo 'make serve     serve the web client on http://127.0.0.1:8000'
	@echo 'make test      every check and every test'
	@echo 'make wheel     one wheel with the client inside, in dist/'
	@echo 'make lint      ruff, mypy --strict, import arrows'
	@echo 'make fuzz      random games with every check, then socket vandals, SECONDS=600'
	@echo 'make killtest  SIGKILL under load, 100 times per database'
	@echo 'make leaks     1000 whole games, every message compared with an independent view'
	@echo 'make attacks   what honest players feel of attacks from outside'
	@echo 'make clauses   which rules are proved by a test'
	@echo 'make bench     speed of the games, plain and compiled'
	@echo 'make bench-research  speed of the environments, beside peers'
	@echo 'make bench-tables  load on the server, beside boardgame.io'
	@echo 'make bench-clicks  from a click to the updated board'
	@echo 'make shots     pictures of every game, to be looked at'
	@echo 'make lock      renew the locked versions'

# ---------------------------------------------------------------- environment

# A run of the suite starts hundreds of Python processes. Where a machine is set to keep no compiled
# modules, each would compile every library anew: a start of the server takes 1.5 s instead of 0.5.
unexport PYTHONDONTWRITEBYTECODE

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Terem needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: requirements.lock pyproject.toml setup.py | $(BIN)/python
	@echo '== Python packages (once; half a minute)'
	$(PIP) install --no-deps --no-compile -r requirements.lock
	TEREM_PLAIN=1 $(PIP) install --no-deps --no-build-isolation -e .
	touch $@

# The compiled form lives in its own folder and is rebuilt whenever a source has changed, so that a
# stale module never shadows an edited one. Its types are kept apart from those of `make lint`, which
# runs beside it: two that write one cache read each other's halves. -O1 takes a third less of the
# compiler's time than -O2 and costs at most 3 % of the games' speed; a wheel is built with -O2.
OPT ?= 1
$(COMPILED): $(SOURCES) setup.py $(VENV)/.installed
	@echo '== compiling the games (a minute or two on two cores)'
	rm -rf build/compiled
	MYPY_CACHE_DIR=build/mypy TEREM_OPT=$(OPT) $(BIN)/python setup.py -q build --build-lib build/compiled --build-temp build/temp > build.log 2>&1 || (cat build.log; exit 1)
	rm -rf build.log build/compiled/terem/server/static
	ln -s ../../../../src/terem/server/static build/compiled/terem/server/static
	touch $@

compiled: $(COMPILED)

lock: $(VENV)/.installed
	$(BIN)/python tools/lock.py

# ---------------------------------------------------------------- web client

WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/terem/games src/terem/engine -name '*.ftl' -o -path '*/rulebook/*.md' -o -name components.toml)
WEB := src/terem/server/static/.built

# Beside the packages of Python, not after them.
web/node_modules/.installed: web/package-lock.json web/package.json | $(BIN)/python
	@echo '== packages of the web client (once)'
	$(BIN)/python -m tools.web install
	touch $@

$(WEB): $(WEB_SOURCES) $(wildcard src/terem/server/wire/*.py) $(wildcard src/terem/games/*/catalogue.py) tools/wire.py web/node_modules/.installed $(VENV)/.installed
	@echo '== the web client'
	$(BIN)/python -m tools.web build
	touch $@

web: $(WEB)

# ---------------------------------------------------------------- the house

serve:
	@$(MAKE) --no-print-directory -s -j2 web
	@$(BIN)/python -m tools.serve $(ARGS)

# Compiled where there is a C compiler, and tried in an empty environment.
wheel: $(WEB)
	$(BIN)/python -m tools.wheel
	TEREM_WHEEL=dist $(BIN)/python -m pytest -q -n 0 tests/test_wheel.py

# ---------------------------------------------------------------- checks

lint: lint-python lint-web

lint-python: $(VENV)/.installed
	$(BIN)/ruff check src tests tools benchmarks examples setup.py
	$(BIN)/ruff format --check src tests tools benchmarks examples setup.py
	nice $(BIN)/mypy
	nice $(BIN)/lint-imports --no-cache

lint-web: $(WEB)
	nice $(BIN)/python -m tools.web check

# Everything side by side. The long way is: packages, compiling, the compiled suite; what only needs
# the processor (the checks, the rules as plain Python) is `nice` and takes what that leaves, so that
# no core is idle while a test of the server or the browser waits for something.
test:
	$(MAKE) --no-print-directory -j6 test-compiled lint test-plain

# Tests of the server and the browser wait now and then: twice as many workers as cores.
WORKERS ?= $(shell expr $$(nproc) '*' 2)

# Everything, compiled: what `make serve` runs is what is tested, server and browser included.
# Which tests go together and which come first: tests/conftest.py.
test-compiled: $(COMPILED) $(WEB) programs
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --compiled

# The same rules as plain Python: every clause, the golden games, a tenth of the random ones. What it
# says is shown when it is done, or the dots of two runs would be mixed.
RULES := engine games $(notdir $(patsubst %/,%,$(wildcard src/terem/games/*/))) test_golden.py test_old_dumps.py test_whole_games.py test_features.py
test-plain: $(VENV)/.installed
	@mkdir -p build
	@nice $(BIN)/python -m pytest -n auto --dist worksteal -p no:cacheprovider $(wildcard $(addprefix tests/,$(RULES))) > build/plain.log 2>&1 || (cat build/plain.log; exit 1)
	@echo "== the rules as plain Python: $$(tail -1 build/plain.log)"

# The browser, PostgreSQL and Redis.
programs: | $(BIN)/python
	$(BIN)/python -m tools.browser
	$(BIN)/python -m tools.services install

# Pictures of every game at every size, to be looked at: build/shots.
shots: $(VENV)/.installed $(WEB)
	$(BIN)/python -m tools.browser
	$(BIN)/python -m tools.shots

clauses: $(VENV)/.installed
	$(BIN)/python -m tools.clauses

fuzz: $(COMPILED)
	PYTHONPATH=build/compiled $(BIN)/python -m tools.fuzz --seconds $(SECONDS)
	PYTHONPATH=build/compiled $(BIN)/python -m tests.server.vandals --seconds $(SECONDS)

# SIGKILL under load, KILLS times on SQLite and as often on PostgreSQL.
KILLS ?= 100
killtest: $(COMPILED)
	PYTHONPATH=build/compiled TEREM_KILLS=$(KILLS) $(BIN)/python -m pytest -s tests/server/test_kill.py

# Whole games over sockets, every message compared with an independent view: GAMES of them.
GAMES ?= 1000
leaks: $(COMPILED)
	PYTHONPATH=build/compiled TEREM_LEAKS=$(GAMES) $(BIN)/python -m pytest -n auto tests/server/test_leaks.py

# Reading, languages, watchers and bots as weapons, with the limits a server has by default.
attacks: $(COMPILED)
	PYTHONPATH=build/compiled $(BIN)/python -m tests.server.attacks

# 200 tables of three; beside them boardgame.io's server with the same traffic (needs node and npm).
bench-tables: $(COMPILED)
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.tables --peer

# From a click to the updated board, in a real browser.
bench-clicks: $(COMPILED) $(WEB)
	$(BIN)/python -m tools.browser
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.clicks

bench: $(COMPILED)
	$(BIN)/terem bench
	PYTHONPATH=build/compiled $(BIN)/terem bench

# Beside a named peer, in one run.
bench-peers: $(COMPILED) build/peers/.with-gym
	$(BIN)/python -m benchmarks.games

# The environments for learning code, beside PettingZoo's connect_four and catanatron.
bench-research: $(COMPILED) build/peers/.with-gym
	$(BIN)/python -m benchmarks.research

build/peers/.with-gym:
	$(PYTHON) -m venv build/peers
	build/peers/bin/pip --disable-pip-version-check -q install catanatron==3.2.1 pettingzoo==1.27.0 pygame==2.6.1
	@# It asks for an older Gymnasium than PettingZoo; with that of PettingZoo it runs as fast.
	build/peers/bin/pip --disable-pip-version-check -q install --no-deps catanatron_gym==4.0.0
	touch $@

clean:
	rm -rf build $(VENV) web/node_modules src/terem/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
