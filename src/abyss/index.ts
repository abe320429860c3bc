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
import { define } from "../kernel/define.ts";
import type { Game, TypesOf } from "../kernel/game.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import { abyssRuleNumbers, abyssStack } from "./rules.ts";
import { abyssSchemas } from "./schema.ts";
import { abyssScoring } from "./scoring.ts";

export type { Action, Decision, Task } from "./actions.ts";
export type { AbyssBlueprint, State, View } from "./blueprint.ts";
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
export type { LocationCard, Scoring } from "./cards/location-card.ts";
export { type Location, locationCard, locationCards, locations } from "./cards/locations.ts";
export {
  type Cost,
  type Entering,
  type Guild,
  guilds,
  type LordCard,
  type PowerKind,
} from "./cards/lord-card.ts";
export { type Lord, lordCard, lordCards, lords } from "./cards/lords.ts";
export type { Reward, Token } from "./cards/threat.ts";
export type { Event, PearlSource } from "./events.ts";
export type { Options } from "./options.ts";
export { lordCostFor } from "./payment.ts";
export { keysOf } from "./queries.ts";
export type { Figures, Refusal, RuleRefusal } from "./refusals.ts";
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
export { describe } from "./words.ts";

/** The types of Abyss, in one bundle. */
export interface AbyssTypes extends TypesOf<AbyssBlueprint, "abyss"> {}

/** The game Abyss, for 2 to 4 players. */
export const abyss: Game<AbyssTypes> = define<AbyssBlueprint, "abyss">({
  id: "abyss",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: abyssStack,
  schemas: abyssSchemas,
  scoring: abyssScoring,
});
