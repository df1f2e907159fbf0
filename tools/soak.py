"""The long runs before an issue is called resolved: fuzzed matches, a server killed again and again."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = 10_000  # for each title and map, shared among its numbers of players
EACH = {"age-of-steam": 1_000}  # of these titles so many for each map and number of players


def fuzzing() -> list[list[str]]:
    """Return the fuzzing runs, one for each title."""
    found = []
    for folder in sorted((ROOT / "src/roundhouse/games").glob("*/__init__.py")):
        key = folder.parent.name.replace("_", "-")
        much = ["--games", str(EACH[key]), "--each"] if key in EACH else ["--games", str(GAMES)]
        found.append([sys.executable, "-m", "roundhouse", "fuzz", key, *much])
    return found


if __name__ == "__main__":
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
    environment = {**os.environ, "PYTHONPATH": "build/compiled"}
    environment["ROUNDHOUSE_SCHEMA_EXAMPLES"] = "300"
    asked = [sys.executable, "-m", "pytest", "tests/server/test_schema.py"]
    kills = [[sys.executable, "tools/kill_server.py"]]
    if Path("/usr/lib/postgresql").exists() and shutil.which("redis-server"):
        kills.append([sys.executable, "tools/kill_service.py"])
    else:
        print("not run: kills of a service (apt install postgresql redis-server)")
    runs = [*kills, asked, *fuzzing()]
    codes = [subprocess.run(run, cwd=ROOT, env=environment, check=False).returncode for run in runs]
    sys.exit(max(codes))
