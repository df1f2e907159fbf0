"""How calls stand in the document of the API: what each answers, and what it may say instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec import Struct

from roundhouse.server.wire import Problem

PROBLEMS: Final = {
    400: "What was sent does not fit.",
    401: "The token is no good, or was called back.",
    403: "Not with this token, or not your seat.",
    404: "There is no such thing.",
    409: "The match went on: seq says how far.",
    410: "The match cannot be played by the rules of today: reason says why.",
    422: "A rule forbids it: rule, facts, and what is allowed instead.",
    429: "Too often, or too much at once: Retry-After says when.",
    503: "Something the server stands on is away: Retry-After says when.",
}
WORDS: Final = {200: "Answered.", 201: "Made.", 204: "Done."}


def says(kind: Any, status: int = 200, media: str = "application/json") -> dict[int, ResponseSpec]:
    """Return what a call answers, ready-made or not, with all the problems there may be."""
    told = {status: ResponseSpec(kind, False, WORDS[status], media)}
    for code, words in PROBLEMS.items():
        told[code] = ResponseSpec(Problem, False, words, "application/problem+json")
    return told


@dataclass
class TakesText(Operation):
    """A call whose body is a text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody({"text/plain": text}, "A record.", True)


class Document(JsonRenderPlugin):
    """The document as programs read it, with words for its structures."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """Return it as JSON."""
        return super().render(request, worded(openapi_schema))


def worded(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with what each of our structures says of itself."""
    words = {kind.__name__: kind.__doc__ for kind in _structures(Struct)}
    for name, schema in document["components"]["schemas"].items():
        if words.get(name):
            schema["description"] = words[name]
    return document


def _structures(kind: type) -> Iterator[type]:
    found: list[type] = kind.__subclasses__()
    for one in found:
        if one.__module__.startswith("roundhouse.server"):
            yield one
        yield from _structures(one)
