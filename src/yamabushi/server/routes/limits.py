"""As what each route is counted, for the address that asks. How often each may be asked for is in `guards.Limits`."""

from __future__ import annotations

from fastapi import Request

from yamabushi.server.doors import address_of
from yamabushi.server.guards import Limits

REQUEST = "request"
"""What `guards.Guard` counts every request as; a route that costs little is counted as nothing else."""

ROUTE_LIMITS = {
    "GET /": REQUEST,  # the files of the page
    "POST /api/accounts": "account",
    "GET /api/address": "read",
    "POST /api/analysis": "analysis",
    "GET /api/announcements": "read",
    "GET /api/bot/account": "bot",
    "POST /api/bot/challenge/ai": "bot",
    "GET /api/bot/game/stream/{table}": "bot",
    "POST /api/bot/game/{table}/chat": "bot",
    "POST /api/bot/game/{table}/claim-victory": "bot",
    "POST /api/bot/game/{table}/draw/{answer}": "bot",
    "POST /api/bot/game/{table}/join": "bot",
    "POST /api/bot/game/{table}/move": "bot",
    "POST /api/bot/game/{table}/move/{action:path}": "bot",
    "POST /api/bot/game/{table}/resign": "bot",
    "POST /api/bot/game/{table}/takeback/{answer}": "bot",
    "GET /api/bot/stream/event": "bot",
    "POST /api/challenge/{challenge}/accept": "bot",
    "POST /api/challenge/{challenge}/cancel": "bot",
    "POST /api/challenge/{challenge}/decline": "bot",
    "POST /api/challenge/{name}": "bot",
    "POST /api/challenges": "challenge",
    "DELETE /api/challenges/{challenge}": "join",
    "POST /api/challenges/{challenge}/accept": "join",
    "POST /api/codes": "read",
    "GET /api/compiled": "read",
    "GET /api/conduct": "read",
    "GET /api/games": "read",
    "GET /api/lessons/{game}": "read",
    "GET /api/lessons/{game}/examples": "read",
    "GET /api/lessons/{game}/tasks": "read",
    "POST /api/lessons/{game}/{course}/{step}": "lesson",
    "POST /api/lessons/{game}/{course}/{step}/previews": "lesson",
    "SOCKET /api/live": "socket",
    "GET /api/mail": "read",
    "GET /api/me": "read",
    "GET /api/me/blocks": "read",
    "PUT /api/me/blocks": "block",
    "POST /api/me/blocks/end": "block",
    "POST /api/me/bot": "account",
    "GET /api/me/bot/tokens": "read",
    "POST /api/me/bot/tokens": "account",
    "DELETE /api/me/bot/tokens/{number}": "account",
    "POST /api/me/delete": "login",
    "GET /api/me/export": "account",
    "GET /api/me/games": "read",
    "POST /api/me/guest": "join",
    "GET /api/me/mail": "read",
    "PUT /api/me/mail": "login",
    "PUT /api/me/name": "account",
    "PUT /api/me/password": "login",
    "PUT /api/me/push": "subscribe",
    "POST /api/me/push/end": "subscribe",
    "GET /api/me/puzzles": "read",
    "PUT /api/me/puzzles": "read",
    "GET /api/me/records": "account",
    "GET /api/me/tables": "read",
    "POST /api/me/tables/{table}/token": "join",
    "GET /api/messages": "read",
    "GET /api/modules": "read",
    "GET /api/openapi.json": "read",
    "POST /api/pictures": "read",
    "GET /api/players": "read",
    "GET /api/profile": "read",
    "GET /api/profile/games": "read",
    "GET /api/profile/history": "read",
    "GET /api/profile/tallies": "record",
    "GET /api/push": "read",
    "GET /api/puzzles": "read",
    "POST /api/puzzles/check": "puzzle",
    "GET /api/puzzles/days": "read",
    "POST /api/puzzles/draft": "sample",
    "POST /api/puzzles/line": "sample",
    "POST /api/puzzles/read": "sample",
    "POST /api/puzzles/solution": "puzzle",
    "POST /api/records/film": "film",
    "POST /api/records/line": "moments",
    "POST /api/records/previews": "moments",
    "POST /api/records/read": "record",
    "POST /api/records/threat": "moments",
    "POST /api/records/write": "record",
    "POST /api/recoveries": "account",
    "PUT /api/recoveries": "login",
    "POST /api/reports": "report",
    "POST /api/sample": "sample",
    "DELETE /api/seeks": "seek",
    "POST /api/seeks": "seek",
    "POST /api/seeks/now": "seek",
    "DELETE /api/sessions": "read",
    "POST /api/sessions": "login",
    "GET /api/tables": "read",
    "POST /api/tables": "table",
    "GET /api/tables/{table}": "read",
    "POST /api/tables/{table}/analysis": "analysis",
    "POST /api/tables/{table}/invites": "join",
    "SOCKET /api/tables/{table}/live": "socket",
    "GET /api/tables/{table}/record": "read",
    "POST /api/tables/{table}/sample": "sample",
    "POST /api/tables/{table}/seats": "join",
    "GET /api/tables/{table}/why/{version}": "read",
    "GET /api/tournaments": "read",
    "POST /api/tournaments": "table",
    "DELETE /api/tournaments/{tournament}": "join",
    "GET /api/tournaments/{tournament}": "read",
    "PUT /api/tournaments/{tournament}/games/{round_number}/{board}": "join",
    "POST /api/tournaments/{tournament}/players": "join",
    "DELETE /api/tournaments/{tournament}/players/{number}": "join",
    "POST /api/tournaments/{tournament}/rounds": "join",
    "POST /api/turns": "read",
    "SOCKET /api/watch": "socket",
    "GET /health": REQUEST,
    "GET /metrics": "read",
    "GET /modules": REQUEST,  # the modules with which browsers think
    "GET /ready": "read",
}
"""Every route, with its limit. A bot's and an account's own limits come on top of these, in the routes."""


async def charge_route(request: Request) -> None:
    """Count a request by its route.

    Raises:
        TooMuch: its address has asked too often.
    """
    limits: Limits = request.app.state.limits
    limit = ROUTE_LIMITS.get(f"{request.method} {request.scope['route'].path}", "read")
    if limit != REQUEST:
        limits.charge(limit, address_of(request.client))
