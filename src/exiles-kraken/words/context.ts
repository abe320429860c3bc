import { withExiles } from "../../exiles/cards/box.ts";
import { exilesContext } from "../../exiles/words/context.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import type { ExilesTerms } from "../../exiles/words/phrases.ts";
import { krakenBox } from "../../kraken/cards/box.ts";
import { subtractNebulis } from "../../kraken/words/context.ts";
import type { KrakenContext } from "../../kraken/words/phrases.ts";
import type { ExilesKrakenDescribeOptions } from "./phrases.ts";

const box = /* @__PURE__ */ withExiles(krakenBox);

/** What the texts of Exiles with Kraken read from a view: exiles are Kraken's guests in the court. */
export function exilesKrakenContext(
  options: Pick<ExilesKrakenDescribeOptions, "view" | "catalogue">,
  terms: ExilesTerms = exilesWords.terms,
): ReturnType<typeof exilesContext> & Pick<KrakenContext, "guest"> {
  const context = subtractNebulis(exilesContext(terms, options, box));
  return { ...context, guest: context.exile };
}
