"""When somebody's time is not counted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "habits",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("hours", sa.Text, nullable=False),
    )
