"""What the README types at the prompt is what happens."""

import doctest
from pathlib import Path


def test_the_readme_tells_the_truth():
    readme = Path(__file__).resolve().parent.parent / "README.md"
    results = doctest.testfile(str(readme), module_relative=False, encoding="utf-8")
    assert results.attempted > 8
    assert results.failed == 0
