"""Who is here: the people of a table who are connected, on this process and on others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from terem.server.bus import BusMessage
from terem.server.live import Audience, LiveTable

if TYPE_CHECKING:
    from terem.server.house import House

# How often the processes tell each other who is connected to them.
TELL_SECONDS = 10.0


class Presence:
    def __init__(self, house: House) -> None:
        self._house = house

    def at(self, table: LiveTable) -> tuple[list[str], int]:
        """People of the table who are connected anywhere, and how many others look on."""
        here = _here(table)
        people, watchers = here.people, here.watchers
        for other in _others(table):
            people.update(other.people)
            watchers += other.watchers
        return sorted(people), watchers

    @staticmethod
    def looks(table: LiveTable, person_id: str) -> bool:
        """Has this person the table before their eyes, and not only in a hidden window?"""
        if person_id in _here(table).looking:
            return True
        return any(person_id in other.looking for other in _others(table))

    def changed(self, table: LiveTable) -> None:
        """Somebody came or went on this process."""
        self._wake(table)
        self.announce(table)

    def heard(self, table: LiveTable, heard: BusMessage) -> None:
        """Another process says who is connected to it."""
        table.elsewhere[heard.process] = Audience(
            set(heard.people), set(heard.looking), heard.watchers, time.monotonic()
        )
        self._wake(table)

    def process_gone(self, process: str) -> None:
        for table in self._house.tables.live.values():
            if table.elsewhere.pop(process, None) is not None:
                self._wake(table)

    def announce(self, table: LiveTable) -> None:
        """Tell the other processes who is connected to this one."""
        if self._house.bus.shared:
            here = _here(table)
            self._house.bus.send(
                "presence",
                table=table.row.id,
                people=sorted(here.people),
                looking=sorted(here.looking),
                watchers=here.watchers,
            )

    def announce_all(self) -> None:
        for table in list(self._house.tables.live.values()):
            if table.sockets:
                self.announce(table)

    @staticmethod
    def _wake(table: LiveTable) -> None:
        for socket in table.sockets:
            socket.wake_presence()


def _here(table: LiveTable) -> Audience:
    seated = {seat.person_id for seat in table.seats}
    here = Audience(set(), set(), 0, 0.0)
    for socket in table.sockets:
        if socket.person_id in seated and socket.person_id is not None:
            here.people.add(socket.person_id)
            if socket.looking:
                here.looking.add(socket.person_id)
        else:
            here.watchers += 1
    return here


def _others(table: LiveTable) -> list[Audience]:
    """What other processes have said, as far as it is not too long ago."""
    limit = time.monotonic() - 2.5 * TELL_SECONDS
    return [one for one in table.elsewhere.values() if one.told > limit]
