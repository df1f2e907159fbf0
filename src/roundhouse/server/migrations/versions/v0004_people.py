"""Tables people gather at, and whom a match waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "gatherings",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("board", sa.String(60), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("shuffle", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("gatherings_by_state", "gatherings", ["state", "touched"])
    op.create_table(
        "sittings",
        sa.Column("match", sa.String(16), sa.ForeignKey("gatherings.match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(30), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sittings_of_guest", "sittings", ["guest"])
    op.create_table(
        "barred",
        sa.Column("match", sa.String(16), sa.ForeignKey("gatherings.match"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_table(
        "turns",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("left", sa.Text, nullable=False),
    )
    op.create_index("turns_of_guest", "turns", ["guest"])
    op.create_index("turns_by_due", "turns", ["due"])
