"""The page about the API: made from the same document that programs read, and where tokens are made."""

from __future__ import annotations

from datetime import date
from typing import Any

from litestar import Litestar, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from roundhouse.server.described import PROBLEMS, worded
from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import CHANGES, LOOKS
from roundhouse.server.names import tidy
from roundhouse.server.pages import page
from roundhouse.server.tokens import SCOPES

DAYS = 90  # a token made on the page is good for


def calls(app: Litestar) -> list[dict[str, Any]]:
    """Return what can be called: method, path, what it does, takes and answers, the scope it needs."""
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
                    "takes": _takes(document, told),
                    "answers": _answers(told),
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


def _takes(document: dict[str, Any], told: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a call takes: in its address, and in its body, field by field."""
    named = [
        _field(one["name"], one["schema"], one.get("required", False)) | {"in": one["in"]}
        for one in told.get("parameters", [])
    ]
    for media, content in told.get("requestBody", {}).get("content", {}).items():
        name = content["schema"].get("$ref", "").rpartition("/")[2]
        body = document["components"]["schemas"].get(name)
        if body is None:
            named.append({"name": media, "kind": "text", "needed": True, "text": "", "in": "body"})
        else:
            named += [one | {"in": "body"} for one in fields_of(body)]
    return named


def _answers(told: dict[str, Any]) -> dict[str, Any]:
    """Return what a call answers when all is well: its status, its kind, as what it is sent."""
    status = min(told["responses"])
    content = told["responses"][status].get("content", {})
    for media, one in content.items():
        return {"status": status, "kind": kind_of(one["schema"]), "media": media}
    return {"status": status, "kind": "", "media": ""}


def structures(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the structures that go to and fro, each with its fields."""
    return [
        {"name": name, "text": one.get("description", ""), "fields": fields_of(one)}
        for name, one in sorted(document["components"]["schemas"].items())
    ]


def fields_of(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the fields of a structure: name, kind, whether it is needed, what it is."""
    needed = schema.get("required", [])
    return [_field(name, one, name in needed) for name, one in schema.get("properties", {}).items()]


def _field(name: str, schema: dict[str, Any], needed: bool) -> dict[str, Any]:
    text = schema.get("description", "")
    return {"name": name, "kind": kind_of(schema), "needed": needed, "text": text}


def kind_of(schema: dict[str, Any]) -> str:
    """Return in a few words what a value is: ``integer``, ``[Seated]``, ``string | null``."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join([f'"{value}"' for value in schema["enum"]])
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " | ".join([kind_of(one) for one in schema[key]])
    if "prefixItems" in schema:
        return f"[{', '.join([kind_of(one) for one in schema['prefixItems']])}]"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"[{kind_of(schema.get('items', {}))}]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{…: {kind_of(schema['additionalProperties'])}}}"
    return " | ".join(kind) if isinstance(kind, list) else str(kind)


async def _shown(request: Asked, token: str = "") -> Response[str]:
    house = house_of(request)
    document = worded(request.app.openapi_schema.to_schema())
    facts: dict[str, Any] = {
        "calls": calls(request.app),
        "structures": structures(document),
        "scopes": SCOPES,
    }
    made = await house.tokens.of(house.visitor(request).id)
    days = [{"token": one, "until": date.fromtimestamp(one.until).isoformat()} for one in made]
    facts |= {"problems": PROBLEMS, "address": house.settings.address}
    return page(request, "api.html", **facts, token=token, tokens=days)


@get("/api", middleware=LOOKS)
async def api_page(request: Asked) -> Response[str]:
    """What programs can ask and do."""
    return await _shown(request)


@post("/tokens", middleware=CHANGES, status_code=200)
async def new_token(request: Asked, data: URLEncodedBody[dict[str, str]]) -> Response[str]:
    """Make a token and show it, once."""
    house = house_of(request)
    chosen = [scope for scope in SCOPES if scope in data]
    guest, name = house.visitor(request).id, tidy(data.get("name", "")[:200])
    answer = await _shown(request, await house.tokens.make(guest, chosen, DAYS, name))
    answer.set_header("Cache-Control", "no-store")
    return answer


@post("/tokens/{token:str}/end", middleware=CHANGES)
async def end_token(request: Asked, token: FromPath[str]) -> Redirect:
    """Call a token back from a plain form."""
    house = house_of(request)
    await house.tokens.call_back(house.visitor(request).id, token)
    return Redirect("/api", status_code=303)


handlers = [api_page, new_token, end_token]
