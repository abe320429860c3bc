import type { AnyAlly, Race } from "../abyss/cards/allies.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type * as abyss from "../abyss/refusals.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type Refusal as RefusalOf, type Refuser, refuser } from "../kernel/validation/refusal.ts";
import type { BorderSpace } from "./cards/border.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { LeviathanToken, TokenSupply } from "./cards/tokens.ts";

/** The refusals that Leviathan adds. */
export type LeviathanRefusal =
  // Explorations
  /** A monster on the last space must be fought by a player who can. */
  | RefusalOf<"must-fight", Record<never, never>>
  /** No ally is left to be revealed, so a monster cannot be passed. */
  | RefusalOf<"no-ally-left", Record<never, never>>
  // Fights
  | RefusalOf<"leviathan-not-at-border", { leviathan: Leviathan }>
  | RefusalOf<"ally-cannot-attack", { ally: AnyAlly; leviathan: Leviathan; races: readonly Race[] }>
  | RefusalOf<"wrong-number-of-pearls", { pearls: number; most: number }>
  | RefusalOf<"wrong-number-of-base-tokens", { baseTokens: number; least: number; most: number }>
  // Leviathan tokens
  | RefusalOf<"token-not-owned", { token: LeviathanToken }>
  | RefusalOf<"token-needs-stack", Record<never, never>>
  | RefusalOf<"token-takes-no-stack", { token: LeviathanToken }>
  | RefusalOf<"no-tokens-of-supply", { seat: Seat; supply: TokenSupply }>
  // Penalties and the hand limit
  | RefusalOf<"not-a-lord-to-lose", { lord: AnyLord }>
  | RefusalOf<"wrong-hand-limit", { allies: number; pearls: number; needs: number }>
  /** The ally cannot be discarded for the hand limit. */
  | RefusalOf<"ally-not-to-be-discarded", { ally: AnyAlly }>
  // Powers
  /** Activated powers are used in turns of their owner only. */
  | RefusalOf<"power-outside-turn", Record<never, never>>
  | RefusalOf<"power-in-fight", Record<never, never>>
  | RefusalOf<"space-taken", { space: BorderSpace }>;

/** Every refusal by the rules of this game. */
export type RuleRefusal = abyss.RuleRefusal | LeviathanRefusal;

/** Creates a refusal from its code, rule number and parameters. */
export const refusalOf: Refuser<RuleRefusal, `${"AB" | "LE"}-${number}`> = refuser();
