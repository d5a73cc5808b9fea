"""Databases and pub/sub for the tests, each started when the first test asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from tests.server.launching import Launcher
from tests.server.real import own_postgres, own_valkey
from yamabushi.server.storage.schema import metadata


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Run PostgreSQL; give its address."""
    with own_postgres() as server:
        yield server.get_uri()


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """Give an empty database of PostgreSQL."""
    engine = sa.create_engine(sa.make_url(postgres_server).set(drivername="postgresql+psycopg"))
    yield postgres_server
    with engine.begin() as connection:
        metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
    engine.dispose()


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    """Run Valkey; give its address."""
    with own_valkey() as server:
        yield f"redis://127.0.0.1:{server.port}/0"


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    """Give what starts servers that can be killed."""
    found = Launcher()
    yield found
    found.close()
