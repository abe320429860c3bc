import type { Action } from "abyss-rules/kraken-leviathan";
import type { KindsOf } from "./action-kinds.ts";
import { krakenKinds } from "./kraken.ts";
import { type LeviathanView, leviathanOwnKinds } from "./leviathan.ts";

/** How to click the actions of Kraken with Leviathan. */
export const krakenLeviathanKinds: KindsOf<Action, LeviathanView> = {
  ...krakenKinds,
  ...leviathanOwnKinds,
};
