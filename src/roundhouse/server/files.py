"""Files that are served as they lie; a name nobody gave to a file is not found, however odd it is."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any, Final

from litestar.file_system import BaseLocalFileSystem
from litestar.types import PathType
from litestar.types.file_types import FileInfo

FONTS: Final = (".woff2", ".ttf")


class Files(BaseLocalFileSystem):
    """A folder of files."""

    async def info(self, path: PathType, **kwargs: Any) -> FileInfo:
        """Return what is known about a file."""
        try:
            return await super().info(path, **kwargs)
        except (OSError, ValueError):  # too long, or with a zero byte
            raise FileNotFoundError(path) from None


class Fonts(Files):
    """A folder of which only the fonts are served."""

    async def info(self, path: PathType, **kwargs: Any) -> FileInfo:
        """Return what is known about a font."""
        if PurePath(path).suffix not in FONTS:
            raise FileNotFoundError(path)
        return await super().info(path, **kwargs)
