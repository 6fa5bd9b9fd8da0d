"""The picture that goes with a link to a game: what was played, by whom, and how it ended.

It shows what a title would say, on the game's own scene; nothing of it is hidden from anybody who
may see the game.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from terem.server.live import LiveTable
from terem.server.names import seat_names
from terem.server.texts import say
from terem.server.wire.common import Language

WIDTH, HEIGHT = 1200, 630
STATIC = Path(__file__).parent / "static"
# The colours of web/src/styles/tokens.css (a test compares them).
INK = {
    "page": "#f6f0e4",
    "ink": "#2b2320",
    "soft": "#685a4e",
    "line": "#cbbda4",
    "cinnabar": "#b33a2b",
    "outline": "#2b2320",
    "seat-0": "#b33a2b",
    "seat-1": "#2f5d8a",
    "seat-2": "#3c7a57",
    "seat-3": "#d9a02f",
    "seat-4": "#9a6bb0",
}
# The scene above, the words below.
SCENE = 336
MARGIN = 56
KEPT = 200

Font = ImageFont.FreeTypeFont
# Title, line below it, and per seat: name, points or nothing, came first.
CardText = tuple[str, str, tuple[tuple[str, int | None, bool], ...]]


class Cards:
    """Cards that were asked for lately, drawn once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, CardText], bytes] = OrderedDict()

    def of(self, game: str, words: CardText) -> bytes:
        key = (game, words)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = draw(game, words)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


def text_of(table: LiveTable, lang: Language) -> CardText:
    row = table.row
    names = seat_names(table.seats, lang)
    result = row.result
    if row.status == "waiting":
        state = say(lang, "card-waiting")
    elif row.status == "finished":
        state = say(lang, "card-finished", moves=table.moves)
    else:
        state = say(lang, "card-playing")
    first = result.ranking[0] if result is not None and not result.abandoned else []
    return (
        table.game.title(lang),
        state,
        tuple(
            (name, None if result is None else result.scores[seat], seat in first)
            for seat, name in enumerate(names)
        ),
    )


def draw(game: str, words: CardText) -> bytes:
    title, state, players = words
    card = Image.new("RGB", (WIDTH, HEIGHT), INK["page"])
    pen = ImageDraw.Draw(card)
    scene = STATIC / "cards" / f"{game}.webp"
    if scene.is_file():
        with Image.open(scene) as picture:
            card.paste(picture.convert("RGB").crop((0, 0, WIDTH, SCENE)))
    else:
        pen.rectangle((0, 0, WIDTH, SCENE), fill=INK["line"])
    # A carved rim between the scene and the words.
    pen.rectangle((0, SCENE, WIDTH, SCENE + 10), fill=INK["cinnabar"])
    for x in range(0, WIDTH, 40):
        pen.pieslice((x, SCENE - 6, x + 40, SCENE + 28), 0, 180, fill=INK["cinnabar"])
    house = _width(pen, "Terem", "serif", 34)
    _write(
        pen, MARGIN, 386, _fitted(pen, title, "serif", 62, WIDTH - 3 * MARGIN - house), "serif", 62
    )
    _write(pen, WIDTH - MARGIN - house, 410, "Terem", "serif", 34, INK["cinnabar"])
    _write(pen, MARGIN, 462, state, "sans", 28, INK["soft"])
    column = (WIDTH - 2 * MARGIN) // max(1, len(players))
    letters = 32 if len(players) < 4 else 24
    for seat, (name, points, first) in enumerate(players):
        x = MARGIN + seat * column
        pen.rectangle((x, 518, x + column - 24, 521), fill=INK[f"seat-{seat % 5}"])
        _sign(pen, seat % 5, x + 17, 560)
        text = "" if points is None else str(points)
        wide = _width(pen, text, "serif", 44)
        name = _fitted(pen, name, "sans", letters, column - 76 - wide)
        _write(pen, x + 44, 572 - letters, name, "sans", letters)
        right = x + column - 24 - wide
        _write(pen, right, 530, text, "serif", 44, INK["cinnabar"] if first else INK["ink"])
    out = io.BytesIO()
    card.save(out, "PNG", optimize=True)
    return out.getvalue()


def _sign(pen: ImageDraw.ImageDraw, colour: int, x: int, y: int) -> None:
    """The sign of a seat: ▲ ● ■ ◆ ✚."""
    fill, outline = INK[f"seat-{colour}"], INK["outline"]
    if colour == 1:
        pen.ellipse((x - 15, y - 15, x + 15, y + 15), fill=fill, outline=outline, width=2)
        return
    cross = [(-6, -16), (6, -16), (6, -6), (16, -6), (16, 6), (6, 6)]
    corners = {
        0: [(0, -16), (17, 14), (-17, 14)],
        2: [(-14, -14), (14, -14), (14, 14), (-14, 14)],
        3: [(0, -17), (17, 0), (0, 17), (-17, 0)],
        4: [*cross, *((-one, -two) for one, two in cross)],
    }[colour]
    points = [(x + one, y + two) for one, two in corners]
    pen.polygon(points, fill=fill, outline=outline, width=2)


# ---------------------------------------------------------------------- letters


@lru_cache(maxsize=20)
def _font(family: str, script: str, size: int) -> Font | None:
    """A font of the client, which has a file per script; None where it is not built."""
    weight = "700" if family == "serif" else "400"
    found = next(
        iter((STATIC / "assets").glob(f"pt-{family}-{script}-{weight}-normal-*.woff2")), None
    )
    return None if found is None else ImageFont.truetype(found, size)


def _runs(text: str) -> list[tuple[str, str]]:
    """The text in pieces of one script each."""
    found: list[tuple[str, str]] = []
    for letter in text:
        script = "cyrillic" if "\u0400" <= letter <= "\u045f" else "latin"
        if found and found[-1][0] == script:
            found[-1] = (script, found[-1][1] + letter)
        else:
            found.append((script, letter))
    return found


def _write(
    pen: ImageDraw.ImageDraw,
    x: float,
    y: float,
    text: str,
    family: str,
    size: int,
    fill: str = INK["ink"],
) -> float:
    """Write, the letters on one line whatever their script; where the next would stand."""
    for script, run in _runs(text):
        font = _font(family, script, size) or ImageFont.load_default(size)
        pen.text((x, y + size), run, font=font, fill=fill, anchor="ls")
        x += pen.textlength(run, font=font)
    return x


def _width(pen: ImageDraw.ImageDraw, text: str, family: str, size: int) -> float:
    return sum(
        pen.textlength(run, font=_font(family, script, size) or ImageFont.load_default(size))
        for script, run in _runs(text)
    )


def _fitted(pen: ImageDraw.ImageDraw, text: str, family: str, size: int, room: float) -> str:
    """As much of the text as there is room for."""
    if _width(pen, text, family, size) <= room:
        return text
    while text and _width(pen, text + "…", family, size) > room:
        text = text[:-1]
    return text.rstrip() + "…"
