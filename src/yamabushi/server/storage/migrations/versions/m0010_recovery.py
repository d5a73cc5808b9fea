"""Mail addresses of accounts that gave one, and tokens by which a forgotten password is replaced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Begin with them."""
    op.create_table(
        "mail_addresses",
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_mail_addresses_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", name="pk_mail_addresses"),
    )
    op.create_table(
        "recoveries",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_recoveries_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_recoveries"),
    )
    op.create_index("ix_recoveries_account", "recoveries", ["account"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("recoveries")
    op.drop_table("mail_addresses")
