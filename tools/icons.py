"""Draw the icons of the installed app as PNG, from web/public/icon.svg: `python -m tools.icons`.

Systems that install an app want pixels in fixed sizes; the drawing itself is the one vector file. A
maskable icon is cut to any shape, so its ground fills the square and the drawing stays inside.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import path

PUBLIC = Path(__file__).parent.parent / "web/public"
# File name -> pixels, and the share of the square that the drawing takes.
SIZES = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.72),
    "icon-apple-180.png": (180, 0.84),
}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path(), args=["--no-sandbox"])
        for name, (size, share) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if share == 1 else "#b33a2b"
            page.set_content(
                f"<style>html,body{{margin:0;height:100%;background:{ground};display:grid;"
                f"place-items:center}}svg{{width:{size * share}px;height:{size * share}px}}</style>"
                + drawing
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
