"""Who has chosen where a game starts, and that such a game is never rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note both; of older tables nobody knows any more who it was."""
    # No batch: that would make the table anew in SQLite, and with the old one all that belongs to it would go.
    op.add_column("tables", sa.Column("chosen_by", sa.String(40)))
    op.add_column("tables", sa.Column("is_rateable", sa.Boolean, nullable=False, server_default=sa.true()))
    tables = sa.table(
        "tables", sa.column("start", sa.Text), sa.column("chosen_by", sa.Text), sa.column("is_rateable", sa.Boolean)
    )
    op.execute(sa.update(tables).where(tables.c.start.is_not(None)).values(chosen_by="", is_rateable=False))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("tables", "is_rateable")
    op.drop_column("tables", "chosen_by")
