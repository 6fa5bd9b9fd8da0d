"""Rurik: the map with its pieces, and the strategy board."""

from __future__ import annotations

from terem.games.rurik.tables import ACTIONS, ADVISORS
from terem.pictures.canvas import Canvas, ink, seat_ink
from terem.pictures.page import Page

SCALE = 0.62
CELL = (62, 34)
GOODS = {"wood": "timber", "ore": "slate", "fish": "lapis", "honey": "ochre", "fur": "brickwork"}
SIGNS = {"church": "†", "market": "◆", "stronghold": "■"}


def draw(canvas: Canvas, page: Page, x: float, y: float) -> None:
    lands = {
        region: [(x + a * SCALE, y + b * SCALE) for a, b in outline]
        for region, outline in page.game.components["regions"]["outlines"].items()
    }
    for region, corners in lands.items():
        land(canvas, page, region, corners)
    for region, corners in lands.items():  # above the neighbours' edges
        if region in page.view["region_goods"]:
            pieces(canvas, page, region, *middle(corners))
    strategy(canvas, page, x + 700 * SCALE + 24, y)


def middle(corners: list[tuple[float, float]]) -> tuple[float, float]:
    """The centre of gravity."""
    area = x = y = 0.0
    for (a, b), (c, d) in zip(corners, [*corners[1:], corners[0]], strict=True):
        cross = a * d - c * b
        area += cross / 2
        x += (a + c) * cross
        y += (b + d) * cross
    return x / (6 * area), y / (6 * area)


def land(canvas: Canvas, page: Page, region: str, corners: list[tuple[float, float]]) -> None:
    """In play or not, and in the colour of who rules there."""
    view = page.view
    ruler = [side for side, one in enumerate(view["players"]) if region in one["rules"]]
    edge = seat_ink(ruler[0]) if ruler else ink("soft")
    fill = ink("wash-meadow") if region in view["region_goods"] else ink("wash-stone")
    canvas.shape(corners, fill, edge, 3 if ruler else 1)


def pieces(canvas: Canvas, page: Page, region: str, x: float, y: float) -> None:
    """The good, troops, leaders and rebels; below them what has been built."""
    view = page.view
    canvas.words(x, y - 12, page.name("region", region), 10.5, anchor="middle")
    at = x - 20
    if region in view["goods_on_map"]:
        canvas.rect(at - 5, y - 7, 10, 10, ink(GOODS[view["region_goods"][region]]), ink("ink"))
    at += 13
    for side, player in enumerate(view["players"]):
        count = player["troops"].get(region, 0)
        if count:
            canvas.circle(at, y - 2, 7, seat_ink(side))
            canvas.words(at, y + 2, str(count), 10, ink("panel"), True, "middle")
            at += 15
        if player["leader_at"] == region:
            corners = [(at - 6, y + 4), (at + 6, y + 4), (at, y - 10)]
            canvas.shape(corners, seat_ink(side), ink("ink"))
            at += 14
    if region in view.get("neutral_troops", []):
        canvas.circle(at, y - 2, 6, ink("pewter"))
        at += 14
    for _ in range(view["rebels"].count(region)):
        canvas.rect(at - 5, y - 7, 10, 10, ink("ink"))
        at += 12
    at = x - 20
    for side, player in enumerate(view["players"]):
        for kind, places in player["structures"].items():
            for _ in range(places.count(region)):
                canvas.words(at, y + 17, SIGNS[kind], 13, seat_ink(side), True, "middle")
                at += 13


def strategy(canvas: Canvas, page: Page, x: float, y: float) -> None:
    """A column for each action; its spaces say how many points they bring and what they cost."""
    w, h = CELL
    numbers = page.game.components["advisors"]["numbers"]
    worth = dict(zip(ADVISORS, numbers, strict=True))
    for column, action in enumerate(ACTIONS):
        left = x + column * (w + 4)
        canvas.words(
            left + w / 2, y + 12, page.name("action", action), 10.5, anchor="middle", room=w
        )
        spaces = page.view["spaces"][action]
        for row, piece in enumerate(page.view["strategy_board"][action]):
            top = y + 18 + row * (h + 4)
            canvas.rect(left, top, w, h, ink("panel"), ink("line"))
            price = f" ({spaces[row]['cost']})" if spaces[row]["cost"] else ""
            canvas.words(left + 4, top + 12, f"{spaces[row]['points']}{price}", 10, ink("soft"))
            if piece is not None:
                canvas.circle(left + w - 16, top + h / 2, 11, seat_ink(piece["side"]))
                told = str(worth[piece["advisor"]])
                told += f"+{piece['bribe']}" if piece["bribe"] else ""
                canvas.words(left + w - 16, top + h / 2 + 4, told, 10, ink("panel"), True, "middle")
