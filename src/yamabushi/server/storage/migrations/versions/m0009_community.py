"""Bots and their tokens, blocks, bans, reports and announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; all accounts that there are belong to people."""
    # No batch: that would make the table anew in SQLite, and with the old one all that belongs to accounts would go.
    op.add_column("accounts", sa.Column("is_bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "bot_tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("number", sa.String(24), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_bot_tokens"),
        sa.UniqueConstraint("number", name="uq_bot_tokens_number"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_bot_tokens_account", ondelete="CASCADE"),
    )
    op.create_index("ix_bot_tokens_account", "bot_tokens", ["account"])
    op.create_table(
        "blocks",
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("blocked", sa.String(24), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "blocked", name="pk_blocks"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_blocks_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["accounts.id"], name="fk_blocks_blocked", ondelete="CASCADE"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "bans",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("account", sa.String(24)),
        sa.Column("address", sa.String(60)),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_bans_account", ondelete="CASCADE"),
    )
    op.create_index("ix_bans_account", "bans", ["account"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("account", sa.String(24)),
        sa.Column("table_id", sa.String(24)),
        sa.Column("about", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("remark", sa.Text),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("is_done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_reports_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about"], ["accounts.id"], name="fk_reports_about", ondelete="SET NULL"),
    )
    for column in ("account", "table_id", "about"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    facts = sa.table("facts", sa.column("name", sa.String), sa.column("value", sa.Text))
    for name in ("notice", "closing"):
        op.execute(sa.insert(facts).values(name=name, value="0"))


def downgrade() -> None:
    """Forget them; bots become people."""
    facts = sa.table("facts", sa.column("name", sa.String))
    op.execute(sa.delete(facts).where(facts.c.name.in_(("notice", "closing"))))
    for name in ("announcements", "reports", "bans", "blocks", "bot_tokens"):
        op.drop_table(name)
    op.drop_column("accounts", "is_bot")
