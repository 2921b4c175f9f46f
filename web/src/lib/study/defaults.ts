/** The options of a game that nobody has changed, as the club has them. */
import { api } from "$lib/connection/api";
import type { Games, Options } from "$lib/connection/messages";

let games: Promise<Games> | undefined;

/** The default options of a game; none of a game that is not there. Raises Refused. */
export async function defaultsOf(game: string): Promise<Options> {
  games ??= api.get<Games>("/games");
  try {
    const found = (await games).games.find(({ name }) => name === game);
    return Object.fromEntries((found?.options ?? []).map((one) => [one.name, one.default]));
  } catch (error) {
    games = undefined;
    throw error;
  }
}
