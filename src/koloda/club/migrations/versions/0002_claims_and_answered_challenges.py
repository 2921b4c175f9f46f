"""Who has claimed what is due; challenges that were answered."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column("tables", sa.Column("claimed_by", sa.String(length=16), nullable=True))
    op.create_table(
        "answered",
        sa.Column("nonce", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("nonce", name=op.f("pk_answered")),
    )
    op.create_index(op.f("ix_answered_at"), "answered", ["at"])


def downgrade() -> None:
    """Change it back."""
    op.drop_index(op.f("ix_answered_at"), "answered")
    op.drop_table("answered")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("claimed_by")
