"""One command, `koloda`, with sub-commands. Each imports what it needs when it runs."""

from koloda.cli.command import main

__all__ = ["main"]
