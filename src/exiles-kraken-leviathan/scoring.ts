import type { AbyssScoringRules } from "../abyss/scoring.ts";
import { exilesScoringLayer } from "../exiles/scoring.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import {
  type Category as BelowCategory,
  categories as categoriesBelow,
  krakenLeviathanScoring,
} from "../kraken-leviathan/scoring.ts";
import type { ExilesKrakenLeviathanBlueprint } from "./blueprint.ts";

/** The categories of a score, in the order of the sheet; exiles come last (EX-20, LE-98). */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...categoriesBelow,
  "exiles",
]);
/** A category of a score. */
export type Category = BelowCategory | "exiles";

/** LE-98: the scoring rules of Exiles with Kraken and Leviathan. */
export const exilesKrakenLeviathanScoring: ScoringStack<
  AbyssScoringRules<ExilesKrakenLeviathanBlueprint["tableau"], Category>,
  ExilesKrakenLeviathanBlueprint["ids"]
> = krakenLeviathanScoring.with(exilesScoringLayer);
