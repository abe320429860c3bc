import type { AbyssScoringRules } from "../abyss/scoring.ts";
import { exilesScoringLayer } from "../exiles/scoring.ts";
import type { Tableau as ExilesTableau } from "../exiles/tableau.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import type { KrakenIds } from "../kraken/cards/box.ts";
import {
  type Category as KrakenCategory,
  categories as krakenCategories,
  krakenScoring,
} from "../kraken/scoring.ts";
import type { Tableau as KrakenTableau } from "../kraken/tableau.ts";

/** The categories of a score, in the order of the sheet: those of Kraken, and exiles (EX-20, KR-85). */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...krakenCategories,
  "exiles",
]);
/** A category of a score. */
export type Category = KrakenCategory | "exiles";

/** EX-20, KR-85: the scoring rules of Exiles with Kraken. */
export const exilesKrakenScoring: ScoringStack<
  AbyssScoringRules<KrakenTableau & Pick<ExilesTableau, "exiles">, Category>,
  KrakenIds
> = krakenScoring.with(exilesScoringLayer);
