"""Build hook: every wheel and source distribution, an editable one too, brings the page built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scripts import page  # found beside this file, where a build does not look by itself


class PageBuildHook(BuildHookInterface[Any]):
    """Builds web/ into src/koloda/server/page, where that is not up to date."""

    def dependencies(self) -> list[str]:
        """Ask for a Node where one is needed and the system has none that will do."""
        needed = not page.is_built() and page.system_node() is None
        return [page.NODE_PACKAGE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        try:
            page.build()
        except page.PageError as error:
            self.app.abort(f"Koloda: {error}")
