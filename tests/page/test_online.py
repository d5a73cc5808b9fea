"""People who play together: by a link, in teams, before watchers, and with hidden hands on one screen."""

from __future__ import annotations

import random
import re

import httpx
import pytest
from playwright.sync_api import expect

import yamabushi
from tests.amounts import brief
from tests.page.browsing import PHONE, House, Visitor, wait_until
from tests.page.conftest import Come
from tests.page.playing import HimikiPlayer, RegalityPlayer, YokaiPlayer, play_together
from tests.server.serving import PATIENCE
from yamabushi.core.game import CHANCE
from yamabushi.words import worded

WITHOUT_CLIPBOARD = """async () => {
  window.clipboard = navigator.clipboard;
  await window.clipboard.writeText("something else");
  Object.defineProperty(navigator, "clipboard", { value: undefined });
}"""


def invited(ada: Visitor, game: str, name: str, mode: str = "") -> list[str]:
    """Lay a table for people with links; give the links."""
    ada.go(f"play={game}")
    if mode:
        ada.page.get_by_role("radio", name=mode).click()
    ada.text("Options").click()
    ada.field("Your name").fill(name)
    ada.lay("A friend, by link")
    expect(ada.text("Waiting for somebody to sit down.")).to_be_visible()
    links = ada.page.locator("input[readonly]")
    expect(links.first).to_be_visible()
    return [link.input_value() for link in links.all()]


def follow(person: Visitor, link: str, name: str) -> None:
    """Follow a link, and sit down."""
    person.page.goto(link)
    person.field("Your name").fill(name)
    person.button("Sit down").click()
    person.at_table()


