"""What draws the page's art needs Python's own library and nothing else: it runs before anything is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from yamabushi.server.art import main, sprites

SOURCES = Path(__file__).parents[2] / "src"

DRAW = """
import sys
sys.path.insert(0, sys.argv[1])
from yamabushi.server.art import main
main(sys.argv[2])
foreign = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"yamabushi", "__main__"}
print(*sorted(foreign))
"""


def test_art_is_drawn_without_any_package(tmp_path: Path) -> None:
    # -I and -S: no folder of installed packages, neither ours nor the system's.
    command = [sys.executable, "-I", "-S", "-c", DRAW, str(SOURCES), str(tmp_path)]
    drawn = subprocess.run(command, check=True, capture_output=True, text=True)
    assert drawn.stdout.strip() == ""
    assert {path.name for path in tmp_path.iterdir()} == set(sprites())


def test_art_that_has_not_changed_keeps_its_time(tmp_path: Path) -> None:
    main(str(tmp_path))
    changed, *others = sorted(tmp_path.iterdir())
    changed.write_text("<svg/>", encoding="utf-8")
    times = {path: path.stat().st_mtime_ns for path in others}
    main(str(tmp_path))
    assert changed.read_text(encoding="utf-8") == sprites()[changed.name]
    assert {path: path.stat().st_mtime_ns for path in others} == times
