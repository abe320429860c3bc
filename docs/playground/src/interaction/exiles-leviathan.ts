import type { Action } from "abyss-rules/exiles-leviathan";
import type { KindsOf } from "./action-kinds.ts";
import { exilesKinds } from "./exiles.ts";
import { type LeviathanView, leviathanOwnKinds } from "./leviathan.ts";

/** How to click the actions of Exiles with Leviathan. */
export const exilesLeviathanKinds: KindsOf<Action, LeviathanView> = {
  ...exilesKinds,
  ...leviathanOwnKinds,
};
