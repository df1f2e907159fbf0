"""The two families of the pictures, subset to Latin: ttf for PNG, woff2 for pages (licence: OFL.txt)."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
SERIF: Final = "Besley"  # names, titles, running text: a Clarendon, the railway's own letter
SANS: Final = "Barlow Condensed"  # numbers (tabular figures) and small labels
