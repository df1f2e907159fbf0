"""The tables of the database. Entries are only ever added; of a match only its rules version may rise."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("board", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("imported", Integer, nullable=False),  # moves that came with an uploaded record
    Column("created", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person or bot
    Column("guest", String(32), nullable=True),
    Column("name", String(60), nullable=False),
    Column("level", String(30), nullable=False),
    Index("seats_of_guest", "guest"),
)

# kind "moves": the move of a seat and, on further lines, the draws of CHANCE it led to;
# kind "undo": back to ply `text`; kind "plan": bid up to an amount, then pass; kind "brought": the
# uploaded record, if it says more than its moves
entries = Table(
    "entries",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # the position that moves led to: what proves, under later rules, that they still lead there
    Column("digest", String(16), nullable=False, server_default=""),
)

# what programs may do for somebody; a token is good only as long as its row is there
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("scopes", String(60), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("tokens_of_guest", "guest"),
)
