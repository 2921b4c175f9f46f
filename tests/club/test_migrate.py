"""The schema comes up from an empty database, is what the code expects, and goes down again."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from sqlalchemy.engine import Connection, make_url

from koloda.club import migrate
from koloda.club.schema import METADATA
from tests.club.support import refused
from tests.services import Postgres

pytestmark = pytest.mark.plain


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    engine = create_engine(parsed)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def differences(url: str) -> list[Any]:
    with connected(url) as connection:
        options = {"compare_type": True, "compare_server_default": True}
        return list(
            compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)
        )


def names(url: str) -> set[str]:
    with connected(url) as connection:
        return set(inspect(connection).get_table_names())


def test_the_schema_comes_up_and_goes_down(empty_url: str) -> None:
    assert migrate.revision(empty_url) is None
    for _ in range(2):
        migrate.upgrade(empty_url)
        assert differences(empty_url) == []
        assert names(empty_url) == {*METADATA.tables, "alembic_version"}
        migrate.downgrade(empty_url, "base")
        assert names(empty_url) == {"alembic_version"}
        assert migrate.revision(empty_url) is None


def test_every_revision_goes_down_and_up_again(empty_url: str) -> None:
    folder = ScriptDirectory(str(migrate.FOLDER))
    revisions = [script.revision for script in folder.walk_revisions()][::-1]
    for number, revision in enumerate(revisions):
        migrate.upgrade(empty_url, revision)
        assert migrate.revision(empty_url) == revision
        migrate.downgrade(empty_url, revisions[number - 1] if number else "base")
        migrate.upgrade(empty_url, revision)
    assert differences(empty_url) == []


def test_constraints_and_indexes_have_the_names_of_the_schema(empty_url: str) -> None:
    migrate.upgrade(empty_url)
    with connected(empty_url) as connection:
        found = inspect(connection)
        for table in METADATA.sorted_tables:
            names = {index["name"] for index in found.get_indexes(table.name)}
            assert names >= {index.name for index in table.indexes}, table.name
            [key] = [found.get_pk_constraint(table.name)["name"]]
            assert key == f"pk_{table.name}"
            foreign = {key["name"] for key in found.get_foreign_keys(table.name)}
            assert foreign == {key.name for key in table.foreign_key_constraints}
            cascades = {
                key["options"].get("ondelete") for key in found.get_foreign_keys(table.name)
            }
            assert cascades <= {"CASCADE"}


def test_workers_that_start_at_once_migrate_once(empty_url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(migrate.upgrade, [empty_url] * 4))
    assert differences(empty_url) == []


def test_processes_that_start_at_once_migrate_once(postgres: Postgres) -> None:
    program = "import sys; from koloda.club.migrate import upgrade; upgrade(sys.argv[1])"
    with postgres.database(migrated=False) as url:
        started = [subprocess.Popen([sys.executable, "-c", program, url]) for _ in range(3)]
        assert [process.wait(60) for process in started] == [0, 0, 0]
        assert differences(url) == []


def test_a_migration_that_fails_leaves_nothing(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = op.create_table

    def fail(name: str, *given: Any, **more: Any) -> Any:
        if name == "seats":
            raise OSError("the machine stops")
        return real(name, *given, **more)

    monkeypatch.setattr(op, "create_table", fail)
    with pytest.raises(OSError, match="stops"):
        migrate.upgrade(empty_url)
    assert names(empty_url) == set()
    monkeypatch.undo()
    migrate.upgrade(empty_url)
    assert differences(empty_url) == []


def test_a_database_is_checked_before_it_is_used(empty_url: str) -> None:
    with refused("club/database"):
        migrate.check(empty_url)
    migrate.upgrade(empty_url)
    migrate.check(empty_url)


def test_a_check_makes_no_file(tmp_path: Path) -> None:
    with refused("club/database"):
        migrate.check(f"sqlite:///{tmp_path / 'none.db'}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["", "nothing", "postgresql://koloda@127.0.0.1:1/none"])
def test_what_is_no_database_is_refused(url: str) -> None:
    for do in (migrate.upgrade, migrate.check, migrate.revision):
        with refused("club/database"):
            do(url)


def test_a_folder_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    with refused("club/database"):
        migrate.upgrade(f"sqlite:///{tmp_path / 'no' / 'folder' / 'club.db'}")


def test_migrations_are_shipped_inside_the_package() -> None:
    assert (migrate.FOLDER / "env.py").is_file()
    assert migrate.FOLDER.parent.name == "club"
    assert list((migrate.FOLDER / "versions").glob("*.py"))


def test_a_fresh_database_of_the_tests_has_the_schema(postgres: Postgres) -> None:
    with postgres.database() as one, postgres.database() as other:
        assert one != other
        migrate.check(one)
        migrate.check(other)
