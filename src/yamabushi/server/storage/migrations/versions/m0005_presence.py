"""When somebody was last at a table, so that one which nobody comes back to leaves the lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note it; of older tables it is only known when they last changed."""
    # No batch: that would make the table anew in SQLite, and with the old one all that belongs to it would go.
    op.add_column("tables", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_status_seen", "tables", ["status", "seen"])
    tables = sa.table("tables", sa.column("seen", sa.Integer), sa.column("changed", sa.Integer))
    op.execute(sa.update(tables).values(seen=tables.c.changed))


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_tables_status_seen", "tables")
    op.drop_column("tables", "seen")
