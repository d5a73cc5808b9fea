"""Put the server together."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache, partial
from os import PathLike, stat_result
from pathlib import Path

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import Scope

import yamabushi
from yamabushi.core.errors import BadOption, BadPosition, BadRecord, BadSeat, Refusal, Sentence
from yamabushi.core.registry import games
from yamabushi.engines.preparing import Preparation, served_units
from yamabushi.kernels.entries import compiled_by_others
from yamabushi.puzzles.solver import puzzle_units
from yamabushi.server import entering, wire
from yamabushi.server.accounts import Accounts, WrongPassword
from yamabushi.server.bans import Banned
from yamabushi.server.beats import Beats
from yamabushi.server.bots.streams import Bots
from yamabushi.server.community import Community
from yamabushi.server.documents import Document, Files
from yamabushi.server.doors import Doors
from yamabushi.server.engine_room import EngineRoom, Pool, Ray, made_ready
from yamabushi.server.gallery import Gallery
from yamabushi.server.guards import MALFORMED, Guard, Limits, TooMuch, problem
from yamabushi.server.hall import Hall, NoTable
from yamabushi.server.holding import Holding
from yamabushi.server.live import Live, Valkey
from yamabushi.server.lobby import Lobby
from yamabushi.server.mail import mail_of
from yamabushi.server.modules import ADDRESS, Modules, make_missing
from yamabushi.server.news.announcements import AnnouncementTopic
from yamabushi.server.news.lobby import LobbyTopic
from yamabushi.server.news.me import MeTopic
from yamabushi.server.news.tournaments import TournamentTopic
from yamabushi.server.pairing import Pairing
from yamabushi.server.push.sealing import require_usable
from yamabushi.server.push.sending import Sending
from yamabushi.server.routes import (
    bot_challenges,
    bots,
    explaining,
    films,
    lessons,
    meeting,
    operations,
    own,
    people,
    players,
    push,
    puzzles,
    records,
    recovery,
    tables,
    thinking,
    tournaments,
    turns,
)
from yamabushi.server.routes import (
    community as civility,
)
from yamabushi.server.routes.common import NotKnown
from yamabushi.server.routes.limits import charge_route
from yamabushi.server.settings import Settings
from yamabushi.server.storage.database import address_of
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.tournaments import NoTournament
from yamabushi.server.storage.writer import Restored, Unavailable
from yamabushi.server.sweeping import Sweeping, short_pauses
from yamabushi.server.tournaments import Tournaments
from yamabushi.words import best_language, refusal_in

NO_PAGE = Sentence("request-nothing", "There is nothing at that address.")

PAGE = Path(__file__).parent / "page"

ROUTERS = [
    tables.router,
    explaining.router,
    records.router,
    films.router,
    lessons.router,
    puzzles.router,
    people.router,
    own.router,
    players.router,
    push.router,
    turns.router,
    recovery.router,
    meeting.router,
    tournaments.router,
    civility.router,
    thinking.router,
    operations.router,
    bot_challenges.router,
    bots.own_router,
    bots.router,
]
"""All routes of the API, in the order in which they are described; each has its limit in `routes/limits.py`."""

NOTHING_THERE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Yamabushi</title>
<main><h1><a href="/">Yamabushi</a></h1><p>{sentence}</p></main>
</html>
"""

STATUS: list[tuple[type[Refusal], int]] = [
    (TooMuch, 429),
    (NotKnown, 401),
    (Banned, 403),
    (WrongPassword, 403),
    (NoTable, 404),
    (NoTournament, 404),
    (Unavailable, 503),
    (Restored, 503),
    (BadOption, 422),
    (BadPosition, 422),
    (BadRecord, 422),
    (BadSeat, 422),
]
"""What each kind of refusal is called over HTTP; any other one is 409."""


