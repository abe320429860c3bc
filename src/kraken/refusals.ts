import type { AnyAlly, Race } from "../abyss/cards/allies.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import type * as abyss from "../abyss/refusals.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type Refusal as RefusalOf, type Refuser, refuser } from "../kernel/validation/refusal.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import type { BoardZone } from "./queries.ts";
import type { Place } from "./table.ts";

/** The refusals that Kraken adds. */
export type KrakenRefusal =
  // Payments
  | RefusalOf<"too-few-nebulis", abyss.Figures>
  | RefusalOf<"too-many-nebulis", { nebulis: number; most: number }>
  /** Nebulis may be paid only if no pearl is kept; `pearls` would be kept. */
  | RefusalOf<"pearls-first", { pearls: number }>
  | RefusalOf<"kraken-not-affiliated", { ally: AnyAlly }>
  /** Allies with a race were played, so one of them must be affiliated. */
  | RefusalOf<"ally-to-affiliate", { allies: readonly AnyAlly[] }>
  // Sentinels
  | RefusalOf<"reserved", { place: Place; by: Seat }>
  | RefusalOf<"sentinel-not-in-front", { sentinel: Sentinel }>
  | RefusalOf<"zone-taken", { zone: BoardZone; sentinel: Sentinel }>
  | RefusalOf<"no-such-place", { place: Place }>
  // Powers
  | RefusalOf<"wrong-number-of-opponents", abyss.Figures>
  | RefusalOf<"opponent-named-twice", { seat: Seat }>
  | RefusalOf<"ally-not-in-discard", { ally: AnyAlly }>
  | RefusalOf<"race-not-affiliated", { race: Race }>
  | RefusalOf<"ally-not-affiliated", { ally: AnyAlly; race: Race }>
  | RefusalOf<"lord-not-under-location", { lord: AnyLord }>
  // Loot and the figure
  | RefusalOf<"loot-deck-empty", Record<never, never>>
  | RefusalOf<"not-a-candidate", { to: Seat; candidates: readonly Seat[] }>;

/** Every refusal by the rules of this game. */
export type RuleRefusal = abyss.RuleRefusal | KrakenRefusal;

/** Creates a refusal from its code, rule number and parameters. */
export const refusalOf: Refuser<RuleRefusal, `${"AB" | "KR"}-${number}`> = refuser();
