import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import type { Rules } from "../kernel/rules.ts";
import type { Below, ExilesBlueprint } from "./blueprint.ts";
import type { Exile } from "./cards/catalogue.ts";
import { exileCard, exilesOf, ownedExiles } from "./queries.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau extends AbyssTableau {
  /** All exiles, free and under locations, with the influence that their catalogue gives them. */
  readonly exiles: readonly { readonly id: Exile; readonly influence: number }[];
}

/** What a player has to show for the score, if the game ended now; lords set aside are owned, too (EX-13). */
export const tableau =
  (below: Below): Rules<ExilesBlueprint>["tableau"] =>
  (state, seat) => {
    const { lords, ...rest } = below.tableau(state, seat);
    const { table } = state;
    return {
      ...rest,
      lords: [...lords, ...exilesOf(table, seat).aside],
      exiles: ownedExiles(table, seat).map((id) => ({
        id,
        influence: exileCard(table, id).influence,
      })),
    };
  };
