"""Run migrations on the connection that `storage.migrating` hands over."""

from __future__ import annotations

from alembic import context

from yamabushi.server.storage.schema import metadata


def run() -> None:
    """Run what Alembic was asked for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,
        transactional_ddl=True,
    )
    context.run_migrations()


if hasattr(context, "config"):  # only while Alembic runs it; anybody else just imports it
    run()
