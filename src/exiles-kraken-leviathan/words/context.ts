import { withExiles } from "../../exiles/cards/box.ts";
import { exilesContext } from "../../exiles/words/context.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import type { ExilesTerms } from "../../exiles/words/phrases.ts";
import { subtractNebulis } from "../../kraken/words/context.ts";
import type { KrakenContext } from "../../kraken/words/phrases.ts";
import { krakenLeviathanBox } from "../../kraken-leviathan/cards/box.ts";
import type { ExilesKrakenLeviathanDescribeOptions } from "./phrases.ts";

const box = /* @__PURE__ */ withExiles(krakenLeviathanBox);

/** What the texts read from a view: exiles are Kraken's guests in the court. */
export function exilesKrakenLeviathanContext(
  options: Pick<ExilesKrakenLeviathanDescribeOptions, "view" | "catalogue">,
  terms: ExilesTerms = exilesWords.terms,
): ReturnType<typeof exilesContext> & Pick<KrakenContext, "guest"> {
  const context = subtractNebulis(exilesContext(terms, options, box));
  return { ...context, guest: context.exile };
}
