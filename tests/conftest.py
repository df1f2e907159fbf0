"""Says which engine the tests run on, and refuses to run on another one than asked for."""

import os
import sys
from pathlib import Path

import pytest

from roundhouse.core import match

# Behind everything else: with a compiled core the toy is compiled too, for an interpreted class
# cannot inherit from a compiled one, and build/compiled comes first (tools/compile.py).
sys.path.append(str(Path(__file__).parent / "native"))

KIND = "plain" if match.__file__.endswith(".py") else "compiled"


def pytest_report_header():
    return f"engine: {KIND}"


def pytest_sessionstart():
    wanted = os.environ.get("ROUNDHOUSE_ENGINE", KIND)
    if wanted != KIND:
        pytest.exit(f"the {wanted} engine was asked for, but {match.__file__} is {KIND}", 4)
