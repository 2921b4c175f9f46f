"""The house as it is described: public names, states without padding, the same rules everywhere."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import koloda
from koloda import GAMES, find

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared"
SOURCES = ROOT / "src" / "koloda"


def test_public_names() -> None:
    assert koloda.__all__ == ["GAMES", "Game", "KolodaError", "Match", "find", "verify"]
    for name in koloda.__all__:
        assert getattr(koloda, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        koloda.nothing  # noqa: B018
    assert re.fullmatch(r"\d+\.\d+\.\d+", koloda.__version__)


def test_games_are_named() -> None:
    assert list(GAMES) == ["card-football", "belarusian-football", "hearts"]
    assert [find(name).seats for name in GAMES] == [2, 2, 4]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_states_have_no_padding(name: str) -> None:
    """With padding, equal states would have unequal bytes."""
    dtype = find(name).state
    assert dtype.names is not None
    end = 0
    for field in dtype.names:
        kind, offset = dtype.fields[field][:2]  # type: ignore[index]
        assert offset == end, f"a gap before {field}"
        assert offset % kind.base.alignment == 0, f"{field} is not aligned"
        end += kind.itemsize
    assert dtype.itemsize == end


@pytest.mark.parametrize("name", sorted(GAMES))
def test_states_have_the_fields_that_the_type_checker_knows(name: str) -> None:
    state = import_module(f"{GAMES[name]}.state")
    dtype = find(name).state
    assert dtype is state.STATE
    assert set(state.State.__annotations__) == set(dtype.names or ())
    for field in dtype.names or ():
        is_whole = state.State.__annotations__[field] is int
        assert is_whole == (dtype[field].shape == ()), f"{field}: a number, or an array (Any)"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_states_hold_every_option_in_its_range(name: str) -> None:
    game = find(name)
    for option in game.options:
        kind = game.state[option.name]
        top = np.iinfo(kind).max
        assert top >= getattr(option, "maximum", len(getattr(option, "choices", (0, 1))) - 1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_states_are_alike_in_what_all_games_share(name: str) -> None:
    dtype = find(name).state
    assert dtype["seed"] == np.dtype(("<u4", (8,)))
    assert dtype["turn"] == np.dtype("i1")
    assert dtype["shuffles"].kind == "u"


@pytest.mark.plain
def test_import_is_light() -> None:
    """`import koloda` compiles nothing and imports neither Numba nor NumPy."""
    code = "import sys, koloda; print(sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.plain
def test_only_one_module_imports_numba() -> None:
    importers = [
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if re.search(r"^\s*(import|from) (numba|llvmlite)", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert importers == ["core/jit.py"]


@pytest.mark.plain
@pytest.mark.parametrize(
    ("ours", "theirs"), [("docs/rules", "rules"), ("tests/vectors", "vectors")]
)
def test_rules_and_vectors_are_those_that_were_given(ours: str, theirs: str) -> None:
    """Where the pages that the project was built from lie beside it, both say the same."""
    given = SHARED / theirs
    files = sorted(path.name for path in given.glob("*.*")) if given.is_dir() else []
    for name in files:
        assert (ROOT / ours / name).read_bytes() == (given / name).read_bytes(), name
    assert any((ROOT / ours).iterdir())


@pytest.mark.plain
def test_rules_name_every_option() -> None:
    """An option of the code is one of the rules page, in backquotes, with its choices."""
    for name in GAMES:
        page = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
        for option in find(name).options:
            assert f"`{option.name}`" in page, f"{name}: {option.name}"
