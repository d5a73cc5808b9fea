"""All that one does at a table besides playing: undo, looking back, the record, the clock, settings."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page import calm
from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.playing import HimikiPlayer

COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { window.tones++; return start.call(this, when); };
"""


def set_up(ada: Visitor) -> HimikiPlayer:
    """Begin a duel of HI MI KI, with all cubes on the board."""
    ada.sit_down("HI MI KI")
    ada.button("Set up for me").click()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    return HimikiPlayer(ada)


def cubes(person: Visitor) -> list[str]:
    """Say what lies where, without what could be done there."""
    labels: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll("[data-square]")].map((one) => one.getAttribute("aria-label"))"""
    )
    named = (re.match(r"(..), (White|Black) cube: (\w+) on top, (\w+) north", label) for label in labels)
    return sorted(" ".join(one.groups()) for one in named if one)


def test_a_table_at_rest_asks_the_server_for_nothing(ada: Visitor) -> None:
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    set_up(ada)
    calm.look(ada.page)
    ada.page.evaluate("() => calm.rest(500)")
    assert len([address for address in asked if "/api/tables/" in address]) < 5


def test_a_move_against_an_engine_is_taken_back(ada: Visitor) -> None:
    player = set_up(ada)
    before, known = cubes(ada), len(ada.log())
    player.play_some(1)
    assert cubes(ada) != before
    ada.button("Undo").click()
    expect(ada.text("Move taken back.")).to_be_visible()
    player.moment("offer")
    assert cubes(ada) == before
    player.play_some(1)
    assert len(ada.log()) > known


def test_what_cannot_be_done_says_why_not(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    expect(ada.button("Undo")).to_be_disabled()
    expect(ada.button("Undo")).to_have_attribute("title", "There is no move to undo.")
    ada.button("Undo").click(force=True)  # a finger sees no titles
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no move to undo.")
    HimikiPlayer(ada).play_some(1)
    HimikiPlayer(ada).moment("offer")
    expect(ada.button("Undo")).not_to_have_attribute("title", re.compile("."))
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_penalty_is_asked_about_and_taken_back_alone(ada: Visitor) -> None:
    ada.go("play=himiki")
    ada.page.get_by_role("radio", name="Teams").click()
    ada.lay("A friend on this screen")
    HimikiPlayer(ada).play_some(1)
    before = cubes(ada)
    ada.menu("White talked")
    expect(ada.button("A point against White?")).to_be_visible()
    expect(ada.page.get_by_role("img", name="Black: 0 points")).to_be_visible()
    ada.button("A point against White?").click()
    expect(ada.page.get_by_role("img", name="Black: one point")).to_be_visible()
    ada.button("Undo").click()
    expect(ada.page.get_by_role("img", name="Black: 0 points")).to_be_visible()
    assert cubes(ada) == before


def test_one_can_look_back_and_return_and_take_the_record_along(ada: Visitor, tmp_path: Path) -> None:
    player = set_up(ada)
    player.play_some(1)
    now = cubes(ada)
    ada.button("To the start").click()
    expect(ada.text("You are looking back, at step 0.")).to_be_visible()
    assert cubes(ada) == []
    expect(ada.page.get_by_role("group", name="Your decision")).to_have_count(0)
    for number in range(1, 7):
        ada.button("One move forward").click()
        expect(ada.button(re.compile("^[A-E][1-6], (White|Black) cube"))).to_have_count(number)
    ada.button("Back to now").click()
    expect(ada.text("Your turn.")).to_be_visible()
    assert cubes(ada) == now
    ada.button("One move back").click()
    expect(ada.text(re.compile("^You are looking back"))).to_be_visible()
    assert cubes(ada) != now
    ada.button("To the latest move").click()
    expect(ada.text("Your turn.")).to_be_visible()
    assert cubes(ada) == now

    with ada.page.expect_download() as downloading:
        ada.menu("Download game")
    assert re.fullmatch(r"himiki-[a-z0-9]+\.txt", downloading.value.suggested_filename)
    downloading.value.save_as(tmp_path / "record.txt")
    text = (tmp_path / "record.txt").read_text(encoding="utf-8")
    assert all(move.strip() in text for move in ada.log())


def test_45_giving_up_needs_two_clicks_and_aborts_what_nobody_has_played(ada: Visitor) -> None:
    ada.page.clock.install()
    set_up(ada)
    room = ada.button("Abort").bounding_box()
    ada.button("Abort").click()
    expect(ada.button("Really abort?")).to_be_visible()
    assert ada.button("Really abort?").bounding_box() == room
    expect(ada.text("Your turn.")).to_be_visible()
    # The question stands until it is answered.
    ada.page.clock.fast_forward(3_600_000)
    expect(ada.button("Really abort?")).to_be_visible()
    ada.button("No, play on").click()
    expect(ada.button("Abort")).to_be_focused()
    ada.give_up()
    expect(ada.text("Game aborted")).to_be_visible()
    expect(ada.page.locator(".turn .note")).to_have_text(re.compile("^Not everybody has made a move"))
    expect(ada.text("White aborts the game.")).to_be_visible()
    old = ada.place
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: old not in url)
    expect(ada.text("Set up: tap a marked square.")).to_be_visible()


def test_a_clock_runs(ada: Visitor) -> None:
    ada.go("play=himiki")
    ada.text("Options").click()
    ada.field("Clock").select_option("5 minutes, plus 5 seconds a turn")
    ada.lay()
    HimikiPlayer(ada).play_some(1)
    clock = ada.page.get_by_role("timer", name="Clock of White")
    expect(clock).to_have_text(re.compile(r"^[45]:\d\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    ada.menu("Pause")
    expect(ada.text("The game is paused.").first).to_be_visible()
    ada.button("Resume").click()
    expect(ada.text("Your turn.")).to_be_visible()


def test_side_and_name_can_be_chosen(ada: Visitor) -> None:
    ada.go("play=himiki")
    ada.text("Options").click()
    ada.field("You play").select_option("Black")
    ada.field("Your name").fill("Ada <b>")
    ada.lay()
    HimikiPlayer(ada).moment("offer")
    expect(ada.text("Ada <b>")).to_be_visible()
    expect(ada.text(re.compile(r"^\s*Black · you"))).to_be_visible()
    # Whoever has Black sees the board from there, and begins second.
    expect(ada.page.get_by_role("gridcell").first).to_have_accessible_name(re.compile("^A6, "))
    assert len(ada.log()) == 1


def test_night_is_remembered(come: Come) -> None:
    ada = come(light="light")
    ada.go()
    ada.is_lit("light")
    ada.button("Settings").click()
    ada.page.get_by_role("radio", name="Dark").check()
    ada.is_lit("dark")
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.is_lit("dark")
    ben = come(light="dark")
    ben.go()
    ben.is_lit("dark")


def test_settings_close_when_one_goes_on_elsewhere(ada: Visitor) -> None:
    ada.go("play=yokai")
    expect(ada.page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules")).to_have_attribute(
        "href", "#rules=yokai"
    )
    panel, gear = ada.page.get_by_role("group", name="Settings"), ada.button("Settings")
    gear.click()
    panel.get_by_role("checkbox", name="Less motion").focus()
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(gear).to_be_focused()
    gear.click()
    panel.get_by_role("checkbox", name="Less motion").focus()
    ada.page.get_by_role("heading", level=1).click()
    expect(panel).to_have_count(0)
    expect(gear).to_be_focused()
    # Whoever presses something else is there.
    gear.click()
    panel.get_by_role("checkbox", name="Less motion").focus()
    ada.page.get_by_role("main").get_by_role("link", name="Rules").focus()
    expect(panel).to_be_visible()
    ada.text("Options").click()
    expect(panel).to_have_count(0)
    expect(gear).not_to_be_focused()


def test_sounds_are_heard_until_one_tap_mutes_them(ada: Visitor) -> None:
    ada.context.add_init_script(COUNT_TONES)
    ada.sit_down("HI MI KI")
    player = HimikiPlayer(ada)
    player.play_some(1)
    ada.page.wait_for_function("() => window.tones > 0")
    sound = ada.button("Sounds")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    # It is remembered.
    ada.page.reload()
    ada.at_table()
    expect(sound).to_have_attribute("aria-pressed", "false")
    player.play_some(1)
    assert ada.page.evaluate("window.tones") == 0


def test_previews_can_be_switched_off(ada: Visitor) -> None:
    player = set_up(ada)
    shows = ada.button(re.compile("can go here: shows (fire|water|wood)"))
    goes = ada.button(re.compile("can go here$"))
    player.square(player.moment("offer")["offer"]["can"][0])
    expect(shows.first).to_be_visible()
    expect(goes).to_have_count(0)
    ada.button("Settings").click()
    ada.page.get_by_role("checkbox", name="Show what a move would do").uncheck()
    ada.page.keyboard.press("Escape")
    if not goes.count():
        player.square(player.moment("offer")["offer"]["can"][0])
    expect(goes.first).to_be_visible()
    expect(shows).to_have_count(0)


def test_the_board_can_be_turned_and_a_move_be_typed(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    first = ada.page.get_by_role("gridcell").first
    expect(first).to_have_accessible_name(re.compile("^E1, "))
    ada.menu("Flip the board")
    expect(first).to_have_accessible_name(re.compile("^A6, "))
    ada.menu("Flip the board")
    expect(first).to_have_accessible_name(re.compile("^E1, "))

    ada.text(re.compile(r"^All \d+ moves, in words$")).click()
    ada.field("Type a move").fill("xyz")
    ada.button("Play").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("No move fits.")
    ada.field("Type a move").fill("c5=hmk")
    ada.button("Play").click()
    HimikiPlayer(ada).moment("offer")
    assert ada.log()[0] == "C5=HMK"
    expect(ada.button(re.compile("^C5, White cube: fire on top, water north"))).to_be_visible()


def test_a_finished_game_can_be_played_on_from_an_earlier_moment(ada: Visitor) -> None:
    player = set_up(ada)
    player.play_some(1)
    ada.give_up()
    expect(ada.text(re.compile("^(You lose by resignation|Game aborted)"))).to_be_visible()
    old = ada.place
    ada.button("One move back").click()
    ada.menu("Play on from here")
    ada.page.wait_for_url(lambda url: old not in url)
    ada.at_table()
    assert "offer" in player.moment()
