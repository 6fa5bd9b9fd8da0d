"""Who may see what of a table."""

from __future__ import annotations

from terem.server.messages import Role
from terem.server.problems import Refusal
from terem.server.rows import SeatRow, TableRow


def role_at(
    row: TableRow, seats: list[SeatRow], person_id: str | None, invite: str | None
) -> Role | None:
    """A person's part at a table; None if the table is none of their business.

    An open table is everybody's to see (in play: if it allows watching); any other only to those
    who sit there, its host, and those who know the invitation.
    """
    if person_id is not None and any(seat.person_id == person_id for seat in seats):
        return "seat"
    if person_id is not None and row.host == person_id:
        return "watcher"
    invited = row.kind == "open" or (invite is not None and invite == row.invite)
    if invited and (row.watch or row.status == "waiting"):
        return "watcher"
    return None


def require_role(
    row: TableRow, seats: list[SeatRow], person_id: str | None, invite: str | None
) -> Role:
    """Like `role_at`, but a table that is none of one's business does not exist."""
    role = role_at(row, seats, person_id, invite)
    if role is None:
        invited = row.kind == "open" or (invite is not None and invite == row.invite)
        raise Refusal("no-spectators" if invited else "no-such-table")
    return role