def test_two_browsers_play_talk_take_back_and_play_again(come: Come) -> None:
    ada, ben = come(permissions=["clipboard-read", "clipboard-write"]), come()
    ada.context.add_init_script("navigator.share = async ({ url }) => void (window.shared = url)")
    (link,) = invited(ada, "himiki", "Ada")
    ada.button("Copy the link").click()
    expect(ada.button("Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    # Over plain http there is no clipboard for pages, and it is copied all the same.
    ada.page.evaluate(WITHOUT_CLIPBOARD)
    ada.button("Copied").click()
    ada.page.wait_for_function("async (link) => (await window.clipboard.readText()) === link", arg=link)
    ada.button("Share").click()
    ada.page.wait_for_function("(link) => window.shared === link", arg=link)
    # Until somebody has come, the address of the page is the invitation.
    expect(ada.page).to_have_url(link)
    ada.button("QR code").click()
    code = ada.page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    ada.page.wait_for_function("(image) => image.complete && image.naturalWidth > 0", arg=code.element_handle())

    follow(ben, link, "Ben")
    expect(ada.text("Your turn.")).to_be_visible()
    expect(ben.text("White (Ada) is to move.")).to_be_visible()
    expect(ada.page).to_have_title("● HI MI KI – Yamabushi")
    expect(ben.page).to_have_title("HI MI KI – Yamabushi")
    table = ben.place
    assert "i=" not in table
    expect(ada.page).to_have_url(ben.page.url)

    cleo = come()
    cleo.go(table)
    expect(cleo.text("You are watching.")).to_be_visible()
    expect(ada.text("one person is watching")).to_be_visible()

    # They talk, and markup is only text.
    ada.text("Chat").click()
    ada.field("Your message").fill("Hello <i>Ben</i>!")
    ada.button("Send").click()
    for person in (ada, ben, cleo):
        expect(person.page.locator("#chat [role=log]")).to_have_text("Ada Hello <i>Ben</i>!")
    # Those who watch have a chat of their own, until the game is over.
    expect(cleo.text("Players read this only after the game.")).to_be_visible()
    cleo.field("Your message").fill("White is ahead")
    cleo.button("Send").click()
    expect(cleo.page.locator("#chat [role=log]")).to_contain_text("White is ahead")

    # A move is made, and taken back.
    players = [HimikiPlayer(ada, 1), HimikiPlayer(ben, 2)]
    players[0].step(players[0].moment())
    players[0].step(players[0].moment())
    expect(ben.text("Your turn.")).to_be_visible()
    expect(ben.page).to_have_title("● HI MI KI – Yamabushi")
    expect(ada.page).to_have_title("HI MI KI – Yamabushi")
    expect(cleo.lines).to_have_count(1)
    ada.button("Take back").click()
    expect(ada.text(re.compile("^You ask to take back a move."))).to_be_visible()
    expect(ben.text(re.compile("^White would like to take back a move."))).to_be_visible()
    ben.button("Accept").click()
    for person in (ada, ben, cleo):
        expect(person.text("Move taken back.")).to_be_visible()
        expect(person.button(re.compile("^.., White cube"))).to_have_count(0)
    expect(ada.text("Your turn.")).to_be_visible()

    # A draw is declined.
    ben.button("Offer a draw").click()
    ada.button("Decline").click()
    expect(ben.page.locator(".turn .note")).to_have_text("White declines the draw.")
    for person in (ada, ben):
        expect(person.page.locator("#chat [role=log]")).not_to_contain_text("White is ahead")

    play_together(players, 9)
    ben.give_up()
    for person, ending in ((ada, "You win"), (ben, "You lose"), (cleo, "White wins")):
        expect(person.text(re.compile(f"^{ending} by resignation"))).to_be_visible()
    for person in (ada, ben):
        expect(person.page.locator("#chat [role=log]")).to_contain_text("White is ahead")
    expect(cleo.text("Players read this only after the game.")).to_have_count(0)
    assert ada.log() == ben.log() == cleo.log()
    assert len(ada.log()) >= 9

    # Another game: both go there, and the sides have changed.
    ada.button("Rematch").click()
    expect(ben.button("Accept")).to_be_visible()
    # Whoever has asked still sees how it ended, can look back at it, and think better of it.
    ada.text(re.compile("^You win by resignation")).click(trial=True)
    ada.link("Analysis").click(trial=True)
    ada.button("Withdraw").click()
    expect(ben.button("Accept")).to_have_count(0)
    ada.button("Rematch").click()
    ben.button("Accept").click()
    for person in (ada, ben):
        person.page.wait_for_url(lambda url: table not in url)
        person.at_table()
    assert ada.place == ben.place
    expect(ben.text("Your turn.")).to_be_visible()
    expect(ada.text("White (Ben) is to move.")).to_be_visible()
    cleo.button("To the new game").click()
    expect(cleo.text("White (Ben) is to move.")).to_be_visible()

    ben.button("Offer a draw").click()
    ada.button("Accept").click()
    for person in (ada, ben, cleo):
        expect(person.text(re.compile("^Draw by agreement"))).to_be_visible()


@pytest.mark.deep
def test_four_browsers_play_in_teams(come: Come) -> None:
    ada = come()
    links = invited(ada, "himiki", "Ada", "Teams")
    assert len(links) == 3
    people = [ada]
    for link, name in zip(links, ("Ben", "Cleo", "Dora"), strict=True):
        people.append(come())
        follow(people[-1], link, name)
    for person in people:
        expect(person.text("Waiting for somebody to sit down.")).to_have_count(0)
    expect(ada.text("Your turn.")).to_be_visible()
    players = [HimikiPlayer(person, seed) for seed, person in enumerate(people)]
    play_together(players, 9)
    # One of the four is asked by the sign in their tab. It says so a moment after the last decision has come to all.
    wait_until(people, lambda: sum(person.page.title().startswith("●") for person in people) == 1)
    # Partners keep silent, and resign together.
    ada.text("Chat").click()
    expect(ada.text("Partners may not talk during the game.")).to_be_visible()
    expect(ada.field("Your message")).to_have_count(0)
    ada.give_up()
    expect(people[2].text(re.compile("^White of Light would like to resign."))).to_be_visible()
    expect(people[1].button("Accept")).to_have_count(0)
    people[2].button("Accept").click()
    for person, ending in zip(people, ("You lose", "You win", "You lose", "You win"), strict=True):
        expect(person.text(re.compile(f"^{ending} by resignation"))).to_be_visible()
    assert len({tuple(person.log()) for person in people}) == 1


def test_teams_are_mixed(come: Come) -> None:
    ada, ben = come(), come()
    ada.go("play=himiki")
    ada.page.get_by_role("radio", name="Teams").click()
    ada.field("White of Dark").select_option("somebody, by link")
    ada.field("Black of Dark").select_option("somebody at this screen")
    ada.page.get_by_role("form").get_by_role("button", name="Begin").click()
    link = ada.page.locator("input[readonly]")
    expect(link).to_have_count(1)
    follow(ben, link.input_value(), "Ben")
    for seat in ("White of Light · you", "Black of Dark · you"):
        expect(ada.text(re.compile(rf"^\s*{seat}"))).to_be_visible()
    expect(ben.text(re.compile(r"^\s*White of Dark · you"))).to_be_visible()
    # All four play: two seats at Ada's screen, the engine, and Ben.
    play_together([HimikiPlayer(ada, 1), HimikiPlayer(ben, 2)], 5)


def test_hidden_hands_stay_hidden_on_one_screen(ada: Visitor) -> None:
    ada.find_a_seat("Terres de Yokai", "A friend on this screen")
    player = YokaiPlayer(ada, 3)
    hand = ada.page.get_by_role("group", name="Your hand").get_by_role("button")
    owners: list[str] = []
    while len(owners) < 3:
        moment = player.moment()
        if "curtain" not in moment:
            player.step(moment)
            continue
        (name,) = moment["curtain"]
        covered = ada.page.content()
        expect(ada.text("Hidden hands: only one of you should look now.")).to_be_visible()
        expect(hand).to_have_count(0)
        assert "data-thing" not in covered
        assert "data-land" not in covered
        ada.button(name).click()
        expect(hand.first).to_be_visible()
        for card in hand.all():
            assert str(card.get_attribute("aria-label")).partition(";")[0] not in covered
        owners.append(name)
    assert len(set(owners)) == 2
    # Who has the screen sees only the backs of the other hand.
    other = ada.page.get_by_role("img", name=re.compile("^(Sun|Moon)’s hand: "))
    expect(other).to_have_accessible_name(re.compile(r"hand: \d+ sketch"))


SECRETS = (("himiki", "Expert"), ("regality", "Secret random"))


@pytest.mark.parametrize("secrets", brief(SECRETS, ("regality", "Secret random")))
def test_every_game_with_secrets_has_a_curtain(ada: Visitor, secrets: tuple[str, str]) -> None:
    game, wish = secrets
    ada.go(f"play={game}")
    ada.text("Options").click()
    if wish == "Expert":
        ada.page.get_by_role("checkbox", name=wish).check()
    else:
        ada.field("Style").select_option(wish)
    ada.lay("A friend on this screen")
    player = (HimikiPlayer if game == "himiki" else RegalityPlayer)(ada, 1)
    owners: set[str] = set()
    while len(owners) < 2:
        moment = player.moment()
        if "curtain" in moment:
            owners |= set(moment["curtain"])
            covered = ada.page.content()
            assert not re.search("data-(square|cell|code|tile)=", covered)
        player.step(moment)


def test_an_invitation_can_only_be_used_once(come: Come) -> None:
    ada, ben, cleo = come(), come(), come()
    (link,) = invited(ada, "yokai", "Ada")
    # Whoever is invited is told what to, by whom, and where it is learned: the seat waits meanwhile.
    ben.page.goto(link)
    for words in ("Ada would like to play with you.", worded("en", "game-yokai-line"), re.compile("no clock")):
        expect(ben.text(words)).to_be_visible()
    lesson = ben.link(re.compile("^Learn in three minutes"))
    expect(lesson).to_have_attribute("href", "#learn=yokai&course=first")
    expect(lesson).to_have_attribute("target", "_blank")
    expect(ben.page.get_by_role("navigation").get_by_role("link", name="Rules")).to_have_attribute(
        "href", "#rules=yokai"
    )
    follow(ben, link, "Ben")
    # Sun and Moon have their own signs, and nobody's is squashed.
    for sign in ben.page.locator("[data-part=people] .mark").all():
        box = sign.locator("svg").bounding_box()
        assert box
        assert box["width"] == pytest.approx(box["height"], abs=0.5)
    cleo.page.goto(link)
    expect(cleo.text("All seats are taken by now.")).to_be_visible()
    expect(cleo.button("Sit down")).to_have_count(0)
    cleo.link("Only watch").click()
    expect(cleo.text("You are watching.")).to_be_visible()
    # Whoever watches sees nobody's hand.
    expect(cleo.page.get_by_role("img", name=re.compile(r"^(Sun|Moon)’s hand: \d+ sketch"))).to_have_count(2)


def test_30_whoever_comes_by_a_link_sees_who_has_chosen_the_start(house: House, come: Come) -> None:
    rng = random.Random(30)
    state = yamabushi.game("regality", style="secret-random").start()
    while state.seat == CHANCE:
        state = state.play(rng.choices(state.actions, state.odds)[0])
    body = {
        "game": "regality",
        "options": {"style": "secret-random"},
        "start": str(state),
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "name": "Ada",
    }
    laid = httpx.post(f"{house.base}/api/tables", json=body, verify=False, timeout=PATIENCE).json()
    ben, cleo = come(size=PHONE), come(locale="de-DE")
    ben.page.goto(f"{house.base}/#t={laid['table']}&i={laid['invites'][0]['invite']}")
    told = "Ada has chosen how this game starts, and may know what is hidden. It is not rated."
    expect(ben.page.get_by_role("note")).to_have_text(told)  # before one sits down
    ben.field("Your name").fill("Ben")
    ben.button("Sit down").click()
    ben.at_table()
    # And at the table, in sight before anything has been played, without scrolling.
    expect(ben.page.get_by_role("note")).to_have_text(told)
    expect(ben.text(told).first).to_be_in_viewport(ratio=1)
    assert ben.log() == []
    cleo.go(f"t={laid['table']}")
    expect(cleo.page.get_by_role("note")).to_be_in_viewport(ratio=1)
    expect(cleo.page.get_by_role("note")).to_contain_text("Ada hat gewählt, wie diese Partie beginnt")
    # Where nobody has chosen it, nothing is said.
    ada = come()
    ada.sit_down("Terres de Yokai")
    expect(ada.page.get_by_role("note")).to_have_count(0)
