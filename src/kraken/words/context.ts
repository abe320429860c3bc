import { abyssContext } from "../../abyss/words/context.ts";
import type { AbyssContext } from "../../abyss/words/phrases.ts";
import { krakenBox } from "../cards/box.ts";
import type { KrakenContext, KrakenDescribeOptions } from "./phrases.ts";

/** KR-17: the number of nebulis that an action pays. */
export const nebulisIn = (action: object): number =>
  "nebulis" in action && typeof action.nebulis === "number" ? action.nebulis : 0;

/** KR-17: subtracts the nebulis that an action pays from its pearls, whatever layer the action belongs to. */
export const subtractNebulis = <Context extends AbyssContext>(context: Context): Context => ({
  ...context,
  pearls: (action: object) => Math.max(0, context.pearls(action) - nebulisIn(action)),
});

/** What the texts of Kraken read from a view. Without a variant above, all court cards are lords. */
export const krakenContext = (view: KrakenDescribeOptions["view"]): KrakenContext => ({
  ...subtractNebulis(abyssContext(view, krakenBox)),
  guest: (id) => id,
});
