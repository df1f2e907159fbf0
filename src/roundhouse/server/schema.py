"""The tables of the database. Entries are only ever added; of a match only its rules version may rise.

What belongs to people (who gathers, whom a match waits for) changes as they do.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

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
# uploaded record, if it says more than its moves; kind "seat": who plays a seat from now on; kind
# "vote": what somebody at the table proposes or agrees to
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

# A table people gather at; once its seats are filled it is a match of the same name
gatherings = Table(
    "gatherings",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("title", String(60), nullable=False),
    Column("board", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("state", String(10), nullable=False),  # open, begun, over or gone
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("gatherings_by_state", "state", "touched"),
)

sittings = Table(
    "sittings",
    metadata,
    Column("match", String(16), ForeignKey("gatherings.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, person or bot
    Column("guest", String(32), nullable=True),
    Column("name", String(60), nullable=False),
    Column("level", String(30), nullable=False),
    Column("seen", BigInteger, nullable=False),  # when this person was last at the open table
    Index("sittings_of_guest", "guest"),
)

# Who was asked to leave a table does not come back to it
barred = Table(
    "barred",
    metadata,
    Column("match", String(16), ForeignKey("gatherings.match"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

# Whom a match among people waits for; written together with the entry that led there
turns = Table(
    "turns",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=True),  # nobody: a bot decides, or the match is over
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),  # when the clock of that seat runs out
    Column("left", Text, nullable=False),  # milliseconds in the bank of every seat
    Index("turns_of_guest", "guest"),
    Index("turns_by_due", "due"),
)

# What is said at a table
talk = Table(
    "talk",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("hidden", Boolean, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# When somebody's time is not counted
habits = Table(
    "habits",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("hours", Text, nullable=False),
)

# A guest with a name and a password; cookies of an older generation are no longer good
accounts = Table(
    "accounts",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("key", String(120), nullable=False, unique=True),  # the name as it is looked for
    Column("name", String(60), nullable=False),
    Column("password", String(200), nullable=False),
    Column("codes", Text, nullable=False),  # fingerprints of recovery codes
    Column("generation", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("locked", BigInteger, nullable=False),  # until then nobody can sign in
    Column("made", BigInteger, nullable=False),
)

# Who may look but not act
bans = Table(
    "bans",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What administrators did
audit = Table(
    "audit",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(60), nullable=False),
    Column("what", String(30), nullable=False),
    Column("about", Text, nullable=False),
)

# How somebody plays: matches played to the end and left, turns and how long they take
tallies = Table(
    "tallies",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("speed", String(10), primary_key=True),
    Column("ended", Integer, nullable=False),
    Column("left", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("logs", Float, nullable=False),  # sum of the logarithms of their seconds
)

# How somebody wants to be told that a match waits for them
wishes = Table(
    "wishes",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("wishes", Text, nullable=False),
)

# Tables somebody does not want to be told about
hushed = Table(
    "hushed",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

# Notices that are to be sent, or were; written together with the entry they are about
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(120), primary_key=True),  # the same notice has the same name
    Column("guest", String(32), nullable=False),
    Column("match", String(16), nullable=True),
    Column("seq", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),  # when the turn it is about began
    Column("way", String(10), nullable=False),  # mail, digest, push or web
    Column("due", BigInteger, nullable=True),  # nothing: it was sent, or given up
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),  # waits, sent, over or failed
    Index("outbox_by_due", "due"),
    Index("outbox_of_guest", "guest"),
)

# What somebody notes for themselves about a position; about a whole match at ply -1
notes = Table(
    "notes",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

# How rated matches ended: what ratings are computed from
results = Table(
    "results",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("players", Text, nullable=False),
    Index("results_in_order", "title", "seats", "at", "match"),
)
