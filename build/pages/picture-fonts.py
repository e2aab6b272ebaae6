#!/usr/bin/env python3
"""Makes build/pages/fonts/*.ttf from the npm packages @fontsource-variable/*: what the shared picture is written in.

Run: /usr/bin/python3 build/pages/picture-fonts.py   (Debian: apt-get install python3-fonttools python3-brotli)
"""

import os
import tempfile

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = {"bricolage-grotesque": 700, "instrument-sans": 500}
TEXT = [*range(0x20, 0x7F), *map(ord, "ÇÖÜçöüâıĞğİŞş·’“”")]

os.makedirs("build/pages/fonts", exist_ok=True)
for package, weight in FONTS.items():
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for part in ("latin", "latin-ext"):
            font = TTFont(f"node_modules/@fontsource-variable/{package}/files/{package}-{part}-wght-normal.woff2")
            font.flavor = None
            still = instancer.instantiateVariableFont(font, {"wght": weight})
            options = subset.Options()
            options.layout_features = ["kern", "mark"]
            options.hinting = False
            options.drop_tables += ["STAT"]
            held = [code for code in TEXT if code in still.getBestCmap()]
            subsetter = subset.Subsetter(options)
            subsetter.populate(unicodes=held)
            subsetter.subset(still)
            still["OS/2"].usWeightClass = weight
            parts.append(f"{folder}/{part}.ttf")
            still.save(parts[-1])
        target = f"build/pages/fonts/{package}-{weight}.ttf"
        merge.Merger().merge(parts).save(target)
        print(target, os.path.getsize(target), "bytes")
