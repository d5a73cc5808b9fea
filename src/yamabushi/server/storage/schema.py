"""The tables of the database. Alembic's migrations lead here; a test holds the two together."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What stands once: `epoch` changes when a backup is restored, so that servers forget what they remember; `notice`
# counts changes of bans, blocks, announcements and tokens of bots; `closing` changes when a host closes a table.
facts = sa.Table(
    "facts",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    # The name as it is looked up: in small letters, normalised.
    sa.Column("key", sa.String(120), nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    # What the name looks like; none where another had that likeness before names were compared by eye.
    sa.Column("likeness", sa.String(240), unique=True, index=True),
    # Whether a program plays with it; it never becomes a person's again.
    sa.Column("is_bot", sa.Boolean, nullable=False, server_default=sa.false()),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("expires", sa.Integer, nullable=False),
)

solved = sa.Table(
    "solved",
    metadata,
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("puzzle", sa.String(400), primary_key=True),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("start", sa.Text),
    # The name of whoever has chosen the start; none if it is the game's own.
    sa.Column("chosen_by", sa.String(40)),
    # Whether the game may count for ratings: never if somebody has chosen the start.
    sa.Column("is_rateable", sa.Boolean, nullable=False, server_default=sa.true()),
    # Whether it counts for ratings: wished when it was laid, and nothing has happened since that forbids it.
    sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("control", sa.Text, nullable=False),
    # Whether strangers find it in the list, to join or to watch.
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("result", sa.String(20)),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),
    # When one of its people was last there, to within half a minute.
    sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
    # The process that asks its engines and watches its clocks.
    sa.Column("keeper", sa.String(24)),
    # How long the turn had taken, in milliseconds, when it was last written down; belongs to `spent_at`, a version.
    sa.Column("spent", sa.Integer, nullable=False, default=0),
    sa.Column("spent_at", sa.Integer, nullable=False, default=0),
    sa.Index("ix_tables_status_changed", "status", "changed"),
    sa.Index("ix_tables_status_seen", "status", "seen"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.Integer, nullable=False),
    sa.Column("holder", sa.String(24), nullable=False),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
)

THIS_TABLE = sa.bindparam("table", type_=sa.String)
"""The table that a question is about, where it is asked often: written down once, it takes a third of the time."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("clock", sa.Text),
    # Who sent it and as what: the same id is never played twice.
    sa.Column("client_id", sa.String(64)),
    sa.Column("at", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "client_id"),
)

remarks = sa.Table(
    "remarks",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # The seat that said it; none for somebody who watches.
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="SET NULL")),
    sa.Column("at", sa.Integer, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("holder", sa.String(24), nullable=False),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
)

