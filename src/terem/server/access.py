"""Who may see what of a table."""

from __future__ import annotations

from terem.server.problems import Refusal
from terem.server.rows import SeatRow, TableRow
from terem.server.sharing import sharing_of
from terem.server.wire.tables import Role


def role_at(
    row: TableRow, seats: list[SeatRow], person_id: str | None, invite: str | None
) -> Role | None:
    """A person's part at a table; None if the table is none of their business.

    Those who sit there and its host always see it, others as its people share it (sharing.py).
    Before the start those who are invited see it, too, and an open table everybody.
    """
    if _insider(row, seats, person_id):
        seated = any(seat.person_id == person_id for seat in seats)
        return "seat" if seated else "watcher"
    if sharing_of(row, seats) != "private":
        return "watcher"
    return "watcher" if row.status == "waiting" and _invited(row, invite) else None


def require_role(
    row: TableRow, seats: list[SeatRow], person_id: str | None, invite: str | None
) -> Role:
    """Like `role_at`, but a table that is none of one's business does not exist."""
    role = role_at(row, seats, person_id, invite)
    if role is None:
        raise Refusal("no-spectators" if _invited(row, invite) else "no-such-table")
    return role


def hears_chat(
    row: TableRow, seats: list[SeatRow], person_id: str | None, invite: str | None
) -> bool:
    """The talk at an open table is everybody's; at any other it is for those who play there or are
    invited, whoever else may see the game."""
    return _insider(row, seats, person_id) or _invited(row, invite)


def _insider(row: TableRow, seats: list[SeatRow], person_id: str | None) -> bool:
    return person_id is not None and (
        row.host == person_id or any(seat.person_id == person_id for seat in seats)
    )


def _invited(row: TableRow, invite: str | None) -> bool:
    return row.kind == "open" or (invite is not None and invite == row.invite)
