"""Tournaments as they are lived: held, begun, their rounds paired as soon as all games of the last one are over.

All that is decided here is read first, thought about, and then stored if the tournament is still what was read. So it
does not matter which process does it, how many try, or which of them is killed: a round is there whole, and once.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from yamabushi.core.errors import BadOption, IllegalAction, Refusal, Sentence
from yamabushi.core.game import Game
from yamabushi.core.pools import pool_of
from yamabushi.server import secrecy
from yamabushi.server.doors import allowed
from yamabushi.server.hall import Hall
from yamabushi.server.outside import game_at_table
from yamabushi.server.planning import NOT_RATED
from yamabushi.server.push.what import Push, What
from yamabushi.server.storage import competing, database
from yamabushi.server.storage import tournaments as stored
from yamabushi.server.storage.competing import Board, NewTournament, NextRound
from yamabushi.server.storage.placing import Sitter
from yamabushi.server.storage.stirring import Stirring
from yamabushi.server.storage.tournaments import Pairing, Player, StoredTournament
from yamabushi.server.storage.writer import Taken
from yamabushi.table.setting import Setting
from yamabushi.tournaments.games import LOSS, RESULTS, WIN, Kind, Pair, written
from yamabushi.tournaments.pairing import round_robin, rounds_of, swiss

NOT_FOR_TWO = Sentence("tournament-sides", "A tournament needs a game of two sides with equally many seats.")
NOT_YOURS = Sentence("tournament-organiser", "Only {name}, who organises this tournament, can do that.")
NOBODYS = Sentence("tournament-nobody", "Nobody can do that: whoever organised this tournament has gone.")
TOO_FEW = Sentence("tournament-few", "A tournament needs at least two players.")
NO_GAME = Sentence("tournament-game", "There is no such game, or it has ended.")

MOST_HELD = 4
"""So many tournaments that are not over may be held by one account."""

LOOK_EVERY = 2.0
"""How often, in seconds, it is looked for what is due: rounds, and games that nobody came to.

