"""Build the page when a wheel or an sdist is made, so that `pip install .` gives it as well.

Hatchling runs this; see [tool.hatch.build.hooks.custom] in pyproject.toml. HATCH_BUILD_NO_HOOKS=true leaves the page
out: that is how `make` installs the package, since it builds the page itself at the same time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

from make_page import NODE_NEEDED, CannotBuild, found_path, is_built, make_page


class PageHook(BuildHookInterface[BuilderConfig]):
    """Build the page, if it is not there or older than what it is made of."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI, if it is needed and missing."""
        if is_built() or found_path():
            return []
        lines = NODE_NEEDED.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if not line.startswith("#")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or stop with a sentence."""
        try:
            make_page(self.app.display_info)
        except CannotBuild as reason:
            self.app.abort(str(reason))
