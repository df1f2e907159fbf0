"""One server process: all that lasts is read before the doors open, so that nobody waits for it later."""

from __future__ import annotations

import gc
from typing import Any, Final

import uvicorn
from litestar import Litestar

from roundhouse import titles
from roundhouse.language import LANGUAGES, Speaker
from roundhouse.server import present
from roundhouse.server.callers import Http, Socket
from roundhouse.server.templates import templates

WIRE: Final[dict[str, Any]] = {
    "http": Http,
    "ws": Socket,
    "ws_max_size": 1_000,  # a page sends nothing but signs of life
    "timeout_graceful_shutdown": 5,
    "access_log": False,
    "log_config": None,
    "server_header": False,
}


def run(app: Litestar, **chosen: Any) -> None:
    """Serve until somebody stops it; ``chosen`` goes to uvicorn."""
    prepare()
    uvicorn.run(app, **WIRE, **chosen)


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
