"""Prints what pyproject.toml asks for, for a service and for development too, one line each."""

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
extras = project["optional-dependencies"]
print("\n".join([*project["dependencies"], *extras["service"], *extras["dev"]]))
