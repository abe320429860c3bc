import type { AbyssScoringRules } from "../abyss/scoring.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import {
  type Category as KrakenCategory,
  categories as krakenCategories,
  krakenScoring,
} from "../kraken/scoring.ts";
import type { Tableau as KrakenTableau } from "../kraken/tableau.ts";
import { leviathanScoringLayer, type OwnCategory } from "../leviathan/scoring.ts";
import type { OwnTableau } from "../leviathan/tableau.ts";
import type { KrakenLeviathanBlueprint } from "./blueprint.ts";

/** The categories of a score, in the order of the sheet: those of Kraken, the Scourge and wounds (LE-91). */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...krakenCategories,
  "scourge",
  "wounds",
]);
/** A category of a score. */
export type Category = KrakenCategory | OwnCategory;

/** LE-91: the scoring rules of Kraken with Leviathan. */
export const krakenLeviathanScoring: ScoringStack<
  AbyssScoringRules<KrakenTableau & OwnTableau, Category>,
  KrakenLeviathanBlueprint["ids"]
> = krakenScoring.with(leviathanScoringLayer);
