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
import { exileCard, exilesOf, ownedExiles } from "./queries.ts";
import { problems } from "./consistency.ts";
import { fill } from "./fill.ts";
import type { ExilesBlueprint } from "./blueprint.ts";
import { ruleNumbers, rules } from "./rules.ts";
import { shapes } from "./schema.ts";
import { score } from "./score.ts";
import { deal } from "./deal.ts";
import { hide, redact } from "./hide.ts";

export type { Action, Decision, Task } from "./actions.ts";
export { exileCard } from "./queries.ts";
export type { Exile, ExileCard } from "./cards/catalogue.ts";
export { defaultCatalogue } from "./cards/default-catalogue.ts";
export { describe } from "./words.ts";
export type { Event } from "./events.ts";
export type { ExilesBlueprint, State, View } from "./blueprint.ts";
export { type ExilePowerName, exilePowerNames } from "./powers/index.ts";
export { exileCostFor } from "./recruit.ts";
export type { ExileRefusal, Refusal, RuleRefusal } from "./refusals.ts";
export type { Options } from "./deal.ts";
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
export interface ExilesTypes extends TypesOf<ExilesBlueprint> {}

/** Abyss with exiles, for 2 to 4 players. */
export const exiles: Game<ExilesTypes> = define<ExilesBlueprint>({
  id: "exiles",
  version: "1",
  seats: { min: 2, max: 4 },
  shapes,
  rules,
  ruleNumbers,
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
