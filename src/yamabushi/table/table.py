"""A table: what its entries add up to, and which entries a wish would add.

Every wish is a method that changes nothing: it gives the entries to be stored, each with the table after it, or refuses
with a sentence. Only `after` makes the table that follows, and it is the same whether an entry is new or replayed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from yamabushi.core.errors import IllegalAction, Refusal, Sentence
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.table.agreeing import ALONE, NOTHING_TO_UNDO, RATED, consequence, needed, opponents, require_offer
from yamabushi.table.clocks import Clock, new_clock, passed_to
from yamabushi.table.events import (
    MOVES,
    Abandon,
    Act,
    AnyEvent,
    Begin,
    Casual,
    Chance,
    Close,
    Decline,
    Entry,
    Matter,
    Offer,
    Penalty,
    Rematch,
    Replace,
    Resume,
    Rewind,
)
from yamabushi.table.following import following
from yamabushi.table.giving_up import given_up
from yamabushi.table.moments import Moment
from yamabushi.table.results import Reason, Result
from yamabushi.table.seats import Seat, SeatKind, is_local
from yamabushi.table.setting import Setting

NOT_BEGUN = Sentence("table-waiting", "The game has not begun: a seat is still open.")
IS_OVER = Sentence("table-over", "The game is over.")
IS_PAUSED = Sentence("table-paused", "The game is paused; go on first.")
NOT_PAUSED = Sentence("table-not-paused", "The game is not paused.")
NOT_YOURS = Sentence("table-turn", "It is not your turn; {who} is to move.")
NO_OFFER = Sentence("table-no-offer", "There is no such offer.")
NO_UNDO = Sentence("table-undo", "Undo is for games against the computer or on one screen; ask for a takeback instead.")
NOT_AWAY = Sentence("table-not-away", "Nobody on the other side has been away long enough; wait another {seconds} s.")
STALE = Sentence("table-stale", "The game has moved on; this is the position now.")
PARTNER = Sentence("table-partner", "Only the side that talked, or a referee who does not play, can give that penalty.")
NO_PENALTY = Sentence("table-no-penalty", "There are no penalties in this game.")

CLAIM_AFTER = 120
"""After so many seconds without anybody of a side, the other side may claim the game."""

REPLACEMENT = 4
"""The level of an engine that takes a seat of somebody who has left."""

Drawing = Callable[[State], str]
"""Draws what chance says in a position."""


class Stale(Refusal):
    """Refuse a decision about a position that is no more."""


class Step(NamedTuple):
    """An entry to be, and the table after it."""

    entry: Entry
    after: Table


class Table(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A table after some entries."""

    setting: Setting
    seats: tuple[Seat, ...]
    now: Moment
    clock: Clock | None
    version: int = 0
    # The last version that changed the position or ended the game: decisions about anything older are stale.
    moved: int = 0
    has_begun: bool = False
    is_paused: bool = False
    result: Result | None = None
    # Who has agreed to what, in order; the first has offered it.
    offers: Mapping[Matter, tuple[int, ...]] = {}
    # What chance has said, in order; kept across undo, so that taking back is no second chance.
    chance: tuple[str, ...] = ()
    # How many moves were taken back, by the number of moves before them.
    undone: Mapping[int, int] = {}
    # The table of the rematch.
    next: str | None = None
    # Whether something has happened after which the game does not count for ratings.
    is_casual: bool = False

    @classmethod
    def laid(cls, setting: Setting, seats: Sequence[Seat], entries: Iterable[Entry] = ()) -> Table:
        """Lay a table, and replay what has happened there.

        Raises:
            BadPosition: the start is no position of the game.
        """
        clock = new_clock(setting.control, len(setting.game.seats))
        return cls(setting, tuple(seats), Moment(0, setting.first()), clock).after_all(entries)

    # Questions

    @property
    def state(self) -> State:
        """The position."""
        return self.now.state

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setting.game

    @property
    def is_local(self) -> bool:
        """Tell whether one person plays, or several on one screen."""
        return is_local(self.seats)

    @property
    def is_for_rating(self) -> bool:
        """Tell whether the game counts for ratings if it is played, and whether a rematch would."""
        return self.setting.is_rated and not self.is_casual

    @property
    def is_rated(self) -> bool:
        """Tell whether the game counts for ratings, as it stands: not if it ended before every side had moved."""
        return self.is_for_rating and (self.result is None or self.have_all_moved)

    @property
    def have_all_moved(self) -> bool:
        """Tell whether every side has made a move that stands; set-up is no move."""
        return self.now.sides == self.setting.all_sides

    @property
    def is_abortable(self) -> bool:
        """Tell whether a side that gives up now aborts the game instead of losing it."""
        setting = self.setting
        is_on = self.has_begun and self.result is None
        return is_on and not self.have_all_moved and not setting.is_in_tournament and setting.all_sides > 1

    @property
    def decider(self) -> int | None:
        """The seat that everybody is waiting for, if any."""
        if not self.has_begun or self.result is not None or self.is_paused:
            return None
        seat = self.now.state.seat
        return None if seat == CHANCE else seat

    @property
    def engine_to_move(self) -> int | None:
        """The seat of the engine that everybody is waiting for, if it is one."""
        seat = self.decider
        return seat if seat is not None and self.seats[seat].kind == SeatKind.ENGINE else None

    def last_decision(self, seat: int) -> Moment | None:
        """Give the moment that a seat can ask to have back: its last decision, or a penalty if that came just now."""
        if isinstance(self.now.event, Penalty):
            return self.now
        moment: Moment | None = self.now
        while moment is not None and not (isinstance(moment.event, Act) and moment.event.seat == seat):
            moment = moment.before
        return moment

    def last_turn(self, seats: Sequence[int]) -> Moment | None:
        """Give the moment of the last thing that was done while one of these seats was to decide.

        A penalty counts, and one that came just now is the last thing whoever was to decide.
        """
        if isinstance(self.now.event, Penalty):
            return self.now
        return next((moment for moment in reversed(self.now.line()) if moment.decider in seats), None)

    # Wishes

    def begin(self, draw: Drawing) -> tuple[Step, ...]:
        """Begin, if all seats are taken; nothing if not."""
        if self.has_begun or any(seat.kind == SeatKind.OPEN for seat in self.seats):
            return ()
        return self._unfolded(Begin(), 0, draw)

    def act(self, seat: int, action: str, version: int, spent: int, draw: Drawing) -> tuple[Step, ...]:
        """Let a seat decide.

        Raises:
            Refusal: it may not, or not this; `Stale` if it was about an earlier position.
        """
        if not self.moved <= version <= self.version:
            raise Stale(STALE)
        self.require_play()
        if seat != self.state.seat:
            raise IllegalAction(NOT_YOURS, who=self._who(self.state.seat))
        if action not in self.state.actions:
            self.state.play(action)  # refuses, and says why
        return self._unfolded(Act(seat, action), spent, draw)

    def pending_chance(self, draw: Drawing) -> tuple[Step, ...]:
        """Let chance speak, where a stop came between a decision and what follows; nothing if it is not its turn."""
        if not self.has_begun or self.result is not None or self.state.seat != CHANCE:
            return ()
        return self._unfolded(Chance(self._drawn(draw)), 0, draw)

    def flag(self, spent: int) -> tuple[Step, ...]:
        """End the game, if the time of the seat to decide is up; nothing if not."""
        if self.clock is None or self.decider is None or not self.clock.is_flagged(spent):
            return ()
        return self._entries([given_up(self, self.game.sides[self.decider], Reason.TIME)], spent)

    def penalty(self, by: int | None, side: str, spent: int) -> tuple[Step, ...]:
        """Give a point against a side; `by` is a seat, or None for a referee who does not play.

        Raises:
            Refusal: it cannot be given, or not by this one.
        """
        if not self.game.penalties:
            raise IllegalAction(NO_PENALTY)
        self.require_play()
        is_free = self.is_local and not self.is_rated
        if by is not None and not is_free and self.game.penalties.get(side) != self.game.sides[by]:
            raise IllegalAction(PARTNER)
        self.state.recorded(f"penalty:{side}")
        return self._entries([Penalty(side)], spent)

    def offer(self, seat: int, matter: Matter, spent: int) -> tuple[Step, ...]:
        """Offer something, or agree to it; what all agree to happens at once. A rematch is for the server to lay.

        Raises:
            Refusal: that cannot be offered here.
        """
        require_offer(self, seat, matter)
        agreed = self.offers.get(matter, ())
        if seat in agreed:
            return ()
        events: list[AnyEvent] = [Offer(seat, matter)]
        if set(needed(self, seat, matter)) <= {*agreed, seat}:
            events += consequence(self, matter, (*agreed, seat)[0])
        return self._entries(events, spent)

    def is_agreed(self, matter: Matter) -> bool:
        """Tell whether all who must have agreed to something that was offered."""
        agreed = self.offers.get(matter, ())
        return bool(agreed) and set(needed(self, agreed[0], matter)) <= set(agreed)

    def decline(self, seat: int, matter: Matter, spent: int) -> tuple[Step, ...]:
        """Decline or withdraw what was offered.

        Raises:
            Refusal: there is no such offer.
        """
        if not self.offers.get(matter) or seat not in needed(self, self.offers[matter][0], matter):
            raise IllegalAction(NO_OFFER)
        return self._entries([Decline(seat, matter)], spent)

    def resume(self, spent: int) -> tuple[Step, ...]:
        """Go on after a pause; anybody who plays may want that.

        Raises:
            Refusal: it is not paused.
        """
        if not self.is_paused or self.result is not None:
            raise IllegalAction(NOT_PAUSED)
        return self._entries([Resume()], spent)

    def undo(self, seats: Sequence[int], spent: int, back: int | None = None) -> tuple[Step, ...]:
        """Go back to the last decision of some seats, where nobody else plays, or to an earlier version.

        Raises:
            Refusal: somebody else plays, or there is nothing to go back to.
        """
        if not self.is_local:
            raise IllegalAction(NO_UNDO)
        if self.is_for_rating:
            raise IllegalAction(RATED)
        decision = self.last_turn(seats)
        if decision is None or decision.before is None:
            raise IllegalAction(NOTHING_TO_UNDO)
        version = decision.before.version
        if back is not None and back < version:
            version = self.now.at(back).version
        return self._entries([Rewind(version)], spent)

    def claim(self, seat: int, away: Mapping[int, float], wish: str, spent: int) -> tuple[Step, ...]:
        """Claim the game as won or drawn, or ask an engine to sit down, when the other side has gone.

        Args:
            seat: who claims.
            away: for how many seconds each seat has been away; seats that are here are not in it.
            wish: `win`, `draw` or `engine`.
            spent: how long the turn has taken.

        Raises:
            Refusal: the others have not been away for long enough.
        """
        self.require_play()
        others = [other for other in opponents(self, seat) if self.seats[other].kind == SeatKind.PERSON]
        if not others:
            raise IllegalAction(ALONE)
        longest = min(away.get(other, 0.0) for other in others)
        needed = CLAIM_AFTER if not self.setting.control.is_correspondence else self.setting.control.seconds
        if longest < needed:
            raise IllegalAction(NOT_AWAY, seconds=int(needed - longest) + 1)
        if wish == "engine":
            return self._entries([Replace(other, REPLACEMENT) for other in others], spent)
        side = self.game.sides[others[0]]
        if wish == "draw" and not self.is_abortable:
            return self._entries([Abandon(side, is_draw=True)], spent)
        return self._entries([given_up(self, side, Reason.ABANDONED)], spent)

    def advise(self, seat: int, spent: int) -> tuple[Step, ...]:
        """Note that a seat asks the computer for advice, if the game counted for ratings until then; else nothing."""
        if not self.is_rated or self.result is not None:
            return ()
        return self._entries([Casual(seat)], spent)

    def forfeit(self, side: int, spent: int, *, is_draw: bool = False) -> tuple[Step, ...]:
        """End the game against a side that does not come, or as whoever runs a tournament decides; once only."""
        if not self.has_begun or self.result is not None:
            return ()
        return self._entries([Abandon(side, is_draw=is_draw)], spent)

    def has_decided(self, side: int) -> bool:
        """Tell whether a side has made a decision that stands."""
        return any(
            isinstance(moment.event, Act) and self.game.sides[moment.event.seat] == side for moment in self.now.line()
        )

    def close(self, spent: int) -> tuple[Step, ...]:
        """End the game without a winner, because whoever runs the server wants it so.

        Raises:
            IllegalAction: it has not begun, or is over.
        """
        if not self.has_begun:
            raise IllegalAction(NOT_BEGUN)
        if self.result is not None:
            raise IllegalAction(IS_OVER)
        return self._entries([Close()], spent)

    def rematch(self, table: str) -> tuple[Step, ...]:
        """Say where the rematch is."""
        return self._entries([Rematch(table)], 0)

    # What follows

    def after(self, entry: Entry) -> Table:
        """Give the table after an entry."""
        return following(self, entry)

    def after_all(self, entries: Iterable[Entry]) -> Table:
        """Give the table after some entries."""
        table = self
        for entry in entries:
            table = table.after(entry)
        return table

    # Entries to be

    def _entries(self, events: Iterable[AnyEvent], spent: int) -> tuple[Step, ...]:
        """Give events their versions and the clock after each; the time of the turn is charged with the first."""
        table = self
        steps: list[Step] = []
        clock = self.clock.spent(spent) if self.clock is not None else None
        for event in events:
            table = table.after(Entry(table.version + 1, event, clock))
            if clock is not None:
                clock = table._clock_now(clock, event)
                now = replace(table.now, clock=clock) if isinstance(event, (*MOVES, Begin)) else table.now
                table = replace(table, clock=clock, now=now)
            steps.append(Step(Entry(table.version, event, clock), table))
        return tuple(steps)

    def _clock_now(self, clock: Clock, event: AnyEvent) -> Clock:
        if self.decider is None:
            return clock.stopped()
        if isinstance(event, Rewind) and self.now.clock is not None:
            return self.now.clock
        if isinstance(event, (*MOVES, Begin, Rewind, Resume)):
            return passed_to(clock, self.setting.control, self.decider)
        return clock

    def _unfolded(self, event: AnyEvent, spent: int, draw: Drawing) -> tuple[Step, ...]:
        """Give the entries of an event and of all that chance says then."""
        steps = self._entries([event], spent)
        table = steps[-1].after
        while table.result is None and table.state.seat == CHANCE:
            steps += table._entries([Chance(table._drawn(draw))], 0)
            table = steps[-1].after
        return steps

    def _drawn(self, draw: Drawing) -> str:
        """Let chance speak: as before, where a decision was undone."""
        number = self.now.chances
        if number < len(self.chance) and self.chance[number] in self.state.actions:
            return self.chance[number]
        return draw(self.state)

    def require_play(self) -> None:
        """Make sure that the game is on.

        Raises:
            IllegalAction: it has not begun, is over or paused.
        """
        if not self.has_begun:
            raise IllegalAction(NOT_BEGUN)
        if self.result is not None:
            raise IllegalAction(IS_OVER)
        if self.is_paused:
            raise IllegalAction(IS_PAUSED)

    def _who(self, seat: int | None) -> str:
        return "nobody" if seat is None else "chance" if seat == CHANCE else self.game.seats[seat]
