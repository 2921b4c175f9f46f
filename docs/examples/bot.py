"""A program that sits down at a table of a Koloda club and plays whatever comes first.

    KOLODA_TOKEN=... python bot.py https://cards.example TABLE

The token is made by POST /api/me/token. Needs: pip install httpx websockets
"""

import asyncio
import hashlib
import json
import os
import secrets
import sys

import httpx
from websockets.asyncio.client import connect


async def main(club: str, table: str) -> None:
    """Play one match."""
    bearer = {"Authorization": f"Bearer {os.environ['KOLODA_TOKEN']}"}
    entropy = secrets.token_bytes(32)
    async with httpx.AsyncClient(base_url=club, headers=bearer) as http:
        shown = (await http.get(f"/api/tables/{table}")).raise_for_status().json()
        promise = {
            "commitment": shown["commitment"],
            "hash": hashlib.sha256(entropy).hexdigest(),
        }
        (await http.post(f"/api/tables/{table}/sit", json=promise)).raise_for_status()
    address = club.replace("http", "ws", 1) + "/api/socket"
    async with connect(address, additional_headers=bearer) as socket:

        async def send(**message: object) -> None:
            await socket.send(json.dumps({"v": 1, "table": table, **message}))

        await send(type="watch")
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                print("refused:", message["error"]["message"])
            if message["type"] != "table":
                continue
            now = message["snapshot"]
            if now["phase"] == "reveal":
                # A careful bot checks here that commitment and hash are those that it kept.
                await send(type="reveal", id="reveal", entropy=entropy.hex())
            elif now["phase"] in ("over", "void"):
                print(now["ending"], now["result"])
                return
            elif now["view"] and now["view"]["legal"]:
                # The version names the move: sent twice after a lost answer, it is played once.
                await send(type="move", id=f"v{now['version']}", move=now["view"]["legal"][0])


asyncio.run(main(sys.argv[1].rstrip("/"), sys.argv[2]))
