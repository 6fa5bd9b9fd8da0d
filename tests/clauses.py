"""The mark that ties a test to the clauses it proves: `@clause("build.1")`."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """This test fails if the named clauses of the game in this folder are broken."""
    return pytest.mark.clause(*ids)
