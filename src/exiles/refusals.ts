import type { AnyLocation } from "../abyss/cards/locations.ts";
import type * as abyss from "../abyss/refusals.ts";
import { type Refusal as RefusalOf, type Refuser, refuser } from "../kernel/validation/refusal.ts";
import type { Exile } from "./cards/catalogue.ts";

/** The refusals that exiles add. */
export type ExileRefusal =
  | RefusalOf<"exile-deck-empty", Record<never, never>>
  | RefusalOf<"exile-not-in-court", { exile: Exile; court: readonly Exile[] }>
  /** A recapture needs two different free exiles. */
  | RefusalOf<"not-two-free-exiles", { exiles: readonly Exile[]; free: readonly Exile[] }>
  /** `locations` can be taken; `null` is the top one of the stack. */
  | RefusalOf<
      "location-not-to-be-taken",
      { location: AnyLocation | null; locations: readonly (AnyLocation | null)[] }
    >
  | RefusalOf<"location-not-available", { location: AnyLocation }>;

/** Every refusal by the rules of this game. */
export type RuleRefusal = abyss.RuleRefusal | ExileRefusal;

/** Creates a refusal from its code, rule number and parameters. */
export const refusalOf: Refuser<RuleRefusal, `${"AB" | "EX"}-${number}`> = refuser();
