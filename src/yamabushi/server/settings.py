"""The settings of the server: from flags, from the environment (`YAMABUSHI_…`), or from a file."""

from __future__ import annotations

import difflib
import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, EnvSettingsSource, SettingsConfigDict

from yamabushi.core.errors import BadOption, Sentence

UNKNOWN_SETTING = Sentence("serve-unknown", "There is no setting {name}. The settings are: {names}.")
SIMILAR_SETTING = Sentence("serve-similar", "There is no setting {name}; did you mean {similar}?")

MAIL_TLS_WORDS = {"true": "auto", "false": "off", "1": "auto", "0": "off"}
"""The values of `mail_tls` in older versions, which were yes and no, and what they mean today."""


def require_known(names: list[str]) -> None:
    """Refuse a name that is no setting, with the most similar one that is.

    Raises:
        BadOption: a name is not known.
    """
    known = list(Settings.model_fields)
    for name in names:
        if name not in known:
            similar = difflib.get_close_matches(name.lower(), known, 1)
            if similar:
                raise BadOption(SIMILAR_SETTING, name=name, similar=similar[0])
            raise BadOption(UNKNOWN_SETTING, name=name, names=", ".join(known))


PREFIX = "YAMABUSHI_"
READ_ELSEWHERE = ("CACHE", "GAMES", "SOAK")
"""What else begins so in the environment: where compiled rules are kept, and how much tests play."""

MIN_SIMILARITY = 0.75
"""From here on a name in the environment is a slip of a setting's; others may be somebody else's."""


def require_spelled(environment: Mapping[str, str]) -> None:
    """Refuse a variable of the environment that is almost a setting.

    Raises:
        BadOption: one is.
    """
    known = [name.upper() for name in Settings.model_fields]
    given = [name.upper().removeprefix(PREFIX) for name in environment if name.upper().startswith(PREFIX)]
    for name in given:
        similar = difflib.get_close_matches(name, known, 1, MIN_SIMILARITY)
        if similar and name not in (*known, *READ_ELSEWHERE):
            raise BadOption(SIMILAR_SETTING, name=PREFIX + name, similar=PREFIX + similar[0])


class Settings(BaseSettings):
    """What a host can choose. A flag counts before the environment, the environment before the file."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True)

    host: str = Field(default="127.0.0.1", description="the address to listen on")
    port: int = Field(default=8420, ge=0, le=65535, description="the port to listen on")
    data: Path = Field(default_factory=lambda: user_data_path("yamabushi"), description="the folder for SQLite's file")
    database: str | None = Field(default=None, description="PostgreSQL's address instead of a file")
    live: str | None = Field(default=None, description="Valkey's address, when there are several processes")
    ray: str | None = Field(default=None, description="a Ray cluster's address, for engines to think on")
    engines: int = Field(default=0, ge=0, le=256, description="how many processes think; 0: all cores but one")
    engine_pause: float = Field(
        default=0.5,
        ge=0,
        le=10,
        description="engines that hold secrets take so many seconds; the highest levels a multiple",
    )
    origins: list[str] = Field(
        default=[], description="other origins whose pages may use this server, as https://example.org"
    )
    proxies: str = Field(
        default="127.0.0.1", description="reverse proxies whose word about addresses is taken, by address"
    )
    is_secure: bool = Field(
        default=False, description="cookies only over https; set it behind a proxy that speaks https"
    )
    push: str | None = Field(
        default=None, description="turns push messages on: whom to ask about them, as mailto:host@example.org"
    )
    push_within: bool = Field(
        default=False, description="push services may be in your own network, and without https: for tests"
    )
    conduct: Path | None = Field(
        default=None, description="a Markdown file with your own rules of conduct, in the place of ours"
    )
    mail_server: str | None = Field(default=None, description="a mail server, as mail.example.org:587")
    mail_from: str | None = Field(default=None, description="in whose name letters are sent, as club@example.org")
    mail_site: str | None = Field(default=None, description="this server's own address, for links in letters")
    mail_user: str | None = Field(default=None, description="the name to log in with at the mail server, if it asks")
    mail_password: str | None = Field(default=None, description="the password for that")
    mail_tls: Literal["auto", "starttls", "implicit", "off"] = Field(
        default="auto",
        description="how mail is encrypted: starttls, implicit (TLS from the first byte), off, or auto: implicit at "
        "port 465 and starttls at any other",
    )
    log_json: bool = Field(default=False, description="log as JSON, one object a line")
    limit_factor: float = Field(
        default=1.0, gt=0, le=1000, description="multiply the limits on what one address can have and ask for"
    )
    generosity: float | None = Field(default=None, gt=0, le=1000, description="the old name of limit_factor")

    @field_validator("proxies")
    @classmethod
    def check_proxies(cls, text: str) -> str:
        """Refuse names: the web server compares addresses, so a name would never match."""
        for part in (part.strip() for part in text.split(",")):
            if part in ("", "*"):
                continue
            try:
                ipaddress.ip_network(part, strict=False)
            except ValueError:
                raise ValueError(
                    f"{part} is not an address or network; write the proxy's address, as 10.0.0.2 or 10.0.0.0/8"
                ) from None
        return text

    @field_validator("origins")
    @classmethod
    def check_origins(cls, origins: list[str]) -> list[str]:
        """Refuse what no browser sends as an origin."""
        for origin in origins:
            parts = urlsplit(origin)
            if (
                parts.scheme not in ("http", "https")
                or not parts.netloc
                or origin != f"{parts.scheme}://{parts.netloc}"
            ):
                raise ValueError(
                    f"{origin} is not an origin; one looks like https://example.org, with nothing after it"
                )
        return origins

    @field_validator("mail_server")
    @classmethod
    def check_mail_server(cls, text: str | None) -> str | None:
        """Refuse a port that is no number."""
        host, colon, port = (text or "").rpartition(":") if ":" in (text or "") else (text or "", "", "")
        if text is not None and (not host or (colon and not (port.isdecimal() and 0 < int(port) < 65536))):
            raise ValueError(f"{text} is not a mail server; one looks like mail.example.org:587, with a port in digits")
        return text

    @field_validator("mail_site")
    @classmethod
    def check_mail_site(cls, text: str | None) -> str | None:
        """Refuse an address that a reader of a letter could not open."""
        parts = urlsplit(text or "")
        if text is not None and (parts.scheme not in ("http", "https") or not parts.netloc):
            raise ValueError(f"{text} is not this server's address; it looks like https://play.example.org")
        return text

    @field_validator("mail_tls", mode="before")
    @classmethod
    def read_mail_tls(cls, value: object) -> object:
        """Take the yes and no of older versions."""
        return MAIL_TLS_WORDS.get(str(value).lower(), value)

    @property
    def factor(self) -> float:
        """Give what the limits are multiplied by; a host may still call it by its old name."""
        if self.generosity is None or "limit_factor" in self.model_fields_set:
            return self.limit_factor
        return self.generosity

    @classmethod
    def read(cls, file: Path | None, **given: Any) -> Settings:
        """Settle what is given, the environment, and a TOML file, in this order.

        Raises:
            BadOption: the file has a setting that does not exist, or the environment one with a slip.
            ValueError: the file is no TOML, or a setting cannot be used.
        """
        written = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
        require_known(list(written))
        require_spelled(os.environ)
        return cls(**{**written, **EnvSettingsSource(cls)(), **given})
