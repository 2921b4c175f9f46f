"""When the page is built: scripts/page.py over a small web/ of its own."""

import json
import shutil
from pathlib import Path

import pytest

from scripts import page

pytestmark = pytest.mark.plain

LOCK = {
    "packages": {
        "": {"name": "page"},
        "node_modules/builder": {"version": "1.2.3"},
        "node_modules/checker": {"version": "2.0.0", "dev": True},
        "node_modules/for-another-system": {"version": "1.0.0", "optional": True},
    }
}

NPM = """#!/bin/sh
echo "$@" >> ../said
case "$1" in
    ci) mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json ;;
    run) test ! -e broken && mkdir -p ../page && echo built > ../page/index.html ;;
esac
"""


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a checkout with a page to build, and a Node whose npm writes down what it is told."""
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("let page;")
    (web / "package-lock.json").write_text(json.dumps(LOCK))
    texts = tmp_path / "src" / "koloda" / "locales" / "en"
    texts.mkdir(parents=True)
    (texts / "page.ftl").write_text("page-brand = Koloda\n")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", web)
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    monkeypatch.setattr(page, "BUILT_FROM", tmp_path / "page" / ".sources")
    provide_node(tmp_path / "bin", "v20.19.0")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    return web


def provide_node(folder: Path, version: str) -> None:
    """Put a Node of a version into a folder, and its npm."""
    folder.mkdir(exist_ok=True)
    for name, text in (("node", f"#!/bin/sh\necho {version}\n"), ("npm", NPM)):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)


def said(web: Path) -> list[str]:
    """Return what npm was told since it was last asked."""
    told = web.parent / "said"
    lines = told.read_text().splitlines() if told.exists() else []
    told.unlink(missing_ok=True)
    return lines


def test_a_page_is_built_once(web: Path) -> None:
    assert not page.is_built()
    page.build()
    assert said(web) == ["ci --omit=dev", "run build"]
    assert page.is_built()
    page.build()
    assert said(web) == []


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/package-lock.json", "src/koloda/locales/en/page.ftl"]
)
def test_a_change_of_what_it_is_built_from_makes_it_stale(web: Path, changed: str) -> None:
    page.build()
    said(web)
    path = web.parent / changed
    path.write_text(path.read_text() + "\n")
    assert not page.is_built()
    page.build()
    assert said(web) == ["run build"]


def test_tests_of_the_page_do_not_make_it_stale(web: Path) -> None:
    page.build()
    said(web)
    (web / "e2e").mkdir()
    (web / "e2e" / "start.spec.ts").write_text("test;")
    assert page.is_built()


def test_a_build_that_fails_says_why_and_is_tried_again(web: Path) -> None:
    (web / "broken").touch()
    with pytest.raises(page.PageError, match="npm run build failed"):
        page.build()
    assert not page.is_built()


def test_what_npm_installed_is_compared_with_the_lock(web: Path) -> None:
    assert not page.is_installed("run")
    installed = {path: LOCK["packages"][path] for path in ("", "node_modules/builder")}
    (web / "node_modules").mkdir()
    (web / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": installed}))
    assert page.is_installed("run")
    assert not page.is_installed("dev")
    page.install("dev")
    assert said(web) == ["ci"]
    assert page.is_installed("dev")


def test_a_source_distribution_needs_no_node(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page.build()
    shutil.rmtree(web)
    monkeypatch.setenv("PATH", "")
    assert page.is_built()
    assert page.is_installed("dev")
    page.build()


@pytest.mark.parametrize(
    ("version", "will_do"),
    [("v18.20.4", False), ("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True), ("?", False)],
)
def test_an_old_node_is_passed_over(web: Path, version: str, will_do: bool) -> None:
    provide_node(web.parent / "bin", version)
    assert (page.system_node() is not None) == will_do


def test_without_any_node_it_is_said_what_is_missing(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(page, "packaged_node", lambda: None)
    with pytest.raises(page.PageError, match=r"Node 20\.19"):
        page.build()
