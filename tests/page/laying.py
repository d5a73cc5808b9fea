"""Lay tables without the page: by a request, and remembered where the page looks for them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import httpx

from tests.server.serving import PATIENCE
from yamabushi.words import worded

if TYPE_CHECKING:
    from tests.page.browsing import Visitor

PLACES = {"HI MI KI": "himiki", "Terres de Yokai": "yokai", "Regality vs. Religion": "regality"}
"""What stands for a game in an address."""

LEVELS = {worded("en", f"level-{level}"): level for level in range(1, 9)}
"""The engines, by what the page calls them."""

# A small file of the server: whoever has opened it can remember tables before the page is loaded.
QUIET = "type-licence.txt"

# Remembers a table as the page does.
REMEMBER = """(own) => {
  const others = JSON.parse(localStorage.getItem("yamabushi-tables") ?? "[]");
  localStorage.setItem("yamabushi-tables", JSON.stringify([own, ...others]));
}"""


def lay_at(
    person: Visitor, game: str, start: str | None = None, level: int = 2, others: int = 1, **options: Any
) -> str:
    """Lay a table at a position, for the first seat, against an engine or several; without a position, at the start.

    The page knows of it once it is loaded.
    """
    seats = [{"kind": "me", "level": 3}] + [{"kind": "engine", "level": level}] * others
    table = {"game": game, "options": options, "start": start, "seats": seats}
    answer = httpx.post(f"{person.base}/api/tables", json=table, verify=False, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    own = {
        "id": laid["table"],
        "token": laid["token"],
        "seats": laid["seats"],
        "game": game,
        "options": options,
        "against": {"key": f"level-{level}"},
        "when": time.time() * 1000,
        "isOver": False,
    }
    if not person.page.url.endswith(QUIET):
        person.page.goto(f"{person.base}/{QUIET}")
    person.page.evaluate(REMEMBER, own)
    table_id: str = laid["table"]
    return table_id


def sit_at(person: Visitor, game: str, start: str | None = None, level: int = 2, **options: Any) -> None:
    """Sit down at a position, or at the start, as the first seat, against an engine."""
    person.go(f"t={lay_at(person, game, start, level, **options)}")
    person.at_table()
