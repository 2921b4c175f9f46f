/** Open a table and sit down at it. */
import { api } from "$lib/connection/api";
import { member } from "$lib/connection/member.svelte";
import type { Options, Snapshot } from "$lib/connection/messages";
import { router } from "$lib/router.svelte";

/** What sits down is loaded by those who do. */
const loadTable = () => import("$lib/table/table.svelte");

/** What can be wished for a table: what is left out is the club's default. */
export interface Wish {
  game: string;
  preset?: string | null;
  options?: Options;
  clock?: Record<string, number | string> | null;
  bots?: string[];
  by_link?: boolean;
  watch?: boolean;
  rated?: boolean;
}

/** How many sit at a game; the club knows the rest. */
export const SEATS: Record<string, number> = {
  "card-football": 2,
  "belarusian-football": 2,
  hearts: 4,
};

/** Open a table, sit down, and go there. Raises Refused. */
export async function openTable(wish: Wish): Promise<void> {
  await member.comeIn();
  const [opened, { Table }] = await Promise.all([api.post<Snapshot>("/tables", wish), loadTable()]);
  await new Table(opened.id, opened.link, opened).sit();
  router.go(`/table/${opened.id}`);
}

/** Sit down at a table that is open to all, and go there. Raises Refused. */
export async function sitDown(id: string): Promise<void> {
  const [{ Table }] = await Promise.all([loadTable(), member.comeIn()]);
  await new Table(id, null).sit();
  router.go(`/table/${id}`);
}

/** Play against bots of a level, all other seats theirs. Raises Refused. */
export function playNow(game: string, level: string): Promise<void> {
  const bots = Array<string>((SEATS[game] ?? 2) - 1).fill(level);
  // By link: nobody else looks for a table at which no seat is free.
  return openTable({ game, bots, by_link: true, watch: false });
}

/** Open a table by a link to send to a friend. Raises Refused. */
export function playWithFriend(game: string): Promise<void> {
  return openTable({ game, by_link: true });
}
