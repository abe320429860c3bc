// Learned values of positions: a linear model over features of each seat, and a softmax over the seats.
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Subject } from "./reasons/reason.ts";

/** The weights of a feature, at the beginning and at the end of a game; in between they are interpolated. */
export type Weight = readonly [early: number, late: number];

/** The weights of an evaluation, by feature. */
export type Weights = Readonly<Record<string, Weight>>;

/** Figures that say how well a seat stands. Each layer of a game has its own. */
export interface FeatureSet<Table> {
  /** The names of the features, in the order of their values. */
  readonly names: readonly string[];
  /** The values for a seat; `points` are those of all seats if the game ended now. */
  readonly valuesOf: (table: Table, seat: Seat, points: readonly number[]) => readonly number[];
  /** What features are about on this table, by name, for texts: a card or a number. Not all features need one. */
  readonly subjectsOf?: (table: Table, seat: Seat) => Subjects;
}

/** What features are about, by their names. */
type Subjects = Readonly<Record<string, Subject | undefined>>;

/** What an evaluation of a game is made of. */
export interface EvaluationParts<Table> {
  /** The features of a seat: those of the base game, then those of each layer. */
  readonly features: readonly FeatureSet<Table>[];
  /** The weights of the features; one without a weight is ignored. */
  readonly weights: Weights;
  /** How far the game is, from 0 to 1. */
  readonly progressOf: (table: Table) => number;
  /** The question at which the features describe a position well, such as that of the beginning of a turn. */
  readonly settledAt: string;
}

/**
 * Estimates positions of a game, for bots. It is given full states that were sampled from a view, so it can use
 * everything on the table. `evaluationOf` creates one.
 */
export interface Evaluation<State> {
  /** The features of a seat. */
  readonly features: {
    /** The names of the features, in the order of their values. */
    readonly names: readonly string[];
    /** The values for a seat; `points` are those of all seats if the game ended now. */
    readonly valuesOf: (state: State, seat: Seat, points: readonly number[]) => readonly number[];
    /** What features are about in this state, by name, for texts: a card or a number. */
    readonly subjectsOf?: (state: State, seat: Seat) => Subjects;
  };
  /** The weights of the features; one without a weight is ignored. */
  readonly weights: Weights;
  /** How far the game is, from 0 to 1. */
  readonly progressOf: (state: State) => number;
  /** The question at which the features describe a position well. A search plays on until it is asked. */
  readonly settledAt: string;
}

/**
 * Creates an evaluation of a game from features of its table.
 *
 * @example
 * ```ts
 * const evaluation = evaluationOf<TableView>({
 *   features: [{ names: ["points"], valuesOf: (_table, seat, points) => [points[seat]! / 10] }],
 *   weights: { points: [1, 3] },
 *   progressOf: ({ turn }) => turn / 20,
 *   settledAt: "act",
 * });
 * ```
 */
export const evaluationOf = <Table>({
  features,
  progressOf,
  ...rest
}: EvaluationParts<Table>): Evaluation<{ readonly table: WidenIds<Table> }> =>
  deepFreeze({
    features: {
      names: features.flatMap(({ names }) => names),
      valuesOf: ({ table }, seat, points) => {
        const values: number[] = [];
        for (const { valuesOf } of features) values.push(...valuesOf(table as Table, seat, points));
        return values;
      },
      subjectsOf: ({ table }, seat) =>
        Object.assign({}, ...features.map((set) => set.subjectsOf?.(table as Table, seat))),
    },
    progressOf: ({ table }) => progressOf(table as Table),
    ...rest,
  });

/** The shares of the victory for these log odds of the seats; their sum is 1. */
export function softmax(logits: readonly number[]): readonly number[] {
  const greatest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - greatest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The weight of a feature at this progress of the game. */
export const weightAt = ([early, late]: Weight, progress: number): number =>
  early + (late - early) * progress;

/** The features of each seat, multiplied by their weights. */
type Weighted = readonly (readonly number[])[];

/** Creates the function that multiplies the features of each seat by their weights at a position. */
export function weigherOf<State>({
  features,
  weights,
  progressOf,
}: Evaluation<State>): (state: State, points: readonly number[]) => Weighted {
  const inOrder = features.names.map((name): Weight => weights[name] ?? [0, 0]);
  return (state, points) => {
    const progress = progressOf(state);
    const now = inOrder.map((weight) => weightAt(weight, progress));
    return points.map((_, seat) =>
      features.valuesOf(state, seat, points).map((value, i) => value * now[i]!),
    );
  };
}

/** The sum of what the features of a seat contribute. */
export const logitOf = (weighted: readonly number[]): number =>
  weighted.reduce((total, one) => total + one, 0);

/** What each feature contributes to the prospects of a seat, compared with the average of the others. */
export function contributionsOf(weighted: Weighted, seat: Seat): readonly number[] {
  const others = weighted.filter((_, other) => other !== seat);
  return weighted[seat]!.map(
    (value, i) =>
      value - others.reduce((sum, other) => sum + other[i]!, 0) / Math.max(1, others.length),
  );
}
