"""The addresses as they describe themselves: whatever fits the description is answered as described, and so is what
does not fit it.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from structlog.testing import capture_logs

from tests.server.serving import InPlace, Server, run, serving
from yamabushi.server.engine_room import chosen, thought, warm_up

Result = TypeVar("Result")

SECONDS = 0.02
EXAMPLES = 24
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ANSWERED = {
    "GET /api/me",
    "POST /api/tables",
    "POST /api/analysis",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/seats",
    "POST /api/tables/{table}/invites",
    "GET /api/tables/{table}/record",
    "POST /api/tables/{table}/analysis",
    "POST /api/me/tables/{table}/token",
    "PUT /api/me/puzzles",
    "POST /api/pictures",
    "POST /api/codes",
}
"""What must have gone well at least once, or nothing behind it has been reached."""

OLD = {"style": "old", "match": "single"}
EXPERT = {"expert": True}


class Quick(InPlace):
    """Engines that think here, but not for long."""

    async def run(self, function: Callable[..., Result], *arguments: Any) -> Result:
        if function is chosen:
            arguments = (arguments[0], 1)
        elif function is thought:
            arguments = (arguments[0], 50, SECONDS)
        elif function is warm_up:
            arguments = ("regality",)
        return await super().run(function, *arguments)


@dataclass
class Known:
    """What is there to be found: tables, who may sit at them, and somebody who is logged in."""

    session: str
    account: dict[str, str]
    tables: list[str]
    tokens: list[str]
    invites: list[str]
    positions: list[dict[str, Any]]


async def laid_out(server: Server) -> Known:
    """Lay tables of all kinds: waiting, played alone, with an engine, over."""
    account = {"name": "Ada", "password": "correct horse battery"}
    session = (await server.http.post("/api/accounts", json=account)).cookies["yamabushi_session"]
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
        account,
        [one["table"] for one in laid],
        [one["token"] for one in laid],
        [invitation["invite"] for one in laid for invitation in one["invites"]],
        positions,
    )


def steered(case: Case[Any], known: Known, rng: random.Random) -> None:
    """Lead a case, more often than not, to something that is there."""
    number = rng.randrange(len(known.tables))
    if "table" in (case.path_parameters or {}) and rng.random() < 0.8:
        case.path_parameters = {**case.path_parameters, "table": known.tables[number]}
    if isinstance(case.body, dict):
        case.body = steered_body(dict(case.body), case.operation.label, known, rng)
    if rng.random() < 0.6:
        case.headers["authorization"] = f"Bearer {known.tokens[number]}"
    if rng.random() < 0.6 and case.operation.label != "DELETE /api/sessions":
        case.cookies = {**(case.cookies or {}), "yamabushi_session": known.session}


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
    if label == "POST /api/sessions" and rng.random() < 0.3:
        body |= known.account
    return body


def run_all(server: Server, known: Known) -> tuple[Counter[tuple[str, int]], list[str]]:
    """Send what fits the description of every address, and what does not; count what came of it, and say what is odd."""
    schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
    counted: Counter[tuple[str, int]] = Counter()
    odd: list[str] = []
    with requests.Session() as session:

        def send(case: Case[Any], rng: random.Random) -> None:
            steered(case, known, rng)
            session.cookies.clear()
            response = case.call(base_url=server.base, session=session, timeout=20)
            counted[case.operation.label, response.status_code] += 1
            try:
                case.validate_response(response, checks=CHECKS)
            except FailureGroup as found:
                odd.append(str(found))

        for found in schema.get_all_operations():
            operation = found.ok()
            send_some(operation, GenerationMode.POSITIVE, send)
            if takes_something(operation):
                send_some(operation, GenerationMode.NEGATIVE, send)
    return counted, odd


def takes_something(operation: APIOperation[Any, Any, Any, Any]) -> bool:
    return bool(operation.body or operation.path_parameters or operation.query)


def send_some(
    operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, send: Callable[[Case[Any], random.Random], None]
) -> None:
    """Send some cases of one address, the same ones every time."""
    rng = random.Random(f"{operation.label} {mode}")

    @seed(1)
    @settings(
        max_examples=EXAMPLES if takes_something(operation) else 4,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def sent(case: Case[Any]) -> None:
        send(case, rng)

    sent()


def test_every_address_answers_as_it_describes_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=Quick()) as server:
            known = await laid_out(server)
            mine = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            other = await server.join(mine["table"], invite=mine["invites"][0]["invite"])
            with capture_logs() as logged:
                counted, odd = await asyncio.to_thread(run_all, server, known)
            print(sorted(counted.items()))
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

    run(main())
