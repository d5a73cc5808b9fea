"""Every screen of the page, and how one gets there: to be checked, and to be photographed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.club import MEMBERS, OLD, PASSWORD, Game, members
from tests.page.learning import do
from tests.page.playing import HimikiPlayer, RegalityPlayer, YokaiPlayer, tilt

Come = Callable[[], Visitor]
Screen = Callable[[Come], Visitor]


def home(come: Come) -> Visitor:
    """Show the first page."""
    ada = come()
    ada.go()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.button("Play today’s challenge")).to_be_visible()
    return ada


def home_again(come: Come) -> Visitor:
    """Show the first page to somebody who has played here, while others wait."""
    ada, ben = come(), come()
    ben.go("play=yokai")
    ben.text("Options").click()
    ben.field("Your name").fill("Ben")
    ben.lay("Anybody")
    ada.sit_down("Regality vs. Religion", "Fox")
    ada.sit_down("HI MI KI", "Hare")
    ada.go()
    ada.page.reload()
    expect(ada.page.get_by_role("region", name="Your tables").get_by_text("your turn").first).to_be_visible()
    expect(ada.link(re.compile("^Join: ")).first).to_be_visible()
    return ada


def settings(come: Come) -> Visitor:
    """Open the settings."""
    ada = home(come)
    ada.button("Settings").click()
    expect(ada.page.get_by_role("group", name="Settings")).to_be_visible()
    return ada


def chooser(game: str) -> Screen:
    """Choose a game, with its options open."""

    def show(come: Come) -> Visitor:
        ada = come()
        ada.go(f"play={game}")
        ada.text("Options").click()
        expect(ada.field("Your name")).to_be_visible()
        return ada

    return show


def rules(game: str) -> Screen:
    """Read the rules of a game."""

    def show(come: Come) -> Visitor:
        ada = come()
        ada.go(f"rules={game}")
        expect(ada.page.get_by_role("article").get_by_role("heading").first).to_be_visible()
        return ada

    return show


def about(come: Come) -> Visitor:
    """Read what this is."""
    ada = come()
    ada.go("about")
    expect(ada.page.get_by_role("heading", name="About")).to_be_visible()
    return ada


def himiki(mode: str = "Duel", taps: int = 2, *, is_expert: bool = False) -> Screen:
    """Play some of HI MI KI."""

    def show(come: Come) -> Visitor:
        ada = come()
        ada.go("play=himiki")
        ada.page.get_by_role("radio", name=mode).click()
        if is_expert:
            ada.text("Options").click()
            ada.page.get_by_role("checkbox", name="Expert").check()
        if mode == "Muk Yan":
            ada.button("Begin").click()
            ada.at_table()
        else:
            ada.lay("Tadpole")
            ada.button("Set up for me").click()
        player = HimikiPlayer(ada, 2)
        player.moment()
        player.play_some(taps)
        return ada

    return show


def himiki_choice(come: Come) -> Visitor:
    """Choose a cube, and see where it could go."""
    ada = himiki(taps=5)(come)
    player = HimikiPlayer(ada)
    player.square(player.moment("offer")["offer"]["can"][0])
    expect(ada.button(re.compile("can go here")).first).to_be_visible()
    return ada


def himiki_set_up(come: Come) -> Visitor:
    """Choose how a cube should lie."""
    ada = come()
    ada.sit_down("HI MI KI")
    player = HimikiPlayer(ada)
    player.play_some(2)
    player.square(player.moment("offer")["offer"]["can"][0])
    expect(ada.page.get_by_role("group", name=re.compile("^How the cube on"))).to_be_visible()
    return ada


def looking_back(come: Come) -> Visitor:
    """Look at an earlier position of a game that is over."""
    ada = himiki()(come)
    ada.give_up()
    ada.button("One move back").click()
    expect(ada.button("Back to now")).to_be_visible()
    return ada


def puzzle(come: Come) -> Visitor:
    """Solve a puzzle, but for the last move."""
    ada = come()
    ada.go("book")
    ada.button(re.compile("^F01 ")).click()
    ada.at_table()
    for squares in (("C4", "C3"), ("C3", "D3")):
        tilt(ada, *squares)
    HimikiPlayer(ada).moment("offer")
    return ada


def book(come: Come) -> Visitor:
    """Open the book, with one puzzle solved."""
    ada = puzzle(come)
    tilt(ada, "D3", "D4")
    expect(ada.text("Solved")).to_be_visible()
    ada.go("book")
    expect(ada.button(re.compile("^F01 .* solved"))).to_be_visible()
    return ada


def yokai(come: Come) -> Visitor:
    """Play some of Terres de Yokai, and choose a card."""
    ada = come()
    ada.sit_down("Terres de Yokai", "Hare")
    player = YokaiPlayer(ada, 4)
    player.play_some(12)
    cards = player.moment("offer")["offer"]["cards"]
    if cards:
        ada.page.get_by_role("group", name="Your hand").get_by_role("button").nth(cards[0]).click()
    return ada


def curtain(come: Come) -> Visitor:
    """Hand the screen over."""
    ada = come()
    ada.find_a_seat("Terres de Yokai", "A friend on this screen")
    expect(ada.button(re.compile("^I am .+: show my hand$"))).to_be_visible()
    return ada


def regality(style: str = "Standard", taps: int = 8) -> Screen:
    """Play some of Regality vs. Religion."""

    def show(come: Come) -> Visitor:
        ada = come()
        ada.go("play=regality")
        ada.text("Options").click()
        ada.field("Style").select_option(style)
        ada.lay("Tadpole")
        player = RegalityPlayer(ada, 1)
        player.play_some(taps)
        while "next" in (moment := player.moment("offer", "over", "next")):
            player.step(moment)
        tiles = moment.get("offer", {}).get("tiles")
        if tiles:
            ada.page.locator(f'[data-code="{tiles[-1]}"]').click()
        return ada

    return show


def invitation(come: Come) -> Visitor:
    """Invite somebody, with a code to photograph."""
    ada = come()
    ada.go("play=regality")
    ada.lay("A friend, by link")
    ada.button("QR code").click()
    expect(ada.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    return ada


def join(come: Come) -> Visitor:
    """Be invited."""
    ada, ben = come(), come()
    ada.go("play=himiki")
    ada.text("Options").click()
    ada.field("Your name").fill("Ada")
    ada.lay("A friend, by link")
    ben.page.goto(ada.page.locator("input[readonly]").first.input_value())
    expect(ben.button("Sit down")).to_be_visible()
    return ben


def talk(come: Come) -> Visitor:
    """Play with somebody far away, and talk."""
    ada, ben = come(), come()
    ada.go("play=himiki")
    ada.text("Options").click()
    ada.field("Your name").fill("Ada")
    ada.lay("A friend, by link")
    ben.page.goto(ada.page.locator("input[readonly]").first.input_value())
    ben.field("Your name").fill("Ben")
    ben.button("Sit down").click()
    ben.at_table()
    ada.button("Set up for me").click()
    ben.button("Set up for me").click()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    for person, other, words in ((ada, ben, "Have fun!"), (ben, ada, "You too. No mercy.")):
        person.button(re.compile("^Chat")).click()
        person.field("Your message").fill(words)
        person.button("Send").click()
        expect(other.page.locator("#chat [role=log]")).to_contain_text(words)
    ben.button("Offer a draw").click()
    expect(ada.button("Accept")).to_be_visible()
    return ada


def courses(come: Come) -> Visitor:
    """Look at the courses of a game, with one step done."""
    ada = come()
    ada.go("learn=himiki&course=first")
    do(ada, "himiki", "C5-C4")
    expect(ada.link("Next")).to_be_visible()
    ada.go("learn=himiki")
    expect(ada.link(re.compile("^Step 1: .+, done$"))).to_be_visible()
    return ada


def lesson(come: Come) -> Visitor:
    """Do a step wrong, until a hint comes."""
    ada = come()
    ada.go("learn=himiki&course=first&step=circle")
    for _ in range(2):
        do(ada, "himiki", "C4-C3")
        ada.button("Try again").click()
    expect(ada.text(re.compile("^Hint: "))).to_be_visible()
    return ada


ANALYSED = """[Game "regality"]
[Rules "1"]
[style "old"]
[match "single"]
[first "r"]
[Start "qu,cd,./Bi,st,./Ci,pr,. r KiMiGeWiCa HiPaMoTe - - - 6"]
[Royalty "Ada"]
[Religion "Grace"]
[Result "0-1"]

