"""Point at everything, tap everything, and notice whatever moves meanwhile."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.browsing import Visitor

MOST_TAPS = 20

# Looks at every frame. While something is watched, it must stay where it was when the watching began, to half a pixel;
# what has gone, or is not seen any more, does not count.
LOOK = """() => {
  if (window.calm) return;
  const TARGETS = "a[href], button, summary, input, select, textarea";
  const BOARD = "[data-part=board], [role=grid], [data-land]";
  // How many of a kind are pointed at: squares of a board, say, or puzzles of a book.
  const SEVERAL = 4;
  const frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  const seen = (one) => one.isConnected && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".unseen, .skip") && one.getBoundingClientRect().width > 1;
  const targets = () => [...document.querySelectorAll(TARGETS)].filter((one) => seen(one) && !one.disabled);
  const named = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.innerText ?? "").trim().replace(/\\s+/g, " ");
    return `${one.tagName.toLowerCase()} "${words.slice(0, 40)}"`;
  };
  const kind = (one) => [one.tagName, one.getAttribute("role"), one.getAttribute("type"), ...Object.keys(one.dataset),
    ...[...one.classList].filter((name) => name.startsWith("svelte-"))].join(" ");

  // A pointer stands still on the screen, and so must all that it points at. A tap may make the page shorter or longer:
  // what then only scrolls has not moved.
  let watched = [], found = new Set(), doing = "", isTap = false;
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return isTap ? [x, y, x + scrollX, y + scrollY] : [x, y, width, height];
  };
  const isStill = (apart) => {
    const small = apart.map((value) => Math.abs(value) <= 0.5);
    return isTap ? (small[0] && small[1]) || (small[2] && small[3]) : small.every(Boolean);
  };
  const watch = (what, some, byTap) => {
    [doing, isTap] = [what, byTap];
    watched = [...new Set([...some, ...document.querySelectorAll(BOARD)])]
      .filter((one) => seen(one) && !one.closest("[aria-labelledby=featured-title]")) // nobody plays on that one
      .map((one) => [one, box(one)]);
  };
  const check = () => {
    for (const [one, before] of watched.filter(([one]) => seen(one))) {
      const apart = box(one).map((value, n) => Math.round((value - before[n]) * 10) / 10);
      if (isStill(apart)) continue;
      found.add(`${doing}: ${named(one)} by ${apart.join(", ")}`);
      watched = watched.filter(([other]) => other !== one);
    }
  };
  const look = () => (check(), requestAnimationFrame(look));
  look();

  // When the page has come to rest: nothing has changed, and nothing is being asked of the server.
  let lastChange = 0, asking = null, askedAt = 0;
  const changed = () => (lastChange = performance.now());
  new MutationObserver(changed)
    .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const heard = new WeakSet();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) this.addEventListener("message", () => (asking = null));
    heard.add(this);
    [asking, askedAt] = [this, performance.now()];
    return send.call(this, data);
  };
  let fetching = 0;
  const fetched = window.fetch;
  window.fetch = async (...request) => {
    fetching++;
    try { return await fetched(...request); } finally { fetching--; changed(); }
  };
  const isWaiting = () => fetching > 0 ||
    (asking?.readyState === WebSocket.OPEN && performance.now() - askedAt < 2000);
  const thinks = () => document.querySelector("main .dots") !== null;
  const rest = async (least = 50) => {
    await frames(2);
    const begun = performance.now();
    const since = (when) => performance.now() - when;
    // What changes without end is not waited for.
    const isRestless = () => since(begun) < 5000 && since(lastChange) < least;
    const isBusy = () => since(begun) < 30_000 && (isWaiting() || thinks());
    while (isRestless() || isBusy()) await frames(1);
  };

  // Whether all of it is in sight, also in a list that scrolls by itself.
  const isWithin = (own, { left, top, right, bottom }) =>
    own.x >= left && own.y >= top && own.right <= right && own.bottom <= bottom;
  const isWhole = (one) => {
    const own = one.getBoundingClientRect();
    for (let list = one.parentElement; list && list !== document.documentElement; list = list.parentElement) {
      const isLong = list.scrollHeight > list.clientHeight;
      const scrolls = isLong && ["auto", "scroll"].includes(getComputedStyle(list).overflowY);
      if (scrolls && !isWithin(own, list.getBoundingClientRect())) return false;
    }
    return isWithin(own, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  };
  // Where a pointer really meets a target, if it can; it is scrolled to if need be.
  const reach = (one) => {
    if (!seen(one)) return null;
    if (!isWhole(one)) one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    for (const [right, down] of [[0.5, 0.5], [0.5, 0.85], [0.5, 0.15], [0.15, 0.5], [0.85, 0.5]]) {
      const place = [x + width * right, y + height * down];
      const met = document.elementFromPoint(...place);
      if (met && one.contains(met)) return place;
    }
    return null;
  };

  let queue = [], tapped = new Set(), elsewhere = new Set(), last = null;
  window.calm = {
    rest,
    begin: async () => {
      await rest();
      const kinds = Map.groupBy(targets(), kind);
      queue = [...kinds.values()].flatMap((some) => {
        const step = Math.max(1, Math.floor(some.length / SEVERAL));
        return some.filter((_, n) => n % step === 0);
      });
      [tapped, elsewhere] = [new Set(), new Set()];
    },
    // Gives where to point next.
    next: () => {
      check();
      watched = []; // what is scrolled on the way to the next one has not moved
      for (let one = queue.shift(); one; one = queue.shift()) {
        const place = reach(one);
        if (!place) continue;
        watch(`pointing at ${named(one)}`, targets(), false);
        return place;
      }
      return null;
    },
    // Gives where to tap next, after the last tap has had its effect: what is alike is tapped once.
    nextTap: async () => {
      await rest();
      for (const one of targets().filter((one) => !one.matches("a[href], input, select, textarea"))) {
        const isPlace = ["square", "cell", "code", "land", "thing"].some((word) => word in one.dataset);
        const alike = kind(one) + (isPlace || one.closest("[data-place], [role=log], ol, ul") ? "" : one.innerText);
        const place = tapped.has(alike) || elsewhere.has(kind(one)) ? null : reach(one);
        if (!place) continue;
        tapped.add(alike);
        last = one;
        watch(`tapping ${named(one)}`, [one], true);
        return place;
      }
      return null;
    },
    // The last tap led elsewhere: others of its kind will, too. Where all of it has gone, it does not matter what moved
    // on the way out.
    left: () => {
      elsewhere.add(kind(last));
      if (!last.isConnected) found = new Set([...found].filter((one) => !one.startsWith(`${doing}: `)));
      watched = [];
    },
    board: (what) => {
      watch(what, [], true);
      return watched.length;
    },
    // Watches all that can be touched, but for what stands in a list that lives.
    everything: (what) => watch(what, targets().filter((one) => !one.closest(".room")), false),
    found: () => { check(); const all = [...found]; found = new Set(); watched = []; return all; },
  };
}"""


def look(page: Page) -> None:
    """Begin to look, unless that has been done already."""
    page.evaluate(LOOK)


def found(page: Page) -> list[str]:
    """Give what has moved, and look away."""
    moved: list[str] = page.evaluate("() => calm.found()")
    return moved


def everything(person: Visitor, what: str) -> None:
    """Watch all that can be touched, while something happens elsewhere."""
    person.page.evaluate("(what) => calm.everything(what)", what)


def pointed(person: Visitor) -> list[str]:
    """Move the pointer to one target after the other; tell what moved while one was pointed at."""
    page = person.page
    page.mouse.move(0, 0)
    look(page)
    page.evaluate("() => calm.begin()")
    place: list[float] | None
    while place := page.evaluate("() => calm.next()"):
        page.mouse.move(*place)
    page.evaluate("() => calm.rest()")
    return found(page)


def tapped(person: Visitor) -> list[str]:
    """Tap one target after the other; tell when it moved under the finger, or the board did.

    What comes of a tap stays: a move is played, a list is open. Where a tap leads elsewhere, one comes back.
    """
    page, home = person.page, person.place
    look(page)
    see_the_beginning(person)
    page.evaluate("() => calm.begin()")
    place: list[float] | None
    for _ in range(MOST_TAPS):
        if not (place := page.evaluate("() => calm.nextTap()")):
            break
        page.mouse.click(*place)
        page.evaluate("() => calm.rest()")  # it may lead elsewhere only when the server has answered
        if page.locator("header [aria-expanded=true], .steps [aria-expanded=true]").count():
            page.keyboard.press("Escape")
        if person.place != home:
            page.evaluate("() => calm.left()")
            # By what stands behind the # alone: whoever loads the page anew has forgotten what has moved.
            page.evaluate("(home) => void (location.hash = home)", home)
            expect(page.get_by_role("main")).not_to_be_empty()
    page.evaluate("() => calm.rest()")
    return found(page)


def see_the_beginning(person: Visitor) -> None:
    """Look back to the beginning of a game, as whoever has played it at this size has seen it."""
    first, last = person.page.locator(".steps .first"), person.page.locator(".steps button").last
    if first.count() and first.is_enabled():
        first.dispatch_event("click")  # on a phone it stands in the log, which is not brought up here
        expect(last).to_be_enabled()
        person.page.evaluate("() => calm.rest()")
        last.click()
        expect(last).to_be_disabled()


def board(person: Visitor, event: str) -> None:
    """Watch the board from now on, while something happens outside."""
    expect(person.page.locator("[data-part=board]").first).to_be_visible()
    look(person.page)
    assert person.page.evaluate("(event) => calm.rest().then(() => calm.board(event))", event)