While none is played, only where somebody may have begun one.
"""

TRIES = 5
"""So often something is thought of again that has changed meanwhile."""

BYE, REST = written((WIN, LOSS)), written((LOSS, LOSS))
"""What counts without an opponent: a point, or nothing where everybody has a round off in turn."""


def team_size(game: Game) -> int:
    """Say how many play for an entrant.

    Raises:
        BadOption: the game is not played by two sides with as many seats each.
    """
    sides = game.sides
    of_first = sides.count(sides[0])
    # The first seat is one side's and the last the other's: results are read by that.
    if game.is_puzzle or sides[0] == sides[-1] or of_first != sides.count(sides[-1]) or 2 * of_first != len(sides):
        raise BadOption(NOT_FOR_TWO)
    return of_first


class Tournaments:
    """The tournaments of all processes, as one of them sees to them."""

    def __init__(self, hall: Hall, factor: float = 1.0) -> None:
        self.hall = hall
        self.store = hall.store
        self.most_held = allowed(MOST_HELD, factor)
        # Whether any is played, as far as we know; and who tells that one may have begun.
        self.are_any_on = True
        self.stirring = Stirring(hall.store.traces)
        # Nobody is late because this process was not there.
        self.opened = database.wall()
        # Told of a tournament that has changed.
        self.tell: Callable[[str], None] = lambda tournament: None

    async def go_on(self) -> None:
        """See to what is due, again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY * random.uniform(0.8, 1.2))
            if self.stirring.is_due() or self.are_any_on:
                with contextlib.suppress(Refusal):
                    await self.look()

    async def look(self) -> None:
        """See to what is due in all tournaments."""
        self.are_any_on = True  # until it is known that none is
        running = await self.store.read(stored.running_tournaments)
        self.are_any_on = bool(running)
        self.hall.metrics.tournaments.set(len(running))
        for tournament in running:
            with contextlib.suppress(Refusal):
                await self.see_to_games(tournament)
                await self.advance(tournament)

    def table_ended(self, table: str) -> None:
        """Take in that a game has ended, whatever it belongs to."""
        self.hall.duties.spawn(self._go_on_after(table))

    async def _go_on_after(self, table: str) -> None:
        with contextlib.suppress(Refusal):  # the next look finds it
            tournament = await self.store.read(partial(stored.tournament_at, table=table))
            if tournament is not None:
                self.tell(tournament)
                await self.advance(tournament)

    # What people do

    async def hold(self, new: NewTournament) -> None:
        """Hold a tournament.

        Raises:
            Refusal: it cannot be played like that, or whoever organises it holds too many.
        """
        game = game_at_table(new.game, **new.options)
        team_size(game)
        if new.is_rated and pool_of(new.game, game.options) is None:
            raise BadOption(NOT_RATED)
        checked = replace(new, options=dict(game.options), control=new.control.checked())
        await self.store.write(partial(competing.hold_tournament, new=checked, most=self.most_held))

    async def read(self, tournament: str) -> StoredTournament:
        """Read a tournament.

        Raises:
            NoTournament: there is none.
        """
        return await self.store.read(partial(stored.read_tournament, tournament=tournament))

    async def join(self, tournament: str, joining: competing.Joining) -> None:
        """Let somebody play.

        Raises:
            Refusal: the sentence says why not.
        """
        found = await self.read(tournament)
        size = team_size(game_of(found))
        change = partial(competing.join_tournament, tournament=tournament, joining=joining, team_size=size)
        await self.store.write(change)
        self.tell(tournament)

    async def withdraw(self, tournament: str, player: int) -> None:
        """Let a player go; a game of theirs that is on is lost.

        Raises:
            Refusal: they do not play there, or it is over.
        """
        await self.store.write(partial(competing.withdraw, tournament=tournament, number=player))
        self.tell(tournament)
        await self.see_to_games(tournament)

    async def call_off(self, tournament: str, account: str) -> None:
        """Throw a tournament away that has not begun.

        Raises:
            Refusal: it has begun, or is somebody else's.
        """
        require_organiser(await self.read(tournament), account)
        await self.store.write(partial(competing.call_off, tournament=tournament))
        self.tell(tournament)

    async def next_round(self, tournament: str, account: str) -> None:
        """Begin: the tournament, or its next round without waiting any longer.

        Raises:
            Refusal: it is somebody else's, or there are too few.
        """
        found = await self.read(tournament)
        require_organiser(found, account)
        if found.status == "open":
            await self._begin(tournament)
        else:
            await self.advance(tournament, is_asked=True)

    async def decide(self, tournament: str, account: str, place: tuple[int, int], result: str) -> None:
        """End a game, as whoever organises the tournament says; `place` is its round and board.

        Raises:
            Refusal: it is somebody else's, or there is no such game.
        """
        found = await self.read(tournament)
        require_organiser(found, account)
        pairing = next((one for one in found.now if (one.round, one.board) == place and one.result is None), None)
        if pairing is None:
            raise IllegalAction(NO_GAME)
        sides = game_of(found).sides
        is_lost_by_first = RESULTS[result][0] == LOSS
        await self._end(pairing, sides[0] if is_lost_by_first else sides[-1], is_draw=result == "1/2-1/2")

    # Rounds

    async def _begin(self, tournament: str) -> None:
        """Begin a tournament.

        Raises:
            Refusal: it has begun, or there are too few.
        """
        for _ in range(TRIES):
            found = await self.read(tournament)
            if found.status != "open":
                return
            teams, left_out = gathered(found.players, team_size(game_of(found)))
            if len(teams) < 2:
                raise IllegalAction(TOO_FEW)
            order = await self._seeded(found, teams)
            teams = {entrant: teams[entrant] for entrant in order}
            if await self._begin_round(found, teams, left_out):
                return

    async def _seeded(self, found: StoredTournament, teams: Mapping[int, Sequence[Player]]) -> list[int]:
        """Put entrants in an order: by what is known of their ratings, and by lot where that is the same."""
        pool = pool_of(found.game, found.options)
        by_lot = [list(teams)[number] for number in secrecy.shuffled(len(teams))]
        if pool is None:
            return by_lot
        members = {entrant: [player.account for player in players] for entrant, players in teams.items()}
        strengths = await self.store.read(partial(stored.strengths_of, members=members, pool=pool))
        return sorted(by_lot, key=lambda entrant: -strengths[entrant])

    async def advance(self, tournament: str, *, is_asked: bool = False) -> None:
        """Begin the next round, or end the tournament, if that is due."""
        for _ in range(TRIES):
            found = await self.read(tournament)
            if found.status != "running" or not found.is_round_over:
                return
            if found.next_at is None or sum(not one.is_out for one in found.entrants) < 2:
                change = partial(competing.end_tournament, tournament=tournament, version=found.version)
                if await self.store.write(change):
                    self.tell(tournament)
                    return
                continue
            is_due = is_asked or database.wall() >= found.next_at
            if not is_due or await self._begin_round(found, teams_of(found), ()):
                return

    async def _begin_round(
        self, found: StoredTournament, teams: Mapping[int, Sequence[Player]], left_out: Sequence[int]
    ) -> bool:
        """Pair a round and begin it; False if the tournament has changed meanwhile."""
        game = game_of(found)
        pairs = await asyncio.to_thread(pairs_of, found, list(teams))  # a second or so, if they are many
        boards = [board_for(found, pair, teams, game.sides) for pair in pairs]
        new = NextRound(
            found.version,
            found.round + 1,
            found.rounds or rounds_of(found.kind, len(teams), found.wished_rounds),
            boards,
            {entrant: [player.number for player in members] for entrant, members in teams.items()}
            if found.status == "open"
            else {},
            left_out,
        )
        change = partial(
            competing.begin_round,
            tournament=found.id,
            setting=Setting(game, found.control, is_rated=found.is_rated, is_in_tournament=True),
            new=new,
            draw=self.hall.services.draw,
            is_public=found.is_public,
        )
        try:
            has_begun = await self.store.write(change)
        except Taken:  # another process has begun it
            return False
        if has_begun:
            self.tell(found.id)
            for board in boards:
                if board.table is not None:
                    await self.hall.attend(board.table)
                    self._push_round(found, new.number, board)
        return has_begun

    def _push_round(self, found: StoredTournament, number: int, board: Board) -> None:
        """Send push messages to those whose game of a round begins."""
        names: dict[str, str | int] = {"tournament": found.name, "number": number}
        for one in board.sitters:
            if one.account is not None:
                push = Push(What.ROUND, found.game, f"t={board.table}", f"round {found.id}", names)
                self.hall.services.push(one.account, push)

    # Games

    async def see_to_games(self, tournament: str) -> None:
        """End the games of those who have withdrawn, and of those who do not come."""
        found = await self.read(tournament)
        if found.status != "running":
            return
        sides = game_of(found).sides
        gone = {one.number for one in found.entrants if one.is_out}
        for one in found.now:
            if one.result is not None or one.table is None:
                continue
            if one.first in gone or one.second in gone:
                await self._end(one, sides[0] if one.first in gone else sides[-1])
            elif not found.control.is_correspondence:
                await self._end_if_nobody_comes(one, found.patience)

    async def _end_if_nobody_comes(self, pairing: Pairing, patience: int) -> None:
        """End a game against a side whose first decision has been due for too long."""
        since = max(self.opened, pairing.last or 0)
        if database.wall() - since < patience or pairing.table is None:
            return
        room = await self.hall.room(pairing.table)
        decider = room.table.decider
        if decider is not None and not room.table.has_decided(side := room.table.game.sides[decider]):
            await self._end(pairing, side)

    async def _end(self, pairing: Pairing, side: int, *, is_draw: bool = False) -> None:
        """End a game at its table: the result is noted with it."""
        if pairing.table is None:
            return
        room = await self.hall.room(pairing.table)
        with contextlib.suppress(Taken):  # the game has gone on meanwhile; if it is still due, the next look finds it
            async with room.turn():
                await room.commit(room.table.forfeit(side, room.spent(), is_draw=is_draw))


