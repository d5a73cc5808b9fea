"""For whoever runs the server: is it alive, is it ready, what does it count; and what its messages look like."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel, Field

from yamabushi.engines.preparing import Preparation
from yamabushi.server.documents import Document
from yamabushi.server.modules import offered
from yamabushi.server.routes.common import REFUSALS, TheHall
from yamabushi.server.troubles import Trouble
from yamabushi.server.wire import messages

router = APIRouter(tags=["operations"], responses=REFUSALS)


@router.get("/health")
async def read_health() -> dict[str, str]:
    """Say that the process lives."""
    return {"status": "alive"}


@router.get("/ready")
async def read_readiness(hall: TheHall) -> dict[str, str]:
    """Say that tables can be read and stored, and how the live channel is; refused while either cannot be."""
    await hall.store.check()
    if hall.neighbours.is_alone:
        return {"status": "ready"}
    return {"status": "ready", "live": "down" if Trouble.LIVE in hall.troubles else "up"}


class SeenAddress(BaseModel):
    """Whom a request comes from, as the server counts it: for `yamabushi doctor`, which looks at proxies by it."""

    address: str
    scheme: str
    is_forwarded: bool = Field(description="whether a proxy has said whom it comes from")
    is_believed: bool = Field(description="whether the address is what the proxy has said")


@router.get("/api/address")
async def read_address(request: Request) -> SeenAddress:
    """Say what the server takes for the address of whoever asks, and by which scheme they came."""
    told = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",") if part.strip()]
    address = "?" if request.client is None else request.client.host
    return SeenAddress(address=address, scheme=request.url.scheme, is_forwarded=bool(told), is_believed=address in told)


class Compiled(BaseModel):
    """How far the rules and engines are compiled, which happens once; until then they are slower."""

    done: int
    total: int
    games: dict[str, bool] = Field(description="whether all that a game needs is compiled")


@router.get("/api/compiled")
async def read_compiled(request: Request) -> Compiled:
    """Say how far compiling is; all can be played meanwhile."""
    preparation: Preparation = request.app.state.preparation
    games = {name: preparation.is_ready(name) for name in preparation.units}
    return Compiled(done=preparation.done, total=preparation.total, games=games)


@router.get("/api/modules")
async def read_modules() -> dict[str, str]:
    """Say where the WebAssembly modules of games are with which a browser can think, and which of them are there."""
    return await asyncio.to_thread(offered)


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_metrics(hall: TheHall) -> Response:
    """Give what is counted, for Prometheus."""
    return Response(generate_latest(hall.metrics.registry), media_type=CONTENT_TYPE_LATEST)


MESSAGES = Document(lambda: json.dumps(messages(), separators=(",", ":")).encode())


@router.get("/api/messages", response_model=dict[str, Any])
async def read_messages(request: Request) -> Response:
    """Describe the messages of live play as JSON Schema."""
    return await MESSAGES.answer(request)


@router.get("/api/openapi.json", include_in_schema=False)
async def read_description(request: Request) -> Response:
    """Describe all addresses, and the messages of live play, as one OpenAPI document."""
    description: Document = request.app.state.description
    return await description.answer(request)
