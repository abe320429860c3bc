import type { Location } from "../abyss/cards/locations.ts";
import type * as abyss from "../abyss/refusals.ts";
import {
  type CommonRefusal,
  type Refusal as RefusalOf,
  type Refuser,
  refuser,
} from "../kernel/validation/refusal.ts";
import type { Exile } from "./cards/catalogue.ts";

/** The reasons that exiles add. */
export type ExileRefusal =
  | RefusalOf<"exile-deck-empty", Record<never, never>>
  | RefusalOf<"exile-not-in-court", { exile: Exile; court: readonly Exile[] }>
  /** Recapturing takes two different free exiles. */
  | RefusalOf<"not-two-free-exiles", { exiles: readonly Exile[]; free: readonly Exile[] }>
  /** These can be taken; `null` is the top one of the stack. */
  | RefusalOf<
      "location-not-to-be-taken",
      { location: Location | null; locations: readonly (Location | null)[] }
    >
  | RefusalOf<"location-not-available", { location: Location }>;

/** Every reason for which this game's rules refuse a move. */
export type RuleRefusal = abyss.RuleRefusal | ExileRefusal;

/** Every reason for which a move is refused. */
export type Refusal = CommonRefusal | RuleRefusal;

/** A refusal, by code, rule and figures. */
export const refusalOf: Refuser<RuleRefusal, `${"AB" | "EX"}-${number}`> = refuser();
