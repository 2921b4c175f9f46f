/** The table of Belarusian football. */
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { forecast } from "./forecast";
import type { View } from "./pitch";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";
import { words } from "./words";

export default { Board, Score, Side, tell, forecast, words } satisfies GameModule<View>;
