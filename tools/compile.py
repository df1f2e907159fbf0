"""Compiles the engine into build/compiled, once per tree.

The result is kept under a hash of everything that goes into it, so an unchanged tree costs nothing
and a changed one is never run with old machine code. Prints where to import roundhouse from.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
STAMP = BUILT / "HASH"


def tree_hash() -> str:
    """Return a hash of all sources, of the build files and of this Python."""
    digest = hashlib.sha256(sys.version.encode())
    sources = [p for p in (ROOT / "src/roundhouse").rglob("*") if p.is_file()]
    sources = [p for p in sources if "__pycache__" not in p.parts]
    toy = ROOT / "tests" / "native" / "toy.py"
    for path in [*sorted(sources), toy, ROOT / "setup.py", ROOT / "pyproject.toml"]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    """Return whether build/compiled was made from the sources as they are now."""
    return STAMP.exists() and STAMP.read_text() == tree_hash()


def compile_tree() -> bool:
    """Compile; return whether machine code came out of it."""
    wanted = tree_hash()
    fresh = BUILT.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(fresh)]
    command += ["--build-temp", str(ROOT / "build" / "temp"), "build_ext", "--parallel", "2"]
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as out:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "ROUNDHOUSE_TOY": "1"},
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
        )
    made = list(fresh.rglob("*.so")) if fresh.exists() else []
    if done.returncode or not made:
        print(log.read_text()[-3000:], file=sys.stderr)
        print("roundhouse: not compiled; running the plain sources", file=sys.stderr)
        return False
    (fresh / "HASH").write_text(wanted)
    shutil.rmtree(BUILT, ignore_errors=True)
    os.replace(fresh, BUILT)
    return True


if __name__ == "__main__":
    if "--fresh" in sys.argv:  # only ask, never build
        print(BUILT if is_fresh() else ROOT / "src")
    else:
        ready = is_fresh() or compile_tree()
        print(BUILT if ready else ROOT / "src")
        sys.exit(0 if ready else 1)
