"""How people want to be told, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "wishes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "hushed",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(120), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("match", sa.String(16), nullable=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_index("outbox_of_guest", "outbox", ["guest"])
