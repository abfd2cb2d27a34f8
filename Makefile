# Everything happens in .venv, which is made and filled once for each change of pyproject.toml or constraints.txt.
# A fresh machine needs python3 (3.11 or later) with pip, and make.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
PIP_INSTALL := $(BIN)/python -m pip install --constraint constraints.txt

.PHONY: run test check static

run: $(INSTALLED)
	$(BIN)/croupier play red-dog

# The gate: style, types and every test.
test: static
	$(BIN)/pytest -n 2

# The quick part of the gate: style, types, tidiness and the coverage of clauses.
check: static
	$(BIN)/pytest tests/test_tidy.py

static: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# Packages of the operating system that tests need would be asked for here, before .venv is filled.
# pip comes first: the one that python3 brings may not know dependency groups.
$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP_INSTALL) pip
	$(PIP_INSTALL) --build-constraint constraints.txt --editable '.[all]' --group tests
	touch $@
