"""Look back at a recorded game: chances, accuracy, turning points, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import yamabushi
from yamabushi.cli.files import write_file
from yamabushi.cli.progress import quiet_line
from yamabushi.cli.records import load, shown
from yamabushi.core.errors import BadRecord, Sentence, quoted
from yamabushi.core.game import Game
from yamabushi.core.record import Record, seat_tag
from yamabushi.engines.levels import HIGHEST
from yamabushi.engines.reviewing import Decision, Review, Slip, annotated, change_text, decisions
from yamabushi.engines.thinking import Limit
from yamabushi.engines.warm import warm_up
from yamabushi.lab.chances import SIGNS, chances_plot, chances_rows

NEITHER = Sentence("cli-neither", "{text} is neither a game nor a file; the games are {games}.")

SECONDS = 0.5
"""So long each decision is thought about if nothing is said."""

EXPECTED = 6
"""So many actions of a line are told."""

NARROWEST = 20
"""A graph is at least so wide."""

NAMES = {Slip.INACCURACY: ("inaccuracy", "inaccuracies"), Slip.MISTAKE: ("mistake", "mistakes")}
NAMES[Slip.BLUNDER] = ("blunder", "blunders")


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to know of a game, and where it goes."""

    nodes: int | None = None
    depth: int | None = None
    seconds: float | None = None
    open_cards: bool = False
    # Files to write: a picture of the graph, the record with comments and better lines.
    plot: Path | None = None
    out: Path | None = None

    @property
    def limit(self) -> Limit:
        """How long to think about each decision."""
        unsaid = self.nodes is None and self.depth is None and self.seconds is None
        return Limit(self.nodes, self.depth, SECONDS if unsaid else self.seconds)


def review_record(console: Console, file: str, wanted: Wanted) -> None:
    """Look back at a game and tell what was found. Ctrl-C ends it early, with what is known by then.

    Raises:
        BadRecord: there is no such record, or nothing to look back at in it.
        BadOption: a file that is wanted cannot be written.
    """
    if file != "-" and not Path(file).exists():
        raise BadRecord(NEITHER, text=quoted(file), games=", ".join(yamabushi.games()))
    record = load(Path(file))
    record.verify()
    found: list[Decision] = []
    with quiet_line(console) as tell:
        warm_up(record.game, [f"level:{HIGHEST}"], tell)
        try:
            for decision in decisions(record, wanted.limit, open_cards=wanted.open_cards):
                found.append(decision)
                if console.is_terminal:
                    tell(f"looking back: action {decision.number} of {len(record.actions)} …")
        except KeyboardInterrupt:
            if not found:
                raise
    review = Review(record.game, tuple(found))
    if wanted.plot is not None:
        write_file(wanted.plot, chances_plot(review, record.game.about.title, names_of(record)[0]))
    if wanted.out is not None:
        write_file(wanted.out, str(annotated(record, review)))
    for line in report(record, review, wanted, max(console.width - 12, NARROWEST)):
        console.print(line, markup=False)


def names_of(record: Record) -> list[str]:
    """Name the sides: by whoever played, if the record says so, otherwise by their seats."""
    game = record.game
    names = [record.tags.get(seat_tag(seat), seat) for seat in game.seats]
    sides = sorted(set(game.sides))
    return [" + ".join(name for name, own in zip(names, game.sides, strict=True) if own == side) for side in sides]


def report(record: Record, review: Review, wanted: Wanted, width: int) -> Iterator[str]:
    """Write all that was found."""
    names = [shown(name) for name in names_of(record)]
    choices = count_text(len(review.decisions), "decision", "decisions")
    yield f"{record.game.about.title}: {choices} with a choice, {depth_text(review)}."
    if record.game.has_secrets:
        knew = "with open cards" if wanted.open_cards else "by what each seat knew at that moment"
        yield f"Judged {knew}."
    yield ""
    longest = max(map(len, names))
    for side, name in enumerate(names):
        accuracy = review.accuracy(side)
        if accuracy is not None:
            slips = ", ".join(count_text(review.count(side, slip), *NAMES[slip]) for slip in Slip)
            yield f"{name:<{longest}}  accuracy {accuracy:3.0f} %  {slips}"
    yield ""
    yield f"Chances of {names[0]}"
    *rows, marks = chances_rows(review, width)
    for number, row in enumerate(rows):
        edge = {0: "100 %", len(rows) - 1: "0 %"}.get(number, "")
        yield f"{edge:>6} ┤{row}"
    if marks:
        yield f"{'':>6}  {marks}"
    if review.turning_points:
        yield ""
    for decision in review.turning_points:
        yield from turning_point(record.game, decision)


def depth_text(review: Review) -> str:
    """Say how far was looked ahead.

    An honest figure says what it rests on.
    """
    least, most = review.depths
    return f"searched {least} deep" if least == most else f"searched {least} to {most} deep"


def count_text(count: int, one: str, many: str) -> str:
    """Count something.

    >>> count_text(1, "mistake", "mistakes"), count_text(0, "mistake", "mistakes")
    ('1 mistake', '0 mistakes')
    """
    return f"{count} {one if count == 1 else many}"


def turning_point(game: Game, decision: Decision) -> Iterator[str]:
    """Say what was given away, and what would have been better."""
    assert decision.slip is not None
    best, played = decision.best, decision.played
    sign = SIGNS[decision.slip]
    yield f"{decision.number:>4}. {game.seats[decision.seat]} {decision.action}{sign}  {change_text(decision)}"
    line = " ".join(best.line[:EXPECTED]) or best.action
    gain = ""
    if best.score != played.score and len(best.line) == len(played.line) > 0:
        gain = f" ({'-'.join(map(str, best.score))} instead of {'-'.join(map(str, played.score))})"
    yield f"      better: {line}{gain}"
