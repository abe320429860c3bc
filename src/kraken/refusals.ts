import type { Ally, Race } from "../abyss/cards/allies.ts";
import type { Lord } from "../abyss/cards/lords.ts";
import type * as abyss from "../abyss/refusals.ts";
import type { Seat } from "../kernel/data/types.ts";
import {
  type CommonRefusal,
  type Refusal as RefusalOf,
  type Refuser,
  refuser,
} from "../kernel/validation/refusal.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import type { BoardZone } from "./queries.ts";
import type { Place } from "./table.ts";

/** The reasons that Kraken adds. */
export type KrakenRefusal =
  // Payments
  | RefusalOf<"too-few-nebulis", abyss.Figures>
  | RefusalOf<"too-many-nebulis", { nebulis: number; most: number }>
  /** Nebulis pay only what pearls do not; so many pearls would be kept. */
  | RefusalOf<"pearls-first", { pearls: number }>
  | RefusalOf<"kraken-not-affiliated", { ally: Ally }>
  /** Allies with a race were played: one of them is affiliated. */
  | RefusalOf<"ally-to-affiliate", { allies: readonly Ally[] }>
  // Sentinels
  | RefusalOf<"reserved", { place: Place; by: Seat }>
  | RefusalOf<"sentinel-not-in-front", { sentinel: Sentinel }>
  | RefusalOf<"zone-taken", { zone: BoardZone; sentinel: Sentinel }>
  | RefusalOf<"no-such-place", { place: Place }>
  // Powers
  | RefusalOf<"wrong-number-of-opponents", abyss.Figures>
  | RefusalOf<"opponent-named-twice", { seat: Seat }>
  | RefusalOf<"ally-not-in-discard", { ally: Ally }>
  | RefusalOf<"race-not-affiliated", { race: Race }>
  | RefusalOf<"ally-not-affiliated", { ally: Ally; race: Race }>
  | RefusalOf<"lord-not-under-location", { lord: Lord }>
  // Loot and the figure
  | RefusalOf<"loot-deck-empty", Record<never, never>>
  | RefusalOf<"not-a-candidate", { to: Seat; candidates: readonly Seat[] }>;

/** Every reason for which this game's rules refuse a move. */
export type RuleRefusal = abyss.RuleRefusal | KrakenRefusal;

/** Every reason for which a move is refused. */
export type Refusal = CommonRefusal | RuleRefusal;

/** A refusal, by code, rule and figures. */
export const refusalOf: Refuser<RuleRefusal, `${"AB" | "KR"}-${number}`> = refuser();
