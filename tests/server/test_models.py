"""What the server keeps."""

from __future__ import annotations

from ludex.server.models import new_table_id


def test_the_name_of_a_table_never_looks_like_a_flag() -> None:
    assert not any("-" in new_table_id() for _ in range(500))
