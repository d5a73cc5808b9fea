"""Challenges as bots hear of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import sqlalchemy as sa
from pydantic import Field

from yamabushi.server.bots.lines import BotClock, BotLine, clock_line
from yamabushi.server.storage.challenging import ACCEPTED, DECLINED, OPEN
from yamabushi.table.clocks import control_decoder

Status = Literal["created", "accepted", "declined", "canceled"]
STATUS: dict[str, Status] = {OPEN: "created", ACCEPTED: "accepted", DECLINED: "declined"}
"""How lichess calls what we call otherwise."""


class BotUser(BotLine):
    """Who challenges, or is challenged."""

    name: str
    is_bot: bool


class BotChallenge(BotLine):
    """A challenge: the table has its id once it is accepted."""

    id: str
    status: Status
    challenger: BotUser
    dest_user: BotUser
    game: str
    options: dict[str, str | int | bool]
    clock: BotClock | None
    seat: int | None = Field(description="the seat that the challenger wants; null if that is drawn")
    rated: bool
    created: int = Field(description="in seconds since 1970")


class BotChallengeMade(BotLine):
    """Somebody challenges the bot."""

    type: Literal["challenge"] = "challenge"
    challenge: BotChallenge


class BotChallengeCanceled(BotLine):
    """A challenge to the bot has been withdrawn, or nobody waits for its answer any more."""

    type: Literal["challengeCanceled"] = "challengeCanceled"
    challenge: BotChallenge


class BotChallengeDeclined(BotLine):
    """A challenge of the bot has been declined."""

    type: Literal["challengeDeclined"] = "challengeDeclined"
    challenge: BotChallenge


def described(row: sa.Row[Any]) -> BotChallenge:
    """Describe a challenge as it is stored."""
    return BotChallenge(
        id=row.id,
        status=STATUS[row.status],
        challenger=BotUser(name=row.challenger_name, is_bot=row.challenger_is_bot),
        dest_user=BotUser(name=row.challenged_name, is_bot=row.challenged_is_bot),
        game=row.game,
        options=json.loads(row.options),
        clock=clock_line(control_decoder.decode(row.control)),
        seat=row.seat,
        rated=row.is_rated,
        created=row.created,
    )


@dataclass
class Heard:
    """What a bot has heard of challenges: those to it that are open, and those of its own that were declined."""

    asked: dict[str, BotChallenge] = field(default_factory=dict)
    declined: set[str] = field(default_factory=set)

    def lines(self, account: str, rows: Sequence[sa.Row[Any]]) -> list[BotLine]:
        """Give what is new to a bot in all challenges that there are now."""
        told: list[BotLine] = []
        to_it = {row.id: row for row in rows if row.challenged == account}
        for id, row in to_it.items():
            if row.status == OPEN and id not in self.asked:
                self.asked[id] = described(row)
                told.append(BotChallengeMade(challenge=self.asked[id]))
        for id in [id for id in self.asked if id not in to_it or to_it[id].status != OPEN]:
            challenge = self.asked.pop(id)
            if id not in to_it:  # what the bot has answered, it knows
                canceled = challenge.model_copy(update={"status": "canceled"})
                told.append(BotChallengeCanceled(challenge=canceled))
        for row in rows:
            if row.challenger == account and row.status == DECLINED and row.id not in self.declined:
                self.declined.add(row.id)
                told.append(BotChallengeDeclined(challenge=described(row)))
        self.declined &= {row.id for row in rows}
        return told
