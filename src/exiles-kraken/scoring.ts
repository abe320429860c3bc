import type { AbyssScoringRules } from "../abyss/scoring.ts";
import { exilesScoringLayer } from "../exiles/scoring.ts";
import type { Tableau as ExilesTableau } from "../exiles/tableau.ts";
import type { Stack } from "../kernel/rules/stack.ts";
import {
  type Category as KrakenCategory,
  categories as krakenCategories,
  krakenScoring,
} from "../kraken/scoring.ts";
import type { Tableau as KrakenTableau } from "../kraken/tableau.ts";

/** The parts of a score, in the order in which they are listed: those of Kraken, and exiles (EX-20, KR-85). */
export const categories: readonly Category[] = [...krakenCategories, "exiles"];
/** A part of a score. */
export type Category = KrakenCategory | "exiles";

/** EX-20, KR-85 */
export const exilesKrakenScoring: Stack<
  AbyssScoringRules<KrakenTableau & Pick<ExilesTableau, "exiles">, Category>
> = krakenScoring.with(exilesScoringLayer);
