"""Marks for tests: ``@rule("CE-4.2")`` says which rules of a game a test is about."""

import pytest

rule = pytest.mark.rule
