"""What a page of the web client is about: its title and preview for whoever is sent its address,
and whether there is such a page at all.

The client shows the page; this says beforehand what search engines, messengers and people without
scripts are told. It tells nothing that the reader may not see.
"""

from __future__ import annotations

from msgspec import Struct

import terem
from terem.server import store
from terem.server.access import role_at
from terem.server.house import House
from terem.server.live import LiveTable
from terem.server.names import seat_names
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.sharing import sharing_of
from terem.server.texts import say
from terem.server.wire.common import Language


class Page(Struct, kw_only=True):
    title: str = ""
    description: str = ""
    # The address of its preview picture, within the house.
    picture: str = ""
    # May search engines list it?
    listed: bool = True
    # Set where there is no such page: the sentence that says so.
    missing: str = ""
    # May other sites show it in a frame?
    framed: bool = False


async def page_of(
    house: House, path: str, person: PersonRow | None, invite: str | None, lang: Language
) -> Page:
    """The page at a path (without its first slash), for one reader."""
    match [part for part in path.split("/") if part]:
        case []:
            return Page(description=say(lang, "page-door", games=len(terem.games())))
        case ["table", id] | ["table", id, "replay"] | ["table", id, "replay", _]:
            return await _table_page(house, id, person, invite, lang)
        case ["review", id] | ["review", id, _]:
            page = await _table_page(house, id, person, invite, lang)
            page.listed = False
            return page
        case ["analysis"] | ["analysis", _]:
            return Page(title=say(lang, "page-analysis"), listed=False)
        case ["embed", id] | ["embed", id, _]:
            # Other sites show it: to everybody the same, whoever is signed in here.
            page = await _table_page(house, id, None, None, lang)
            page.framed = True
            page.listed = False
            return page
        case ["rules" | "guide" as what, game] | ["learn" as what, game, *_]:
            return _game_page(what, game, lang)
        case ["puzzles"]:
            return Page(title=say(lang, "page-puzzles"))
        case ["puzzles", game] | ["puzzles", game, _]:
            return _game_page("puzzles-game", game, lang)
        case ["companion"]:
            return Page(title=say(lang, "page-companion"))
        case ["companion", game] | ["companion", game, "score"]:
            return _game_page("companion-game", game, lang)
        case ["puzzles", *_]:
            return Page()
        case ["settings"]:
            return Page(title=say(lang, "page-settings"), listed=False)
        case ["mail" | "unsubscribe", _] | ["reset", _, _]:
            # Where the links of letters lead; nothing for anybody else.
            return Page(listed=False)
        case ["people"]:
            return Page(title=say(lang, "page-people"), listed=False)
        case ["match"]:
            return Page(title=say(lang, "page-match"))
        case ["people", id]:
            return await _person_page(house, id, lang)
        case _:
            return _missing("no-such-page", lang)


def _missing(code: str, lang: Language) -> Page:
    text = Refusal(code).problem(lang).text
    return Page(title=text.rstrip("."), missing=text, listed=False)


def _game_page(what: str, game: str, lang: Language) -> Page:
    if game not in terem.games():
        return _missing("no-such-page", lang)
    words = terem.game(game).words
    tagline = words.text(lang, "game-tagline") if words.has(lang, "game-tagline") else ""
    title = say(lang, f"page-{what}", game=terem.game(game).title(lang))
    return Page(title=title, description=tagline)


async def _person_page(house: House, id: str, lang: Language) -> Page:
    person = None
    if id.isascii() and id.isprintable():
        async with house.database.read() as connection:
            person = await store.person(connection, id)
    if person is None or person.deleted:
        return _missing("no-such-person", lang)
    return Page(
        title=person.name, description=say(lang, "page-person", name=person.name), listed=False
    )


async def _table_page(
    house: House, id: str, person: PersonRow | None, invite: str | None, lang: Language
) -> Page:
    try:
        table = await house.table(id)
    except Refusal as refusal:
        return _missing(refusal.code, lang)
    row, seats = table.row, table.seats
    if role_at(row, seats, None if person is None else person.id, invite) is None:
        return _missing("no-such-table", lang)
    picture = f"/api/tables/{row.id}/card.png?lang={lang}"
    if invite is not None:
        picture += f"&invite={invite}"
    title, description = told(table, lang)
    return Page(
        title=title,
        description=description,
        # Whoever fetches a preview has no session: the picture is for those whom it is shared with.
        picture="" if role_at(row, seats, None, invite) is None else picture,
        listed=sharing_of(row, seats) == "public",
    )


def told(table: LiveTable, lang: Language) -> tuple[str, str]:
    """A table in a title and a sentence."""
    row = table.row
    game = table.game.title(lang)
    names = seat_names(table.seats, lang)
    if row.status == "waiting":
        host = next((one.person for one in table.seats if one.person_id == row.host), None)
        if host is None or host.deleted:
            return say(lang, "page-waiting", game=game), say(lang, "page-sit-down")
        return say(lang, "page-invites", name=host.name, game=game), say(lang, "page-sit-down")
    result = row.result
    if row.status != "finished" or result is None:
        title = f"{game}: {', '.join(names)}"
        return title, say(lang, "page-closed" if row.status == "finished" else "page-playing")
    points = ", ".join(f"{names[seat]} {result.scores[seat]}" for seat in _order(table))
    first = result.ranking[0]
    if result.abandoned:
        sentence = say(lang, "page-closed")
    elif len(names) == 1:
        sentence = say(lang, "page-alone", name=names[0])
    elif len(first) > 1:
        sentence = say(lang, "page-shared", names=", ".join(names[seat] for seat in first))
    else:
        sentence = say(lang, "page-won", name=names[first[0]])
    return f"{game}: {points}", sentence


def _order(table: LiveTable) -> list[int]:
    result = table.row.result
    assert result is not None
    # The opponent of a solo game has a place, too, but no seat.
    return [seat for group in result.ranking for seat in group if seat < len(table.seats)]
