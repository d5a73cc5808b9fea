"""Which process has taken up which change of a host, and what a banned account was called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

facts = sa.table("facts", sa.column("name", sa.String), sa.column("value", sa.Text))


def upgrade() -> None:
    """Make room for both; changes are counted from here on."""
    op.add_column("processes", sa.Column("place", sa.String(120), nullable=False, server_default=""))
    op.add_column("processes", sa.Column("noticed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("bans", sa.Column("name", sa.String(40)))
    op.execute(sa.update(facts).where(facts.c.name == "notice").values(value="1"))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("bans", "name")
    op.drop_column("processes", "noticed")
    op.drop_column("processes", "place")
