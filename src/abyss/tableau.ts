import { isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { lowestOfEachRace } from "./allies.ts";
import type { Ally } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";
import { lordsOf } from "./queries.ts";
import type { TableView } from "./table.ts";

/** AB-39: what of a disabled lord counts in the end. */
export const disabledLordsRules = ["influence", "all"] as const;

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau {
  /** All lords: free, disabled and under locations. */
  readonly lords: readonly Lord[];
  /** Those of the lords that are disabled; none, if left out. */
  readonly disabled?: readonly Lord[];
  /** Whether of a disabled lord only the influence counts, as printed and if left out, or all of it (AB-39). */
  readonly disabledLords?: (typeof disabledLordsRules)[number];
  readonly locations: readonly Location[];
  readonly affiliated: readonly Ally[];
  /** The values of monster tokens. */
  readonly monsterTokens: readonly Token[];
  readonly pearls: number;
  /** What is face down and would be scored as well; left out where nothing is. */
  readonly hidden?: Hidden;
}

/** How much of what is scored is face down (AB-23, AB-77). */
export interface Hidden {
  /** Allies in hand, of which some will be affiliated (AB-70). */
  readonly hand: number;
  readonly monsterTokens: number;
}

/** What a player has to show for the score, if the game ended now (AB-70), as far as it is in sight. */
export function tableauOf(table: TableView, seat: Seat): Tableau {
  const area = areaOf(table, seat);
  const [hand, tokens] = [area.hand.filter(isKnown), area.tokens.filter(isKnown)];
  const hidden = {
    hand: area.hand.length - hand.length,
    monsterTokens: area.tokens.length - tokens.length,
  };
  return {
    lords: lordsOf(area),
    disabled: area.disabled,
    disabledLords: table.rules.disabledLords,
    locations: area.locations.map(({ location }) => location),
    affiliated: [...area.affiliated, ...lowestOfEachRace(hand)],
    monsterTokens: tokens,
    pearls: area.pearls,
    ...(hidden.hand + hidden.monsterTokens > 0 && { hidden }),
  };
}