def create_app(settings: Settings, *, engines: EngineRoom | None = None, live: Live | None = None) -> FastAPI:
    """Make the app.

    Raises:
        BadOption: something in the settings cannot be used.
        Unavailable: the database cannot be opened.
    """
    if settings.push is not None:
        require_usable(settings.push)
    if settings.conduct is not None:
        civility.conduct_in(settings.conduct)
    thinkers, others = engines or engine_room(settings), live or live_of(settings)
    storage = Store(address_of(settings.database, settings.data))
    community = Community(storage)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(0.0005)  # with the default of 5 ms the writer's thread starves
        hall = Hall(storage, thinkers, others, engine_pause=settings.engine_pause)
        app.state.hall = hall
        if settings.database is None:
            hall.metrics.watch_disk(settings.data)
        hall.news.register(LobbyTopic(storage, app.state.lobby), MeTopic(storage), TournamentTopic(storage))
        hall.news.register(AnnouncementTopic(lambda: community.announcements))
        app.state.pairing = Pairing(hall, settings.factor)
        app.state.doors.count_with(hall.metrics.turned_away, hall.metrics.unread)
        app.state.accounts = Accounts(storage)
        app.state.gallery = Gallery(hall, settings.factor)
        hall.services.changed = app.state.gallery.happened
        app.state.sending = sending_of(settings, hall, app.state.limits)
        app.state.tournaments = Tournaments(hall, settings.factor)
        app.state.tournaments.tell = partial(hall.news.changed, "tournament")
        hall.services.ended = app.state.tournaments.table_ended
        await hall.open()
        if app.state.sending is not None:
            app.state.sending.start(hall.duties.spawn)
        hall.duties.spawn(app.state.tournaments.go_on())
        await app.state.community.look(hall)

        def send_away_ended() -> None:
            hall.duties.spawn(hall.news.close_ended(app.state.accounts.open_sessions))

        def look_at_notices() -> None:
            hall.duties.spawn(community.look_at_once(hall))

        app.state.community.listeners.append(send_away_ended)
        hall.look_at_notices = look_at_notices
        hall.duties.spawn(app.state.community.go_on(hall))
        app.state.bots = Bots(hall, app.state.community)
        app.state.pairing.bots_here = app.state.bots.events.keys
        hall.duties.spawn(app.state.bots.go_on())
        app.state.preparation = preparation_of_all()
        app.state.preparation.start()
        hall.duties.spawn(make_missing(app.state.preparation, hall.services.logger.warning))
        hall.duties.spawn(made_ready(hall.engines))
        hall.duties.spawn(app.state.pairing.go_on())
        hall.duties.spawn(Sweeping(app.state.doors).go_on())
        try:
            with compiled_by_others(), short_pauses():
                yield
        finally:
            app.state.preparation.close()
            await hall.close()
            if app.state.sending is not None:
                app.state.sending.close()
            app.state.accounts.close()
            storage.close()

    async def refuse_banned(address: str) -> None:
        await community.catch_up(app.state.hall)
        community.require(None, address)

    app = app_with_routes(lifespan)
    app.state.settings = settings
    app.state.limits = Limits(settings.factor)
    app.state.mail = mail_of(settings)
    app.state.doors = Doors(settings.factor, settings.proxies)
    app.state.beats = Beats()
    app.state.lobby = Lobby(settings.factor)
    app.state.holding = Holding(settings.factor)
    app.state.counts = Counter()
    app.state.community = community
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, not_found)
    app.mount(ADDRESS, Modules(), name="modules")
    if (PAGE / "index.html").is_file():
        app.mount("/", Page(directory=PAGE, html=True), name="page")
    else:
        app.router.add_route("/", not_built, include_in_schema=False)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["authorization", "content-type"],
        )
    app.add_middleware(
        Guard,
        limits=app.state.limits,
        origins=settings.origins,
        live=entering.live,
        doors=app.state.doors,
        refuse_banned=refuse_banned,
        is_secure=settings.is_secure,
    )
    return app


class Page(Files):
    """The page, as it was built.

    What lies in `assets` has a hash of itself in its name, so that a browser keeps it; of all else it asks each time
    whether its copy is still the newest.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Send a file; the page itself is at `/` only: no redirect leads there, since it would be made from Host."""
        response = await super().get_response(path, scope)
        if isinstance(response, RedirectResponse):
            raise HTTPException(404)
        return response

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Send a file."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_named_by_hash = Path(full_path).is_relative_to(PAGE.resolve() / "assets")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if is_named_by_hash else "no-cache"
        return response


async def not_built(_request: Request) -> Response:
    """Answer in the place of a page that was never built."""
    return PlainTextResponse("The page is not built yet; build it with: make page\n", 503)


def app_with_routes(lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None) -> FastAPI:
    """Make an app with all addresses, and nothing behind them yet."""
    app = FastAPI(
        title="Yamabushi",
        version=yamabushi.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # `operations` answers with bytes that are made once
        dependencies=[Depends(charge_route)],
        redirect_slashes=False,  # a redirect would name the Host that the request names
    )
    for router in ROUTERS:
        app.include_router(router)
    app.openapi = cache(partial(wire.document, app))  # type: ignore[method-assign]
    app.state.description = Document(lambda: json.dumps(app.openapi(), separators=(",", ":")).encode())
    return app


def preparation_of_all() -> Preparation:
    """Say what has to be compiled for all that can be played here, the solver of puzzles with the game they are of."""
    return Preparation({name: served_units(name, puzzle_units(name)) for name in games()})


def engine_room(settings: Settings) -> EngineRoom:
    """Find the place where engines think."""
    return Pool(settings.engines) if settings.ray is None else Ray(settings.ray)


def sending_of(settings: Settings, hall: Hall, limits: Limits) -> Sending | None:
    """Make what sends push messages, and let rooms use it; none where the host has not turned it on."""
    if settings.push is None:
        return None
    sending = Sending(hall.store, limits, hall.metrics, settings.push, within=settings.push_within)
    hall.services.push, hall.services.push_to_seat = sending.push, sending.push_to_seat
    return sending


def live_of(settings: Settings) -> Live | None:
    """Find the way that processes tell each other; none if there is only one."""
    return None if settings.live is None else Valkey(settings.live)


async def refused(request: Request, refusal: Exception) -> JSONResponse:
    """Answer with a refusal."""
    assert isinstance(refusal, Refusal)
    status = next((status for kind, status in STATUS if isinstance(refusal, kind)), 409)
    return problem(refusal, status, request.headers)


async def malformed(request: Request, found: Exception) -> JSONResponse:
    """Answer to a request that is not as described."""
    assert isinstance(found, RequestValidationError)
    first = found.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(Refusal(MALFORMED, problem=f"{where}: {first['msg']}"), 422, request.headers)


async def not_found(request: Request, found: Exception) -> Response:
    """Answer to a request for what is not there: whoever came with a browser finds the way home."""
    assert isinstance(found, HTTPException)
    is_visitor = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if found.status_code == 404 and is_visitor:
        language = best_language(request.headers.get("accept-language"))
        said = refusal_in(language, Refusal(NO_PAGE))
        headers = {"content-language": language, "vary": "accept, accept-language"}
        return HTMLResponse(NOTHING_THERE.format(language=language, sentence=said), 404, headers)
    sentence = NO_PAGE if found.status_code == 404 else MALFORMED
    arguments = {} if found.status_code == 404 else {"problem": str(found.detail)}
    answer = problem(Refusal(sentence, **arguments), found.status_code, request.headers)
    for name, value in (found.headers or {}).items():
        answer.headers[name] = value
    return answer
