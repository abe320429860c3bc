/**
 * Exiles, a variant of Abyss.
 *
 * @example
 * ```ts
 * import { describe, exiles } from "abyss-rules/exiles";
 *
 * const { state } = exiles.setup({ players: 3 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { tableauOf } from "../abyss/end.ts";
import { define, type TypesOf } from "../kernel/define.ts";
import type { Game } from "../kernel/game.ts";
import { exileCard, exilesOf, ownedExiles } from "./ask.ts";
import { problems } from "./check.ts";
import { fill } from "./imagine.ts";
import type { ExilesParts } from "./parts.ts";
import { commonRules, rules } from "./rules.ts";
import { shapes } from "./schema.ts";
import { score } from "./score.ts";
import { deal } from "./setup.ts";
import { hide, redact } from "./view.ts";

export type { Action, Decision, Task } from "./actions.ts";
export { exileCard } from "./ask.ts";
export type { Exile, ExileCard } from "./catalogue.ts";
export { defaultCatalogue } from "./default-catalogue.ts";
export { describe } from "./english.ts";
export type { Event } from "./events.ts";
export type { ExilesParts, State, View } from "./parts.ts";
export { type ExilePowerName, exilePowerNames } from "./powers/index.ts";
export { exileCostFor } from "./recruit.ts";
export type { ExileRefusal, Refusal, RuleRefusal } from "./refusals.ts";
export type { Options } from "./setup.ts";
export type {
  Draft,
  ExilesArea,
  PlayerExiles,
  Table,
  TableOf,
  TableView,
} from "./table.ts";
export type { Tableau } from "./tableau.ts";

/** The types of Exiles, in one bundle. */
export interface ExilesTypes extends TypesOf<ExilesParts> {}

/** Abyss with exiles, for 2 to 4 players. */
export const exiles: Game<ExilesTypes> = define<ExilesParts>({
  id: "exiles",
  version: "1",
  seats: { min: 2, max: 4 },
  shapes,
  rules,
  commonRules,
  deal,
  problems,
  hide,
  redact,
  fill,
  tableau: ({ table }, seat) => {
    const base = tableauOf(table.seats[seat]!);
    return {
      ...base,
      lords: [...base.lords, ...exilesOf(table, seat).aside],
      exiles: ownedExiles(table, seat).map((id) => ({
        id,
        influence: exileCard(table, id).influence,
      })),
    };
  },
  score,
});
