"""Options and fixtures of all tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help="play fewer random games")


@pytest.fixture
def sample(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`sample(full, fast)`: how many random games this run plays."""
    is_fast = request.config.getoption("--fast")
    return lambda full, fast: fast if is_fast else full
