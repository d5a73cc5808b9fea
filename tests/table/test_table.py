"""A table: who may decide, offers and what becomes of them, undo, and how a game ends."""

from __future__ import annotations

import pytest

from tests.table.tables import ENGINE, PERSON, moved_all, people, play
from yamabushi.core.errors import IllegalAction, Refusal
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.events import Abort, Act, Chance, Matter, Rewind
from yamabushi.table.records import record_of
from yamabushi.table.results import ABORTED, Reason, Result
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting
from yamabushi.table.table import CLAIM_AFTER, Stale, Table


def refused(code: str, wish: object, *arguments: object) -> str:
    assert callable(wish)
    with pytest.raises(Refusal) as caught:
        wish(*arguments)
    assert caught.value.code == code
    return str(caught.value)


def test_nothing_happens_before_all_seats_are_taken() -> None:
    game = play().table.game
    table = Table.laid(Setting(game), [PERSON, Seat()])
    assert table.begin(lambda state: state.actions[0]) == ()
    assert table.decider is None
    refused("table-waiting", table.act, 0, "Ci@b2", 0, 0, None)


def test_whoever_decides_acts_and_nobody_else() -> None:
    game = play()
    assert (
        refused("table-turn", game.table.act, 1, "Ci@b2", 1, 0, game.draw) == "It is not your turn; Royalty is to move."
    )
    game.act("Ci@b2")
    assert game.entries[-1].event == Act(0, "Ci@b2")


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    game = play()
    version = game.table.version
    with pytest.raises(IllegalAction) as caught:
        game.table.act(0, "Ki@b2", version, 0, game.draw)
    assert "The first tile of a game is the Citizen" in str(caught.value)
    assert game.table.version == version


def test_a_penalty_is_no_action_of_a_seat() -> None:
    teams = play("himiki", mode="teams")
    with pytest.raises(IllegalAction):
        teams.table.act(0, "penalty:w", teams.table.version, 0, teams.draw)


@pytest.mark.parametrize("offset", [-2, -1, 0, 1])
def test_only_a_decision_about_the_position_as_it_is_counts(offset: int) -> None:
    game = play().acts(4)
    table, seat = game.table, game.table.decider
    assert seat is not None
    if offset == 0:
        game.do(table.act(seat, table.state.actions[0], table.version, 0, game.draw))
    else:
        with pytest.raises(Stale):
            table.act(seat, table.state.actions[0], table.version + offset, 0, game.draw)


def test_an_offer_in_between_does_not_make_a_decision_stale() -> None:
    game = play().acts(2)
    version, seat = game.table.version, game.table.decider
    assert seat is not None
    game.do(game.table.offer(1 - seat, Matter.DRAW, 0))
    game.do(game.table.act(seat, game.table.state.actions[0], version, 0, game.draw))
    assert game.table.offers == {}  # and the decision has made the offer void


def test_chance_speaks_at_once_and_nobody_decides_for_it() -> None:
    game = play("himiki", expert=True)
    assert sum(isinstance(entry.event, Chance) for entry in game.entries) > 0
    assert game.table.state.seat == 0


def test_a_draw_needs_both_sides() -> None:
    game = play().acts(3)
    game.do(game.table.offer(0, Matter.DRAW, 0))
    assert game.table.offer(0, Matter.DRAW, 0) == ()  # once is enough
    game.do(game.table.offer(1, Matter.DRAW, 0))
    assert game.table.result == Result((0.0, 0.0), Reason.AGREED)
    refused("table-over", game.table.offer, 0, Matter.DRAW, 0)
    refused("table-over", game.table.act, 0, "x", game.table.version, 0, game.draw)


def test_what_is_declined_is_no_longer_offered() -> None:
    game = play().acts(3)
    refused("table-no-offer", game.table.decline, 1, Matter.DRAW, 0)
    game.do(game.table.offer(0, Matter.DRAW, 0))
    game.do(game.table.decline(1, Matter.DRAW, 0))
    game.do(game.table.offer(1, Matter.DRAW, 0))
    assert game.table.result is None


def test_engines_agree_to_no_draw() -> None:
    game = play(seats=[PERSON, ENGINE])
    refused("table-engine-draw", game.table.offer, 0, Matter.DRAW, 0)
    refused("table-alone", game.table.offer, 0, Matter.TAKEBACK, 0)


def test_resigning_loses_at_once_alone_and_in_teams_with_the_partner() -> None:
    game = play().acts(2)
    game.do(game.table.offer(1, Matter.RESIGN, 0))
    assert game.table.result == Result((1.0, -1.0), Reason.RESIGNED)
    teams = moved_all(play("himiki", mode="teams"))
    teams.do(teams.table.offer(1, Matter.RESIGN, 0))
    assert teams.table.result is None
    refused("table-no-offer", teams.table.decline, 0, Matter.RESIGN, 0)  # no matter of the other side
    teams.do(teams.table.offer(3, Matter.RESIGN, 0))
    assert teams.table.result == Result((1.0, -1.0, 1.0, -1.0), Reason.RESIGNED)


