"""What an operator asks: is it alive, is it ready, what does it do."""

from __future__ import annotations

import asyncio
import os

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from roundhouse.server.house import Asked, house_of

PATIENCE = 2.0  # seconds for whatever the house stands on


@get("/healthz", media_type=MediaType.TEXT)
async def alive() -> str:
    """Answer: that is all there is to it."""
    return "alive"


@get("/readyz")
async def ready(request: Asked) -> Response[dict[str, str]]:
    """Say whether everything the house stands on answers; 503 if not."""
    try:
        found = await asyncio.wait_for(house_of(request).foundations(), PATIENCE)
    except TimeoutError:
        found = {"all": "slow"}
    good = all(state == "ready" for state in found.values())
    return Response(found, status_code=200 if good else 503)


@get("/metrics")
async def metrics(request: Asked) -> Response[bytes]:
    """Return everything counted so far; for anybody but the operator there is no such page."""
    host = request.client.host if request.client else ""
    if host not in house_of(request).settings.operators:
        raise NotFoundException()
    registry: CollectorRegistry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:  # what all workers of this machine counted
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


handlers = [alive, ready, metrics]
