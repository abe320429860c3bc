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
import { problems } from "./check.ts";
import { tableauOf } from "./end.ts";
import { fill } from "./imagine.ts";
import type { AbyssParts } from "./parts.ts";
import { commonRules, rules } from "./rules.ts";
import { shapes } from "./schema.ts";
import { score } from "./score.ts";
import { deal } from "./setup.ts";
import { hide, redact } from "./view.ts";

export type { Action, Decision, Task } from "./actions.ts";
export { keysOf } from "./ask.ts";
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
export { describe } from "./english.ts";
export type { Event, PearlSource } from "./events.ts";
export type { AbyssParts, State, View } from "./parts.ts";
export { lordCostFor } from "./payment.ts";
export type { Figures, Refusal, RuleRefusal } from "./refusals.ts";
export type { Options } from "./setup.ts";
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
export interface AbyssTypes extends TypesOf<AbyssParts> {}

/** The game Abyss, for 2 to 4 players. */
export const abyss: Game<AbyssTypes> = define<AbyssParts>({
  id: "abyss",
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
  tableau: ({ table }, seat) => tableauOf(table.seats[seat]!),
  score,
});
