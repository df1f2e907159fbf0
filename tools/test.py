"""Everything `make test` runs: style, types, all tests on the plain sources, all tests compiled.

What this machine cannot run is listed at the end with what to install; with CI=true that is a failure.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import check_page

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COVERED = 95  # per cent of the branches of core, boards and games, measured plain


class Suite:
    """Runs the parts and remembers what failed and what could not be run."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.missing: list[str] = []

    def run(self, name: str, *command: str, **environment: str) -> bool:
        """Run one part; a failure does not stop the others."""
        print(f"── {name} " + "─" * (70 - len(name)), flush=True)
        began = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False)
        print(f"   {name}: {time.monotonic() - began:.0f} s", flush=True)
        if done.returncode:
            self.failed.append(name)
        return not done.returncode

    def style(self) -> None:
        """Format, lint, types."""
        places = ["src", "tests", "tools", "examples", "setup.py"]
        self.run("format", str(BIN / "ruff"), "format", "--check", *places)
        self.run("lint", str(BIN / "ruff"), "check", *places)
        self.run("types", str(BIN / "mypy"))
        if check_page.compiler():
            self.run("types of the page", sys.executable, "tools/check_page.py")
        else:
            self.missing.append(check_page.MISSING)

    def plain(self) -> None:
        """All tests on the sources as they lie, with branch coverage."""
        pytest = [sys.executable, "-m", "coverage", "run", "-m", "pytest"]
        environment = {"PYTHONPATH": "src", "ROUNDHOUSE_ENGINE": "plain", "COVERAGE_CORE": "ctrace"}
        for stale in ROOT.glob(".coverage.*"):
            stale.unlink()
        if not list(Path("/usr/lib/postgresql").glob("*/bin")) or not shutil.which("redis-server"):
            self.missing.append(
                "tests with PostgreSQL and Redis (apt install postgresql redis-server)"
            )
        if not shutil.which("gcc"):
            self.missing.append("the test of a loss of power (apt install gcc)")
        if not shutil.which("nginx") and not shutil.which("caddy"):
            self.missing.append("tests behind a proxy (apt install nginx)")
        self.run("tests, plain", *pytest, "-n", "2", "-m", "not browser", **environment)
        coverage = [sys.executable, "-m", "coverage"]
        subprocess.run([*coverage, "combine", "-q"], cwd=ROOT, check=False)
        report = [*coverage, "report", "--skip-covered", f"--fail-under={COVERED}"]
        self.run("branch coverage", *report)

    def compiled(self) -> None:
        """All tests once more on the compiled engine, those with PostgreSQL and Redis aside."""
        built = subprocess.run(
            [sys.executable, "tools/compile.py"], cwd=ROOT, stdout=subprocess.DEVNULL, check=False
        )
        if built.returncode:
            self.missing.append("the tests of the compiled engine (apt install gcc python3-dev)")
            return
        environment = {"PYTHONPATH": "build/compiled", "ROUNDHOUSE_ENGINE": "compiled"}
        pytest = [sys.executable, "-m", "pytest", "-n", "2", "-m", "not browser"]
        self.run("tests, compiled", *pytest, **environment)

    def browser(self) -> None:
        """The table in a real browser, on the fastest engine there is; the page's own modules."""
        if shutil.which("node"):
            modules = sorted(str(path) for path in (ROOT / "tests/web").glob("*.test.mjs"))
            self.run("modules of the page", "node", "--test", *modules)
        else:
            self.missing.append("the tests of the page's modules (apt install nodejs)")
        if not shutil.which("chromium"):
            self.missing.append("the tests in a browser (apt install chromium)")
            return
        engine = subprocess.run(
            [sys.executable, "tools/compile.py", "--fresh"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        pytest = [sys.executable, "-m", "pytest", "-n", "2", "-m", "browser", "tests/e2e"]
        self.run("tests in a browser", *pytest, PYTHONPATH=engine)

    def close(self) -> int:
        """Say how it went."""
        for name in self.failed:
            print(f"failed: {name}")
        for name in self.missing:
            print(f"not run: {name}")
        if self.missing and os.environ.get("CI") == "true":
            return 1
        return 1 if self.failed else 0


if __name__ == "__main__":
    suite = Suite()
    suite.style()
    suite.plain()
    suite.compiled()
    suite.browser()
    sys.exit(suite.close())