1. Mi@c1 >b1 3. Pa@c2 >c1 5. Wi@c3 6. Te@c1
0-1
"""
"""The end of a game of the old style, in which it is proved who wins: Royalty's Minister gives the win away."""


def analysis(come: Come) -> Visitor:
    """Look back at a game, at the mistake that lost it."""
    ada = come()
    ada.go("analyse")
    ada.field("A recorded game").fill(ANALYSED)
    ada.button("Analysis").click()
    expect(ada.text("6 of 6 decisions analysed")).to_be_visible()
    expect(ada.page.get_by_role("list", name="Best here")).to_contain_text("proved")
    return ada


EDITED = "B5HMK,C6HMK,E4MHK/B2MHK,D3MKH,E2HMK b 1-1 w-- - 2 CjVx,MkGhTp/-/-/A4Im/-"
"""A position with cubes, terrain and tiles in hands."""


def edit(come: Come) -> Visitor:
    """Edit a position, with a cube to be put down."""
    ada = come()
    ada.go(f"edit=himiki&o={quote(json.dumps({'mode': 'duel', 'expert': True}))}&p={quote(EDITED)}")
    expect(ada.text("You can play from this position.")).to_be_visible()
    ada.page.get_by_role("radio", name=re.compile("^Black cube: water on top, fire")).click()
    return ada


