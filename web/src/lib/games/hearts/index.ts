/** Hearts, drawn and told. */
import type { HeartsView } from "$lib/connection/messages";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { forecast } from "./forecast";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import { words } from "./words";

export default { Board, Score, Side, tell, forecast, words } satisfies GameModule<HeartsView>;
