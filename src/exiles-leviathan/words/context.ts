import { withExiles } from "../../exiles/cards/box.ts";
import { exilesContext } from "../../exiles/words/context.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import type { ExilesTerms } from "../../exiles/words/phrases.ts";
import { leviathanBox } from "../../leviathan/cards/box.ts";
import type { ExilesLeviathanDescribeOptions } from "./phrases.ts";

const box = /* @__PURE__ */ withExiles(leviathanBox);

/** What the texts read from a view. */
export const exilesLeviathanContext = (
  options: Pick<ExilesLeviathanDescribeOptions, "view" | "catalogue">,
  terms: ExilesTerms = exilesWords.terms,
): ReturnType<typeof exilesContext> => exilesContext(terms, options, box);
