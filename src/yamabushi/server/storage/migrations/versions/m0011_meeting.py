"""Who waits for an opponent, and who challenges whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for both."""
    op.create_table(
        "seeks",
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(24)),
        sa.Column("token", sa.String(64)),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("control", sa.Text, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_seeks_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("owner", name="pk_seeks"),
    )
    op.create_index("ix_seeks_account", "seeks", ["account"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("challenger", sa.String(24), nullable=False),
        sa.Column("challenged", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("control", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["challenger"], ["accounts.id"], name="fk_challenges_challenger", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["challenged"], ["accounts.id"], name="fk_challenges_challenged", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_challenger", "challenges", ["challenger"])
    op.create_index("ix_challenges_challenged", "challenges", ["challenged"])


def downgrade() -> None:
    """Let nobody wait any more."""
    op.drop_table("challenges")
    op.drop_table("seeks")
