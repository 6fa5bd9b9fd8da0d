"""Who may see a game: private, by link, public. Open tables were everybody's to see, and one
without spectators is private."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A server from before, which may still run, opens tables without saying it.
    op.add_column(
        "tables",
        sa.Column("sharing", sa.String(length=8), nullable=False, server_default="private"),
    )
    op.add_column("seats", sa.Column("sharing", sa.String(length=8), nullable=True))
    tables = sa.table(
        "tables", sa.column("kind", sa.String), sa.column("watch", sa.Boolean),
        sa.column("sharing", sa.String),
    )  # fmt: skip
    op.execute(
        sa.update(tables)
        .where(tables.c.watch.is_(True))
        .values(sharing=sa.case((tables.c.kind == "open", "public"), else_="link"))
    )


def downgrade() -> None:
    op.drop_column("seats", "sharing")
    op.drop_column("tables", "sharing")