def game_of(found: StoredTournament) -> Game:
    """Give the game that a tournament is played in."""
    return game_at_table(found.game, **found.options)


def require_organiser(found: StoredTournament, account: str) -> None:
    """Make sure that it is the organiser who asks.

    Raises:
        IllegalAction: it is somebody else, or there is none any more.
    """
    if found.organiser_name is None:
        raise IllegalAction(NOBODYS)
    if found.organiser != account:
        raise IllegalAction(NOT_YOURS, name=found.organiser_name)


def gathered(players: Sequence[Player], size: int) -> tuple[dict[int, list[Player]], list[int]]:
    """Say who plays for which entrant, and which entrants are left out.

    Whoever has come without a partner is given one, in the order in which they came; if one is left over, they cannot
    play.
    """
    teams: dict[int, list[Player]] = {}
    for player in players:
        teams.setdefault(player.entrant, []).append(player)
    short = [entrant for entrant, members in teams.items() if len(members) < size]
    left_out = []
    while short:
        entrant = short.pop(0)
        while short and len(teams[entrant]) < size:
            left_out.append(other := short.pop(0))
            teams[entrant] += teams.pop(other)
        if len(teams[entrant]) < size:
            del teams[entrant]
            left_out.append(entrant)
    return teams, left_out


def teams_of(found: StoredTournament) -> dict[int, list[Player]]:
    """Give all who were there when it began, in the order of their seeds, each with its players."""
    seeded = sorted((one for one in found.entrants if one.seed), key=lambda one: one.seed)
    return {one.number: [player for player in found.players if player.entrant == one.number] for one in seeded}


def pairs_of(found: StoredTournament, entrants: Sequence[int]) -> list[Pair]:
    """Pair the next round; `entrants` are all who were there when it began, in the order of their seeds."""
    out = {one.number for one in found.entrants if one.is_out}
    if found.kind == Kind.SWISS:
        return swiss([entrant for entrant in entrants if entrant not in out], found.outcomes)
    return round_robin(entrants, is_double=found.kind == Kind.DOUBLE_ROUND_ROBIN)[found.round]


def board_for(
    found: StoredTournament, pair: Pair, teams: Mapping[int, Sequence[Player]], sides: Sequence[int]
) -> Board:
    """Say who sits where in a game, or what counts where there is none: a point against whoever has withdrawn."""
    out = {one.number for one in found.entrants if one.is_out}
    if pair.second is None:
        is_point = found.kind == Kind.SWISS and pair.first not in out
        return Board(pair.first, None, None, (), BYE if is_point else REST)
    if pair.first in out or pair.second in out:
        present = pair.second if pair.first in out else pair.first
        return Board(present, None, None, (), REST if present in out else BYE)
    members = {sides[0]: iter(teams[pair.first]), sides[-1]: iter(teams[pair.second])}
    sitters = [sitter(next(members[side])) for side in sides]
    return Board(pair.first, pair.second, secrecy.new_id(), sitters, None)


def sitter(player: Player) -> Sitter:
    """Say how a player sits down at a table."""
    return Sitter(player.name, player.account, player.hash)
