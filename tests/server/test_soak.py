"""All failures of storage at once, for as long as one likes: see `soak.py`."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.amounts import SOAK_SECONDS
from tests.server.serving import serving
from tests.server.soak import Soak, soak
from yamabushi.server.storage.database import address_of

MEGABYTE = 1 << 20


@pytest.mark.deep
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_01_07_35_36_nothing_is_lost_however_servers_are_treated(tmp_path: Path, kind: str) -> None:
    found = soak(kind, tmp_path, SOAK_SECONDS)
    assert found.lost == []
    assert found.happened["acknowledged"] > SOAK_SECONDS
    assert "unanswered" not in found.happened
    assert "Traceback" not in found.complaints, found.complaints
    for before, after in found.memory:
        assert after < 1.1 * before + 10 * MEGABYTE


def test_01_a_soak_notices_what_is_lost(tmp_path: Path) -> None:
    async def main() -> tuple[str, int, str]:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(laid["table"], laid["token"]) as client:
                action = client.view["actions"][0]
                await client.act(action, id="one")
                version = (await client.until("done"))["version"]
            return laid["table"], version, action

    table, version, action = asyncio.run(main())
    watched = Soak([], address_of(None, tmp_path), random.Random(1))
    watched.acknowledged = {(table, version): (action, "one")}
    assert watched.lost() == []
    for other in ((version + 9, action, "one"), (version, "other", "one"), (version, action, "two")):
        watched.acknowledged = {(table, other[0]): (other[1], other[2])}
        assert len(watched.lost()) == 1
