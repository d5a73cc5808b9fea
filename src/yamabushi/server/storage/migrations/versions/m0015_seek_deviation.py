"""How uncertain the rating of a player is who waits for an opponent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the deviation; those who wait now have none."""
    op.add_column("seeks", sa.Column("deviation", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the deviation."""
    op.drop_column("seeks", "deviation")
