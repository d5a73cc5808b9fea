"""Run migrations on the connection that `storage.migrating` hands over."""

from __future__ import annotations

from alembic import context

from yamabushi.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
