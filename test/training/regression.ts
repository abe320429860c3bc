// Fits the weights of an evaluation to the outcomes of games: logistic regression by Newton's method.
import { softmax } from "../../src/bots/evaluation.ts";

/** A position of a game, and how the game ended. */
export interface Sample {
  /** The features, by seat. */
  readonly features: readonly (readonly number[])[];
  /** How far the game was, from 0 to 1. */
  readonly progress: number;
  /** The share of the victory that each seat had in the end; the sum is 1. */
  readonly shares: readonly number[];
}

const STEPS = 6;

/**
 * The weights, early and late, for which the softmax over the seats predicts the shares best. They stay close to the
 * prior weights, zero by default, where samples are few: the penalty for other weights, for features of standard
 * deviation 1, is a number of samples.
 */
export function fittedWeights(
  samples: readonly Sample[],
  penalty: number,
  prior?: readonly (readonly [number, number])[],
): (readonly [number, number])[] {
  const count = samples[0]!.features[0]!.length;
  const scales = scalesOf(samples, count);
  const rows = samples.map((sample) => ({ ...sample, inputs: inputsOf(sample, scales) }));
  const scaled = (at: 0 | 1) => scales.map((scale, i) => scale * (prior ? prior[i]![at] : 0));
  const start = Float64Array.from([...scaled(0), ...scaled(1)]);
  const weights = start.slice();
  for (let step = 0; step < STEPS; step++) improve(weights, start, rows, penalty);
  return Array.from({ length: count }, (_, i) => [
    weights[i]! / scales[i]!,
    weights[count + i]! / scales[i]!,
  ]);
}

/** The mean prediction error in nats, to compare sets of features. */
export function lossOf(
  samples: readonly Sample[],
  weights: readonly (readonly [number, number])[],
): number {
  let loss = 0;
  for (const { features, progress, shares } of samples) {
    const predicted = softmax(
      features.map((values) =>
        values.reduce((sum, value, i) => {
          const [early, late] = weights[i]!;
          return sum + value * (early + (late - early) * progress);
        }, 0),
      ),
    );
    for (const [seat, share] of shares.entries()) loss -= share * Math.log(predicted[seat]!);
  }
  return loss / samples.length;
}

interface Row extends Sample {
  /** Scaled features, once for the beginning and once for the end of a game, by seat. */
  readonly inputs: readonly Float64Array[];
}

/** The standard deviation of each feature between the seats of a position; 1 for a constant feature. */
function scalesOf(samples: readonly Sample[], count: number): number[] {
  const sums = Array.from({ length: count }, () => 0);
  let seats = 0;
  for (const { features } of samples) {
    seats += features.length;
    for (let i = 0; i < count; i++) {
      const mean = features.reduce((sum, values) => sum + values[i]!, 0) / features.length;
      for (const values of features) sums[i]! += (values[i]! - mean) ** 2;
    }
  }
  return sums.map((sum) => Math.sqrt(sum / seats) || 1);
}

const inputsOf = ({ features, progress }: Sample, scales: readonly number[]): Float64Array[] =>
  features.map((values) =>
    Float64Array.from([
      ...values.map((value, i) => ((1 - progress) * value) / scales[i]!),
      ...values.map((value, i) => (progress * value) / scales[i]!),
    ]),
  );

/** A step of Newton's method. */
function improve(
  weights: Float64Array,
  prior: Float64Array,
  rows: readonly Row[],
  penalty: number,
): void {
  const size = weights.length;
  const gradient = weights.map((weight, i) => penalty * (weight - prior[i]!));
  const hessian = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size);
    row[i] = penalty;
    return row;
  });
  for (const { inputs, shares } of rows) {
    const predicted = softmax(inputs.map((values) => dot(values, weights)));
    const mean = new Float64Array(size);
    for (const [seat, values] of inputs.entries())
      for (let i = 0; i < size; i++) {
        mean[i]! += predicted[seat]! * values[i]!;
        gradient[i]! += (predicted[seat]! - shares[seat]!) * values[i]!;
      }
    for (const [seat, values] of inputs.entries()) {
      const difference = values.map((value, i) => value - mean[i]!);
      for (let i = 0; i < size; i++) {
        const factor = predicted[seat]! * difference[i]!;
        const row = hessian[i]!;
        if (factor !== 0) for (let j = 0; j <= i; j++) row[j]! += factor * difference[j]!;
      }
    }
  }
  const change = solved(hessian, gradient);
  for (let i = 0; i < size; i++) weights[i]! -= change[i]!;
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** Solves a system of equations by Cholesky's method; of the matrix, which is positive definite, the lower half is read. */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const result = right.slice();
  for (let i = 0; i < size; i++) {
    const row = matrix[i]!;
    for (let j = 0; j <= i; j++) {
      const other = matrix[j]!;
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= row[k]! * other[k]!;
      row[j] = i === j ? Math.sqrt(rest) : rest / other[j]!;
    }
    for (let k = 0; k < i; k++) result[i]! -= row[k]! * result[k]!;
    result[i]! /= row[i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) result[i]! -= matrix[k]![i]! * result[k]!;
    result[i]! /= matrix[i]![i]!;
  }
  return result;
}
