// The schema parts for authors of layers, without zod's types: most programs that import a game do not
// write schemas.

import type { Seat } from "../kernel/data/types.ts";
import type { GameShapes, SchemaPart } from "../kernel/schemas/schema.ts";
import type { AnyAlly, AnyExplorationCard, Race } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Reward, Token } from "./cards/threat.ts";
import { zodParts } from "./schema.ts";

/** The schemas of single components. */
export interface AbyssParts {
  readonly seat: SchemaPart<Seat>;
  readonly seats: SchemaPart<Seat[]>;
  readonly race: SchemaPart<Race>;
  readonly ally: SchemaPart<AnyAlly>;
  readonly allies: SchemaPart<AnyAlly[]>;
  readonly card: SchemaPart<AnyExplorationCard>;
  readonly lord: SchemaPart<AnyLord>;
  readonly lords: SchemaPart<AnyLord[]>;
  readonly lordNames: readonly AnyLord[];
  readonly location: SchemaPart<AnyLocation>;
  readonly locations: SchemaPart<AnyLocation[]>;
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
