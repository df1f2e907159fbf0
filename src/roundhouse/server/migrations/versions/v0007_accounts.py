"""Accounts, bans, what administrators did, and how people play."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(120), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("codes", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("locked", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("what", sa.String(30), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table(
        "tallies",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("speed", sa.String(10), primary_key=True),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("logs", sa.Float, nullable=False),
    )
