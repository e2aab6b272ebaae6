#!/usr/bin/env python3
"""Makes src/ui/fonts/*.woff2 from the npm packages @fontsource-variable/*: what Turkish and English need.

Run: /usr/bin/python3 build/subset-fonts.py   (Debian: apt-get install python3-fonttools python3-brotli)
"""

import os
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = {"bricolage-grotesque": "wght", "instrument-sans": "wght"}
LATIN = [*range(0x20, 0x7F), *map(ord, "\u00a0§©«°·»ÂÇÎÖÛÜâçîöûüé×"), *map(ord, "ı–—‘’“”…•€™−")]
TURKISH = [*map(ord, "ĞğİŞş₺")]
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"]


def make(package: str, axes: str, part: str, unicodes: list[int]) -> None:
    source = f"node_modules/@fontsource-variable/{package}/files/{package}-{part}-{axes}-normal.woff2"
    target = f"src/ui/fonts/{package}-{part}.woff2"
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    font = TTFont(source)
    held = font.getBestCmap()
    missing = [f"{char:04X} {unicodedata.name(chr(char))}" for char in unicodes if char not in held]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    subset.save_font(font, target, options)
    print(f"{target}  {os.path.getsize(target)} bytes", f"without {missing}" if missing else "")


for package, axes in FONTS.items():
    make(package, axes, "latin", LATIN)
    make(package, axes, "latin-ext", TURKISH)
