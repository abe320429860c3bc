import type { AnyScoring } from "../../kernel/score/card-scoring.ts";
import type { Race } from "./allies.ts";
import type { Guild } from "./lord-card.ts";

/** How a location scores at the end (AB-74, AB-75): the kinds of Abyss. */
export type LocationScoring<InGuild extends string = Guild> =
  | {
      readonly kind: "perLordOfGuild";
      readonly guild: InGuild;
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
  | { readonly kind: "minusPerAffiliated"; readonly base: number };

/** A location tile. */
export interface LocationCard<Scoring extends AnyScoring = AnyScoring> {
  /** The box that the tile comes from. */
  readonly set: string;
  readonly scoring: Scoring;
}

/** Creates the tiles of a box. */
export const tileOf =
  (set: string) =>
  <const Scoring extends AnyScoring>(scoring: Scoring): LocationCard<Scoring> => ({
    set,
    scoring,
  });
