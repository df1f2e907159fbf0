"""The long runs before an issue is called resolved: kills, cuts, an hour left alone, fuzzing."""

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


def trials() -> list[list[str]]:
    """Return the runs of docs/reliability.md that this machine can do; say which it cannot."""
    folder = ROOT / "tools" / "reliability"
    found = [["hour.py"], ["watching.py"], ["kills.py", "--sqlite", "--moves", "1000"]]
    if shutil.which("gcc"):
        lost = ["kills.py", "--sqlite", "--power", "--moves", "300"]
        found += [["power.py"], lost, *[[*lost, "--broken", how] for how in ("unsynced", "early")]]
    else:
        print("not run: loss of power (apt install gcc)")
    if Path("/usr/lib/postgresql").exists() and shutil.which("redis-server"):
        found += [["kills.py"], ["scaling.py"]]
        found += [["cut.py"]] if shutil.which("ip") and os.getuid() == 0 else []
    else:
        print("not run: kills of a service (apt install postgresql redis-server)")
    if not (shutil.which("ip") and os.getuid() == 0):
        print("not run: a server cut off (as root, apt install iproute2)")
    return [[sys.executable, str(folder / name), *more] for name, *more in found]


if __name__ == "__main__":
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
    environment = {**os.environ, "PYTHONPATH": "build/compiled"}
    environment["ROUNDHOUSE_SCHEMA_EXAMPLES"] = "300"
    asked = [sys.executable, "-m", "pytest", "tests/server/test_schema.py"]
    if not shutil.which("nginx"):
        print("not run: a server behind nginx (apt install nginx)")
    behind = [sys.executable, "-m", "pytest", "tests/deploy"]
    audit = [sys.executable, "tools/audit.py"]
    runs = [audit, behind, *trials(), asked, *fuzzing()]
    codes = [subprocess.run(run, cwd=ROOT, env=environment, check=False).returncode for run in runs]
    sys.exit(max(codes))
