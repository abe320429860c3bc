import { lowestOfEachRace } from "./allies.ts";
import type { Ally } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";
import { lordsOf } from "./queries.ts";
import type { Table } from "./table.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau {
  /** All lords: free, disabled and under locations. */
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
  readonly affiliated: readonly Ally[];
  /** The values of monster tokens. */
  readonly monsterTokens: readonly Token[];
  readonly pearls: number;
}

/** What a player has to show for the score, if the game ended now (AB-70). */
export const tableauOf = (area: Table["seats"][number]): Tableau => ({
  lords: lordsOf(area),
  locations: area.locations.map(({ location }) => location),
  affiliated: [...area.affiliated, ...lowestOfEachRace(area.hand)],
  monsterTokens: area.tokens,
  pearls: area.pearls,
});