def test_45_giving_up_before_every_side_has_moved_aborts_the_game() -> None:
    for count, is_aborted in ((0, True), (1, True), (2, False)):
        for side in (0, 1):
            game = play().acts(count)
            assert game.table.is_abortable == is_aborted
            game.do(game.table.offer(side, Matter.RESIGN, 0))
            assert (game.table.result == ABORTED) == is_aborted
            if is_aborted:
                assert game.entries[-1].event == Abort(side, Reason.RESIGNED)
                record = record_of(game.table)
                assert (record.result, record.tags["End"], record.verify()) == ("*", "aborted", game.table.state)
    late = play(control=TimeControl(ClockKind.GAME, 60, 0)).act()
    late.do(late.table.flag(60_000))
    assert late.entries[-1].event == Abort(1, Reason.TIME)
    for wish in ("win", "draw"):
        away = play().act()
        away.do(away.table.claim(0, {1: CLAIM_AFTER}, wish, 0))
        assert away.entries[-1].event == Abort(1, Reason.ABANDONED)


def test_45_set_up_is_no_move_and_what_is_taken_back_was_none() -> None:
    for name, options in (("himiki", {"expert": True}), ("regality", {"style": "draft", "match": "single"})):
        game = play(name, **options)
        while game.table.state.is_setting_up:
            game.act()
        assert game.table.now.number > 3
        assert game.table.now.sides == 0
        game.act()
        assert game.table.now.sides in (1, 2)
    game = play().acts(2)
    for seat in (1, 0):
        game.do(game.table.offer(seat, Matter.TAKEBACK, 0))
    assert game.table.is_abortable
    alone = play("himiki", mode="mukyan")
    assert not alone.table.is_abortable


def test_a_side_with_an_engine_resigns_without_asking_it() -> None:
    teams = play("himiki", [*people(3), ENGINE], mode="teams")
    teams.do(teams.table.offer(1, Matter.RESIGN, 0))
    assert teams.table.result is not None


def test_a_pause_stops_everything_and_anybody_ends_it() -> None:
    game = play()
    refused("table-not-paused", game.table.resume, 0)
    game.do(game.table.offer(0, Matter.PAUSE, 0)).do(game.table.offer(1, Matter.PAUSE, 0))
    refused("table-paused", game.table.act, 0, "Ci@b2", game.table.version, 0, game.draw)
    game.do(game.table.resume(0))
    assert game.table.decider == 0


def test_a_takeback_goes_back_to_the_last_decision_of_whoever_asked() -> None:
    game = play().acts(5)
    seat = game.table.decider
    assert seat is not None
    decision = game.table.last_decision(1 - seat)
    assert decision is not None
    before = decision.before
    assert before is not None
    game.do(game.table.offer(1 - seat, Matter.TAKEBACK, 0)).do(game.table.offer(seat, Matter.TAKEBACK, 0))
    assert game.table.state == before.state
    assert isinstance(game.entries[-1].event, Rewind)
    assert game.table.undone
    with pytest.raises(Stale):  # what was decided about the position before is stale, though it is there again
        game.table.act(1 - seat, game.table.state.actions[0], before.version, 0, game.draw)


def test_20_an_offer_of_a_takeback_is_void_on_any_change() -> None:
    game = play().acts(3)
    seat = game.table.decider
    assert seat is not None
    game.do(game.table.offer(1 - seat, Matter.TAKEBACK, 0)).act()
    assert Matter.TAKEBACK not in game.table.offers
    game.do(game.table.offer(seat, Matter.TAKEBACK, 0))
    assert len([entry for entry in game.entries if isinstance(entry.event, Rewind)]) == 0


def test_20_nothing_is_taken_back_across_chance_or_what_may_have_been_revealed() -> None:
    secret = play("himiki", expert=True)
    secret.acts(8)
    sentence = refused("table-takeback", secret.table.offer, 0, Matter.TAKEBACK, 0)
    assert sentence == "That cannot be taken back: something may have been revealed since."
    yokai = play("yokai").acts(2)
    refused("table-takeback", yokai.table.offer, 0, Matter.TAKEBACK, 0)
    refused("table-nothing", play().table.offer, 0, Matter.TAKEBACK, 0)
    # Nothing is hidden here, but between two games of the match chance draws other tiles.
    match = play("regality", style="random")
    drawn = match.table.now.chances
    while match.table.now.chances == drawn:
        seat = match.table.decider
        assert seat is not None
        match.act()
    refused("table-takeback-chance", match.table.offer, seat, Matter.TAKEBACK, 0)
    match.act()
    seat = next(moment.event.seat for moment in reversed(match.table.now.line()) if isinstance(moment.event, Act))
    match.table.offer(seat, Matter.TAKEBACK, 0)


