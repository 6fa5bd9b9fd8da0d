"""What has changed from one position to the next, as a list of places with their new values.

A change is `[path, value]`: go down the position by the keys and indexes of the path and put the
value there; an index just behind the end of a list appends. `[path]` alone takes the key away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from terem.server.wire.play import Position

Path = list[str | int]
Change = list[Any]

# What all see the same of a position; and what depends on who looks, though mostly not in games
# without secrets.
COMMON: Final = (
    "seq",
    "deciding",
    "over",
    "decision",
    "clauses",
    "ending",
    "near_end",
    "clocks",
    "absent_from",
)
COUNTED: Final = ("scores", "breakdown")
OWN: Final = tuple(
    name
    for name in Position.__struct_fields__
    if name != "view" and name not in COMMON and name not in COUNTED
)
PLAIN = (int, str, bool, type(None))
LISTS = (list, tuple)


def field_changes(names: Sequence[str], old: Position, new: Position) -> list[Change]:
    """What to do to the fields of `old` to make them say the same as those of `new`."""
    out: list[Change] = []
    for name in names:
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        # Clocks run on without any entry: what the other side has of them is always old.
        if before != after or (name == "clocks" and any(one.left is not None for one in after)):
            out.append([[name], after])
    return out


def view_changes(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    """What to do to a position when its view changes."""
    out: list[Change] = []
    _compare(out, ["view"], old, new)
    return out


def tree_changes(old: Any, new: Any) -> list[Change]:
    """The same for any two trees of dicts and lists, as they stand in JSON."""
    out: list[Change] = []
    if old != new:
        _compare(out, [], old, new)
    return out


def changed(tree: Any, made: list[Change]) -> Any:
    """The tree after the changes; the old one stays as it is, and what did not change is shared."""
    for change in made:
        tree = _put(tree, change, 0)
    return tree


def _put(tree: Any, change: Change, depth: int) -> Any:
    path = change[0]
    if depth == len(path):
        return change[1]
    step = path[depth]
    copy = tree.copy()
    if depth == len(path) - 1 and len(change) == 1:
        del copy[step]
    elif isinstance(copy, list) and step == len(copy):
        copy.append(change[1])
    else:
        copy[step] = _put(
            copy.get(step) if isinstance(copy, dict) else copy[step], change, depth + 1
        )
    return copy


def _compare(out: list[Change], path: Path, old: Any, new: Any) -> None:
    """Two values that differ, at the same place."""
    if type(new) is dict and type(old) is dict:
        was: dict[str, Any] = old
        now: dict[str, Any] = new
        names, present = list(was), list(now)
        if names == present:
            before = list(was.values())
            after = list(now.values())
            for i, name in enumerate(names):
                _differ(out, path, name, before[i], after[i])
        elif _same_order(was, now):
            for name in names:
                if name not in now:
                    out.append([[*path, name]])
            for name, value in now.items():
                if name in was:
                    _differ(out, path, name, was[name], value)
                else:
                    out.append([[*path, name], value])
        else:
            out.append([path, new])
    elif type(new) in LISTS and type(old) in LISTS and 0 < len(old) <= len(new):
        different = [i for i, one in enumerate(old) if one != new[i]]
        if 2 * len(different) > len(old) and len(old) > 1:
            out.append([path, new])
            return
        for i in different:
            _compare(out, [*path, i], old[i], new[i])
        out += [[[*path, i], new[i]] for i in range(len(old), len(new))]
    else:
        out.append([path, new])


def _differ(out: list[Change], path: Path, name: str, old: Any, new: Any) -> None:
    """Two values under the same name."""
    if old is new or old == new:
        return
    # Most of what differs is a number or a word.
    if type(new) in PLAIN:
        out.append([[*path, name], new])
    else:
        _compare(out, [*path, name], old, new)


def _same_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """The order of keys may mean something: those that stay keep it, new ones come last."""
    kept = [key for key in old if key in new]
    return list(new)[: len(kept)] == kept
