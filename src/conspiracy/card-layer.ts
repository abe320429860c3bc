// Helpers for layers that add cards.
import type { HasIds } from "../kernel/data/ids.ts";
import type { Box, Components, IdsOf, LeftOutOf } from "./cards/box.ts";

/** The additions of a layer with these components: the ids that come and go, and the box. */
export interface CardAdditions<C extends Components> {
  ids: IdsOf<C>;
  leftOut: LeftOutOf<C>;
  kit: { readonly box: Box & HasIds<IdsOf<C>> };
}
