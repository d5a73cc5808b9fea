"""Tournaments: who plays in them, round by round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def belongs(table: str) -> sa.ForeignKeyConstraint:
    """Say that rows belong to a tournament, and go with it."""
    return sa.ForeignKeyConstraint(
        ["tournament_id"], ["tournaments.id"], name=f"fk_{table}_tournament_id", ondelete="CASCADE"
    )


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("control", sa.Text, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("wished_rounds", sa.Integer),
        sa.Column("rounds", sa.Integer),
        sa.Column("patience", sa.Integer, nullable=False),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.String(24)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["organiser"], ["accounts.id"], name="fk_tournaments_organiser", ondelete="SET NULL"),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_status_changed", "tournaments", ["status", "changed"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("is_out", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
        belongs("entrants"),
    )
    op.create_table(
        "players",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("account", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64)),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_players"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_players_account", ondelete="SET NULL"),
        sa.UniqueConstraint("tournament_id", "account", name="uq_players_tournament_id_account"),
        sa.UniqueConstraint("tournament_id", "hash", name="uq_players_tournament_id_hash"),
        belongs("players"),
    )
    op.create_index("ix_players_account", "players", ["account"])
    op.create_table(
        "rounds",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("began", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_rounds"),
        belongs("rounds"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("table_id", sa.String(24)),
        sa.Column("result", sa.String(7)),
        sa.PrimaryKeyConstraint("tournament_id", "round", "board", name="pk_pairings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pairings_table_id", ondelete="SET NULL"),
        sa.UniqueConstraint("table_id", name="uq_pairings_table_id"),
        belongs("pairings"),
    )


def downgrade() -> None:
    """Forget them; the games stay."""
    for name in ("pairings", "rounds", "players", "entrants"):
        op.drop_table(name)
    op.drop_table("tournaments")
