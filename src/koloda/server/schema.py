"""The protocol as schemas: OpenAPI of the HTTP side, JSON Schema of messages, all for the page."""

import inspect
import json
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from koloda.locales import events
from koloda.server import messages, replies, requests
from koloda.server.messages import Outgoing
from koloda.server.requests import INCOMING
from koloda.server.views import VIEWS

OUTGOING: TypeAdapter[Outgoing] = TypeAdapter(Outgoing)
"""What a client may take messages apart with."""


class Untitled(GenerateJsonSchema):
    """Leaves out titles of fields, of which generators of types would make a type each."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Return False."""
        return False


def schemas() -> dict[str, dict[str, Any]]:
    """Return each schema by the name of its file."""
    from koloda.server.app import create_app
    from koloda.server.settings import Settings

    return {
        "openapi.json": create_app(Settings(database="sqlite://")).openapi(),
        "socket-in.schema.json": INCOMING.json_schema(),
        "socket-out.schema.json": OUTGOING.json_schema(mode="serialization"),
        "page.schema.json": page_schema(),
        "events.json": events.as_data(),
    }


def page_schema() -> dict[str, Any]:
    """Return one schema that defines all that the page sends, gets and shows, by name."""
    sent: list[Any] = [INCOMING, *map(TypeAdapter, _models(requests))]
    told = [*_models(replies), *_models(messages)]
    got: list[Any] = [OUTGOING, *map(TypeAdapter, told)]
    got += map(TypeAdapter, VIEWS.values())
    modes: list[tuple[list[Any], JsonSchemaMode]] = [(sent, "validation"), (got, "serialization")]
    inputs = [
        (place, mode, adapter) for adapters, mode in modes for place, adapter in enumerate(adapters)
    ]
    found, definitions = TypeAdapter.json_schemas(inputs, schema_generator=Untitled)
    unions = {"Incoming": found[0, "validation"], "Outgoing": found[0, "serialization"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Koloda",
        "$defs": {**definitions["$defs"], **unions},
    }


def _models(module: ModuleType) -> list[type[BaseModel]]:
    """Return the models of a module, without those that others are made from."""
    models = [
        item
        for item in vars(module).values()
        if inspect.isclass(item)
        and issubclass(item, BaseModel)
        and item.__module__ == module.__name__
    ]
    bases = {base for model in models for base in model.__bases__}
    return [model for model in models if model not in bases or model.model_fields.keys() - {"v"}]


def write(folder: Path) -> list[Path]:
    """Write all schemas into a folder, which is made if need be; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, schema in schemas().items():
        path = folder / name
        path.write_text(json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False) + "\n")
        files.append(path)
    return files
