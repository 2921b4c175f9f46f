"""The tables of the database. Times are seconds since 1970, UTC; ids are random texts."""

import re
import secrets
import string

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

GREATEST = 2**31 - 1
"""The greatest whole number that a database takes."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


def random_id(length: int = 12) -> str:
    """Return letters and digits that nobody guesses, some 6 bits each.

    A dash in front would be taken for an option of a command, one at the end be lost from a link.
    """
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(length))


def is_id(text: object) -> bool:
    """Return whether a text may be an id; what else a client sends need not reach a database."""
    return isinstance(text, str) and _ID.fullmatch(text) is not None


METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name as it looks: two members may not have names that look alike.
    Column("name_key", String(80), nullable=True, unique=True),
    Column("language", String(2), nullable=False),
    Column("joined_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("password", Text, nullable=True),
    # A digest of the token by which a bot author's program comes in.
    Column("token", String(64), nullable=True, unique=True),
    # Sessions older than this are signed out.
    Column("session", Integer, nullable=False, default=0),
    Column("deleted_at", Float, nullable=True),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),
    Column("member", ForeignKey("members.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("added_at", Float, nullable=False),
)

ANSWERED = Table(
    "answered",
    METADATA,
    # The challenges that a passkey has answered, for as long as they could be answered again.
    Column("nonce", String(24), primary_key=True),
    Column("at", Float, nullable=False, index=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("opener", String(24), nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("server_seed", LargeBinary(32), nullable=False),
    Column("by_link", Boolean, nullable=False),
    Column("link", String(24), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", LargeBinary(32), nullable=True),
    Column("state", LargeBinary, nullable=True),
    # Where this differs from the running version's, the state is rebuilt from the moves.
    Column("state_type", String(16), nullable=True),
    Column("moves", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("time_left", JSON, nullable=False),
    Column("started_at", Float, nullable=True),
    Column("over_at", Float, nullable=True),
    Column("ending", String(16), nullable=True),
    Column("culprit", Integer, nullable=True),
    Column("winners", JSON, nullable=False),
    Column("scores", JSON, nullable=True),
    # Offers, consents and wishes for another match.
    Column("talk", JSON, nullable=False),
    # When something must happen without a person, and what.
    Column("due_at", Float, nullable=True),
    Column("due", String(10), nullable=True),
    # The worker that does it now; `due_at` is then when another may.
    Column("claimed_by", String(16), nullable=True),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_phase_game", "phase", "game"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("member", String(24), nullable=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(16), nullable=True),
    Column("hash", String(64), nullable=True),
    Column("entropy", String(64), nullable=True),
    Column("away_since", Float, nullable=True),
    # The worker that has the member's connection.
    Column("worker", String(16), nullable=True, index=True),
    Column("substitute", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    Index("ix_seats_member", "member"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    # The level of the bot that made it; None for a person.
    Column("bot", String(16), nullable=True),
    # The client's own id of the move, so that what is sent twice is played once.
    Column("request", String(40), nullable=True),
)

LINES = Table(
    "lines",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("member", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("phrase", String(24), nullable=True),
    Column("text", String(300), nullable=True),
    Column("at", Float, nullable=False),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("member", ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(24), primary_key=True),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("reporter", String(24), nullable=False),
    Column("about", String(24), nullable=False),
    Column("table", String(16), nullable=True),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    Column("handled_at", Float, nullable=True),
)

WORKERS = Table(
    "workers",
    METADATA,
    # Each process that serves, and when it could last write.
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    # What all workers must share and nobody else may know, such as the key that signs cookies.
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
