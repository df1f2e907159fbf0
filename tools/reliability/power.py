"""Loss of power, simulated: what a program did not bring to the disk is gone (see power.c).

Run by itself it proves that the simulation finds what it is there for: nothing acknowledged is lost as we
are, and much is lost without syncing or with an acknowledgement before the commit.

    PYTHONPATH=src python tools/reliability/power.py
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import broken

from roundhouse.server.store import MOVES, Entry, SeatRow, Store, Stored, now

HERE = Path(__file__).resolve().parent
WRITERS = 8
ACKNOWLEDGED = 300  # entries after which power fails


class Power:
    """A folder, its shadow, and the library that keeps the shadow."""

    def __init__(self, folder: Path, shadow: Path) -> None:
        self.folder = folder
        self.shadow = shadow
        self.library = shadow.with_name("power.so")
        shadow.mkdir(parents=True)
        made = ["gcc", "-O2", "-shared", "-fPIC", "-o", str(self.library), str(HERE / "power.c")]
        subprocess.run([*made, "-ldl"], check=True)

    @property
    def environment(self) -> dict[str, str]:
        """What a program must be started with."""
        return {
            "LD_PRELOAD": str(self.library),
            "POWER_FOLDER": str(self.folder),
            "POWER_SHADOW": str(self.shadow),
        }

    def lose(self) -> None:
        """Leave in the folder what had been synced; whoever wrote into it has been killed."""
        for path in self.folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        shutil.copytree(self.shadow, self.folder, dirs_exist_ok=True)


# ── The proof ────────────────────────────────────────────────────────────────────────────────────


def url(folder: Path) -> str:
    """Return where the entries of the proof are."""
    return f"sqlite+aiosqlite:///{folder / 'proof.db'}"


async def append_for_ever(folder: Path) -> None:
    """Append entries, several at a time, and say of each that it is acknowledged."""
    store, seats = Store(url(folder)), (SeatRow("person", "g", "", ""),)
    await store.open()

    async def writer(name: str) -> None:
        await store.create(Stored(name, "chicago-express", "", 1, "{}", "00", 0, now(), seats, ()))
        for seq in range(1, 1_000_000):
            await store.append(Entry(name, seq, MOVES, 0, f"{name} {seq}"))
            os.write(1, f"{name} {seq}\n".encode())
            await asyncio.sleep(0)

    await asyncio.gather(*[writer(f"m{n}") for n in range(WRITERS)])


def acknowledged_before_the_loss(power: Power, how: str) -> dict[str, int]:
    """Append in another process until power fails; return the last acknowledged entry of each match."""
    command = [sys.executable, __file__, "append", str(power.folder), how]
    environment = {**os.environ, **power.environment}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(ACKNOWLEDGED)]
        writer.kill()
        told += writer.stdout.read().splitlines(keepends=True)
    last: dict[str, int] = {}
    for line in told:
        if line.endswith(b"\n"):
            name, seq = line.split()
            last[name.decode()] = int(seq)
    return last


async def kept(folder: Path, names: list[str]) -> dict[str, list[str]]:
    """Return the texts of the entries that are there."""
    store = Store(url(folder))
    await store.open()
    found = {name: await store.match(name) for name in names}
    await store.close()
    return {name: [e.text for e in one.entries] if one else [] for name, one in found.items()}


def lost(how: str) -> tuple[int, int]:
    """Return how many entries were acknowledged, and how many of them a loss of power took."""
    with tempfile.TemporaryDirectory(prefix="roundhouse-") as place:
        folder = Path(place, "data")
        folder.mkdir()
        power = Power(folder, Path(place, "shadow"))
        said = acknowledged_before_the_loss(power, how)
        power.lose()
        there = asyncio.run(kept(folder, list(said)))
    gone = 0
    for name, last in said.items():
        right = [f"{name} {seq}" for seq in range(1, last + 1)]
        gone += sum(text != kept for text, kept in zip(right, there[name], strict=False))
        gone += max(0, last - len(there[name]))
    return sum(said.values()), gone


def main() -> int:
    """Prove both directions."""
    wrong = 0
    for how in ("", *broken.WAYS):
        said, gone = lost(how)
        wrong += bool(gone) != bool(how)
        print(f"{how or 'as we are'}: {said} acknowledged, {gone} lost", flush=True)
    return wrong


if __name__ == "__main__":
    if sys.argv[1:2] == ["append"]:
        broken.break_it(sys.argv[3])
        asyncio.run(append_for_ever(Path(sys.argv[2])))
    else:
        sys.exit(main())
