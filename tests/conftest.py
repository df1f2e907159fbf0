"""Says which engine the tests run on, and refuses to run on another one than asked for."""

import os

import pytest

from roundhouse.core import match

KIND = "plain" if match.__file__.endswith(".py") else "compiled"


def pytest_report_header():
    return f"engine: {KIND}"


def pytest_sessionstart():
    wanted = os.environ.get("ROUNDHOUSE_ENGINE", KIND)
    if wanted != KIND:
        pytest.exit(f"the {wanted} engine was asked for, but {match.__file__} is {KIND}", 4)
