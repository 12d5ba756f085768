"""Drawings as PNG pictures, with the bundled faces: the same on every machine."""

from __future__ import annotations

from senet.svg.lettering import FACE_FILES, FONTS


class PictureError(RuntimeError):
    """A drawing cannot be made into a picture; the message says why in one sentence."""


def to_png(svg: str, scale: float = 1.0) -> bytes:
    """The drawing as a PNG, `scale` times as large as the drawing says."""
    try:
        import resvg_py
    except ImportError:
        raise PictureError("PNG pictures need the package resvg-py: pip install resvg-py") from None
    if not scale > 0:
        raise PictureError(f"A picture cannot be {scale} times as large.")
    try:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                zoom=scale,
                skip_system_fonts=True,
                font_files=[str(FONTS / f"{name}.ttf") for name in FACE_FILES.values()],
                font_family="Senet Sans",
                sans_serif_family="Senet Sans",
                serif_family="Senet Serif",
            )
        )
    except ValueError as error:
        raise PictureError(f"The drawing is not SVG: {error}") from None
