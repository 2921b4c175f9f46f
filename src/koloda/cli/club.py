"""Sub-commands of a host: serve the club, look after it, write down its protocol."""

from pathlib import Path
from typing import Annotated

import typer

from koloda.cli.common import Lang, language_for

admin = typer.Typer(
    help="Look after a club: members, tables, reports, backups.", rich_markup_mode=None
)

Database = Annotated[
    str | None,
    typer.Option(envvar="KOLODA_DATABASE", help="sqlite:///FILE or postgresql://…"),
]


def serve(
    database: Database = None,
    redis: Annotated[str | None, typer.Option(help="redis://…, for more than one worker")] = None,
    host: Annotated[str | None, typer.Option(help="the address to listen at")] = None,
    port: Annotated[int | None, typer.Option(help="the port to listen at")] = None,
    workers: Annotated[int | None, typer.Option(help="processes; above 1 on PostgreSQL")] = None,
    public_url: Annotated[str | None, typer.Option(help="how the club is reached")] = None,
    threads: Annotated[int | None, typer.Option(help="bots that think at once")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="open the page in the browser")] = False,
) -> None:
    """Serve the club. Settings are flags, or variables KOLODA_… (docs/server.md)."""
    from koloda.server.serve import serve as serve_club
    from koloda.server.settings import Settings

    serve_club(
        Settings.read(
            database=database,
            redis=redis,
            host=host,
            port=port,
            workers=workers,
            public_url=public_url,
            threads=threads,
            log_level=log_level,
        ),
        open_page=open_page,
    )


def schema(
    folder: Annotated[Path, typer.Argument(help="where the files go")] = Path(),
) -> None:
    """Write the club's OpenAPI and the JSON Schema of its socket's messages."""
    from koloda.server.schema import write

    for path in write(folder):
        print(path)


def _address(database: str | None) -> str:
    from koloda.server.settings import default_database

    return database or default_database()


@admin.command()
def members(
    text: Annotated[str, typer.Argument(help="a part of a name or an id")] = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List members."""
    from koloda.server.admin import members as list_members

    list_members(_address(database), text, language=language_for(lang, None))


@admin.command("delete-member")
def delete_member(
    member: Annotated[str, typer.Argument(help="the member's id")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete a member; finished matches stay, without the name."""
    from koloda.server.admin import delete_member as delete

    delete(_address(database), member, language=language_for(lang, None))


@admin.command()
def tables(
    phase: Annotated[
        str | None, typer.Option(help="seating, reveal, playing, over or void")
    ] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List tables, the newest first."""
    from koloda.server.admin import tables as list_tables

    list_tables(_address(database), phase, language=language_for(lang, None))


@admin.command()
def reports(
    handled: Annotated[bool, typer.Option("--handled", help="those that were handled")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List what members have reported."""
    from koloda.server.admin import reports as list_reports

    list_reports(_address(database), handled=handled, language=language_for(lang, None))


@admin.command("handle-report")
def handle_report(
    number: Annotated[int, typer.Argument(help="the report's number")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Note that a report was handled."""
    from koloda.server.admin import handle_report as handle

    handle(_address(database), number, language=language_for(lang, None))


@admin.command()
def backup(
    target: Annotated[Path, typer.Argument(help="the file to write")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Copy the SQLite file of a club that runs."""
    from koloda.server.admin import backup as write_backup

    write_backup(_address(database), target, language=language_for(lang, None))


@admin.command()
def restore(
    source: Annotated[Path, typer.Argument(help="the file to take")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Put a copy in place of the SQLite file of a club that is stopped."""
    from koloda.server.admin import restore as take_backup

    take_backup(_address(database), source, language=language_for(lang, None))
