/**
 * Abyss, the base game.
 *
 * @example
 * ```ts
 * import { abyss, describe } from "abyss-rules/abyss";
 *
 * const { state } = abyss.setup({ players: 3 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { define, type TypesOf } from "../kernel/define.ts";
import type { Game } from "../kernel/game.ts";
import { problems } from "./consistency.ts";
import { tableauOf } from "./end.ts";
import { fill } from "./fill.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import { ruleNumbers, rules } from "./rules.ts";
import { shapes } from "./schema.ts";
import { score } from "./score.ts";
import { deal } from "./deal.ts";
import { hide, redact } from "./hide.ts";

export type { Action, Decision, Task } from "./actions.ts";
export { keysOf } from "./queries.ts";
export {
  type Ally,
  allies,
  allyValue,
  type ExplorationCard,
  type Race,
  raceOf,
  races,
  type Value,
} from "./cards/allies.ts";
export {
  type Location,
  type LocationCard,
  locationCard,
  locationCards,
  locations,
  type Scoring,
} from "./cards/locations.ts";
export {
  type Cost,
  type Entering,
  type Guild,
  guilds,
  type Lord,
  type LordCard,
  lordCard,
  lordCards,
  lords,
  type PowerKind,
} from "./cards/lords.ts";
export type { Reward, Token } from "./cards/threat.ts";
export { describe } from "./words.ts";
export type { Event, PearlSource } from "./events.ts";
export type { AbyssBlueprint, State, View } from "./blueprint.ts";
export { lordCostFor } from "./payment.ts";
export type { Figures, Refusal, RuleRefusal } from "./refusals.ts";
export type { Options } from "./deal.ts";
export type {
  Draft,
  PlayerArea,
  RuleOptions,
  Table,
  TableOf,
  TableView,
  Turn,
} from "./table.ts";
export type { Tableau } from "./tableau.ts";

/** The types of Abyss, in one bundle. */
export interface AbyssTypes extends TypesOf<AbyssBlueprint> {}

/** The game Abyss, for 2 to 4 players. */
export const abyss: Game<AbyssTypes> = define<AbyssBlueprint>({
  id: "abyss",
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
  tableau: ({ table }, seat) => tableauOf(table.seats[seat]!),
  score,
});
