// What authors of layers get to build their schemas of, without zod's types: a game is imported by many
// who do not write schemas.

import type { Seat } from "../kernel/data/types.ts";
import type { GameShapes, SchemaPart } from "../kernel/schemas/schema.ts";
import type { Ally, ExplorationCard, Race } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Reward, Token } from "./cards/threat.ts";
import { zodParts as zodThings } from "./schema.ts";

/** The schemas of single things. */
export interface AbyssParts {
  readonly seat: SchemaPart<Seat>;
  readonly seats: SchemaPart<Seat[]>;
  readonly race: SchemaPart<Race>;
  readonly ally: SchemaPart<Ally>;
  readonly allies: SchemaPart<Ally[]>;
  readonly card: SchemaPart<ExplorationCard>;
  readonly lord: SchemaPart<Lord>;
  readonly lords: SchemaPart<Lord[]>;
  readonly lordNames: readonly Lord[];
  readonly location: SchemaPart<Location>;
  readonly locations: SchemaPart<Location[]>;
  readonly token: SchemaPart<Token>;
  readonly reward: SchemaPart<Reward>;
  /** How many of a thing a list can have. */
  readonly most: {
    readonly allies: number;
    readonly cards: number;
    readonly lords: number;
    readonly locations: number;
    readonly tokens: number;
    readonly races: number;
  };
}

/** The schemas of single things that the data of a game is made of: those that are in play in it. */
export const abyssParts: (shapes: GameShapes) => AbyssParts = zodThings;

// What is missing here is named.
true satisfies [keyof ReturnType<typeof zodThings>] extends [keyof AbyssParts]
  ? true
  : Exclude<keyof ReturnType<typeof zodThings>, keyof AbyssParts>;
