// The schema parts for authors of layers, without zod's types: most programs that import a game do not
// write schemas.

import type { Seat } from "../kernel/data/types.ts";
import type { GameShapes, SchemaPart } from "../kernel/schemas/schema.ts";
import type { Ally, ExplorationCard, Race } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Reward, Token } from "./cards/threat.ts";
import { zodParts } from "./schema.ts";

/** The schemas of single components. */
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
  /** The maximum length of a list of each component. */
  readonly most: {
    readonly allies: number;
    readonly cards: number;
    readonly lords: number;
    readonly locations: number;
    readonly tokens: number;
    readonly races: number;
  };
}

/** The schemas of single components of a game, limited to those in play. */
export const abyssParts: (shapes: GameShapes) => AbyssParts = zodParts;

// A part that is missing from the interface is named in the compile error.
true satisfies [keyof ReturnType<typeof zodParts>] extends [keyof AbyssParts]
  ? true
  : Exclude<keyof ReturnType<typeof zodParts>, keyof AbyssParts>;
