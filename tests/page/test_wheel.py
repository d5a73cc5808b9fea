"""The wheel carries the built page, so that whoever installs it needs no Node."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.deep  # tests/packaging looks into a wheel as well
def test_the_wheel_carries_the_page_and_the_words(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    page = [name.removeprefix("yamabushi/server/page/") for name in names if name.startswith("yamabushi/server/page/")]
    assert {"index.html", "favicon.svg", "art/himiki.svg", "art/yokai.svg"} <= set(page)
    assert any(name.startswith("assets/index-") and name.endswith(".js") for name in page)
    assert "yamabushi/words/nl/page.ftl" in names
    assert not any("node_modules" in name for name in names)
