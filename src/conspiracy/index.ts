/**
 * Conspiracy: Abyss Universe.
 *
 * @example
 * ```ts
 * import { conspiracy, describe } from "abyss-rules/conspiracy";
 *
 * const { state } = conspiracy.setup({ players: 2 }, "my seed");
 * ```
 * @packageDocumentation
 */
import { define, type TypesOf } from "../kernel/define.ts";
import type { Game } from "../kernel/game.ts";
import { problems } from "./consistency.ts";
import { fill } from "./fill.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import { ruleNumbers, rules } from "./rules.ts";
import { shapes } from "./schema.ts";
import { score } from "./score.ts";
import { deal } from "./deal.ts";
import { hide, redact } from "./hide.ts";

export type { Action, Decision, Source, Task } from "./actions.ts";
export { keysOf, pearlMarker } from "./queries.ts";
export {
  type Ability,
  abilityOf,
  type Colour,
  colourOf,
  colours,
  type Influence,
  influenceOf,
  influences,
  type Key,
  type Lord,
  lords,
} from "./cards/lords.ts";
export { neighbours, type Spot } from "./cards/chamber.ts";
export { describe } from "./words.ts";
export type { Event } from "./events.ts";
export {
  type Effect,
  type Location,
  type LocationCard,
  locationCard,
  locationCards,
  locations,
  type Scoring,
} from "./cards/locations.ts";
export type { ConspiracyBlueprint, State, View } from "./blueprint.ts";
export type { Refusal, RuleRefusal } from "./refusals.ts";
export type { Options } from "./deal.ts";
export type { Draft, PlayerArea, Table, TableOf, TableView } from "./table.ts";
export type { Tableau } from "./tableau.ts";

/** The types of Conspiracy, in one bundle. */
export interface ConspiracyTypes extends TypesOf<ConspiracyBlueprint> {}

/** The game Conspiracy: Abyss Universe, for 2 to 4 players. */
export const conspiracy: Game<ConspiracyTypes> = define<ConspiracyBlueprint>({
  id: "conspiracy",
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
    const { lords, locations, pearls } = table.seats[seat]!;
    return {
      lords,
      locations: locations.map(({ location }) => location),
      pearls,
      pearlMaster: table.pearlMaster === seat,
    };
  },
  score,
});
