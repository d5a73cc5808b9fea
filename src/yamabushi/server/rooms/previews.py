"""What actions would do, before they are played."""

from __future__ import annotations

from typing import Any

from yamabushi.core.game import State
from yamabushi.server.messages import Preview
from yamabushi.server.rooms.history import History
from yamabushi.server.telling import preview_shown
from yamabushi.server.watchers import Watcher


class Previews:
    """What the actions of the position as it is would do, as far as somebody has asked."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.known: tuple[State, dict[str, dict[str, Any] | None]] = (history.table.state, {})

    def shown_to(self, watcher: Watcher, wish: Preview) -> dict[str, Any]:
        """Say what actions would do, to whoever looks out of the seat that decides; to others nothing."""
        table = self.history.table
        state = table.state
        if watcher.facing is None or watcher.facing != table.decider or not self.history.is_now(wish.version):
            return {}
        if self.known[0] is not state:
            self.known = (state, {})
        known = self.known[1]
        for action in wish.actions:
            if action not in known and action in state.actions:
                known[action] = preview_shown(state, action)
        return {action: known[action] for action in wish.actions if known.get(action) is not None}
