"""The page about the API: made from the same document that programs read, and where tokens are made."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import URLEncodedBody

from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import CHANGES, LOOKS
from roundhouse.server.pages import page
from roundhouse.server.tokens import SCOPES, written

DAYS = 90  # a token made on the page is good for


def calls(app: Litestar) -> list[dict[str, Any]]:
    """Return what can be called: method, path, what it does, what it takes, the scope it needs."""
    document = app.openapi_schema.to_schema()
    scopes = _scopes(app)
    found = []
    for path, methods in sorted(document["paths"].items()):
        for method, told in methods.items():
            found.append(
                {
                    "id": told["operationId"],
                    "method": method.upper(),
                    "path": path,
                    "text": told.get("description", ""),
                    "scope": scopes.get((method.upper(), path), ""),
                    "fields": _fields(document, told),
                }
            )
    return found


def _scopes(app: Litestar) -> dict[tuple[str, str], str]:
    return {
        (str(method), route.path_format): str(handler.opt.get("scope", ""))
        for route in app.routes
        for handler in getattr(route, "route_handlers", [])
        if isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods
    }


def _fields(document: dict[str, Any], told: dict[str, Any]) -> list[str]:
    """Return the names of what a call takes: in its address, and in its body."""
    named = [one["name"] for one in told.get("parameters", [])]
    for content in told.get("requestBody", {}).get("content", {}).values():
        name = content["schema"].get("$ref", "").rpartition("/")[2]
        body = document["components"]["schemas"].get(name, {})
        needed = body.get("required", [])
        named += [one if one in needed else f"{one}?" for one in body.get("properties", {})]
    return named


def _shown(request: Asked, token: str = "") -> Response[str]:
    address = house_of(request).settings.address
    listed = calls(request.app)
    return page(request, "api.html", calls=listed, scopes=SCOPES, token=token, address=address)


@get("/api", middleware=LOOKS)
async def api_page(request: Asked) -> Response[str]:
    """What programs can ask and do."""
    return _shown(request)


@post("/tokens", middleware=CHANGES, status_code=200)
async def new_token(request: Asked, data: URLEncodedBody[dict[str, str]]) -> Response[str]:
    """Make a token and show it, once."""
    house = house_of(request)
    chosen = [scope for scope in SCOPES if scope in data]
    answer = _shown(request, written(house.guests, house.visitor(request), chosen, DAYS))
    answer.set_header("Cache-Control", "no-store")
    return answer


handlers = [api_page, new_token]
