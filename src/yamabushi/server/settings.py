"""The settings of the server: from flags, from the environment (`YAMABUSHI_…`), or from a file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, EnvSettingsSource, SettingsConfigDict


class Settings(BaseSettings):
    """What a host can choose. A flag counts before the environment, the environment before the file."""

    model_config = SettingsConfigDict(env_prefix="YAMABUSHI_", extra="forbid", frozen=True)

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
    mail_tls: bool = Field(default=True, description="whether the mail server is spoken to over TLS (STARTTLS)")
    log_json: bool = Field(default=False, description="log as JSON, one object a line")
    limit_factor: float = Field(
        default=1.0, gt=0, le=1000, description="multiply the limits on what one address can have and ask for"
    )
    generosity: float | None = Field(default=None, gt=0, le=1000, description="the old name of limit_factor")

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
            ValueError: the file is no TOML, or a setting cannot be used.
        """
        written = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
        return cls(**{**written, **EnvSettingsSource(cls)(), **given})
