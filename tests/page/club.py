"""A small club, made without the page: accounts, rated games of theirs, a tournament, and a game that is on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import PATIENCE

PASSWORD = "correct horse battery"
MEMBERS = ("Annika", "Bertrand", "Cosimo", "Dorothea", "Emil", "Fiammetta")
OLD = {"style": "old", "match": "single"}


class Member:
    """Somebody with an account."""

    def __init__(self, base: str, name: str) -> None:
        self.name = name
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, verify=False, headers={"origin": base})
        known = {"name": name, "password": PASSWORD}
        if self.http.post("/api/accounts", json=known).status_code != 201:  # one of an earlier test
            self.ask("/api/sessions", **known)

    def leave(self) -> None:
        """Go."""
        self.http.close()

    def ask(self, address: str, **body: object) -> Any:
        """Post something; give the answer."""
        answer = self.http.post(address, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


class Game:
    """A rated game of two members, who sit at sockets."""

    def __init__(self, first: Member, second: Member, game: str, **options: object) -> None:
        base = str(first.http.base_url)
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": game, "options": options, "seats": seats, "is_rated": True, "is_public": True}
        laid = first.ask("/api/tables", **body)
        self.table: str = laid["table"]
        joined = second.ask(f"/api/tables/{self.table}/seats", invite=laid["invites"][0]["invite"])
        address = f"{base.replace('http', 'ws')}/api/tables/{self.table}/live".replace("//api", "/api")
        self.stack = ExitStack()
        self.sockets: list[ClientConnection] = []
        self.heard: list[dict[str, Any]] = []
        for token in (laid["token"], joined["token"]):
            socket = self.stack.enter_context(connect(address))
            socket.send(json.dumps({"type": "hello", "token": token}))
            self.sockets.append(socket)
            self.heard.append(self.until(len(self.heard), "snapshot"))

    def until(self, seat: int, *kinds: str) -> dict[str, Any]:
        """Wait for a message of one of these kinds."""
        while True:
            news: dict[str, Any] = json.loads(self.sockets[seat].recv(timeout=60))
            if news["type"] in kinds:
                return news

    def play(self, moves: int) -> None:
        """Play some moves by lot."""
        rng = random.Random(moves)
        for number in range(moves):
            seat = self.heard[0]["standing"]["decider"]
            now = self.heard[seat]
            action = rng.choice(now["view"]["actions"])
            wish = {"type": "act", "id": f"move{number}", "version": now["version"], "action": action}
            self.sockets[seat].send(json.dumps(wish))
            self.heard = [self.until(one, "happened") for one in range(2)]

    def resign(self, seat: int) -> None:
        """Let a seat give up."""
        self.sockets[seat].send(json.dumps({"type": "offer", "matter": "resign"}))
        while self.until(seat, "happened")["standing"]["status"] != "over":
            pass
        self.leave()

    def leave(self) -> None:
        """Let both go."""
        self.stack.close()


RESULTS = ((0, 1), (0, 2), (1, 0), (0, 3), (4, 0), (0, 1))
"""Who wins against whom, among the members."""


@contextmanager
def members(base: str, results: Sequence[tuple[int, int]] = RESULTS) -> Iterator[list[Member]]:
    """Give the members of the club, who have played rated games."""
    here = [Member(base, name) for name in MEMBERS]
    for winner, loser in results:
        game = Game(here[winner], here[loser], "regality", **OLD)
        game.play(3)
        game.resign(1)
    yield here
    for one in here:
        one.leave()
