"""Seal a message for one browser (RFC 8291), and sign for whom we are (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import os
import time
from urllib.parse import urlsplit

from yamabushi.core.errors import BadOption, Sentence

NO_PACKAGES = Sentence(
    "push-driver", "Push messages need more packages. In the clone of Yamabushi, run: pip install '.[push]'."
)
BAD_CONTACT = Sentence(
    "push-contact", "{contact} cannot be the contact for push messages; one looks like mailto:host@example.org."
)
BAD_KEYS = Sentence("push-keys", "The keys of that subscription cannot be used.")

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
        PublicFormat,
        load_pem_private_key,
    )
    from py_vapid import Vapid02, VapidException
except ImportError:  # the packages come with the extra `push`
    HAS_PACKAGES = False
else:
    HAS_PACKAGES = True

SIGNED_FOR = 12 * 3600
"""A signature is good for so many seconds; a service takes at most a day."""


def new_key() -> str:
    """Make the key of a server, as it is stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def written(data: bytes) -> str:
    """Write bytes as browsers do."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """Read bytes as browsers write them.

    Raises:
        ValueError: it is something else.
    """
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def require_keys(public: str, secret: str) -> None:
    """Make sure that something can be sealed with what a browser has sent.

    Raises:
        BadOption: it cannot.
    """
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
        is_good = len(bytes_of(secret)) == 16
    except (ValueError, binascii.Error):
        is_good = False
    if not is_good:
        raise BadOption(BAD_KEYS)


class Seal:
    """What this server signs with, and who is to be asked about it."""

    def __init__(self, stored: str, contact: str) -> None:
        key = load_pem_private_key(stored.encode(), password=None)
        self.vapid = Vapid02(key)
        self.contact = contact
        self.public = written(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def signature(self, endpoint: str) -> str:
        """Sign for a push service; give what stands in `Authorization`."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        signed: str = self.vapid.sign(claims)["Authorization"]
        return signed

    def sealed(self, data: bytes, public: str, secret: str) -> bytes:
        """Seal a message, so that the browser with these keys can read it and nobody on the way."""
        message: bytes = http_ece.encrypt(
            data,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=bytes_of(public),
            auth_secret=bytes_of(secret),
            version="aes128gcm",
        )
        return message


def require_usable(contact: str) -> None:
    """Make sure that messages can be sealed here, and signed in the name of a contact.

    Raises:
        BadOption: packages are missing, or that is no contact.
    """
    if not HAS_PACKAGES:
        raise BadOption(NO_PACKAGES)
    try:
        Seal(new_key(), contact).signature("https://push.example.org")
    except VapidException:
        raise BadOption(BAD_CONTACT, contact=contact) from None
