import type { ConspiracyIds } from "../conspiracy/cards/box.ts";
import { influenceOf } from "../conspiracy/cards/lords.ts";
import {
  type Category as ConspiracyCategory,
  type ConspiracyScoringRules,
  categories as conspiracyCategories,
  conspiracyScoring,
  pointsOf,
} from "../conspiracy/scoring.ts";
import type { Tableau as ConspiracyTableau } from "../conspiracy/tableau.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Problem } from "../kernel/data/errors.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import type { ScoreLine } from "../kernel/score/score.ts";
import type { FieldChecks } from "../kernel/score/scoring.ts";
import { oneName, optional } from "../kernel/score/tableau-fields.ts";
import { missingValue } from "../kernel/validation/problem-wording.ts";
import { OPPONENT_LOCATION_POINTS } from "./cards/numbers.ts";
import { type CardScoring, opponentCards, opponents } from "./cards/opponents.ts";
import { OPPONENT, PLAYER } from "./table.ts";
import type { Tableau } from "./tableau.ts";

/** A category of a score: those of Conspiracy, and the opponent's card (CO-58). */
export type Category = ConspiracyCategory | "card";
/** All categories, in the order of the lines. */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...conspiracyCategories,
  "card",
]);

/** CO-52 */
const cardPoints = <T extends ConspiracyTableau>(
  below: Pick<ConspiracyScoringRules<T>, "locationScorers">,
  scoring: CardScoring,
  tableau: T,
): number =>
  scoring.kind === "bestLord"
    ? Math.max(0, ...tableau.lords.map(influenceOf))
    : pointsOf(below, scoring, tableau);

function cardLine<T extends Tableau>(
  below: Pick<ConspiracyScoringRules<T>, "locationScorers">,
  tableau: T,
): ScoreLine<"card">[] {
  const { opponent } = tableau;
  const scoring = opponent && opponentCards[opponent].scoring;
  if (!scoring) return [];
  return [{ category: "card", source: opponent, points: cardPoints(below, scoring, tableau) }];
}

/** CO-58: of two tableaux the first is the player's, the second the opponent's. */
function* sideProblems(tableaux: readonly Tableau[]): Generator<Problem> {
  if (tableaux.length < 2) return;
  if (tableaux[PLAYER]!.opponent !== undefined)
    yield {
      path: [PLAYER, "opponent"],
      reason: "must be left out: the first tableau is the player's",
    };
  if (tableaux[OPPONENT]!.opponent === undefined)
    yield missingValue([OPPONENT, "opponent"], { names: opponents });
}

/** CO-59: with equal totals the player wins if Pearl Master, otherwise the opponent. */
const tieBreak = ({ opponent, pearlMaster }: Tableau): number =>
  opponent === undefined ? (pearlMaster ? 2 : 0) : 1;

/** CO-49, CO-52, CO-58, CO-59: what the solo mode changes in the scores of Conspiracy. */
export const conspiracySoloScoringLayer = <T extends ConspiracyTableau, C extends string>(
  below: ConspiracyScoringRules<T, C>,
): ConspiracyScoringRules<T & Pick<Tableau, "opponent">, C | "card"> => ({
  ...below,
  // The type checker does not resolve a mapped type of the generic `T`.
  fields: () =>
    ({ ...below.fields(), opponent: optional(oneName(opponents)) }) as FieldChecks<
      T & Pick<Tableau, "opponent">
    >,
  mostPlayers: 2,
  *problems(tableaux) {
    yield* below.problems(tableaux);
    yield* sideProblems(tableaux);
  },
  lines: (tableau, opponents) => [
    ...below
      .lines(tableau, opponents)
      .map((line) =>
        tableau.opponent !== undefined && line.category === "locations"
          ? { ...line, points: OPPONENT_LOCATION_POINTS }
          : line,
      ),
    ...cardLine(below, tableau),
  ],
  tieBreaks: (tableau) => [{ by: "pearl-master", value: tieBreak(tableau) }],
});

/** CO-58, CO-59 */
export const conspiracySoloScoring: ScoringStack<
  ConspiracyScoringRules<Tableau, Category>,
  ConspiracyIds
> = conspiracyScoring.with(conspiracySoloScoringLayer);
