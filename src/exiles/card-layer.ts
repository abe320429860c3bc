// Helpers for layers that add cards to a game with exiles.
import type { CardAdditions as AbyssCardAdditions } from "../abyss/card-layer.ts";
import type { HasIds } from "../kernel/data/ids.ts";
import type { Components, ExilePowerNamesOf, ExilesBox, IdsOf } from "./cards/box.ts";
import type { OwnKit } from "./kit.ts";
import type { ExilePower } from "./powers/power.ts";

/** The additions of a layer with these components: the ids that come and go, the box, and the powers of lords and exiles. */
export interface CardAdditions<C extends Components>
  extends Omit<AbyssCardAdditions<C>, "ids" | "kit"> {
  ids: IdsOf<C>;
  kit: Omit<AbyssCardAdditions<C>["kit"], "box"> & {
    readonly box: ExilesBox & HasIds<IdsOf<C>>;
  } & ([ExilePowerNamesOf<C>] extends [never]
      ? object
      : {
          readonly exilePowers: OwnKit["exilePowers"] &
            Readonly<Record<ExilePowerNamesOf<C>, ExilePower>>;
        });
}
