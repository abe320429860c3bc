import type { Race } from "./allies.ts";
import type { Guild } from "./lord-card.ts";
import type { CardSet } from "./set.ts";

/** What a location is worth at the end (AB-74, AB-75; Kraken: KR-59 to KR-61). */
export type LocationScoring =
  | {
      readonly kind: "perLordOfGuild";
      readonly guild: Guild;
      readonly each: number;
      readonly base: number;
    }
  | {
      readonly kind: "perAffiliatedOfRace";
      readonly race: Race;
      readonly each: number;
      readonly base: number;
    }
  | { readonly kind: "perGuildRepresented"; readonly each: number; readonly base: number }
  | { readonly kind: "copyOpponentLocation" }
  | { readonly kind: "none" }
  | { readonly kind: "weakestLord"; readonly times: number }
  | { readonly kind: "strongestLord"; readonly times: number }
  | { readonly kind: "minusPerLord"; readonly base: number }
  | { readonly kind: "perLordWithKey"; readonly each: number }
  | { readonly kind: "perLordWithoutKey"; readonly each: number }
  | { readonly kind: "weakestAffiliatedPerRace"; readonly base: number }
  | { readonly kind: "minusPerAffiliated"; readonly base: number }
  // Kraken (KR-60, KR-61)
  | { readonly kind: "minusPerNebulis"; readonly each: number; readonly base: number }
  | { readonly kind: "loot" };

/** A location tile. */
export interface LocationCard {
  /** The box that the tile comes from. */
  readonly set: CardSet;
  readonly scoring: LocationScoring;
}

/** Creates the tiles of a box. */
export const tileOf =
  (set: CardSet) =>
  (scoring: LocationScoring): LocationCard => ({ set, scoring });
