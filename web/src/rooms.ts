/** The rooms of the page, by the first part of their addresses. */
import type { Component } from "svelte";

export interface Room {
  /** The texts that it needs besides those of every room. */
  parts: string[];
  load: () => Promise<{ default: Component }>;
}

export const ROOMS: Record<string, Room> = {
  "": { parts: [], load: () => import("$lib/home/HomePage.svelte") },
  tables: { parts: [], load: () => import("$lib/home/TablesPage.svelte") },
  table: { parts: ["table"], load: () => import("$lib/table/TablePage.svelte") },
  match: { parts: ["table", "study", "errors"], load: () => import("$lib/study/MatchPage.svelte") },
  replay: {
    parts: ["table", "study", "errors"],
    load: () => import("$lib/study/ReplayPage.svelte"),
  },
  rules: { parts: ["table", "rules"], load: () => import("$lib/rules/RulesPage.svelte") },
  settings: { parts: ["settings"], load: () => import("$lib/settings/SettingsPage.svelte") },
  me: { parts: ["settings"], load: () => import("$lib/me/MePage.svelte") },
};

const NOWHERE: Room = { parts: [], load: () => import("$lib/Nowhere.svelte") };

/** The room at the parts of a path. */
export function roomAt(path: string[]): Room {
  return ROOMS[path[0] ?? ""] ?? NOWHERE;
}
