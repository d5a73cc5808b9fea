"""Browsers that are told something by push messages, and the key that these are signed with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "push_keys",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("pem", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_push_keys"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_subscriptions_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_subscriptions_session", ondelete="CASCADE"),
    )
    op.create_index("ix_subscriptions_account", "subscriptions", ["account"])
    op.create_index("ix_subscriptions_session", "subscriptions", ["session"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("subscriptions")
    op.drop_table("push_keys")
