"""Accounts, for those who want their games and puzzles on several devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add accounts, and say whose a seat, a remark or a token is."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "solved",
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("puzzle", sa.String(400), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "puzzle", name="pk_solved"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_solved_account", ondelete="CASCADE"),
    )
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("account", sa.String(24)))
        batch.create_foreign_key("fk_seats_account", "accounts", ["account"], ["id"], ondelete="SET NULL")
        batch.create_index("ix_seats_account", ["account"])
    with op.batch_alter_table("remarks") as batch:
        batch.add_column(sa.Column("account", sa.String(24)))
        batch.create_foreign_key("fk_remarks_account", "accounts", ["account"], ["id"], ondelete="SET NULL")
    with op.batch_alter_table("tokens") as batch:
        batch.add_column(sa.Column("account", sa.String(24)))
        batch.create_foreign_key("fk_tokens_account", "accounts", ["account"], ["id"], ondelete="CASCADE")
        batch.create_index("ix_tokens_account", ["account"])


def downgrade() -> None:
    """Forget them; the games stay."""
    with op.batch_alter_table("tokens") as batch:
        batch.drop_index("ix_tokens_account")
        batch.drop_constraint("fk_tokens_account", type_="foreignkey")
        batch.drop_column("account")
    with op.batch_alter_table("remarks") as batch:
        batch.drop_constraint("fk_remarks_account", type_="foreignkey")
        batch.drop_column("account")
    with op.batch_alter_table("seats") as batch:
        batch.drop_index("ix_seats_account")
        batch.drop_constraint("fk_seats_account", type_="foreignkey")
        batch.drop_column("account")
    for name in ("solved", "sessions", "accounts"):
        op.drop_table(name)
