"""The addresses as they describe themselves: they answer as described, to what fits the description and to the rest."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from structlog.testing import capture_logs

from tests.amounts import amount
from tests.server.fuzzing import Quick
from tests.server.serving import PATIENCE, Server, run, serving

LEAST, MOST = amount(3, 60), amount(8, 60)
"""So often an address is asked at least and at most, rightly and wrongly: the more there is to say, the more often."""

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ANSWERED = {
    "GET /api/me",
    "GET /api/me/games",
    "GET /api/me/records",
    "POST /api/me/guest",
    "POST /api/tables",
    "POST /api/analysis",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/seats",
    "POST /api/tables/{table}/invites",
    "GET /api/tables/{table}/record",
    "POST /api/tables/{table}/analysis",
    "POST /api/me/tables/{table}/token",
    "PUT /api/me/puzzles",
    "GET /api/puzzles",
    "GET /api/puzzles/days",
    "POST /api/puzzles/solution",
    "POST /api/puzzles/check",
    "POST /api/pictures",
    "POST /api/codes",
    "POST /api/me/delete",
    "DELETE /api/sessions",
}
"""What must have gone well at least once, or nothing behind it has been reached."""

Operation = APIOperation[Any, Any, Any, Any]

OLD = {"style": "old", "match": "single"}
EXPERT = {"expert": True}
ADA = {"name": "Ada", "password": "correct horse battery"}
BEN = {"name": "Ben", "password": "battery horse correct"}


@dataclass
class Known:
    """What is there to be found: tables, who may sit at them, and somebody who is logged in."""

    session: str
    # A session that may end, and one of somebody whose account may be deleted.
    spare: str
    leaving: str
    tables: list[str]
    tokens: list[str]
    invites: list[str]
    positions: list[dict[str, Any]]


async def laid_out(server: Server) -> Known:
    """Lay tables of all kinds: waiting, played alone, with an engine, over."""
    leaving = (await server.http.post("/api/accounts", json=BEN)).cookies["yamabushi_session"]
    session = (await server.http.post("/api/accounts", json=ADA)).cookies["yamabushi_session"]
    spare = (await server.http.post("/api/sessions", json=ADA)).cookies["yamabushi_session"]
    me, friend, engine = {"kind": "me"}, {"kind": "open"}, {"kind": "engine", "level": 1}
    laid = [
        await server.lay("regality", options=OLD, seats=[me, me]),
        await server.lay("regality", options=OLD, seats=[me, engine]),
        await server.lay("himiki", options=EXPERT, seats=[me, friend], is_public=True),
        await server.lay("himiki", options={"mode": "teams"}, seats=[me, friend, friend, friend], is_public=True),
        await server.lay("yokai", seats=[friend, friend]),
        await server.lay("yokai", seats=[me, me]),
    ]
    async with server.at(laid[0]["table"], laid[0]["token"]) as client:
        await client.act("Ci@b2")
        await client.until("done")
        await client.send("offer", matter="resign")
        await client.until("happened")
    positions = []
    for one in laid:
        async with server.at(one["table"], one["token"]) as client:
            about = (await server.http.get(f"/api/tables/{one['table']}")).json()
            sight = {"position": client.view["position"], "seat": client.view["seat"]}
            positions.append({"game": about["game"], "options": about["options"], **sight})
    server.http.cookies.clear()
    return Known(
        session,
        spare,
        leaving,
        [one["table"] for one in laid],
        [one["token"] for one in laid],
        [invitation["invite"] for one in laid for invitation in one["invites"]],
        positions,
    )


def steered(case: Case[Any], known: Known, number: int) -> None:
    """Lead a case, more often than not, to something that is there.

    It is the case's number at its own address that says how: no other address changes what is tried here.
    """
    label = case.operation.label
    rng = random.Random(f"{label} {number}")
    chosen = rng.randrange(len(known.tables))
    if "table" in (case.path_parameters or {}) and rng.random() < 0.8:
        case.path_parameters = {**case.path_parameters, "table": known.tables[chosen]}
    if isinstance(case.body, dict):
        case.body = steered_body(dict(case.body), label, known, rng)
        if label == "POST /api/me/delete" and number % 5 == 2:  # some who are logged in were wrong before
            case.body["password"] = BEN["password"]
    if rng.random() < 0.6:
        case.headers["authorization"] = f"Bearer {known.tokens[chosen]}"
    if number % 5 < 3:
        session = {"DELETE /api/sessions": known.spare, "POST /api/me/delete": known.leaving}
        token = session.get(label, known.session)
        case.cookies = {**(case.cookies or {}), "yamabushi_session": token}


def steered_body(body: dict[str, Any], label: str, known: Known, rng: random.Random) -> dict[str, Any]:
    """Put names into a body that mean something."""
    sight = rng.choice(known.positions)
    if "game" in body and rng.random() < 0.7:
        body["game"], body["options"] = sight["game"], sight["options"] if rng.random() < 0.7 else {}
        if label == "POST /api/pictures" or (label == "POST /api/analysis" and rng.random() < 0.5):
            body["position"] = sight["position"]
        if label == "POST /api/pictures":
            body["seat"] = rng.choice([sight["seat"], None, body.get("seat")])
        if label == "POST /api/tables" and rng.random() < 0.7:
            body |= {"start": None, "source": None, "clock": {}}
            body["seats"] = None if rng.random() < 0.5 else [{"kind": "me"}] * rng.choice([1, 2, 4])
    if "source" in body and rng.random() < 0.3:
        body["source"] = {"table": rng.choice(known.tables), "version": rng.randrange(5)}
    if label == "POST /api/tables/{table}/seats" and rng.random() < 0.8:
        body["invite"] = rng.choice([None, *known.invites])
        body["seat"] = rng.choice([None, 0, 1, 2, 3])
    if label == "POST /api/tables/{table}/analysis" and rng.random() < 0.7:
        body["version"] = rng.choice([None, 0, 1, 2])
    if label.startswith("POST /api/puzzles") and rng.random() < 0.5:
        body["puzzle"] = rng.choice(["F01", "F02", "C4HKM/C2HKM par=1 headlock"])
        if rng.random() < 0.5:
            body.pop("position", None)
    if label == "POST /api/sessions" and rng.random() < 0.3:
        body |= ADA
    return body


def all_cases(description: dict[str, Any]) -> list[Case[Any]]:
    """Think of requests to every address: some that fit the description, and some that do not."""
    cases: list[Case[Any]] = []
    for found in schemathesis.openapi.from_dict(description).get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if operation.body or operation.path_parameters or operation.query:
            count = max(LEAST, min(MOST, 2 + 2 * said_in(description, operation)))
            cases += some_cases(operation, GenerationMode.POSITIVE, count)
            cases += some_cases(operation, GenerationMode.NEGATIVE, count)
        else:
            for _ in range(4):  # there is one way to ask, but who asks makes a difference
                cases += some_cases(operation, GenerationMode.POSITIVE, 1)
    return cases


def said_in(description: dict[str, Any], operation: Operation) -> int:
    """Count what can be said in a request to an address: a thing for each name."""
    described = description["paths"][operation.path][operation.method]
    count = len(described.get("parameters", ()))
    for content in described.get("requestBody", {}).get("content", {}).values():
        body = content["schema"].get("$ref", "").rpartition("/")[2]
        count += len(description["components"]["schemas"].get(body, {}).get("properties", ()))
    return count


def some_cases(operation: Operation, mode: GenerationMode, count: int) -> list[Case[Any]]:
    """Think of so many requests to one address, the same ones every time."""
    cases: list[Case[Any]] = []

    @seed(1)
    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def thought_of(case: Case[Any]) -> None:
        cases.append(case)

    thought_of()
    return cases


def sent(server: Server, known: Known, cases: list[Case[Any]]) -> tuple[Counter[tuple[str, int]], list[str]]:
    """Send all requests; count what came of them, and say what is not as described."""
    counted: Counter[tuple[str, int]] = Counter()
    odd: list[str] = []
    numbers: Counter[str] = Counter()
    with requests.Session() as session:
        session.trust_env = False  # no proxy leads to a server of our own
        for case in cases:
            steered(case, known, numbers[case.operation.label])
            numbers[case.operation.label] += 1
            session.cookies.clear()
            response = case.call(base_url=server.base, session=session, timeout=PATIENCE)
            counted[case.operation.label, response.status_code] += 1
            try:
                case.validate_response(response, checks=CHECKS)
            except FailureGroup as found:
                odd.append(str(found))
    return counted, odd


def test_every_address_answers_as_it_describes_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=Quick()) as server:
            known = await laid_out(server)
            mine = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            other = await server.join(mine["table"], invite=mine["invites"][0]["invite"])
            # Hypothesis wants nobody else to draw random numbers meanwhile, so this holds the server up.
            cases = all_cases((await server.http.get("/api/openapi.json")).json())
            with capture_logs() as logged:
                counted, odd = await asyncio.to_thread(sent, server, known, cases)
            assert not odd, "\n\n".join(odd[:20])
            went_well = {label for label, status in counted if 200 <= status < 300}
            assert went_well >= ANSWERED
            assert not [entry for entry in logged if entry["log_level"] == "error"]
            assert (await server.http.get("/ready")).json() == {"status": "ready"}
            assert (await server.http.get("/metrics")).status_code == 200
            async with server.at(mine["table"], mine["token"]) as ada, server.at(mine["table"], other["token"]) as ben:
                await ada.act("Ci@b2")
                await ben.until("happened")
                await ben.act(ben.view["actions"][0])
                await ada.until("happened", version=ben.version + 1)

    run(main(), patience=10 * PATIENCE)  # a thousand requests and more, one after the other


ODD_NAMES = ["a\0b", "\0", "\u202ebeN", "\u200b", "🎲", "\x7f"]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_names_that_nobody_has(tmp_path: Path, request: pytest.FixtureRequest, database: str) -> None:
    address = {} if database == "sqlite" else {"database": request.getfixturevalue("postgres")}

    async def main() -> None:
        async with serving(tmp_path, engines=Quick(), **address) as server:
            found: dict[tuple[str, str], int] = {}
            for name in ODD_NAMES:
                laid = await server.lay("regality", is_public=True, seats=[{"kind": "me"}, {"kind": "open"}])
                account = {"name": name, "password": "12345678"}
                asked: list[tuple[str, dict[str, Any]]] = [
                    (f"/api/tables/{laid['table']}/seats", {"name": name}),
                    ("/api/tables", {"game": "regality", "name": name}),
                    ("/api/accounts", account),
                    ("/api/sessions", account),
                ]
                for place, body in asked:
                    server.http.cookies.clear()
                    found[name, place] = (await server.http.post(place, json=body)).status_code
            await server.http.post("/api/accounts", json=ADA)
            for name in ODD_NAMES:
                answer = await server.http.put("/api/me/puzzles", json={"puzzle": name, "moves": 3})
                found[name, "/api/me/puzzles"] = answer.status_code
            assert not {what: status for what, status in found.items() if status not in (201, 204, 403, 422)}

    run(main())
