"""Who is here: people with a window open, on this process and on others; friends see it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from terem.server.bus import BusMessage
from terem.server.presence import TELL_SECONDS

if TYPE_CHECKING:
    from terem.server.house import House


class Whereabouts:
    def __init__(self, house: House) -> None:
        self._house = house
        # Per process: when it told who is connected to it, and who is.
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}

    def here(self, person_id: str) -> bool:
        if self._house.notices.is_here(person_id):
            return True
        limit = time.monotonic() - 2.5 * TELL_SECONDS
        return any(told > limit and person_id in who for told, who in self._elsewhere.values())

    def announce(self) -> None:
        """Tell the other processes who is connected to this one."""
        self._house.bus.send("here", people=self._house.notices.people)

    def heard(self, heard: BusMessage) -> None:
        """Another process tells who is connected to it, or (`person`) who has just come."""
        if heard.person:
            _, people = self._elsewhere.get(heard.process, (0.0, set()))
            self._elsewhere[heard.process] = (time.monotonic(), people | {heard.person})
        else:
            self._elsewhere[heard.process] = (time.monotonic(), set(heard.people))

    def process_gone(self, process: str) -> None:
        self._elsewhere.pop(process, None)
