"""What lies in the folder of the data is whole, and nobody else's to read."""

import multiprocessing
import stat

import pytest
from litestar.testing import TestClient

from roundhouse import SetupError
from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings

FORK = multiprocessing.get_context("fork")


def test_a_key_has_32_bytes_or_is_refused(settings):
    assert len(settings.key()) == 32
    assert settings.key() == settings.key()
    for wrong in (b"", b"x" * 31, b"x" * 33):
        (settings.data / "secret.key").write_bytes(wrong)
        with pytest.raises(SetupError, match="32 bytes"):
            settings.key()


def test_a_key_that_could_not_be_written_whole_is_not_there(settings, monkeypatch):
    def pull_the_plug(_):
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", pull_the_plug)
    with pytest.raises(OSError, match="no space"):
        settings.key()
    assert list(settings.data.iterdir()) == []


def test_processes_that_start_together_have_one_key(tmp_path):
    def read(out):
        out.put(Settings(tmp_path, "").key())

    keys = FORK.Queue()
    processes = [FORK.Process(target=read, args=(keys,)) for _ in range(8)]
    for process in processes:
        process.start()
    assert len({keys.get(timeout=10) for _ in processes}) == 1
    for process in processes:
        process.join()


def test_nobody_else_can_read_database_log_and_key(settings):
    settings.key()
    (settings.data / "secret.key").chmod(0o644)
    (settings.data / "test.db").touch()
    (settings.data / "test.db").chmod(0o644)
    with TestClient(create_app(settings)):
        kept = {file.name: stat.S_IMODE(file.stat().st_mode) for file in settings.data.iterdir()}
    assert {"secret.key", "test.db", "test.db-wal", "test.db-shm"} <= set(kept)
    assert set(kept.values()) == {0o600}
