"""The types of the page: TypeScript reads the modules and their comments; nothing is built from them.

The compiler is installed by npm into build/node the first time. Without Node or npm it says so.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "node"
TYPESCRIPT = "typescript@5.9.3"
MISSING = "the types of the page (apt install nodejs npm)"


def compiler() -> Path | None:
    """Return the compiler, installed if need be; None where it cannot be had."""
    program = PLACE / "node_modules" / "typescript" / "bin" / "tsc"
    if not shutil.which("node"):
        return None
    if not program.exists() and shutil.which("npm"):
        PLACE.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        install = ["npm", "install", *quiet, f"--prefix={PLACE}", TYPESCRIPT]
        subprocess.run(install, cwd=PLACE, check=False, stdout=subprocess.DEVNULL)
    return program if program.exists() else None


def main() -> int:
    """Check the modules; what cannot be checked here is no failure, but is said."""
    program = compiler()
    if program is None:
        print(f"not run: {MISSING}")
        return 0
    return subprocess.run(["node", str(program), "--project", str(ROOT)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
