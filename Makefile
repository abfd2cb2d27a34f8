# Everything happens in .venv, which is made and filled once for each change of pyproject.toml or constraints.txt.
# A fresh machine needs python3 (3.11 or later) with pip, and make.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
PIP_INSTALL := $(BIN)/python -m pip install --constraint constraints.txt

.PHONY: run test check static browser

# The floor: tables of every game in a browser, at the address that is printed.
run: $(INSTALLED)
	$(BIN)/croupier serve

# The gate: style, types and every test.
test: static browser
	$(BIN)/pytest -n 2

# The quick part of the gate: style, types, tidiness and the coverage of clauses.
check: static
	$(BIN)/pytest tests/test_tidy.py

static: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# Tests drive a real browser: Debian's chromium, installed where it is missing and we may install it.
browser:
	@if command -v chromium >/dev/null; then :; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update --quiet && \
		DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends chromium; \
	else echo "chromium is missing: install it for the tests that need a browser" >&2; fi

# pip comes first: the one that python3 brings may not know dependency groups.
$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP_INSTALL) pip
	$(PIP_INSTALL) --build-constraint constraints.txt --editable '.[all]' --group tests
	touch $@
