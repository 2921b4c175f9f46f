/** Card Football in the browser. */
import type { CardFootballView } from "$lib/connection/messages";
import type { GameModule } from "$lib/games/game";
import Board from "./Board.svelte";
import { forecast } from "./forecast";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import { words } from "./words";

export default { Board, Score, Side, tell, forecast, words } satisfies GameModule<CardFootballView>;
