"""The page without a mouse: from the first page into each game, and some moves; and for those who only listen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.amounts import DEEP, brief
from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.laying import PLACES, sit_at
from tests.page.listening import LISTEN, LISTENERS
from tests.page.playing import PLAYERS, by_keys
from tests.page.test_story import FIGHT

LATE = {
    "HI MI KI": "C2MKH,C6KMH,D5MKH/A3HMK,C1KHM,D3KMH w 2-2 -bw - 4 -",
    "Terres de Yokai": "G:G6???:GR:GYGB R:Y5R3????:-:RY B:Y4B7?:BY+:GB Y:Y7:RYGY:GY!GY GB - RY2BY "
    "3GRGR+GR!GBGB+GB!GYGY+4RBRB+RB!RYRY+RY!2BYBY! G5B4B6 B3Y3Y6 27:0:0:-",
}
"""Where a game takes many decisions, only its end is played, unless there is time."""

# The lines of the log, as they are said in full.
TOLD = """() => [...document.querySelectorAll("ol [data-move]")].map(({ title }) => title)"""


@pytest.mark.parametrize("game", brief(LISTENERS, "HI MI KI"))
def test_a_whole_game_is_played_by_keys_and_by_ear(ada: Visitor, game: str) -> None:
    ada.context.add_init_script(LISTEN)
    if game in LATE and not DEEP:
        sit_at(ada, PLACES[game], LATE[game], level=1)
    else:
        ada.go()
        by_keys(ada.page.get_by_role("link", name=re.compile(f"^{game}")))
        by_keys(ada.button(re.compile("^Tadpole")))
        ada.at_table()
    listener = LISTENERS[game](ada, 2)
    known = len(ada.page.evaluate(TOLD))
    ending = listener.play()
    # How it ended is said as it is shown, and so is every line that was written meanwhile.
    expect(ada.text(re.compile(f"^{ending}")).first).to_be_visible()
    heard = " ".join(listener.heard)
    told = ada.page.evaluate(TOLD)[known:]
    assert len(told) > 5
    for words in sorted(told, key=len, reverse=True):
        before, found, after = heard.partition(words)
        assert found, f"{words} was not heard"
        heard = before + after


def test_escape_lets_go_and_keys_look_back(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    square = ada.button(re.compile("can be chosen")).first
    by_keys(square)
    palette = ada.page.get_by_role("group", name=re.compile("^How the cube on"))
    expect(palette.get_by_role("button").first).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(palette).to_have_count(0)
    expect(square).to_be_focused()
    PLAYERS["HI MI KI"](ada, 1, by_keys).play_some(1)
    ada.page.get_by_role("list", name="Moves").focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.text(re.compile("^You are looking back"))).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.text("Your turn.")).to_be_visible()


def test_a_question_mark_shows_the_keys(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Mark a cube to rotate")
    expect(keys.get_by_role("term")).to_have_count(7)
    ada.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    # Without a keyboard a menu leads there; elsewhere there is less to be listed.
    ada.menu("Keys")
    keys.get_by_role("button", name="Close").click()
    expect(keys).to_have_count(0)
    ada.go("play=regality")
    ada.button("Settings").click()
    ada.page.get_by_role("group", name="Settings").get_by_role("button", name="Keys").click()
    expect(keys.get_by_role("term")).to_have_count(4)
    keys.get_by_role("button", name="Close").click()
    # Where something is written it is a sign like others.
    ada.go("edit=himiki")
    ada.field("The position as text").press("?")
    expect(keys).to_have_count(0)


def test_the_page_can_be_skipped_to(ada: Visitor) -> None:
    ada.go()
    ada.page.keyboard.press("Tab")
    expect(ada.link("Skip to content")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("main")).to_be_focused()


def test_a_hint_is_a_sign_and_a_word(ada: Visitor) -> None:
    ada.context.add_init_script(LISTEN)
    sit_at(ada, "himiki", FIGHT)
    ada.button("Hint").click()
    recommended = ada.page.get_by_role("grid").get_by_role("button", name=re.compile(", recommended$"))
    expect(recommended.first.locator("svg")).to_be_visible()
    ada.page.wait_for_function("() => window.heard.some((words) => words.startsWith('Recommended: '))")


def test_the_first_words_of_a_chat_are_heard(come: Come) -> None:
    ada, ben = come(), come()
    ada.context.add_init_script(LISTEN)
    ada.go("play=regality")
    ada.lay("A friend, by link")
    ben.page.goto(ada.page.locator("input[readonly]").first.input_value())
    ben.field("Your name").fill("Ben")
    ben.button("Sit down").click()
    ben.at_table()
    ben.button("Chat").click()
    expect(ben.field("Your message")).to_be_focused()
    ben.page.keyboard.type("Have fun!")
    ben.page.keyboard.press("Enter")
    ada.page.wait_for_function("() => window.heard.includes('Ben says: Have fun!')")
    # It is marked as new until the chat is opened: nothing opens by itself, which would move what stands beside it.
    expect(ada.page.locator("#chat summary")).to_contain_text("1 new")
    ada.button("Chat, 1 new message").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Have fun!")
    expect(ada.page.get_by_role("button", name="new message")).to_have_count(0)
    assert ben.page.locator("[aria-live=polite]").filter(has_text="Have fun!").count() == 0
