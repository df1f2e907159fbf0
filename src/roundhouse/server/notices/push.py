"""Notices through browsers: encrypted for one of them, signed by this house (VAPID)."""

from __future__ import annotations

import base64
import hmac
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPusher

from roundhouse.server.notices.outside import Outside
from roundhouse.server.notices.wishes import Browser
from roundhouse.server.tables import NotAllowed

GOOD_FOR: Final = 86_400  # seconds a browser's server keeps it
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
GONE: Final = (404, 410)  # the browser does not want it any more


class Pusher:
    """Sends through browsers, with a key made from the one that signs cookies."""

    def __init__(self, key: bytes, contact: str, outside: Outside) -> None:
        number = int.from_bytes(hmac.digest(key, b"vapid", "sha256")) % (ORDER - 1) + 1
        self._private = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self._outside = outside

    @property
    def public(self) -> str:
        """The key a browser asks for when it subscribes."""
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, browser: Browser, text: str, topic: str) -> bool:
        """Send a notice; False if the browser does not want any more."""
        status = await self._outside.post(
            browser.endpoint, self._sealed(browser, text), self._headers(browser, topic)
        )
        if status in GONE:
            return False
        if status >= 400:
            raise OSError(f"the browser's server answered {status}")
        return True

    def check(self, browser: Browser) -> None:
        """Refuse a browser whose keys are none."""
        try:
            self._sealed(browser, "is there somebody?")
        except Exception:  # whatever two libraries make of nonsense
            raise NotAllowed("notice-address") from None

    def _sealed(self, browser: Browser, text: str) -> bytes:
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        made: dict[str, Any] = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(
            text.encode()
        )
        return bytes(made["body"])

    def _headers(self, browser: Browser, topic: str) -> dict[str, str]:
        parts = urlsplit(browser.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact}
        signed: dict[str, str] = Vapid02(self._private).sign(claims)
        kept = {"TTL": str(GOOD_FOR), "Topic": topic, "Urgency": "normal"}
        return {"Content-Encoding": "aes128gcm", **kept, **signed}
