import { expect, test } from "vitest";
import { diving } from "../../docs/examples/tiny-game.ts";
import { softmax, type Weights } from "../../src/bots/evaluation.ts";
import { match, search } from "../../src/bots/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { divingEvaluation } from "../bots/diving-evaluation.ts";
import { fittedWeights, lossOf, type Sample } from "./regression.ts";
import { outcomeOf, samplesOf } from "./self-play.ts";

test("the regression finds the weights that outcomes follow from", () => {
  const truth = [
    [1, 3],
    [-0.5, -0.5],
    [0, 0],
  ] as const;
  const rng = rngFrom("regression");
  const figure = () => rng.below(1000) / 500 - 1;
  const samples = Array.from({ length: 3000 }, (): Sample => {
    const features = Array.from({ length: 2 + rng.below(3) }, () => truth.map(figure));
    const progress = rng.below(100) / 99;
    const logits = features.map((values) =>
      values.reduce((sum, value, i) => {
        const [early, late] = truth[i]!;
        return sum + value * ((1 - progress) * early + progress * late);
      }, 0),
    );
    return { features, progress, shares: softmax(logits) };
  });
  const fitted = fittedWeights(samples, 20);
  for (const [i, [early, late]] of truth.entries()) {
    expect(Math.abs(fitted[i]![0] - early)).toBeLessThan(0.15);
    expect(Math.abs(fitted[i]![1] - late)).toBeLessThan(0.3);
  }
  expect(lossOf(samples, fitted)).toBeLessThan(
    lossOf(samples, [
      [1, 1],
      [0, 0],
      [0, 0],
    ]),
  );
});

test("a feature that never differs gets no weight", () => {
  const samples = [0.2, 0.8].map(
    (share): Sample => ({
      features: [
        [share, 7],
        [0, 7],
      ],
      progress: 0.5,
      shares: [share, 1 - share],
    }),
  );
  for (const weight of fittedWeights(samples, 20)[1]!) expect(weight).toBeCloseTo(0);
});

test("a few samples leave the weights close to those that training starts from", () => {
  const sample: Sample = { features: [[1], [0]], progress: 0.5, shares: [1, 0] };
  const [[early, late]] = fittedWeights([sample], 200, [[3, 5]]) as [[number, number]];
  expect(early).toBeGreaterThan(3);
  expect(early).toBeLessThan(3.1);
  expect(late).toBeCloseTo(early + 2);
});

test("an outcome is a share for each seat, more for the winner, and more for a clear victory", () => {
  const [winner, loser] = outcomeOf([20, 10], [0]);
  expect(winner! + loser!).toBeCloseTo(1);
  expect(winner).toBeGreaterThan(outcomeOf([11, 10], [0])[0]!);
  expect(outcomeOf([10, 10], [0])[0]).toBeCloseTo(0.75);
  expect(outcomeOf([10, 10], [0, 1])).toEqual([0.5, 0.5]);
});

const selfPlay = (number: number, weights: Weights) =>
  samplesOf({
    game: diving,
    evaluation: { ...divingEvaluation, weights },
    options: { players: 2 },
    seed: `game ${number}`,
    iterations: 6,
  });

test("self-play is reproducible, and gives positions at which the question is settled", async () => {
  const samples = await selfPlay(1, { home: [1, 1] });
  expect(await selfPlay(1, { home: [1, 1] })).toEqual(samples);
  expect(await selfPlay(2, { home: [1, 1] })).not.toEqual(samples);
  expect(samples.length).toBeGreaterThan(10);
  for (const { features, shares } of samples) {
    expect(features.map(({ length }) => length)).toEqual([3, 3]);
    expect(shares).toEqual(samples[0]!.shares);
  }
});

const MATCHES = 60;

test("training makes a bot stronger at a game that it does not know", async () => {
  const samples: Sample[] = [];
  for (let n = 0; n < 40; n++) samples.push(...(await selfPlay(n, {})));
  const fitted = fittedWeights(samples, 20);
  const weights = Object.fromEntries(
    divingEvaluation.features.names.map((name, i) => [name, fitted[i]!]),
  );
  const botWith = (learned: Weights) =>
    search(diving, { iterations: 20, evaluation: { ...divingEvaluation, weights: learned } });
  const bots = [botWith(weights), botWith({})];
  let won = 0;
  for (let n = 0; n < MATCHES; n++) {
    let last = diving.setup({ players: 2 }, "").state;
    const seated = n % 2 === 0 ? bots : bots.toReversed();
    for await (const { state } of match(diving, { players: 2 }, `deal ${n >> 1}`, seated))
      last = state;
    const { winners } = diving.standings(last);
    if (winners.includes(n % 2)) won += 1 / winners.length;
  }
  expect(won).toBeGreaterThanOrEqual(0.6 * MATCHES);
});
