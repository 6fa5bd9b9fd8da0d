"""Weights have names: the files, the classes that read them and the tool that writes them agree."""

from __future__ import annotations

import ast
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import terem
from terem.bots import bot
from terem.bots.weights import FOLDER, Named, path_of, weights
from terem.engine.reading import Reader
from tools import tune

SOURCES = Path(tune.__file__).parent.parent / "src" / "terem" / "bots"
FILES = [
    path.relative_to(FOLDER).with_suffix("").as_posix() for path in sorted(FOLDER.glob("*/*.toml"))
]
# What is no weight: nothing, all, half, and bounds beyond every value.
PLAIN = {0.0, 0.5, 1.0, 1e9, 1e18}


def module_of(file: str) -> Any:
    return import_module("terem.bots." + file.replace("/", "."))


def declared(kind: type) -> dict[str, str]:
    """The attributes of a class of weights, read from its source: compiled ones do not say."""
    source = SOURCES / (kind.__module__.removeprefix("terem.bots.").replace(".", "/") + ".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return {
                part.target.id: ast.unparse(part.annotation)
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            }
    raise AssertionError(f"{kind.__name__} is not in {source}")


def test_every_game_has_a_file() -> None:
    assert {f"evaluation/{id}" for id in terem.games()} <= set(FILES)


@pytest.mark.parametrize("file", FILES)
def test_files_and_classes_name_the_same_weights(file: str) -> None:
    module = module_of(file)
    order: dict[str, list[str]] = {}
    for table, values in tomllib.loads(path_of(file).read_text(encoding="utf-8")).items():
        if not isinstance(values, dict):
            continue
        live = getattr(module, table.upper())
        kinds = declared(type(live))
        assert set(values) == set(kinds), table
        for name, value in values.items():
            found = getattr(live, name)
            assert {float: "float", int: "int", list: "list[float]"}[type(found)] == kinds[name]
            if not isinstance(value, dict):
                assert found == value, name
        # Tuning takes the numbers of one table for those of another.
        assert order.setdefault(type(live).__name__, list(values)) == list(values)


@pytest.mark.parametrize("path", sorted(SOURCES.glob("*[nt]/*.py")), ids=lambda path: path.stem)
def test_no_bare_weight_stands_in_a_formula(path: Path) -> None:
    bare = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, float)
    }
    assert bare <= PLAIN


def test_a_table_inside_follows_the_ids_and_nothing_else() -> None:
    class Goods(Named):
        good: list[float]

        def orders(self) -> dict[str, list[str]]:
            return {"good": ["ore", "fish"]}

    assert Goods(Reader({"good": {"fish": 2.0, "ore": 1.0}}, "file")).good == [1.0, 2.0]
    with pytest.raises(ValueError, match="'fish' is missing"):
        Goods(Reader({"good": {"ore": 1.0}}, "file"))
    with pytest.raises(ValueError, match="'fur' means nothing here"):
        Goods(Reader({"good": {"ore": 1.0, "fish": 1.0, "fur": 1.0}}, "file"))
    with pytest.raises(ValueError, match=r"ore: expected a number with a decimal point"):
        Goods(Reader({"good": {"ore": "much", "fish": 1.0}}, "file"))


def test_tuning_changes_numbers_and_nothing_else() -> None:
    text = (
        "# why\n[a]\ncoin = 1.5  # each\nfew = 3\nsteps = [0.5, 1.0]\n\n"
        "[a.good]\nore = 2.0\n\n[b]\ncoin = 9.0\n"
    )
    data = {"a": tomllib.loads(text)["a"]}
    values = [10 * value for _, value in tune.numbers(data)]
    assert [name for name, _ in tune.numbers(data)] == [
        "a.coin",
        "a.steps.0",
        "a.steps.1",
        "a.good.ore",
    ]
    found = tune.rewritten(text, tune.replaced(data, iter(values)))
    assert found == text.replace("1.5", "15.0").replace("[0.5, 1.0]", "[5.0, 10.0]").replace(
        "2.0", "20.0"
    )


def test_greedy_plays_by_what_tuning_puts() -> None:
    tuned = tune.Weights("rurik", True, ["many"])
    greedy = tune.Weights("rurik", False, ["weights"])
    live = module_of("evaluation/rurik").WEIGHTS
    state = terem.game("rurik").new(3, 5)
    player = bot("greedy", 1)
    while state.played < 60:
        state.play(player.choose(state))
    evaluate = module_of("evaluation/rurik").evaluate
    before = evaluate(state, 0)
    try:
        tuned.put(tuned.get())
        assert live.coin == weights("judgement/rurik").at("many").at("coin").number()
        assert evaluate(state, 0) != before
    finally:
        greedy.put(greedy.get())
    assert evaluate(state, 0) == before
