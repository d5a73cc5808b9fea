"""Failure 48: push endpoints whose host is an address inside, in a form that browsers read and we did not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.serving import run, serving
from tests.server.test_accounts import browser, counted, problem
from tests.server.test_push import CONTACT, Visitor
from yamabushi.core.errors import BadOption
from yamabushi.server.push.posting import checked_service
from yamabushi.server.storage.schema import subscriptions

OTHER_SPELLINGS = [
    "127.1",
    "127.0.1",
    "127.0.0.1.",
    "127.1.",
    "0177.0.0.1",
    "0177.1",
    "00000177.0.0.1",
    "127.0.0.01",
    "0x7f.0.0.1",
    "0X7F.1",
    "0x7f000001",
    "0x7f000001.",
    "2130706433",
    "017700000001",
    "10.1",
    "10.0x10203",
    "192.168.257",
    "3232235777",
    "169.254.43518",
    "0",
    "0.0.0.0",
    "0x",
    "1.2.3.4.5",
    "127.0.0.256",
    "example.0x7f",
    "%31%32%37.0.0.1",
    "127%2e0%2e0%2e1",
    "loc%61lhost",
    "localhost.",
    "LOCALHOST",
    "a.localhost.",
    "router.lan",
    "router.home.arpa",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:0:0:1]",
    "[::7f00:1]",
    "[::ffff:0:127.0.0.1]",
    "[fe80::1%25eth0]",
    "[fc00::]",
    "[2002:7f00:1::]",
    "\u2460\u2461\u2466.0.0.1",
    "127\u30020.0.1",
    "push.example.org\\@127.0.0.1",
    "push.example.org\\.localhost",
    "push..example.org",
    "push.example.org..",
    "-.example.org",
]


@pytest.mark.parametrize("host", OTHER_SPELLINGS)
def test_48_hosts_that_browsers_read_as_an_address_inside_are_refused(host: str) -> None:
    for endpoint in (f"https://{host}/1", f"https://{host}:443/1"):
        with pytest.raises(BadOption) as caught:
            checked_service(endpoint, within=False)
        assert caught.value.code == "push-service"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/a-b:c_d",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com:443/x",
        "https://db5p.notify.windows.com/w/?token=a%2bb",
        "https://1.1.1.1/x",
        "https://[2606:4700::1111]/x",
        "https://4.example.org./x",
    ],
)
def test_48_push_services_of_browsers_are_taken(endpoint: str) -> None:
    assert checked_service(endpoint, within=False) == endpoint


def test_48_a_subscription_to_an_address_inside_is_refused_and_not_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, push=CONTACT) as server, browser(server, "Ada") as ada:
            for host in ("127.1", "0177.0.0.1"):
                answer = await ada.put("/api/me/push", json=Visitor(f"https://{host}/1").subscription())
                assert problem(answer) == (422, "push-service")
            assert await counted(server, subscriptions) == 0

    run(main())
