"""The house that tests share: after one that has failed it is a new one, so that a second try can go well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from tests.page.conftest import Street
from tests.server.bots import PASSWORD
from tests.server.serving import PATIENCE


@pytest.fixture
def street(chromium: Browser, tmp_path: Path) -> Iterator[Street]:
    """Open a house of this test's own."""
    folders = (tmp_path / name for name in ("first", "second"))
    street = Street(chromium, lambda: next(folders))
    with street.opened:
        yield street


def signed_up(street: Street, name: str) -> int:
    body = {"name": name, "password": PASSWORD}
    answer = httpx.post(f"{street.house.base}/api/accounts", json=body, timeout=PATIENCE, verify=False)
    return answer.status_code


def test_a_new_house_knows_nobody_and_no_browser_of_the_old_one_waits(street: Street) -> None:
    assert [signed_up(street, "Ada") for _ in range(2)] == [201, 409]
    browsers = street.reused
    one = browsers.come()
    one.go()
    browsers.leave(one)
    assert browsers.come().page is one.page
    browsers.leave(one)
    street.open()
    assert street.reused.waiting == []
    assert one.page.is_closed()
    assert signed_up(street, "Ada") == 201
