"""Builds the wheel, compiled by mypyc where a C compiler is at hand and plain where not.

``ROUNDHOUSE_PLAIN=1`` builds it plain on purpose. Everything else stands in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent / "src"


def python_files(folder: str) -> list[str]:
    """Return the modules below a folder of the package."""
    found = (ROOT / "roundhouse" / folder).rglob("*.py")
    return sorted(os.path.relpath(path, Path(__file__).parent) for path in found)


def groups() -> list[tuple[list[str], str]]:
    """Return what is compiled together: core and boards, each game by itself, the search."""
    games = sorted(p.name for p in (ROOT / "roundhouse/games").iterdir() if p.is_dir())
    # the toy title of the tests inherits from the core and must be compiled with it, for tests only
    toy = ["tests/native/toy.py"] if os.environ.get("ROUNDHOUSE_TOY") else []
    named = [(python_files("core") + python_files("boards") + toy, "roundhouse_core")]
    named += [(python_files(f"games/{g}"), f"roundhouse_{g}") for g in games if g[0] != "_"]
    searching = [f"src/roundhouse/bots/{name}.py" for name in ("search", "stopwatch")]
    named.append((searching, "roundhouse_search"))
    return [(files, name) for files, name in named if files]


def why_plain() -> str:
    """Return why nothing is compiled, or nothing."""
    if os.environ.get("ROUNDHOUSE_PLAIN"):
        return "ROUNDHOUSE_PLAIN is set"
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        return "no C compiler (apt install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers (apt install python3-dev)"
    return ""


def extensions() -> list:
    """Return the compiled modules; each is optional, so a failing compiler is not the end."""
    if reason := why_plain():
        print(f"roundhouse: not compiled, about half as fast: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    grouped = groups()
    paths = [path for files, _ in grouped for path in files]
    built = mypycify(
        ["--config-file", "pyproject.toml", *paths],
        separate=grouped,
        opt_level="2",
        multi_file=True,
        debug_level="0",
        strip_asserts=False,
    )
    for extension in built:
        extension.optional = True
        # A group of several C files names the tables of the groups it uses in each of them.
        extension.extra_compile_args.append("-fcommon")
    return built


class AllOrNothing(build_ext):
    """Keeps the compiled modules only if all of them could be built: half of them would not import."""

    def run(self) -> None:
        """Build; take everything back if a part is missing."""
        super().run()
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        missing = [path.name for path in made if not path.exists()]
        if missing:
            print(
                f"roundhouse: not compiled, about half as fast: {missing[0]} failed",
                file=sys.stderr,
            )
            for path in made:
                path.unlink(missing_ok=True)


if __name__ == "__main__":
    building = {"build", "build_ext", "bdist_wheel"} & set(sys.argv)
    setup(
        cmdclass={"build_ext": AllOrNothing},
        ext_modules=extensions() if building or "PEP517_BUILD_BACKEND" in os.environ else [],
    )
