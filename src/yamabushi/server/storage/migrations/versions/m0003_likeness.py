"""What the names of accounts look like, so that none is taken for another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from yamabushi.server.likeness import likeness_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the likeness of names; of names that are alike already, the oldest keeps it and the others have none."""
    # No batch: that would make the table anew in SQLite, and with the old one all that belongs to accounts would go.
    op.add_column("accounts", sa.Column("likeness", sa.String(240)))
    op.create_index("ix_accounts_likeness", "accounts", ["likeness"], unique=True)
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("created"), sa.column("likeness"))
    connection = op.get_bind()
    oldest: dict[str, str] = {}
    for row in connection.execute(sa.select(accounts).order_by(accounts.c.created, accounts.c.id)):
        oldest.setdefault(likeness_of(row.name), row.id)
    for likeness, account in oldest.items():
        connection.execute(sa.update(accounts).where(accounts.c.id == account).values(likeness=likeness))


def downgrade() -> None:
    """Forget what names look like."""
    op.drop_index("ix_accounts_likeness", "accounts")
    op.drop_column("accounts", "likeness")