# Who waits for an opponent: one row each, so that nobody waits twice.
seeks = sa.Table(
    "seeks",
    metadata,
    # An account by its id, or a guest by the hash of a key.
    sa.Column("owner", sa.String(80), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    # The hash of a guest's key, which opens the seat.
    sa.Column("token", sa.String(64)),
    # What they wait for, as one text that is compared.
    sa.Column("pool", sa.Text, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("control", sa.Text, nullable=False),
    sa.Column("is_rated", sa.Boolean, nullable=False),
    sa.Column("rating", sa.Integer),
    # How uncertain that is: one standard deviation, on the same scale.
    sa.Column("deviation", sa.Integer, nullable=False, server_default="0"),
    # All by the database's own clock, in seconds.
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("expires", sa.Integer, nullable=False),
    # The table that they have been paired to.
    sa.Column("table_id", sa.String(24)),
)

challenges = sa.Table(
    "challenges",
    metadata,
    # The table that is laid when it is accepted has the same id.
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("challenger", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("challenged", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("control", sa.Text, nullable=False),
    # The seat that the challenger wants; none if that is drawn.
    sa.Column("seat", sa.Integer),
    sa.Column("is_rated", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    # By the database's own clock, in seconds: until when it may last, and when it is over if nobody sees to it.
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("until", sa.Integer, nullable=False),
    sa.Column("expires", sa.Integer, nullable=False),
)

invites = sa.Table(
    "invites",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
)

# Browsers that are told something by push messages, for as long as somebody is logged in there.
subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("session", sa.ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    # What a message is sealed with, as the browser wrote it: its public key, and a secret that it shares with us.
    sa.Column("public", sa.String(100), nullable=False),
    sa.Column("secret", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
)

# The key that push messages are signed with; browsers have subscribed with it, so it is backed up with them.
push_keys = sa.Table(
    "push_keys",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("pem", sa.Text, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    # A game, or a mode of one (`core/pools.py`).
    sa.Column("pool", sa.String(80), primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    # How many games it is known from.
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),
    sa.Index("ix_ratings_pool_mu", "pool", "mu"),
)

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    # The key lets no game be rated twice. A history outlives the tables that it was made at.
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("pool", sa.String(80), nullable=False),
    # The how many-th game of the account in the pool it was.
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("mu_before", sa.Float(53), nullable=False),
    sa.Column("sigma_before", sa.Float(53), nullable=False),
    sa.Column("mu_after", sa.Float(53), nullable=False),
    sa.Column("sigma_after", sa.Float(53), nullable=False),
    # 1 if it was won, 0 if it was drawn, -1 if it was lost.
    sa.Column("returned", sa.Integer, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    # How much the game counted: less than 1 where the same people had played each other often that day.
    sa.Column("weight", sa.Float(53), nullable=False, server_default="1"),
    sa.UniqueConstraint("account", "pool", "number"),
)

# Who gave a game up before every side had made a move; forgotten after a while.
aborts = sa.Table(
    "aborts",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("at", sa.Integer, nullable=False),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("control", sa.Text, nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    # How many rounds a Swiss should have, if that was said; and how many there are, once it has begun.
    sa.Column("wished_rounds", sa.Integer),
    sa.Column("rounds", sa.Integer),
    # How many seconds somebody has for their first decision, and how many lie between two rounds.
    sa.Column("patience", sa.Integer, nullable=False),
    sa.Column("pause", sa.Integer, nullable=False),
    sa.Column("is_rated", sa.Boolean, nullable=False),
    # Whether strangers find it in the list; else it is joined by its link.
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("organiser", sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    # Changes with all but results: what was thought of for another version is thought of again.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),
    sa.Index("ix_tournaments_status_changed", "status", "changed"),
)

# Who is paired: somebody, or a team.
entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # What a team is called; none for somebody alone.
    sa.Column("name", sa.String(40)),
    # The order in which they are paired while they are level, settled when it begins; 0 if they are left out.
    sa.Column("seed", sa.Integer, nullable=False),
    # Whether they are not paired any more.
    sa.Column("is_out", sa.Boolean, nullable=False),
)

players = sa.Table(
    "players",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # The number of the entrant whom they belong to.
    sa.Column("entrant", sa.Integer, nullable=False),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    sa.Column("name", sa.String(40), nullable=False),
    # Of a guest, the hash of the token that opens all their tables there.
    sa.Column("hash", sa.String(64)),
    sa.UniqueConstraint("tournament_id", "account"),
    sa.UniqueConstraint("tournament_id", "hash"),
)

rounds = sa.Table(
    "rounds",
    metadata,
    # The key lets no round be paired twice.
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("began", sa.Integer, nullable=False),
)

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    # The entrants; the second is none for whoever has no opponent in that round.
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("second", sa.Integer),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    # As 1-0, for the first and the second; none while they play.
    sa.Column("result", sa.String(7)),
)

mail_addresses = sa.Table(
    "mail_addresses",
    metadata,
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
)

# Tokens that were sent to such an address, to replace a forgotten password with; each is good once.
recoveries = sa.Table(
    "recoveries",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("expires", sa.Integer, nullable=False),
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    # When it last said that it lives, by the database's own clock, in seconds.
    sa.Column("seen", sa.Integer, nullable=False),
    # Where it runs, for hosts to read: a machine and the number of a process there.
    sa.Column("place", sa.String(120), nullable=False, server_default=""),
    # The number of the last notice that holds there.
    sa.Column("noticed", sa.Integer, nullable=False, server_default="0"),
)

# The tokens that bots play with; `number` is what people call one by.
bot_tokens = sa.Table(
    "bot_tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("number", sa.String(24), nullable=False, unique=True),
    sa.Column("created", sa.Integer, nullable=False),
)

# Whom one does not want to meet or to hear.
blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("blocked", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("at", sa.Integer, nullable=False),
)

# Who may not take part: an account, or an address as it is counted; thrown away when it ends.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    # What the account was called then; it may have another name by now.
    sa.Column("name", sa.String(40)),
    sa.Column("address", sa.String(60)),
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    # In seconds since 1970; none for good, which addresses never have.
    sa.Column("until", sa.Integer),
)

# What somebody wants the host to know: about a seat of a table, or about a remark.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    sa.Column("about", sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    # What they were called, and what they had said, when it was reported.
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("remark", sa.Text),
    # What it is about, of a few kinds, and more in words.
    sa.Column("reason", sa.String(20), nullable=False, server_default="other"),
    sa.Column("why", sa.String(500), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("is_done", sa.Boolean, nullable=False, server_default=sa.false()),
)

# What the host tells everybody.
announcements = sa.Table(
    "announcements",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("until", sa.Integer, nullable=False),
    # Whether people are told wherever they are on the page.
    sa.Column("is_important", sa.Boolean, nullable=False, server_default=sa.false()),
)
