# make help lists what there is. Everything is installed from the project's own files into .venv.
PYTHON ?= python3.11
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/ready
PLAIN := PYTHONPATH=src $(PY)

.PHONY: help play test check bench soak audit compile clean
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(READY): pyproject.toml constraints.txt tools/venv.sh
	@PYTHON=$(PYTHON) sh tools/venv.sh $(VENV)
	@touch $@

play: $(READY) ## set everything up and play
	@sh tools/play.sh $(VENV)

test: $(READY) ## set everything up and run all tests, plain and compiled
	@$(PY) tools/test.py

check: $(READY) ## format, lint, types, import directions and fast tests: under a minute
	@$(VENV)/bin/ruff format --check src tests tools examples setup.py
	@$(VENV)/bin/ruff check src tests tools examples setup.py
	@$(VENV)/bin/mypy
	@$(PY) tools/check_page.py
	@$(PLAIN) -m pytest -n 2 -m "not slow and not browser"

bench: $(READY) ## measure, plain and compiled, as tables with a calibration figure
	@$(PY) tools/compile.py >/dev/null
	@$(PLAIN) -m roundhouse.cli.main bench
	@PYTHONPATH=build/compiled $(PY) -m roundhouse.cli.main bench
	@PYTHONPATH=build/compiled $(PY) tools/bench_server.py

soak: $(READY) ## the long runs: thousands of fuzzed matches of every title
	@$(PY) tools/soak.py

audit: $(READY) ## ask whether any package we use is known to be vulnerable, where a registry answers
	@$(PY) tools/audit.py

compile: $(READY) ## compile the engine into build/compiled
	@$(PY) tools/compile.py

clean: ## remove everything that was made
	rm -rf build dist $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
