import { abyssContext } from "../../abyss/words/context.ts";
import { subtractNebulis } from "../../kraken/words/context.ts";
import type { KrakenContext } from "../../kraken/words/phrases.ts";
import { krakenLeviathanBox } from "../cards/box.ts";
import type { KrakenLeviathanDescribeOptions } from "./phrases.ts";

/** What the texts of Kraken with Leviathan read from a view. */
export const krakenLeviathanContext = (
  view: KrakenLeviathanDescribeOptions["view"],
): KrakenContext => ({
  ...subtractNebulis(abyssContext(view, krakenLeviathanBox)),
  guest: (id) => id,
});