def make(come: Come) -> Visitor:
    """Make a puzzle, with a piece too many and one in the collection."""
    ada = come()
    ada.go(f"make&p={quote('C4HKM/C2HKM,D5KHM par=3 headlock terrain=A1Mi')}")
    expect(ada.text(re.compile("^Needless: A1."))).to_be_visible()
    ada.field("Name").fill("The bridge")
    ada.button("Keep").click()
    expect(ada.button("Edit: The bridge")).to_be_visible()
    return ada


def lobby(come: Come) -> Visitor:
    """Wait for an opponent."""
    ada = come()
    ada.go("lobby")
    row = ada.page.get_by_role("group", name="Terres de Yokai")
    row.get_by_role("button").first.click()
    expect(ada.text(re.compile("^Waiting for an opponent: Terres de Yokai"))).to_be_visible()
    expect(ada.text("Any opponent will do, whatever their rating.")).to_be_visible()
    return ada


def watch(come: Come) -> Visitor:
    """Look at games of others."""
    ada = come()
    with members(ada.base) as (first, second, *_):
        for game, moves, options in (("himiki", 9, {}), ("yokai", 10, {}), ("regality", 5, OLD)):
            duel = Game(first, second, game, **options)
            duel.play(moves)
            duel.leave()
    ada.go("watch")
    expect(ada.page.locator("[data-table] [data-part=play]").first).to_be_visible()
    return ada


def players(come: Come) -> Visitor:
    """See who is strongest."""
    ada = come()
    with members(ada.base):
        pass
    ada.go("players=regality/old")
    expect(ada.page.get_by_role("table")).to_be_visible()
    return ada


def player(come: Come) -> Visitor:
    """See what somebody has played."""
    ada = come()
    with members(ada.base):
        pass
    ada.go(f"player={MEMBERS[0]}")
    expect(ada.page.get_by_role("region", name="Ratings").get_by_role("img").first).to_be_visible()
    return ada


def tournament(come: Come) -> Visitor:
    """Look at a tournament in its first round."""
    ada = come()
    body = {"name": "Friday evening", "game": "regality", "options": OLD, "pause": 0}
    with members(ada.base, ()) as here:
        held = here[0].ask("/api/tournaments", **body)["id"]
        for one in here:
            one.ask(f"/api/tournaments/{held}/players")
        here[0].ask(f"/api/tournaments/{held}/rounds")
    ada.go(f"tournament={held}")
    expect(ada.text(re.compile("^Round 1"))).to_be_visible()
    return ada


def account(come: Come) -> Visitor:
    """Look at one's own account."""
    ada = come()
    with members(ada.base):
        pass
    ada.go("account")
    ada.page.get_by_role("radio", name="Log in").click()
    ada.field("Name").fill(MEMBERS[0])
    ada.page.get_by_label("Password", exact=True).fill(PASSWORD)
    ada.page.get_by_role("button", name="Log in", exact=True).click()
    expect(ada.text(f"You are logged in as {MEMBERS[0]}.")).to_be_visible()
    return ada


SCREENS: dict[str, Screen] = {
    "home": home,
    "home-again": home_again,
    "settings": settings,
    "choose-himiki": chooser("himiki"),
    "choose-yokai": chooser("yokai"),
    "choose-regality": chooser("regality"),
    "himiki-set-up": himiki_set_up,
    "himiki": himiki_choice,
    "himiki-expert": himiki(taps=8, is_expert=True),
    "himiki-teams": himiki("Teams", 3),
    "himiki-mukyan": himiki("Muk Yan", 8),
    "mindlock": puzzle,
    "book": book,
    "yokai": yokai,
    "curtain": curtain,
    "regality": regality(),
    "regality-draft": regality("Draft", 2),
    "invitation": invitation,
    "join": join,
    "talk": talk,
    "looking-back": looking_back,
    "rules": rules("himiki"),
    "about": about,
    "courses": courses,
    "lesson": lesson,
    "analysis": analysis,
    "edit": edit,
    "make": make,
    "lobby": lobby,
    "watch": watch,
    "players": players,
    "player": player,
    "tournament": tournament,
    "account": account,
}
"""Each screen by its name."""
