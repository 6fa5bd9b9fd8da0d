"""Pictures that are made from the client's drawings: the scenes of link previews, the old favicon.

    terem serve &
    python -m tools.pictures http://127.0.0.1:8000

Draw them anew after changing a game's Picture.svelte or icon.svg; they lie in web/public.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import terem
from terem.server.cards import SCENE, WIDTH
from tools.browser import path as browser_path

PUBLIC = Path(__file__).parent.parent / "web" / "public"
ICON_SIZES = (16, 32, 48)


def scene(page: Page, game: str) -> Image.Image:
    """The picture of a game at the door, as wide as a preview and cut to its height."""
    page.evaluate(
        """([game, width]) => {
            const drawn = document.querySelector(`article:has(#game-${game}) svg`);
            drawn.setAttribute('style', `position:fixed;inset:0;z-index:99;width:${width}px`);
        }""",
        [game, WIDTH],
    )
    seen = page.screenshot(clip={"x": 0, "y": 0, "width": WIDTH, "height": WIDTH * 150 / 320})
    page.reload()
    page.wait_for_selector("article")
    picture = Image.open(io.BytesIO(seen)).convert("RGB")
    # Its middle: roofs and people rather than sky and grass.
    top = round((picture.height - SCENE) * 0.62)
    return picture.crop((0, top, WIDTH, top + SCENE))


def icon(page: Page, base: str) -> Image.Image:
    page.set_viewport_size({"width": 256, "height": 256})
    page.set_content(f'<body style="margin:0"><img src="{base}/icon.svg" width="256" height="256">')
    page.wait_for_function("() => document.images[0].complete")
    return Image.open(io.BytesIO(page.screenshot(omit_background=True)))


def main() -> int:
    if len(sys.argv) != 2:
        print("tools.pictures: expected the address of a running server", file=sys.stderr)
        return 2
    base = sys.argv[1].rstrip("/")
    (PUBLIC / "cards").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": 700}, color_scheme="light")
        page.goto(base)
        page.wait_for_selector("article")
        for game in terem.games():
            scene(page, game).save(PUBLIC / "cards" / f"{game}.webp", quality=82, method=6)
        icon(page, base).save(PUBLIC / "favicon.ico", sizes=[(one, one) for one in ICON_SIZES])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
