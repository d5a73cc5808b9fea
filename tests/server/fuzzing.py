"""What the tests share that send whatever comes to mind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tests.server.serving import InPlace
from yamabushi.server.engine_room import choose_action, rank_actions

Result = TypeVar("Result")


class Quick(InPlace):
    """Engines that think here, but not for long, whatever they are asked for."""

    async def run(self, function: Callable[..., Result], *arguments: Any) -> Result:
        if function is choose_action:
            arguments = (arguments[0], 1)
        elif function is rank_actions:
            arguments = (arguments[0], 50, 0.02)
        return await super().run(function, *arguments)
