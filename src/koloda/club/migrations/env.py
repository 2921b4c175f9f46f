"""What Alembic runs: migrations over the connection that `koloda.club.migrate` has opened."""

from alembic import context

from koloda.club.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    # SQLite can change a table only by making it anew.
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
