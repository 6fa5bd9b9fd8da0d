"""What is stored: the tables of the database (SQLite and PostgreSQL alike).

Times are whole milliseconds since 1970. JSON is kept as text so that both databases hold the same
bytes. The log of a table (`entries`) is only ever appended to; its primary key is what makes the
order strict, also between several server processes.
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
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    # The name in lower case; null for a guest, who cannot sign in.
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("lang", String(2), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
    # What the name looks like (see lookalikes.py), for accounts: nobody else may look the same.
    Column("looks", String(64), index=True),
    # Hashes of the codes that set a new password, each once; a JSON list.
    Column("recovery", Text),
    # When the operator shut this person out, or forbade them to talk.
    Column("banned", BigInteger),
    Column("muted", BigInteger),
    # A confirmed address, and when to write to it and elsewhere (see letters.py), as JSON.
    Column("mail", String(254)),
    Column("wishes", Text),
    # Days off, as JSON: clocks of days stand still (see holidays.py).
    Column("holidays", Text),
    # Which of the pictures made from the id this person has chosen; null: the first.
    Column("picture", Integer),
)

sessions = Table(
    "sessions",
    metadata,
    # Only a hash: whoever reads the database cannot use the sessions.
    Column("token", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    # The browser it was opened with, as the browser says.
    Column("agent", String(200)),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    # waiting, playing, finished; frozen: it cannot go on under the present rules.
    Column("status", String(8), nullable=False),
    Column("host", String(24), ForeignKey("people.id"), index=True),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # Text: a seed has 64 bits without a sign.
    Column("seed", String(24), nullable=False),
    Column("clock", Text, nullable=False),
    Column("end_turn", Boolean, nullable=False),
    # Written for servers from before `sharing`, which may run beside this one for a while.
    Column("watch", Boolean, nullable=False),
    # Who may see the game, as it was opened: private, link, public.
    Column("sharing", String(8), nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("stand_in", String(32), nullable=False),
    Column("invite", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("result", Text),
    Column("rematch", String(24)),
    Index("tables_by_status", "status", "kind", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("bot", String(32)),
    Column("why_bot", String(8)),
    # At a hot-seat table and in imported games: what the player is called.
    Column("name", String(64)),
    # Who may see the game, as this person has asked; null: as it was opened.
    Column("sharing", String(8)),
    # Answers given once for all, and the next turn as planned, as JSON (see ahead.py).
    Column("ahead", Text),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("person", String(24)),
    Column("client_id", String(64)),
    Column("move", Text),
    Column("secret", Boolean, nullable=False),
    # The events with their audience, as data.
    Column("told", Text, nullable=False),
    # How many moves stand after this entry.
    Column("moves", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    # A move that was not made by hand: standing or plan (see ahead.py).
    Column("by", String(8)),
    # The database itself refuses to store a retried move twice.
    UniqueConstraint("table_id", "person", "client_id", name="entries_once"),
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("deciding", Integer),
    # The seat whose "end turn" is awaited.
    Column("ending", Integer),
    Column("bot_turn", Boolean, nullable=False),
    # Since when this seat decides, and when its time is out.
    Column("since", BigInteger, nullable=False),
    Column("deadline", BigInteger, index=True),
    Column("clocks", Text, nullable=False),
    # A dump without its history (the entries have it), made when the deciding seat changed.
    Column("snapshot", Text, nullable=False),
    Column("snapshot_seq", Integer, nullable=False),
    Index("positions_bots", "bot_turn", "since"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("client_id", String(64)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "person", "client_id", name="chat_once"),
    Index("chat_by_table", "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

reads = Table(
    "reads",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("chat", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    # A person's id, or "bot:level".
    Column("player", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    # Every position of a finished game as each seat saw it (see archive.py), compressed.
    Column("data", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    # So many of so many moves are judged, and when that was so: a review that does not go on may
    # be begun anew.
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    # The whole review (see judged.py), compressed, once it is done.
    Column("data", LargeBinary),
)

analyses = Table(
    "analyses",
    metadata,
    # Whoever knows it may look.
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Where the position comes from, and what its players are called; then the position, a dump;
    # then the moves tried from there, with comments.
    Column("origin", Text, nullable=False),
    Column("root", Text, nullable=False),
    Column("tree", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # What the operator did, to whom, and why.
    Column("action", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("detail", Text, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    # One row, written to find out whether anything can be written.
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    # Made once, on the first start: what links and messages to the outside are signed with.
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    # A browser that takes messages while it is closed; by the hash of its address.
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    # What is still to be told to somebody who is away, about which table and by which way.
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("due", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

friends = Table(
    "friends",
    metadata,
    # Who would like to be whose friend; friends are two who both would.
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    # Who wants nothing to do with whom.
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    # A table that waits for a friend, who has not said yes or no yet.
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # Who complains of whom, why, where, in which words; and what was said there, as it was then.
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("about", String(24), ForeignKey("people.id"), nullable=False),
    Column("reason", String(8), nullable=False),
    Column("table_id", String(24)),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),
    # When the operator was done with it.
    Column("settled", BigInteger, index=True),
)

seekers = Table(
    "seekers",
    metadata,
    # Who looks for a game now, and what for (see matching.py).
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), nullable=False, index=True),
    Column("wish", Text, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # When they were last heard of: who has gone away without a word is not waited for.
    Column("seen", BigInteger, nullable=False),
    # The table that was found for them.
    Column("table_id", String(24)),
)

chapters = Table(
    "chapters",
    metadata,
    # How far somebody has come with a chapter, "village/turn" (see routes_learning.py).
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("chapter", String(96), primary_key=True),
    # What was read and moved in it, as JSON; when that was.
    Column("done", Text, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

solved = Table(
    "solved",
    metadata,
    # The tries a puzzle took somebody; 0 if they asked for the solution.
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(96), primary_key=True),
    Column("tries", Integer, nullable=False),
)
