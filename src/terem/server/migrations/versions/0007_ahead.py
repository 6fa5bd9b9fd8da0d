"""What players have prepared: standing answers and plans; and which moves were played by them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ahead", sa.Text(), nullable=True))
    op.add_column("entries", sa.Column("by", sa.String(length=8), nullable=True))


def downgrade() -> None:
    op.drop_column("entries", "by")
    op.drop_column("seats", "ahead")
