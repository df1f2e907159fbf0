"""Notices by mail."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

PATIENCE: Final = 20.0  # seconds


class Post:
    """The post office: where mail is handed in. Without an address there is none."""

    def __init__(self, url: str, sender: str) -> None:
        self._at = urlsplit(url) if url else None
        self.sender = sender

    @property
    def is_open(self) -> bool:
        """Whether mail can be sent at all."""
        return self._at is not None and bool(self.sender)

    async def send(self, to: str, subject: str, text: str, id: str, leave: str) -> None:
        """Hand in a mail; the same notice has the same number, whoever sends it again."""
        at = self._at
        assert at is not None
        letter = EmailMessage()
        letter["From"], letter["To"] = self.sender, to
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = formatdate()
        letter["Message-ID"] = (
            f"<{id.replace(' ', '.')}@{self.sender.rpartition('@')[2].strip('>')}>"
        )
        letter["Auto-Submitted"] = "auto-generated"
        if leave:
            letter["List-Unsubscribe"] = f"<{leave}>"
        letter.set_content(text)
        await aiosmtplib.send(
            letter.as_bytes(policy=SMTP.clone(max_line_length=900)),  # links stay whole
            sender=parseaddr(self.sender)[1],
            recipients=[to],
            hostname=at.hostname,
            port=at.port or (465 if at.scheme == "smtps" else 25),
            username=unquote(at.username) if at.username else None,
            password=unquote(at.password) if at.password else None,
            use_tls=at.scheme == "smtps",
            start_tls=None if at.scheme == "smtp" else False,
            timeout=PATIENCE,
        )


def is_address(text: str) -> bool:
    """Return whether a text can be an address of mail; its owner says whether it is."""
    name, at, host = text.partition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' <>",;:\\()[]')
    return bool(at and name and plain and "." in host and "@" not in host and len(text) <= 200)
