"""Recovery codes, bans, look-alike names, stored replays, the operator's log"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from terem.server.lookalikes import skeleton

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("looks", sa.String(length=64), nullable=True))
    op.add_column("people", sa.Column("recovery", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("muted", sa.BigInteger(), nullable=True))
    people = sa.table(
        "people", sa.column("id", sa.String), sa.column("name", sa.String),
        sa.column("login", sa.String), sa.column("looks", sa.String),
    )  # fmt: skip
    connection = op.get_bind()
    accounts = connection.execute(sa.select(people).where(people.c.login.is_not(None))).all()
    for one in accounts:
        connection.execute(
            sa.update(people).where(people.c.id == one.id).values(looks=skeleton(one.name))
        )
    op.create_index(op.f("ix_people_looks"), "people", ["looks"], unique=False)
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=True))
    op.create_table(
        "replays",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.String(length=16), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_table("audit")
    op.drop_table("replays")
    op.drop_column("sessions", "agent")
    op.drop_index(op.f("ix_people_looks"), table_name="people")
    for name in ("muted", "banned", "recovery", "looks"):
        op.drop_column("people", name)
