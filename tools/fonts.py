"""Write src/senet/art/fonts: the two typefaces of the table, subsetted, renamed and with a table of widths.

    python tools/fonts.py FOLDER

FOLDER holds NotoSans-Regular.ttf, NotoSans-Bold.ttf, NotoSerif-Bold.ttf, NotoSansMath-Regular.ttf and
NotoSansSymbols2-Regular.ttf (SIL Open Font License 1.1). Needs fonttools and brotli. Each font is reduced to
Latin including Polish and Czech letters, extended with arrows and symbols that Noto has in other files,
and written as woff2 for the browser and ttf for pictures; widths.json holds the advance of each character.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Final

from fontTools import merge, subset  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

TARGET: Final = Path(__file__).parent.parent / "src/senet/art/fonts"
LATIN: Final = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B]
PUNCTUATION: Final = [ord(c) for c in "‐‑‒–—‘’‚“”„†•…‰‹›⁄€№™−"]
ARROWS: Final = [ord(c) for c in "←↑→↓↔↕↶↷↺↻⇄≠≤≥∞−"]
SIGNS: Final = [ord(c) for c in "★☆◆◇●○■□▲△▶▼▽◀✓✔✗✕✦♥⬡⬢☰"]

SOME_DAY: Final = 3786825600  # a fixed timestamp, so that builds are reproducible
LINE_FIELDS: Final = {
    "hhea": ["ascent", "descent", "lineGap"],
    "OS/2": [
        "sTypoAscender",
        "sTypoDescender",
        "sTypoLineGap",
        "usWinAscent",
        "usWinDescent",
        "sCapHeight",
        "sxHeight",
    ],
}

FACES: Final = {  # file -> (family of ours, weight, source)
    "senet-sans": ("Senet Sans", "Regular", "NotoSans-Regular.ttf"),
    "senet-sans-bold": ("Senet Sans", "Bold", "NotoSans-Bold.ttf"),
    "senet-serif-bold": ("Senet Serif", "Bold", "NotoSerif-Bold.ttf"),
}


def cut(source: Path, target: Path, characters: list[int]) -> None:
    """Keep only these characters, without hinting; of the layout features only kerning, marks and composition."""
    options = subset.Options(
        hinting=False,
        layout_features=["kern", "mark", "ccmp"],
        notdef_outline=True,
        drop_tables=["DSIG", "MATH"],
    )
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def rename(font: TTFont, family: str, style: str) -> None:
    """Give the font our own name, so that no installed version of it is used instead."""
    names = {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}", 6: f"{family}-{style}"}
    for record in list(font["name"].names):
        if record.nameID in names:
            record.string = (
                names[record.nameID].replace(" ", "") if record.nameID == 6 else names[record.nameID]
            )
        elif record.nameID not in (0, 13, 14):
            font["name"].names.remove(record)
    font["name"].setName(
        "This font is licensed under the SIL Open Font License, Version 1.1.", 13, 3, 1, 0x409
    )
    font["head"].created = font["head"].modified = SOME_DAY
    font.recalcTimestamp = False


def keep_lines(font: TTFont, source: TTFont) -> None:
    """Keep the line height of the text font: symbols from taller fonts must not increase it."""
    for table, fields in LINE_FIELDS.items():
        for field in fields:
            setattr(font[table], field, getattr(source[table], field))


def build(folder: Path, scratch: Path, name: str) -> TTFont:
    family, style, source = FACES[name]
    parts = [(source, LATIN + PUNCTUATION), ("NotoSansMath-Regular.ttf", ARROWS)]
    parts.append(("NotoSansSymbols2-Regular.ttf", SIGNS))
    files = []
    for number, (part, characters) in enumerate(parts):
        target = scratch / f"{name}-{number}.ttf"
        cut(folder / part, target, characters)
        files.append(str(target))
    font = merge.Merger(merge.Options(drop_tables=["GSUB", "GPOS", "GDEF"])).merge(files)
    rename(font, family, style)
    keep_lines(font, TTFont(folder / source))
    return font


def widths(font: TTFont) -> dict[str, int]:
    advances, scale = font["hmtx"], 1000 / font["head"].unitsPerEm
    return {chr(c): round(advances[g][0] * scale) for c, g in sorted(font.getBestCmap().items())}


def main(folder: Path) -> None:
    table = {}
    with tempfile.TemporaryDirectory() as scratch:
        for name in FACES:
            font = build(folder, Path(scratch), name)
            table[name] = widths(font)
            font.save(TARGET / f"{name}.ttf")
            font.flavor = "woff2"
            font.save(TARGET / f"{name}.woff2")
    rows = [
        f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False, separators=(',', ':'))}"
        for k, v in table.items()
    ]
    (TARGET / "widths.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/fonts.py FOLDER")
    main(Path(sys.argv[1]))
