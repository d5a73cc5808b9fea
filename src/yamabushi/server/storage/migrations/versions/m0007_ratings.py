"""Ratings of accounts, how each game has changed them, and which games are rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Begin with ratings; no game of before was rated."""
    op.add_column("tables", sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("pool", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_ratings_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "pool", name="pk_ratings"),
    )
    op.create_index("ix_ratings_pool_mu", "ratings", ["pool", "mu"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("pool", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float(53), nullable=False),
        sa.Column("sigma_before", sa.Float(53), nullable=False),
        sa.Column("mu_after", sa.Float(53), nullable=False),
        sa.Column("sigma_after", sa.Float(53), nullable=False),
        sa.Column("returned", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_rating_changes_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "account", name="pk_rating_changes"),
        sa.UniqueConstraint("account", "pool", "number", name="uq_rating_changes_account_pool_number"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("rating_changes")
    op.drop_index("ix_ratings_pool_mu", "ratings")
    op.drop_table("ratings")
    op.drop_column("tables", "is_rated")
