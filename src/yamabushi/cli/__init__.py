"""The `yamabushi` command. Everything heavy is imported by the command that needs it."""

from __future__ import annotations


def main() -> None:
    """Run the command."""
    from yamabushi.cli.app import run

    run()
