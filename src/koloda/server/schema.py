"""The protocol as schemas: OpenAPI of the HTTP side, JSON Schema of the socket's messages."""

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from koloda.server.replies import Outgoing
from koloda.server.requests import INCOMING

OUTGOING: TypeAdapter[Outgoing] = TypeAdapter(Outgoing)
"""What a client may take messages apart with."""


def schemas() -> dict[str, dict[str, Any]]:
    """Return each schema by the name of its file."""
    from koloda.server.app import create_app
    from koloda.server.settings import Settings

    return {
        "openapi.json": create_app(Settings(database="sqlite://")).openapi(),
        "socket-in.schema.json": INCOMING.json_schema(),
        "socket-out.schema.json": OUTGOING.json_schema(mode="serialization"),
    }


def write(folder: Path) -> list[Path]:
    """Write all schemas into a folder, which is made if need be; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, schema in schemas().items():
        path = folder / name
        path.write_text(json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False) + "\n")
        files.append(path)
    return files
