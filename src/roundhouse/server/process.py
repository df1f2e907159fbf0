"""One server process: all that lasts is read before the doors open, so that nobody waits for it later."""

from __future__ import annotations

import gc
import os
import tempfile
from typing import Any, Final

import uvicorn
from litestar import Litestar

from roundhouse import SetupError, titles
from roundhouse.language import LANGUAGES, Speaker
from roundhouse.server import present
from roundhouse.server.callers import Http, Socket
from roundhouse.server.journal import open_journal
from roundhouse.server.settings import Settings, from_environment
from roundhouse.server.templates import templates

WIRE: Final[dict[str, Any]] = {
    "http": Http,
    "ws": Socket,
    "ws_max_size": 1_000,  # a page sends nothing but signs of life
    "timeout_graceful_shutdown": 5,
    # A machine under load is slow, its workers are not dead. But whoever watches over them waits so long
    # for one that was killed as it was asked, and hears nothing else meanwhile.
    "timeout_worker_healthcheck": 15,
    "access_log": False,
    "log_config": None,
    "server_header": False,
}


def run(app: Litestar, **chosen: Any) -> None:
    """Serve until somebody stops it; ``chosen`` goes to uvicorn."""
    prepare()
    uvicorn.run(app, **WIRE, **chosen)


def run_many(workers: int, settings: Settings, **chosen: Any) -> None:
    """Serve with several processes, each of which is started anew when it dies."""
    if not settings.redis or not settings.database.startswith("postgresql"):
        raise SetupError(
            "several workers need ROUNDHOUSE_DATABASE=postgresql://… and ROUNDHOUSE_REDIS=redis://…"
        )
    settings.key()  # made before anybody needs it
    with tempfile.TemporaryDirectory(prefix="roundhouse-") as counted:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = counted
        maker = "roundhouse.server.process:worker"
        uvicorn.run(maker, factory=True, workers=workers, **WIRE, **chosen)


def worker() -> Litestar:
    """Return the application of one of several processes."""
    from roundhouse.server.app import (
        create_app,
    )  # which knows this module's neighbours, not this one

    settings = from_environment()
    open_journal(settings.journal)
    prepare()
    return create_app(settings)


def prepare() -> None:
    """Read titles, texts and templates, and take them out of the search for garbage.

    A full search walks every object there is. With the boards and tables of all titles among them it
    took a tenth of a second, in which nobody got an answer.
    """
    for title in titles():
        for language in LANGUAGES:
            Speaker(title, language, None, present.PAGE_TEXTS).say("web-about")
    for name in templates().list_templates():
        templates().get_template(name)
    gc.collect()
    gc.freeze()
