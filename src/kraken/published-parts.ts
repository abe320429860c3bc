// The schema parts for authors of layers, without zod's types.
import { type AbyssParts, abyssParts } from "../abyss/published-parts.ts";
import type { GameShapes, SchemaPart } from "../kernel/schemas/schema.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import { zodKrakenParts } from "./schema.ts";
import type { Place } from "./table.ts";

/** The schemas of single components. A sentinel has the id of its lord, but a schema of its own. */
export interface KrakenParts extends AbyssParts {
  readonly loot: SchemaPart<Loot>;
  readonly place: SchemaPart<Place>;
  readonly sentinel: SchemaPart<Sentinel>;
}

/** The schemas of single components of a game with Kraken, limited to those in play. */
export const krakenParts = (shapes: GameShapes): KrakenParts => ({
  ...abyssParts(shapes),
  ...zodKrakenParts(shapes),
});
