"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "members",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("joined_at", sa.Float(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("session", sa.Integer(), nullable=False),
        sa.Column("deleted_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_members")),
        sa.UniqueConstraint("name_key", name=op.f("uq_members_name_key")),
        sa.UniqueConstraint("token", name=op.f("uq_members_token")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=True),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("handled_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("opener", sa.String(length=24), nullable=False),
        sa.Column("opened_at", sa.Float(), nullable=False),
        sa.Column("server_seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("by_link", sa.Boolean(), nullable=False),
        sa.Column("link", sa.String(length=24), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=True),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.Column("state_type", sa.String(length=16), nullable=True),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("time_left", sa.JSON(), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=True),
        sa.Column("over_at", sa.Float(), nullable=True),
        sa.Column("ending", sa.String(length=16), nullable=True),
        sa.Column("culprit", sa.Integer(), nullable=True),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=True),
        sa.Column("talk", sa.JSON(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.Column("due", sa.String(length=10), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_due_at", ["due_at"], unique=False)
        batch_op.create_index("ix_tables_phase_game", ["phase", "game"], unique=False)

    op.create_table(
        "workers",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_workers")),
    )
    op.create_table(
        "lines",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("member", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("phrase", sa.String(length=24), nullable=True),
        sa.Column("text", sa.String(length=300), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_lines_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lines")),
    )
    with op.batch_alter_table("lines", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_lines_table"), ["table"], unique=False)

    op.create_table(
        "moves",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.Column("request", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_moves_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_moves")),
    )
    op.create_table(
        "mutes",
        sa.Column("member", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["member"], ["members.id"], name=op.f("fk_mutes_member"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("member", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=400), nullable=False),
        sa.Column("member", sa.String(length=24), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("added_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["member"], ["members.id"], name=op.f("fk_passkeys_member"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_passkeys_member"), ["member"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("member", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.Column("hash", sa.String(length=64), nullable=True),
        sa.Column("entropy", sa.String(length=64), nullable=True),
        sa.Column("away_since", sa.Float(), nullable=True),
        sa.Column("worker", sa.String(length=16), nullable=True),
        sa.Column("substitute", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("ix_seats_member", ["member"], unique=False)
        batch_op.create_index(batch_op.f("ix_seats_worker"), ["worker"], unique=False)


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_worker"))
        batch_op.drop_index("ix_seats_member")

    op.drop_table("seats")
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_passkeys_member"))

    op.drop_table("passkeys")
    op.drop_table("mutes")
    op.drop_table("moves")
    with op.batch_alter_table("lines", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_lines_table"))

    op.drop_table("lines")
    op.drop_table("workers")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_phase_game")
        batch_op.drop_index("ix_tables_due_at")

    op.drop_table("tables")
    op.drop_table("secrets")
    op.drop_table("reports")
    op.drop_table("members")
