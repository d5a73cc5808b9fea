"""Secrets: tokens, invites, ids, and what chance says. Only hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import secrets

from yamabushi.core.game import State

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
_random = secrets.SystemRandom()


def new_token() -> str:
    """Make a token or an invite: 256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def token_from(table: str, key: str) -> str:
    """Make a token of a key that somebody has drawn for a table: the same each time, and as hard to guess."""
    digest = hashlib.sha256(f"token of {table}/{key}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def new_id(length: int = 12) -> str:
    """Make an id that can be read aloud: no l, o, 0, 1."""
    return "".join(_random.choice(ALPHABET) for _ in range(length))


def hashed(token: str) -> str:
    """Give what is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def drawn(state: State) -> str:
    """Let chance speak."""
    return _random.choices(state.actions, state.odds)[0]


def shuffled(count: int) -> list[int]:
    """Draw who sits where."""
    order = list(range(count))
    _random.shuffle(order)
    return order


def new_seed() -> int:
    """Draw the seed of an engine's thinking."""
    return secrets.randbits(30)
