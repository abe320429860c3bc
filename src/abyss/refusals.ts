import type { Seat } from "../kernel/data/types.ts";
import {
  type CommonRefusal,
  type Refusal as RefusalOf,
  type Refuser,
  refuser,
} from "../kernel/validation/refusal.ts";
import type { AnyAlly, Race } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Reward } from "./cards/threat.ts";

/** The amount found, and the amount needed. */
export type Figures = { has: number; needs: number };

/** Every reason for which this game's rules refuse a move. */
export type RuleRefusal =
  | RefusalOf<"too-few-pearls", Figures>
  | RefusalOf<"court-full", { spaces: number }>
  | RefusalOf<"lord-deck-empty", Record<never, never>>
  | RefusalOf<"lord-not-in-court", { lord: AnyLord; court: readonly AnyLord[] }>
  // Explorations
  | RefusalOf<"nothing-to-reveal", Record<never, never>>
  | RefusalOf<"track-full", { spaces: number }>
  | RefusalOf<"monster-revealed", Record<never, never>>
  | RefusalOf<"no-monster-revealed", Record<never, never>>
  | RefusalOf<"reward-not-on-offer", { reward: Reward; rewards: readonly Reward[] }>
  | RefusalOf<"too-few-monster-tokens", Figures>
  // The council
  | RefusalOf<"wrong-number-of-stacks", Figures>
  | RefusalOf<"stack-named-twice", { stack: Race }>
  | RefusalOf<"stack-empty", { stack: Race }>
  // Hands and payments
  | RefusalOf<"ally-not-in-hand", { ally: AnyAlly }>
  | RefusalOf<"wrong-number-of-allies", Figures>
  | RefusalOf<"wrong-number-of-races", Figures>
  | RefusalOf<"required-race-missing", { race: Race }>
  | RefusalOf<"superfluous-ally", { ally: AnyAlly }>
  | RefusalOf<"ally-not-played", { ally: AnyAlly }>
  | RefusalOf<"not-the-lowest-ally", { ally: AnyAlly; lowest: number }>
  // Powers
  | RefusalOf<"power-not-working", { lord: AnyLord }>
  | RefusalOf<"power-used-this-turn", { lord: AnyLord }>
  | RefusalOf<"not-a-free-lord", { lord: AnyLord; of: Seat }>
  | RefusalOf<"not-another-lord", { lord: AnyLord }>
  | RefusalOf<"wrong-replacement", { by: AnyLord }>
  | RefusalOf<"not-an-opponent", { from: number }>
  | RefusalOf<"protected-by-shaman", { seat: Seat }>
  | RefusalOf<"no-monster-tokens", { seat: Seat }>
  /** The power must be carried out as far as possible. */
  | RefusalOf<"not-to-be-declined", { ask: string }>
  // Locations
  | RefusalOf<"location-not-owned", { location: AnyLocation }>
  | RefusalOf<
      "location-not-on-offer",
      { location: AnyLocation; from: "available" | "drawn" | "stack" }
    >
  | RefusalOf<"wrong-count", { count: number; max: number; has: number }>
  | RefusalOf<"lord-has-no-key", { lord: AnyLord }>
  | RefusalOf<"lord-named-twice", { lord: AnyLord }>
  | RefusalOf<"too-few-key-tokens", Figures>
  | RefusalOf<"wrong-number-of-keys", Figures>
  | RefusalOf<"not-the-ambassadors-keys", { lord: AnyLord }>;

/** Every reason for which a move is refused. */
export type Refusal = CommonRefusal | RuleRefusal;

/** The number of a rule of Abyss. */
export type RuleNumber = `AB-${number}`;

/** Creates a refusal from its code, rule and parameters. */
export const refusalOf: Refuser<RuleRefusal, RuleNumber> = refuser();
