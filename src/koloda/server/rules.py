"""The rules over HTTP: each game's page in four languages, as a table's options have it."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from koloda.core.options import in_force
from koloda.games import find
from koloda.locales import CODES, Language
from koloda.server import replies
from koloda.server.requests import OptionsText, Word, read_options
from koloda.server.security import Asking

ROUTER = APIRouter(tags=["rules"])

AN_HOUR = "public, max-age=3600"

LanguageCode = Annotated[str, Query(pattern=f"^({'|'.join(CODES)})$")]


@ROUTER.get("/api/rules/{game}")
async def rules(
    game: Word,
    response: Response,
    asking: Asking,
    language: LanguageCode = "en",
    options: OptionsText = None,
) -> replies.Rules:
    """Give the rules of a game in Markdown; headings keep their names, as in `## Goal {#goal}`."""
    found = find(game)
    values = in_force(found.options, read_options(options))
    found.check(values)
    response.headers["Cache-Control"] = AN_HOUR
    markdown = Language(language).rules(game, values, anchors=True)
    return replies.Rules(game=game, language=language, options=values, markdown=markdown)
