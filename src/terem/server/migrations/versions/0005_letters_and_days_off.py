"""Letters to people who are away, and their days off"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("mail", sa.String(length=254), nullable=True))
    op.add_column("people", sa.Column("wishes", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("holidays", sa.Text(), nullable=True))
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"], unique=False)
    op.create_table(
        "letters",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("person", "table_id", "channel"),
    )
    op.create_index(op.f("ix_letters_due"), "letters", ["due"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_letters_due"), table_name="letters")
    op.drop_table("letters")
    op.drop_index(op.f("ix_devices_person"), table_name="devices")
    op.drop_table("devices")
    op.drop_table("secrets")
    for name in ("holidays", "wishes", "mail"):
        op.drop_column("people", name)
