"""Where compiled kernels are kept: a folder of each version's own, or none, and said so."""

import os
from pathlib import Path

import numba
import platformdirs
import pytest

from koloda.core import jit


@pytest.fixture(autouse=True)
def numba_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", numba.config.CACHE_DIR)


def use_cache(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: str(folder / name))


def test_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    use_cache(monkeypatch, tmp_path)
    folder = jit._open_cache()
    assert folder is not None
    assert folder.parent == tmp_path / "koloda"
    assert folder.name == f"kernels-{jit._fingerprint()}"
    assert str(folder) == numba.config.CACHE_DIR
    assert os.listdir(folder) == []
    assert jit._open_cache() == folder


def test_a_fingerprint_knows_bounds_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for checks in (None, 0, 1):
        monkeypatch.setattr(numba.config, "BOUNDSCHECK", checks)
        found.add(jit._fingerprint())
        assert jit._fingerprint() in found
    assert len(found) == 3


def test_a_folder_that_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = numba.config.CACHE_DIR
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "asked"))
    assert jit._open_cache() == tmp_path / "asked"
    assert before == numba.config.CACHE_DIR


def test_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "koloda").write_text("no folder")
    use_cache(monkeypatch, tmp_path)
    with pytest.warns(RuntimeWarning, match=r"can't be kept in .* Set NUMBA_CACHE_DIR"):
        assert jit._open_cache() is None


def test_old_folders_go(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    use_cache(monkeypatch, tmp_path)
    for age in range(8):
        folder = tmp_path / "koloda" / f"kernels-{age}"
        folder.mkdir(parents=True)
        (folder / "kernel.nbi").touch()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "koloda" / "saves").mkdir()
    newest = jit._open_cache()
    assert newest is not None
    kept = [f"kernels-{age}" for age in range(jit.KEPT_FOLDERS - 1)]
    assert sorted(os.listdir(tmp_path / "koloda")) == sorted([newest.name, "saves", *kept])


@pytest.mark.compiled
def test_compiles_are_heard() -> None:
    heard: list[int] = []
    with jit.hearing_compiles(heard.append):
        double = numba.njit(lambda number: 2 * number)
        assert double(4) == 8
        assert double(5) == 10
        assert heard == [1]
        double(1.5)
    double(2j)
    assert heard == [1, 2]


@pytest.mark.plain
def test_plain_kernels_compile_nothing() -> None:
    heard: list[int] = []
    with jit.hearing_compiles(heard.append):
        assert jit.kernel(lambda number: 2 * number)(4) == 8
    assert heard == []