def test_20_local_tables_rewind_freely_and_chance_says_the_same_again() -> None:
    game = play("yokai", [PERSON, ENGINE])
    while game.table.now.number < 25:
        game.act()
    for _ in range(3):
        decision = game.table.last_decision(0)
        assert decision is not None
        assert decision.before is not None
        line = [moment.event for moment in game.table.now.line()]
        game.do(game.table.undo([0], 0))
        assert game.table.state == decision.before.state
        # The same decision again: chance is not asked anew, whatever it would say.
        game.rng.seed(7)
        assert isinstance(decision.event, Act)
        game.act(decision.event.action)
        again = [moment.event for moment in game.table.now.line()]
        assert again == line[: len(again)]
    refused("table-undo", play().acts(2).table.undo, [0], 0)
    refused("table-nothing", play(seats=[PERSON, ENGINE]).table.undo, [0], 0)


def test_19_whoever_has_been_away_for_long_enough_can_be_claimed_from() -> None:
    game = play().acts(2)
    refused("table-not-away", game.table.claim, 0, {}, "win", 0)
    sentence = refused("table-not-away", game.table.claim, 0, {1: CLAIM_AFTER - 20.0}, "win", 0)
    assert "wait another 21 s" in sentence
    refused("table-alone", play(seats=[PERSON, ENGINE]).table.claim, 0, {1: 1e9}, "win", 0)
    won = play().acts(2)
    won.do(won.table.claim(0, {1: CLAIM_AFTER}, "win", 0))
    assert won.table.result == Result((1.0, -1.0), Reason.ABANDONED)
    drawn = play().acts(2)
    drawn.do(drawn.table.claim(0, {1: CLAIM_AFTER}, "draw", 0))
    assert drawn.table.result == Result((0.0, 0.0), Reason.ABANDONED)
    game.do(game.table.claim(0, {1: CLAIM_AFTER}, "engine", 0))
    assert game.table.seats[1].kind == SeatKind.ENGINE
    assert game.table.engine_to_move == (1 if game.table.decider == 1 else None)


def test_19_a_side_is_here_as_long_as_one_of_its_partners_is() -> None:
    teams = play("himiki", mode="teams")
    refused("table-not-away", teams.table.claim, 0, {1: 1e6}, "win", 0)
    teams.do(teams.table.claim(0, {1: 1e6, 3: 1e6}, "win", 0))
    assert teams.table.result is not None


def test_penalties_are_for_teams_and_come_from_the_side_itself_or_a_referee() -> None:
    refused("table-no-penalty", play().table.penalty, 0, "w", 0)
    teams = play("himiki", mode="teams")
    refused("table-partner", teams.table.penalty, 0, "b", 0)
    teams.do(teams.table.penalty(0, "w", 0))
    teams.do(teams.table.penalty(None, "w", 0))
    assert teams.table.state.score == (0, 2)
    with pytest.raises(IllegalAction):
        teams.table.penalty(None, "x", 0)


def test_undo_on_one_screen_takes_a_penalty_back_before_the_decision_before_it() -> None:
    teams = play("himiki", seats=[PERSON] * 4, mode="teams").act()
    teams.do(teams.table.penalty(None, "w", 0)).do(teams.table.undo([0, 1, 2, 3], 0))
    assert teams.table.state.score == (0, 0)
    assert len(teams.table.now.line()) == 2
    teams.do(teams.table.undo([0, 1, 2, 3], 0))
    assert len(teams.table.now.line()) == 1


def test_a_penalty_that_came_just_now_is_taken_back_alone_whoever_was_to_decide() -> None:
    teams = play("himiki", seats=[PERSON, ENGINE, ENGINE, ENGINE], mode="teams").act()
    assert teams.table.engine_to_move == 1
    before = teams.table.state
    teams.do(teams.table.penalty(0, "w", 0)).do(teams.table.undo([0], 0))
    assert (teams.table.state, teams.table.state.score) == (before, (0, 0))
    teams.do(teams.table.undo([0], 0))
    assert len(teams.table.now.line()) == 1


def test_partners_who_play_far_apart_take_a_penalty_back_alone() -> None:
    teams = play("himiki", mode="teams").acts(2)
    before = teams.table.state
    teams.do(teams.table.penalty(0, "w", 0))
    for seat in range(4):
        teams.do(teams.table.offer(seat, Matter.TAKEBACK, 0))
    assert teams.table.state == before


def test_a_rematch_is_offered_when_it_is_over_and_told_where_it_is() -> None:
    game = play()
    refused("table-not-over", game.table.offer, 0, Matter.REMATCH, 0)
    game.do(game.table.offer(0, Matter.RESIGN, 0)).do(game.table.offer(0, Matter.REMATCH, 0))
    assert not game.table.is_agreed(Matter.REMATCH)
    game.do(game.table.offer(1, Matter.REMATCH, 0))
    assert game.table.is_agreed(Matter.REMATCH)
    game.do(game.table.rematch("elsewhere"))
    assert game.table.next == "elsewhere"


def test_a_game_that_is_over_by_its_rules_says_so() -> None:
    game = play()
    while game.table.result is None:
        game.act()
    result = game.table.result
    assert (result.reason, result.returns) == (Reason.RULES, game.table.state.returns)


def test_an_undo_after_the_end_goes_on() -> None:
    game = play(seats=[PERSON, PERSON])
    while game.table.result is None:
        game.act()
    game.do(game.table.undo([0, 1], 0)).act()
