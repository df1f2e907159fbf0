"""The audit of packages: what was found fails, what could not be asked is said and fails nothing."""

import importlib.util
from pathlib import Path

import pytest

FILE = Path(__file__).parent.parent.parent / "tools" / "audit.py"
GOOD = {"name": "a", "version": "1", "vulns": []}
BAD = {"name": "b", "version": "2", "vulns": [{"id": "X-1", "fix_versions": ["3"]}]}
UNKNOWN = {"name": "c", "skip_reason": "not found"}


@pytest.fixture(scope="module")
def audit():
    found = importlib.util.spec_from_file_location("audit", FILE)
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("found", "code", "words"),
    [
        ([GOOD], 0, "1 packages asked about, 0 known"),
        ([GOOD, BAD], 1, "b 2: X-1, mended in 3"),
        ([GOOD, UNKNOWN], 0, "not asked about: 1"),
        ([UNKNOWN], 0, "not run"),
        (None, 0, "not run"),
    ],
)
def test_what_is_found_fails_and_what_cannot_be_asked_is_said(audit, found, code, words):
    given = None if found is None else {"dependencies": found, "fixes": []}
    assert audit.verdict(given)[0] == code
    assert words in "\n".join(audit.verdict(given)[1])
