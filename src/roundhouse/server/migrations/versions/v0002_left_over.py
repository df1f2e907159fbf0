"""Matches whose creation was cut off are taken away; from now on they are created in one step."""

import sqlalchemy as sa
from alembic import op

from roundhouse import CHANCE, titles

revision = "0002"
down_revision = "0001"

matches = sa.table(
    "matches", sa.column("id"), sa.column("title"), sa.column("board"), sa.column("imported")
)
seats = sa.table("seats", sa.column("match"))
entries = sa.table("entries", sa.column("match"))


def upgrade() -> None:
    """Delete what has no entry but would have one, had its creation come to an end."""
    begins_with_a_draw = {
        (title.key, title.board)
        for title in titles()
        if title.setup(title.seats[0], title.settled(title.seats[0], {})).turn == CHANCE
    }
    found = op.get_bind().execute(
        sa.select(matches).where(~sa.exists().where(entries.c.match == matches.c.id))
    )
    for row in found.all():
        if row.imported or (row.title, row.board) in begins_with_a_draw:
            op.execute(seats.delete().where(seats.c.match == row.id))
            op.execute(matches.delete().where(matches.c.id == row.id))
