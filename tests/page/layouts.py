"""Where everything stands, in which window: what `make test` compares, and `make layout` writes anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.page.browsing import Size, Visitor
from tests.page.laying import lay_at

TABLE = Path(__file__).parents[1] / "data" / "page" / "layout.txt"

WINDOWS: dict[str, Size] = {
    "1366x650": (1366, 650),
    "1280x720": (1280, 720),
    "768x1024": (768, 1024),
    "390x844": (390, 844),
    "360x640": (360, 640),
    "844x390": (844, 390),
    "640x360": (640, 360),
}
"""Laptops, a tablet, and two phones, upright and on their side."""

TIGHTEST = ("1280x720", "360x640", "640x360")
"""The one of each kind in which there is least room beside the board."""

ONE_OF_EACH = (*TIGHTEST, "768x1024")
"""A laptop, a phone upright and on its side, and a tablet."""

NEAR = 3
"""By how many pixels a place may differ: another release of Chromium sets type a little differently."""

Box = tuple[int, int, int, int]
Places = dict[str, Box]


@dataclass(frozen=True)
class Moment:
    """A table at a moment that asks for much at once, or a step of a course."""

    game: str
    start: str | None = None
    lesson: str = ""
    others: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    # What is tapped first.
    taps: tuple[str, ...] = ()


CARDS = (
    "G:G4???:GB:GB R:R7???:-:- B:G6B4????:GB+:- Y:Y7???:-:GY!BY GRGR!GBGY GY+ 3GRGR+GB!2GY2RBRB!3RYRY!3BYBY+BY! "
    "GBGY2RBRB+RYRY+ Y5 R5 10:0:0:-"
)
CALL = (
    "G:G6????:-:- R:R5????:-:- B:B4????:-:RB Y:Y5????:RY+:GY!BY GBGB+GY RB "
    "4GRGR+GR!3GBGB!3GYGY+2RBRB+RB!4RYRY!3BYBY+BY! - - - 2:0:1:RY+@Y"
)
DISTRACT = (
    "G:G6G4???:GB:GBGY+ R:R7???:GR!GRRY!:GR B:B4????:GB+RB:BY Y:Y7???:-:GY!BY GBRY RB! "
    "2GRGR+GB!3GYRB2RY2BYBY+BY! GBGY2RBRB+RYRY+ Y5 R5 16:0:1:RY!@R"
)
ASKED = "B6HMK,C5HMK,D5HMK/A2HKM,C2KMH,D1KHM w 2-0 w-- n1;B6<B5;ask@B6- 0 MyGhTp,MkCjTr/-/-/-/-"
DISCARDS = "As,Ca,Wi/Pr,.,de/to+cd,hi,Ki r QuMiGe StBiMoTe Sh PaCiWt - 12 won=1-0 gone=PeSoFtHeDr"
BEGINS = ".,.,./.,.,./.,.,. r KiQuPrMiGeWiCa HiCdStBiPaMoTe - - choose 0 won=0-1 gone=SmBaPtToDe"

MOMENTS: dict[str, Moment] = {
    "himiki-set-up": Moment("himiki", None, taps=('[data-square="C5"]',)),
    "himiki": Moment("himiki", "B5MKH,C5MKH,D5MKH/B2KMH,C2MHK,D2HKM w 0-0 --- - 0 -", taps=('[data-square="C5"]',)),
    "himiki-expert": Moment("himiki", ASKED, options={"expert": True}, taps=(".usable",)),
    "himiki-teams": Moment(
        "himiki",
        "A2KMH,B1KHM,D6MKH,E5KHM/A5MHK,B6MKH,D1MKH,E2HKM wl 0-0 --- - 0 -",
        others=3,
        options={"mode": "teams"},
    ),
    "himiki-mukyan": Moment(
        "himiki",
        "B5MKH,C4HKM,D5MHK/B4HKM,C2MKH,D2MHK w 0-1 -b- r1;C4<C5 3 -",
        others=0,
        options={"mode": "mukyan"},
    ),
    "mindlock": Moment("himiki", None, others=0, options={"mode": "mindlock", "puzzle": "F01"}),
    "yokai": Moment("yokai", CARDS, taps=(".own .hand button",)),
    "yokai-call": Moment("yokai", CALL),
    "yokai-distract": Moment("yokai", DISTRACT),
    "regality": Moment(
        "regality", ".,st,./Ci,Ft,te/Dr,.,Mi r KiQuPrGeWiCa HiCdBiPaMo PeSoHe - - 6", taps=('[data-code="Qu"]',)
    ),
    "regality-discards": Moment("regality", DISCARDS),
    "regality-begins": Moment("regality", BEGINS),
    "regality-draft": Moment(
        "regality",
        ".,.,./.,.,./.,.,. r KiQuPrMiGeWiCaCi HiCdStBiPaMoTe PeSoFtHeDr - draft 0",
        options={"style": "draft"},
    ),
    "regality-drafted": Moment(
        "regality",
        ".,.,./.,.,./.,.,. r KiQuPrMiGeWiCaCiPeFt HiCdStBiPaMoTeSoHeDr - - - 0",
        options={"style": "draft"},
    ),
    "himiki-lesson": Moment("himiki", lesson="course=first&step=circle"),
    "himiki-chaos": Moment("himiki", lesson="course=chaos"),
    "yokai-lesson": Moment("yokai", lesson="course=first"),
    "regality-lesson": Moment("regality", lesson="course=first"),
    "regality-hermit": Moment("regality", lesson="course=tiles&step=He"),
}
"""Every game and mode, all that can be asked, and lessons."""


def lay(person: Visitor, names: Iterable[str]) -> dict[str, str]:
    """Lay a table for each moment, so that the page is loaded once for all of them; say where on the page each is."""
    found = {}
    for name in names:
        moment = MOMENTS[name]
        if moment.lesson:
            found[name] = f"learn={moment.game}&{moment.lesson}"
        else:
            found[name] = f"t={lay_at(person, moment.game, moment.start, 1, moment.others, **moment.options)}"
    return found


def show(person: Visitor, name: str, place: str) -> None:
    """Go to a moment, and wait until it asks."""
    # Another table may still be there: leave it first.
    person.go("about")
    expect(person.page.locator("[data-part]")).to_have_count(0)
    in_window(person, next(iter(WINDOWS)))
    person.go(place)
    if not MOMENTS[name].lesson:
        expect(person.page.locator(".turn.mine")).to_be_visible()
    expect(person.page.locator("[data-part=board]")).to_be_visible()
    for tap in MOMENTS[name].taps:
        person.page.locator(tap).first.click()
    person.page.mouse.move(0, 0)
    person.settle()


# All parts that are seen, where they stand in the window; and the smallest place of the board.
PLACED = """() => {
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  };
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const parts = [...document.querySelectorAll("[data-part]")].filter(seen);
  const named = parts.map((one) => [one.dataset.part, box(one)]);
  const places = [...document.querySelectorAll("[data-square], [data-cell], [data-land]")].filter(seen).map(box);
  if (places.length) {
    const least = (n) => Math.min(...places.map((one) => one[n]));
    named.push(["square", [places[0][0], places[0][1], least(2), least(3)]]);
  }
  return Object.fromEntries(named);
}"""

# What is wrong: what a player needs that is out of sight, covered, cut off, or too small for a thumb.
WRONG = """() => {
  const found = [];
  const name = (one) => one.dataset.part ?? (one.getAttribute("aria-label") ?? one.innerText).trim().slice(0, 40);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const inside = ({ left, top, right, bottom }, within) => left >= within.left - 1 && top >= within.top - 1 &&
    right <= within.right + 1 && bottom <= within.bottom + 1;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
  const PARTS = ":is([data-part=turn], [data-part=play], .whole > [data-part], [data-part=play] [data-part])";
  for (const part of document.querySelectorAll(PARTS))
    if (seen(part) && !inside(part.getBoundingClientRect(), window_)) found.push(`${name(part)} is out of sight`);
  const WORDED = "[data-part=turn], .task, :is([data-part=turn], [data-part=play]) :not(.unseen, svg, svg *)";
  for (const one of document.querySelectorAll(WORDED))
    if (seen(one) && one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible")
      found.push(`words are cut off: ${name(one)}`);
  for (const one of document.querySelectorAll("[data-part=own] .hand button")) {
    const [card, own] = [one, one.closest("[data-part]")].map((each) => each.getBoundingClientRect());
    if (card.left < own.left - 6 || card.right > own.right + 6) found.push(`${name(one)} lies over something else`);
  }
  const faces = [...document.querySelectorAll(".cubes svg")].map((one) => one.getBoundingClientRect());
  for (const one of document.querySelectorAll("[data-part=board] .names span")) {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, top, right, bottom } = words.getBoundingClientRect();
    if (faces.some((face) => face.left < right && face.right > left && face.top < bottom && face.bottom > top))
      found.push(`${one.innerText} lies under a cube`);
  }
  const TARGETS = ":is(.stage, .whole) :is(button, summary, a), header :is(a, button, select)";
  const targets = [...document.querySelectorAll(TARGETS)];
  for (const one of targets.filter(seen)) {
    const box = one.getBoundingClientRect();
    const isTurned = getComputedStyle(one).rotate !== "none";
    if (Math.min(box.width, box.height) < 24) found.push(`${name(one)} is too small: ${box.width} × ${box.height}`);
    if (one.matches("button:not(:has([data-thing]))") && one.scrollWidth > one.clientWidth + 1)
      found.push(`${name(one)} is too narrow`);
    if (!inside(box, window_) && !isTurned) found.push(`${name(one)} is out of sight`);
    const scrolls = (outer) => getComputedStyle(outer).overflow !== "visible";
    for (let outer = one.parentElement; outer && !outer.matches(".stage, .whole, header"); outer = outer.parentElement)
      if (scrolls(outer) && !inside(box, outer.getBoundingClientRect())) found.push(`${name(one)} is cut off`);
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // What is asked about is never covered by the answers.
    const over = one.matches(".asked") ? "" : ", .over, .ways, .list, .menu";
    const lies = met && (one.contains(met) || met.closest(`[role=group]:not(.stage *)${over}`));
    if (!lies) found.push(`${name(one)} is covered`);
  }
  return found;
}"""

LEAST_SQUARES = {"himiki": 36, "regality": 60, "yokai": 70}
"""How wide a square, a cell or a land is at least, in any window."""


# Two frames, one after the other, in which everything stands where it stood.
STILL = """async ([width, height]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const all = () => [...document.querySelectorAll("[data-part], [data-part] button")]
    .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(";");
  scrollTo(0, 0);
  await document.fonts.ready;
  await frame();
  const before = all();
  await frame();
  return innerWidth === width && innerHeight === height && before === all();
}"""


def in_window(person: Visitor, window: str) -> None:
    """Give the window another size, and wait until all has found its place."""
    width, height = WINDOWS[window]
    person.page.set_viewport_size({"width": width, "height": height})
    person.settle()
    person.page.wait_for_function(STILL, arg=[width, height])


def places(person: Visitor) -> Places:
    """Say where each part stands."""
    found: dict[str, list[int]] = person.page.evaluate(PLACED)
    return {part: (box[0], box[1], box[2], box[3]) for part, box in found.items()}


def wrong(person: Visitor) -> list[str]:
    """Say what is out of sight, covered, cut off or too small."""
    found: list[str] = person.page.evaluate(WRONG)
    return found


def written(name: str, window: str, where: Places) -> Iterator[str]:
    """Write where each part of a screen stands."""
    for part, (x, y, width, height) in where.items():
        yield f"{name:18} {window:9} {part:9} {x:5} {y:5} {width:5} {height:5}"


def read(text: str) -> dict[tuple[str, str], Places]:
    """Read what was written, by screen and window."""
    found: dict[tuple[str, str], Places] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, window, part, *box = line.split()
            x, y, width, height = map(int, box)
            found.setdefault((name, window), {})[part] = (x, y, width, height)
    return found


def differences(known: Places, now: Places) -> list[str]:
    """Say what stands elsewhere than it did."""
    said = [f"{part}: {box} is new" for part, box in now.items() if part not in known]
    for part, box in known.items():
        if part not in now:
            said.append(f"{part}: {box} is gone")
        elif any(abs(one - other) > NEAR for one, other in zip(box, now[part], strict=True)):
            said.append(f"{part}: {box} is now {now[part]}")
    return said
