// What authors of layers get to build their schemas of, without zod's types: a game is imported by many
// who do not write schemas.
import type { Part, Shapes } from "../kernel/schema.ts";
import type { Seat } from "../kernel/types.ts";
import type { Ally, ExplorationCard, Race } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Reward, Token } from "./cards/threat.ts";
import { things as zodThings } from "./schema.ts";

/** The schemas of single things. */
export interface Things {
  readonly seat: Part<Seat>;
  readonly seats: Part<Seat[]>;
  readonly race: Part<Race>;
  readonly ally: Part<Ally>;
  readonly allies: Part<Ally[]>;
  readonly card: Part<ExplorationCard>;
  readonly lord: Part<Lord>;
  readonly lords: Part<Lord[]>;
  readonly lordNames: readonly Lord[];
  readonly location: Part<Location>;
  readonly locations: Part<Location[]>;
  readonly token: Part<Token>;
  readonly reward: Part<Reward>;
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
export const things: (shapes: Shapes) => Things = zodThings;

// What is missing here is named.
true satisfies [keyof ReturnType<typeof zodThings>] extends [keyof Things]
  ? true
  : Exclude<keyof ReturnType<typeof zodThings>, keyof Things>;
