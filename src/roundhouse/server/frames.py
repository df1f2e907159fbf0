"""What goes to many sockets, made into a frame once: as it is, or packed for all who can unpack it.

Packed frames build on nothing that was sent before (RFC 7692, no context takeover), so that the same
bytes serve everybody, and no socket needs a memory of its own for what it was sent.
"""

from __future__ import annotations

import zlib
from typing import Final

EXTENSION: Final = "roundhouse.ready"  # of the scope of a socket that takes ready frames
WORTH_PACKING: Final = 200  # bytes
_FINAL_TEXT, _PACKED = 0x81, 0x40
_TAIL: Final = b"\x00\x00\xff\xff"  # ends every flush, and is left out


class Ready:
    """A text for many sockets."""

    __slots__ = ("_frames", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._frames: dict[int, bytes] = {}

    def frame(self, window: int) -> bytes:
        """Return the frame for sockets that unpack with such a window, in bits; 0: they do not."""
        bits = window if len(self.text) >= WORTH_PACKING else 0
        if bits not in self._frames:
            body = _packed(self.text, bits) if bits else self.text
            self._frames[bits] = _head(len(body), bool(bits)) + body
        return self._frames[bits]


def _packed(text: bytes, bits: int) -> bytes:
    packer = zlib.compressobj(wbits=-bits)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL)


def _head(size: int, packed: bool) -> bytes:
    first = _FINAL_TEXT | (_PACKED if packed else 0)
    if size < 126:
        return bytes([first, size])
    if size < 65_536:
        return bytes([first, 126]) + size.to_bytes(2, "big")
    return bytes([first, 127]) + size.to_bytes(8, "big")
