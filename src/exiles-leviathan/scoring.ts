import type { AbyssScoringRules } from "../abyss/scoring.ts";
import { exilesScoringLayer } from "../exiles/scoring.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import {
  type Category as BelowCategory,
  categories as categoriesBelow,
  leviathanScoring,
} from "../leviathan/scoring.ts";
import type { ExilesLeviathanBlueprint } from "./blueprint.ts";

/** The categories of a score, in the order of the sheet; exiles come last (EX-20, LE-98). */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...categoriesBelow,
  "exiles",
]);
/** A category of a score. */
export type Category = BelowCategory | "exiles";

/** LE-98: the scoring rules of Exiles with Leviathan. */
export const exilesLeviathanScoring: ScoringStack<
  AbyssScoringRules<ExilesLeviathanBlueprint["tableau"], Category>,
  ExilesLeviathanBlueprint["ids"]
> = leviathanScoring.with(exilesScoringLayer);
