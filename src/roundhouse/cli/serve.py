"""Running the server from the command line."""

from __future__ import annotations

import dataclasses

from rich.console import Console

from roundhouse.server.app import create_app
from roundhouse.server.journal import open_journal
from roundhouse.server.process import run, run_many
from roundhouse.server.settings import from_environment


def serve(host: str, port: int, workers: int, out: Console) -> None:
    """Serve until somebody stops it; what is being written is finished first."""
    settings = from_environment()
    settings = dataclasses.replace(settings, host=host or settings.host, port=port or settings.port)
    out.print(
        f"Roundhouse is open at [bold]{settings.address}[/]  (Ctrl+C closes it)", highlight=False
    )
    open_journal(settings.journal)
    chosen = {
        "host": settings.host,
        "port": settings.port,
        "forwarded_allow_ips": settings.proxies,
        "limit_concurrency": settings.connections,
    }
    if workers > 1:
        run_many(workers, settings, **chosen)
    else:
        run(create_app(settings), **chosen)
