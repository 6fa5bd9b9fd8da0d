"""Friends, blocks, challenges, reports, quick match, and chosen pictures"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _pairs(name: str) -> None:
    """One person and another, and since when."""
    op.create_table(
        name,
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["other"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index(op.f(f"ix_{name}_other"), name, ["other"], unique=False)


def upgrade() -> None:
    op.add_column("people", sa.Column("picture", sa.Integer(), nullable=True))
    _pairs("friends")
    _pairs("blocks")
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index(op.f("ix_challenges_person"), "challenges", ["person"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("reason", sa.String(length=8), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["about"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_reports_person"), "reports", ["person"], unique=False)
    op.create_index(op.f("ix_reports_settled"), "reports", ["settled"], unique=False)
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index(op.f("ix_seekers_game"), "seekers", ["game"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_seekers_game"), table_name="seekers")
    op.drop_table("seekers")
    op.drop_index(op.f("ix_reports_settled"), table_name="reports")
    op.drop_index(op.f("ix_reports_person"), table_name="reports")
    op.drop_table("reports")
    op.drop_index(op.f("ix_challenges_person"), table_name="challenges")
    op.drop_table("challenges")
    for name in ("blocks", "friends"):
        op.drop_index(op.f(f"ix_{name}_other"), table_name=name)
        op.drop_table(name)
    op.drop_column("people", "picture")
