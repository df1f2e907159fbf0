"""The long runs before an issue is called resolved: fuzzed matches, a server killed again and again."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = "10000"  # for each title and map, shared among its numbers of players

if __name__ == "__main__":
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
    environment = {**os.environ, "PYTHONPATH": "build/compiled"}
    runs = [
        [sys.executable, "tools/kill_server.py"],
        [sys.executable, "-m", "roundhouse", "fuzz", "--games", GAMES],
    ]
    codes = [subprocess.run(run, cwd=ROOT, env=environment, check=False).returncode for run in runs]
    sys.exit(max(codes))
