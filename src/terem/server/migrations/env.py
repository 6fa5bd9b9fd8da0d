"""Alembic runs on the connection the server gives it (see database.py)."""

from __future__ import annotations

from alembic import context

from terem.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
