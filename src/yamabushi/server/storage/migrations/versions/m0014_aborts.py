"""Who aborts games, and how much a rated game counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for both; every game counted in full so far."""
    op.add_column("rating_changes", sa.Column("weight", sa.Float(53), nullable=False, server_default="1"))
    op.create_table(
        "aborts",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_aborts_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "account", name="pk_aborts"),
    )
    op.create_index("ix_aborts_account", "aborts", ["account"])


def downgrade() -> None:
    """Forget both."""
    op.drop_table("aborts")
    op.drop_column("rating_changes", "weight")
