"""What the page asks the server for: counted over an evening of four players behind one address."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Request, Response, expect

from tests.page.browsing import House, Visitor, open_house
from tests.page.conftest import Come
from tests.page.test_lobby import resign, sign_up

PAIRINGS = 3
SECOND = 1.0
TIMES = ("5 min + 3 s", "15 min + 10 s")


@dataclass
class Counted:
    """All that one page asks for."""

    sent: list[tuple[float, str, str, str]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    sockets: list[str] = field(default_factory=list)

    def listen(self, person: Visitor) -> None:
        """Count from now on."""
        person.page.on("request", self.note)
        person.page.on("response", self.note_answer)
        person.page.on("websocket", lambda socket: self.sockets.append(socket.url))

    def note(self, request: Request) -> None:
        """Note a request to the server, but none for a file of the page."""
        if "/api/" in request.url:
            place = request.frame.url.partition("#")[2]
            self.sent.append((time.monotonic(), request.method, request.url, f"{request.post_data or ''} at {place}"))

    def note_answer(self, response: Response) -> None:
        """Note a refusal for lack of room."""
        if response.status == 429:
            self.refused.append(f"{response.request.method} {response.url}")

    def changes(self) -> list[str]:
        """List the requests that change something."""
        return [
            re.sub(r"tables/\w+", "tables/…", f"{method} {url.partition('/api/')[2]}")
            for _, method, url, _ in self.sent
            if method != "GET" and not url.endswith("/api/turns")
        ]

    def hasty(self) -> list[str]:
        """List what one place of the page fetched again within a second: the same address with the same body."""
        found, last = [], defaultdict[tuple[str, str, str], float](float)
        for at, *same in self.sent:
            method, url, body = same
            if at - last[method, url, body] < SECOND:
                found.append(f"{method} {url} {body}")
            last[method, url, body] = at
        return found


@pytest.fixture
def club(tmp_path: Path) -> Iterator[House]:
    """Run a server with the limits that every server has."""
    with open_house(tmp_path, limit_factor=1.0) as house:
        yield house


def pair(one: Visitor, other: Visitor, time: str) -> None:
    """Let two people find each other in the lobby and end their game, each tapping as little as possible."""
    for person in (one, other):
        row = person.page.get_by_role("group", name="HI MI KI")
        row.get_by_role("button", name=time).click()
    for person in (one, other):
        person.at_table()
    assert one.place == other.place
    resign(one, other)
    for person in (one, other):
        person.page.evaluate("() => (location.hash = '')")
        expect(person.page.get_by_role("region", name="Your tables")).to_be_visible()
        person.page.evaluate("() => (location.hash = 'lobby')")
        expect(person.page.get_by_role("group", name="HI MI KI")).to_be_visible()


def test_43_an_evening_of_four_players_behind_one_address_meets_no_limit(come: Come, club: House) -> None:
    """Every pairing costs each page one request, and no list is fetched twice within a second."""
    people = [come(club.base) for _ in range(4)]
    counted = [Counted() for _ in people]
    for person, name, all_of in zip(people, ("Adalinde", "Benedikta", "", ""), counted, strict=True):
        person.go("lobby")
        if name:
            sign_up(person, name)
        all_of.listen(person)
        expect(person.page.get_by_role("group", name="HI MI KI")).to_be_visible()
    # Two have accounts and two are guests; whoever meets, they end at a table of their own.
    meetings: Sequence[tuple[int, int]] = [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)]
    for number, (one, other) in enumerate(meetings):
        pair(people[one], people[other], TIMES[number % 2])
    assert [one.refused for one in counted] == [[]] * 4
    # An account asks for the key to its seat; a guest has brought one.
    pairing = [["POST seeks", "POST me/tables/…/token"]] * 2 + [["POST seeks"]] * 2
    assert [one.changes() for one in counted] == [requests * PAIRINGS for requests in pairing]
    assert [one.hasty() for one in counted] == [[]] * 4
    # A socket for each table, and one each for the news and for the games that go on, again after each table.
    assert max(len(one.sockets) for one in counted) <= 3 * PAIRINGS + 2
