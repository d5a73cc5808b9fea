"""What a report is about, and which announcements are important."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for both: reports were about something else so far, and no announcement was important."""
    op.add_column("reports", sa.Column("reason", sa.String(20), nullable=False, server_default="other"))
    op.add_column("announcements", sa.Column("is_important", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("announcements", "is_important")
    op.drop_column("reports", "reason")
