import type { Action } from "abyss-rules/exiles-kraken-leviathan";
import type { KindsOf } from "./action-kinds.ts";
import { exilesKrakenKinds } from "./exiles-kraken.ts";
import { type LeviathanView, leviathanOwnKinds } from "./leviathan.ts";

/** How to click the actions of Exiles with Kraken and Leviathan. */
export const exilesKrakenLeviathanKinds: KindsOf<Action, LeviathanView> = {
  ...exilesKrakenKinds,
  ...leviathanOwnKinds,
};
