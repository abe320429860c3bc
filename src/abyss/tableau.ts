import { isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Seat } from "../kernel/data/types.ts";
import { lowestOfEachRace } from "./allies.ts";
import type { AnyAlly } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";
import { lordsOf } from "./queries.ts";
import type { TableView } from "./table.ts";

/** AB-39: what can count of a disabled lord at the end. */
export const disabledLordsRules = /* @__PURE__ */ deepFreeze(["influence", "all"] as const);

/** What a player has at the end that matters for the score. */
export interface Tableau {
  /** All lords: free, disabled and under locations. */
  readonly lords: readonly AnyLord[];
  /** Which of the lords are disabled; none if left out. */
  readonly disabled?: readonly AnyLord[];
  /** What counts of a disabled lord: its influence only, as printed (the default), or everything (AB-39). */
  readonly disabledLords?: (typeof disabledLordsRules)[number];
  readonly locations: readonly AnyLocation[];
  readonly affiliated: readonly AnyAlly[];
  /** The values of monster tokens. */
  readonly monsterTokens: readonly Token[];
  readonly pearls: number;
  /** What is face down and would score, too; left out if nothing is. */
  readonly hidden?: Hidden;
}

/** How many components that score are face down (AB-23, AB-77). */
export interface Hidden {
  /** Allies in hand, of which some will be affiliated (AB-70). */
  readonly hand: number;
  readonly monsterTokens: number;
}

/** The tableau of a player if the game ended now (AB-70), as far as it is visible. */
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
