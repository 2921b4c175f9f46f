"""What several tests of the server do."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from koloda.server.schema import OUTGOING
from tests.server.client import Client, Data

SEATS = {"card-football": 2, "belarusian-football": 2, "hearts": 4}

SHORT: dict[str, dict[str, Any]] = {
    "card-football": {},
    "belarusian-football": {},
    "hearts": {"deals": 1},
}
"""Options with which a match takes little time."""


@asynccontextmanager
async def clients(url: str, count: int) -> AsyncIterator[list[Client]]:
    """Give guests with sockets; at the end all that they got is compared with the schema."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            client = await stack.enter_async_context(Client(url))
            found.append(await (await client.enter()).connect())
        yield found
        for client in found:
            check_messages(client)


def check_messages(client: Client) -> None:
    """Fail where a message is not as its schema says."""
    for message in client.messages:
        if message["type"] != "reply":
            OUTGOING.validate_python(message, strict=True)


async def seated(people: list[Client], game: str, **terms: Any) -> Data:
    """Let people sit down at a new table, and wait until cards are dealt."""
    table = await people[0].open(game, **{"options": SHORT[game], **terms})
    for person in people:
        await person.join(table["id"], table["link"])
    for person in people:
        await person.until(table["id"], lambda table: table["phase"] == "playing")
    return people[0].tables[table["id"]]


def mover(people: list[Client], id: str) -> Client:
    """Return the one whose turn it is."""
    turn = people[0].tables[id]["view"]["turn"]
    return next(person for person in people if person.tables[id]["seat"] == turn)


async def together(people: list[Client], id: str) -> None:
    """Wait until all know the latest version that any of them knows."""
    version = max(person.tables[id]["version"] for person in people)
    for person in people:
        await person.until(id, lambda table: table["version"] >= version)
