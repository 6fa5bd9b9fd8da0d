"""What has changed from one position to the next, as a list of places with their new values.

A change is `[path, value]`: go down the position by the keys and indexes of the path and put the
value there; an index just behind the end of a list appends. `[path]` alone takes the key away.
"""

from __future__ import annotations

from typing import Any

from terem.server.wire.play import Position

Path = list[str | int]
Change = list[Any]

FIELDS = [name for name in Position.__struct_fields__ if name != "view"]
MISSING = object()
PLAIN = (int, str, bool, type(None))
LISTS = (list, tuple)


def changes(old: Position, new: Position, view: list[Change]) -> list[Change]:
    """What to do to `old` to make it say the same as `new`; `view`: the part of it that is about
    the view."""
    out = view[:]
    for name in FIELDS:
        before, after = getattr(old, name), getattr(new, name)
        # Clocks run on without any entry: what the other side has of them is always old.
        if before != after or (name == "clocks" and any(one.left is not None for one in after)):
            out.append([[name], after])
    return out


def view_changes(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    """What to do to a position when its view changes."""
    out: list[Change] = []
    if old != new:
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
    kind = type(new)
    if kind is dict and type(old) is dict and (list(old) == list(new) or _same_order(old, new)):
        for key in old:
            if key not in new:
                out.append([[*path, key]])
        for key, value in new.items():
            before = old.get(key, MISSING)
            if before is MISSING:
                out.append([[*path, key], value])
            elif before != value:
                # Most of what differs is a number or a word.
                if type(value) in PLAIN:
                    out.append([[*path, key], value])
                else:
                    _compare(out, [*path, key], before, value)
    elif kind in LISTS and type(old) in LISTS and 0 < len(old) <= len(new):
        different = [i for i, one in enumerate(old) if one != new[i]]
        if 2 * len(different) > len(old) and len(old) > 1:
            out.append([path, new])
            return
        for i in different:
            _compare(out, [*path, i], old[i], new[i])
        out += [[[*path, i], new[i]] for i in range(len(old), len(new))]
    else:
        out.append([path, new])


def _same_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """The order of keys may mean something: those that stay keep it, new ones come last."""
    kept = [key for key in old if key in new]
    return list(new)[: len(kept)] == kept
