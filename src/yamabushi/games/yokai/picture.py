"""A position of Terres de Yokai as a picture."""

from __future__ import annotations

from typing import Any

from yamabushi.core.picture import boxed


def svg(view: dict[str, Any]) -> str:
    """Draw a whole position."""
    return boxed("Terres de Yokai", str(view["position"]))
