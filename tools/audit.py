"""Asks whether a version in constraints.txt is known to be vulnerable: pip-audit, if a registry answers.

    make audit

It has an environment of its own in build/audit. Where nobody answers that is said, and nothing fails.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "audit"


def installed() -> bool:
    """Return whether pip-audit is there, or could be fetched."""
    if not (PLACE / "bin" / "pip").exists():
        subprocess.run([sys.executable, "-m", "venv", str(PLACE)], check=True)
    pip = [str(PLACE / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "pip-audit"], capture_output=True, check=False)
    return done.returncode == 0


def asked() -> dict[str, Any] | None:
    """Return what pip-audit found out, None if it could not ask."""
    command = [str(PLACE / "bin" / "pip-audit"), "--requirement", "constraints.txt"]
    command += ["--no-deps", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        return None
    return found


def _mended(bug: dict[str, Any]) -> str:
    return " or ".join(bug["fix_versions"]) or "no version yet"


def verdict(found: dict[str, Any] | None) -> tuple[int, list[str]]:
    """Return how it went, as the code of a process and in words."""
    listed = found["dependencies"] if found else []
    known = [one for one in listed if "skip_reason" not in one]
    if not known:
        return 0, ["not run: pip-audit (nobody answered who knows these packages)"]
    words = [
        f"{one['name']} {one['version']}: {bug['id']}, mended in {_mended(bug)}"
        for one in known
        for bug in one["vulns"]
    ]
    unknown = len(listed) - len(known)
    summary = f"{len(known)} packages asked about, {len(words)} known vulnerabilities"
    more = [f"not asked about: {unknown} packages nobody knew"] if unknown else []
    return (1 if words else 0), [*words, summary, *more]


if __name__ == "__main__":
    if not installed():
        print("not run: pip-audit (no registry answers)")
        sys.exit(0)
    code, said = verdict(asked())
    print("\n".join(said))
    sys.exit(code)
