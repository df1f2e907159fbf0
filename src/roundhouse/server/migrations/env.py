"""Runs the migrations on the connection the store hands over, inside its transaction."""

from alembic import context

from roundhouse.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # of SQLite too: the store begins its transactions itself
)
with context.begin_transaction():
    context.run_migrations()
