"""Set-ups that the page chooses for its readers: there for everybody who sets up, never judged, and no mistakes."""

from __future__ import annotations

import random

import pytest

import yamabushi
from tests.himiki.make_set_ups import is_sound, kinds, squares_of
from yamabushi.core.game import CHANCE, State
from yamabushi.core.record import Record
from yamabushi.engines.reviewing import decisions
from yamabushi.engines.thinking import Limit
from yamabushi.games.himiki.set_ups import set_ups
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting
from yamabushi.table.table import Table

KINDS = tuple(kinds())


@pytest.mark.parametrize(("mode", "edition", "seat"), KINDS)
def test_everybody_who_sets_up_has_set_ups_to_choose_from(mode: str, edition: str, seat: str) -> None:
    game = yamabushi.game("himiki", mode=mode, edition=edition)
    known = set_ups()[mode, edition, seat]
    assert len(known) > 1
    assert len({tuple(sorted(one.items())) for one in known}) == len(known)
    assert {tuple(sorted(one)) for one in known} == {tuple(squares_of(game, seat))}


@pytest.mark.parametrize(("mode", "edition", "expert"), [("duel", "revised", True), ("teams", "first", False)])
def test_proposals_lead_to_a_known_set_up(mode: str, edition: str, expert: bool) -> None:
    game = yamabushi.game("himiki", mode=mode, edition=edition, expert=expert)
    rng = random.Random(5)
    state: State = game.start()
    while state.is_setting_up:
        if state.seat == CHANCE:
            assert state.proposals == ()
            state = state.play(rng.choice(state.actions))
            continue
        assert set(state.proposals) <= set(state.actions)
        assert state.view(state.seat)["set_up"] == list(state.proposals)
        state = state.play(rng.choice(state.proposals))
    cubes = {square: cube["orientation"] for square, cube in state.view(0)["cubes"].items()}
    for seat in game.letters:
        placed = {square: cubes[square] for square in squares_of(game, seat)}
        assert placed in [dict(one) for one in set_ups()[mode, edition, seat]]
    assert state.proposals == ()
    assert "set_up" not in state.view(0)


def test_proposed_placements_are_not_judged_and_others_are() -> None:
    game = yamabushi.game("himiki")
    state: State = game.start()
    actions: list[str] = []
    while state.is_setting_up:
        # White takes what is proposed, and Black what is not.
        others = [one for one in state.actions if one not in state.proposals]
        actions.append(state.proposals[0] if state.seat == 0 else others[0])
        state = state.play(actions[-1])
    actions.append(state.actions[0])
    judged = list(decisions(Record.of(game, tuple(actions)), Limit(depth=1)))
    assert [(made.number, made.seat) for made in judged if made.number <= 6] == [(2, 1), (3, 1), (6, 1)]
    assert judged[-1].number == 7


def test_one_undo_takes_back_all_that_was_chosen() -> None:
    game = yamabushi.game("himiki", mode="mukyan")
    table = Table.laid(Setting(game), [Seat(SeatKind.PERSON)]).begin(lambda state: state.actions[0])[-1].after
    before = table.version
    for _ in range(3):
        table = table.act(0, table.state.proposals[0], table.version, 0, lambda state: state.actions[0])[-1].after
    (step,) = table.undo([0], 0, before)
    assert step.after.state == game.start()
    # Without it, or with a version that is later than that, the last decision is taken back.
    assert len(table.undo([0], 0)[-1].after.state.view(0)["cubes"]) == 2
    assert len(table.undo([0], 0, table.version)[-1].after.state.view(0)["cubes"]) == 2


@pytest.mark.deep
@pytest.mark.parametrize(("mode", "edition", "seat"), KINDS)
def test_the_strongest_engine_calls_no_set_up_a_mistake(mode: str, edition: str, seat: str) -> None:
    game = yamabushi.game("himiki", mode=mode, edition=edition)
    assert [one for one in set_ups()[mode, edition, seat] if not is_sound(game, seat, one)] == []
