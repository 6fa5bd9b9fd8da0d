"""Endpoints: what can be played, its rules, data and words."""

from __future__ import annotations

from functools import cache

from starlette.responses import Response

import terem
from terem import bots, guidance
from terem.engine import LANGUAGES, Game
from terem.guidance.texts import help_folder
from terem.server.http import LANG, Context, Document, endpoint
from terem.server.opening import known_game
from terem.server.problems import Refusal
from terem.server.texts import MESSAGES, bot_title, catalogue, known_language
from terem.server.wire.common import Language
from terem.server.wire.games import (
    BlockInfo,
    BotInfo,
    ClauseInfo,
    GameInfo,
    HouseInfo,
    MoveCatalogue,
    OptionInfo,
)


def _game_info(game: Game, lang: str) -> GameInfo:
    words = game.words
    return GameInfo(
        id=game.id,
        title=game.title(lang),
        tagline=words.text(lang, "game-tagline") if words.has(lang, "game-tagline") else "",
        aim=guidance.aim(game, lang),
        version=game.version,
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        solo=1 in game.seats,
        minutes=game.minutes,
        weight=game.weight,
        ends_turns=game.ends_turns,
        secrets=game.secrets,
        options=[
            OptionInfo(
                name=name,
                title=option.title(lang),
                default=option.default,
                choices=list(option.choices),
                choice_titles=[
                    words.text(lang, f"choice-{name}-{choice}")
                    if words.has(lang, f"choice-{name}-{choice}")
                    else str(choice)
                    for choice in option.choices
                ],
                per_seat=option.per_seat,
                alone=option.alone,
            )
            for name, option in game.options.items()
        ],
    )


@cache
def _house(lang: Language) -> Document:
    return Document(
        HouseInfo(
            games=[_game_info(terem.game(id), lang) for id in terem.games()],
            bots=[BotInfo(level=level, title=bot_title(level, lang)) for level in bots.names()],
            languages=["en", "ru", "de"],
            hints=True,
        )
    )


@endpoint("GET", "/api/house", "Games, options, bots, languages", answer=HouseInfo, query=LANG)
async def house(context: Context) -> Response:
    return _house(context.lang).response(context)


@cache
def _rulebook(game: Game, lang: str) -> Document:
    return Document(
        [
            ClauseInfo(
                id=one.id,
                heading=one.heading,
                printed=one.printed,
                text=one.text,
                example=one.example,
                note=one.note,
                links=guidance.links(game, one, lang),
            )
            for one in game.rulebook(lang)
        ]
    )


@endpoint(
    "GET",
    "/api/games/{game}/rulebook",
    "The rules in our own words, clause by clause",
    answer=list[ClauseInfo],
    query=LANG,
)
async def rulebook(context: Context) -> Response:
    return _rulebook(known_game(context.path("game")), context.lang).response(context)


@cache
def _components(game: Game) -> Document:
    return Document(
        [
            BlockInfo(
                name=block.name,
                data=block.data,
                sources=block.sources,
                confidence=block.confidence,
                reconstructed=block.reconstructed,
                note=block.note,
            )
            for block in game.components.blocks.values()
        ]
    )


@endpoint(
    "GET",
    "/api/games/{game}/components",
    "The printed data with its provenance",
    answer=list[BlockInfo],
)
async def components(context: Context) -> Response:
    return _components(known_game(context.path("game"))).response(context)


@cache
def _moves(game: Game) -> Document:
    return Document(
        MoveCatalogue(
            moves=[list(move) for move in game.catalogue],
            verbs={verb: list(kinds) for verb, kinds in game.verbs.items()},
            events={event: list(kinds) for event, kinds in game.events.items()},
        )
    )


@endpoint(
    "GET",
    "/api/games/{game}/moves",
    "Every move that can ever be played",
    answer=MoveCatalogue,
)
async def moves(context: Context) -> Response:
    return _moves(known_game(context.path("game"))).response(context)


def _language(context: Context) -> Language:
    lang = known_language(context.path("lang"))
    if lang is None:
        raise Refusal("no-such-page")
    return lang


@cache
def _game_messages(game: Game, lang: Language) -> Document:
    words = [catalogue(game.words.folder, lang)]
    helping = help_folder(game) / f"{lang}.ftl"
    if helping.exists():
        words.append(helping.read_text(encoding="utf-8"))
    return Document("\n".join(words), "text/plain")


@endpoint(
    "GET",
    "/api/games/{game}/messages/{lang}.ftl",
    "The words of a game as a Fluent catalogue",
    content_type="text/plain",
)
async def game_messages(context: Context) -> Response:
    game = known_game(context.path("game"))
    return _game_messages(game, _language(context)).response(context)


@cache
def _server_messages(lang: Language) -> Document:
    return Document((MESSAGES / f"{lang}.ftl").read_text(encoding="utf-8"), "text/plain")


@endpoint(
    "GET",
    "/api/messages/{lang}.ftl",
    "The words of the server as a Fluent catalogue",
    content_type="text/plain",
)
async def server_messages(context: Context) -> Response:
    return _server_messages(_language(context)).response(context)


assert LANGUAGES == ("en", "ru", "de"), "the wire type `Language` names the languages once more"
