"""The long runs before an issue is called resolved: thousands of fuzzed matches, compiled."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = "10000"  # for each title and map, shared among its numbers of players

if __name__ == "__main__":
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
    command = [sys.executable, "-m", "roundhouse", "fuzz", "--games", GAMES]
    sys.exit(
        subprocess.run(
            command, cwd=ROOT, env={"PYTHONPATH": "build/compiled"}, check=False
        ).returncode
    )
