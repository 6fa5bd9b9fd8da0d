"""Who is here: the people of a table who are connected, on this process and on others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from terem.server.live import LiveTable

if TYPE_CHECKING:
    from terem.server.house import House

# How often the processes tell each other who is connected to them.
TELL_SECONDS = 10.0


class Presence:
    def __init__(self, house: House) -> None:
        self._house = house

    def at(self, table: LiveTable) -> tuple[list[str], int]:
        """People of the table who are connected anywhere, and how many others look on."""
        people, watchers = _here(table)
        limit = time.monotonic() - 2.5 * TELL_SECONDS
        for others, count, told in table.elsewhere.values():
            if told > limit:
                people.update(others)
                watchers += count
        return sorted(people), watchers

    def changed(self, table: LiveTable) -> None:
        """Somebody came or went on this process."""
        self._wake(table)
        self.tell(table)

    def heard(self, table: LiveTable, process: str, people: list[str], watchers: int) -> None:
        """Another process says who is connected to it."""
        table.elsewhere[process] = (people, watchers, time.monotonic())
        self._wake(table)

    def process_gone(self, process: str) -> None:
        for table in self._house.tables.live.values():
            if table.elsewhere.pop(process, None) is not None:
                self._wake(table)

    def tell(self, table: LiveTable) -> None:
        """Tell the other processes who is connected to this one."""
        if self._house.bus.shared:
            people, watchers = _here(table)
            self._house.bus.send(
                "presence", table=table.row.id, people=sorted(people), watchers=watchers
            )

    def tell_all(self) -> None:
        for table in list(self._house.tables.live.values()):
            if table.sockets:
                self.tell(table)

    @staticmethod
    def _wake(table: LiveTable) -> None:
        for socket in table.sockets:
            socket.wake_presence()


def _here(table: LiveTable) -> tuple[set[str], int]:
    seated = {seat.person_id for seat in table.seats}
    people: set[str] = set()
    watchers = 0
    for socket in table.sockets:
        if socket.person_id in seated and socket.person_id is not None:
            people.add(socket.person_id)
        else:
            watchers += 1
    return people, watchers
