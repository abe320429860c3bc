import { abyssContext } from "../../abyss/words/context.ts";
import type { AbyssContext } from "../../abyss/words/phrases.ts";
import type { KrakenContext, KrakenDescribeOptions } from "./phrases.ts";

/** KR-17: the nebulis that an action pays; 0 if it pays with none. */
export const nebulisIn = (action: object): number =>
  "nebulis" in action && typeof action.nebulis === "number" ? action.nebulis : 0;

/** KR-17: what nebulis pay takes no pearls, whatever layer has told what is due. */
export const lessNebulis = <Needs extends AbyssContext>(needs: Needs): Needs => ({
  ...needs,
  pearls: (action: object) => Math.max(0, needs.pearls(action) - nebulisIn(action)),
});

/** What texts can tell of a view. Without a variant above, the court has lords only. */
export const krakenContext = (view: KrakenDescribeOptions["view"]): KrakenContext => ({
  ...lessNebulis(abyssContext(view)),
  guest: (id) => id,
});
