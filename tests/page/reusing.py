"""Keep browsers for those who come next: a page that is loaded once more costs a third of one in a new browser.

A browser that was emptied is as one that remembers nothing, but for what it keeps of the page's own files. Whatever
cannot be undone (scripts that run before the page, routes, listeners, a clock) makes a browser one that is not kept:
such wishes are noticed when they are made.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, BrowserContext, Page

from tests.page.browsing import DESKTOP, Light, Size, Visitor, visitor
from tests.page.laying import QUIET

MOST = 4
"""How many browsers wait for somebody: each has a process of its own."""

LASTING: dict[type, tuple[str, ...]] = {
    BrowserContext: (
        *("add_init_script", "route", "route_web_socket", "route_from_har", "expose_function", "expose_binding"),
        *("grant_permissions", "set_offline", "set_extra_http_headers", "set_geolocation", "on", "once"),
    ),
    Page: (
        *("add_init_script", "route", "route_web_socket", "route_from_har", "expose_function", "expose_binding"),
        *("set_extra_http_headers", "add_locator_handler", "on", "once", "close"),
    ),
}
"""What a browser does not forget."""

FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"

Kind = tuple[bool, str, bool]
"""Whether it has a finger, which language it wants, and whether notes of a first game are shown."""


class Reused:
    """Browsers that wait for somebody, those that were used last at the end."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self.chromium = chromium
        self.base = base
        self.waiting: list[tuple[Kind, Visitor]] = []
        self.kinds: dict[BrowserContext, Kind] = {}
        self.spent: set[object] = set()

    @contextmanager
    def noticing(self) -> Iterator[None]:
        """Notice, until left, what makes a browser one that is not kept; then nobody waits any longer."""
        with ExitStack() as stack:
            for kind, names in LASTING.items():
                for name in names:
                    stack.enter_context(mock.patch.object(kind, name, self._noted(getattr(kind, name))))
                # Whoever takes the clock sets it.
                clock = property(self._noted(vars(kind)["clock"].fget))
                stack.enter_context(mock.patch.object(kind, "clock", clock))
            yield
        for _, one in self.waiting:
            one.context.close()

    def _noted(self, lasting: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(lasting)
        def noted(one: Any, *arguments: Any, **wishes: Any) -> Any:
            self.spent.add(one)
            return lasting(one, *arguments, **wishes)

        return noted

    def come(
        self,
        *,
        size: Size = DESKTOP,
        is_calm: bool = True,
        has_touch: bool = False,
        light: Light = "light",
        locale: str = "en-GB",
        expected: Sequence[str] = (),
        has_notes: bool = False,
    ) -> Visitor:
        """Let somebody come, with a browser that was emptied, or a new one."""
        kind = (has_touch, locale, has_notes)
        found = next((known for known in reversed(self.waiting) if known[0] == kind), None)
        if found:
            self.waiting.remove(found)
            one = Visitor(found[1].context, found[1].page, self.base, expected=list(expected))
            one.listen()
            one.page.set_viewport_size({"width": size[0], "height": size[1]})
            one.page.emulate_media(color_scheme=light, reduced_motion="reduce" if is_calm else "no-preference")
        else:
            one = visitor(
                self.chromium,
                self.base,
                size=size,
                is_calm=is_calm,
                has_touch=has_touch,
                light=light,
                locale=locale,
                expected=expected,
                has_notes=has_notes,
            )
        self.kinds[one.context] = kind
        self.spent -= {one.context, one.page}
        return one

    def leave(self, one: Visitor) -> None:
        """Let somebody go: their browser is emptied and waits, or is closed."""
        kind = self.kinds.pop(one.context, None)
        if kind is None or {one.context, one.page} & self.spent or one.page.is_closed():
            one.context.close()
            return
        one.ignore()
        for other in one.context.pages:
            if other != one.page:
                other.close()
        one.page.goto(f"{self.base}/{QUIET}")
        one.page.mouse.move(0, 0)
        one.page.evaluate(FORGET)
        one.context.clear_cookies()
        self.waiting.append((kind, one))
        while len(self.waiting) > MOST:
            self.waiting.pop(0)[1].context.close()
