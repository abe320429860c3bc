// The error for an altered replay names the place: exactly if the replay has checks, else where the rules refuse it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import type { Game, GameTypes, Of, Replay } from "../../src/kernel/contract/game.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { TIMES } from "../repetition.ts";

const ALTERATIONS = 12 * TIMES;
/** Number of actions of the altered game. */
const LENGTH = 20;
/** Most actions among which a replacement is chosen. */
const OTHERS = 12;

/** An alteration: its kind, its place, and a number for the replacement or second place. */
type Alteration = readonly [kind: "change" | "remove" | "insert" | "swap", at: number, by: number];

const alterations: fc.Arbitrary<Alteration> = fc.tuple(
  fc.constantFrom("change", "remove", "insert", "swap"),
  fc.nat(LENGTH - 1),
  fc.nat(LENGTH - 1),
);

/** Alterations near the end, after which few actions could be refused. */
const latest: [Alteration][] = [
  [["remove", LENGTH - 1, 0]],
  ...[1, 2, 3].flatMap((back): [Alteration][] => [
    [["change", LENGTH - back, 0]],
    [["change", LENGTH - back, 1]],
  ]),
];

/** The first actions of a random game, with the states before them. */
function beginningOf<T extends GameTypes>(game: Game<T>, options: Of<T, "options">, seed: string) {
  const states: Of<T, "state">[] = [];
  const actions: Of<T, "action">[] = [];
  for (const { state, action } of playRandomly(game, options, seed)) {
    if (action) actions.push(action);
    if (actions.length === LENGTH) break;
    states.push(state);
  }
  return { states, actions };
}

function altered<T extends GameTypes>(
  game: Game<T>,
  { states, actions }: ReturnType<typeof beginningOf<T>>,
  [kind, at, by]: Alteration,
): readonly Of<T, "action">[] {
  switch (kind) {
    case "change":
      return actions.with(at, otherAction(game, states[at]!, by));
    case "remove":
      return actions.toSpliced(at, 1);
    case "insert":
      return actions.toSpliced(at, 0, actions[by]!);
    case "swap":
      return actions.with(at, actions[by]!).with(by, actions[at]!);
  }
}

/** A legal action, so that often nothing is refused afterwards. */
function otherAction<T extends GameTypes>(game: Game<T>, state: Of<T, "state">, by: number) {
  const legal: Of<T, "action">[] = [];
  for (const action of game.legalActions(state, game.deciders(state)[0]!))
    if (legal.push(action) === OTHERS) break;
  return legal[by % legal.length]!;
}

/** The first refused action, in the words of the error. */
function firstRefusal<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  actions: readonly Of<T, "action">[],
) {
  let { state } = game.setup(options, seed);
  for (const [index, action] of actions.entries()) {
    const result = game.reduce(state, action);
    if (!result.ok) {
      const { code, rule } = result.refusal;
      return { index, text: `action ${index + 1} (${action.type}) is refused: ${code} (${rule})` };
    }
    state = result.state;
  }
  return undefined;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The index of the first difference between two lists, which may be the end of one of them. */
function firstDifference(one: readonly unknown[], other: readonly unknown[]): number {
  let i = 0;
  while (i < one.length && isSame(one[i], other[i])) i += 1;
  return i;
}

/** The replay in format 1, which had no checks. */
const ofFormat1 = <T extends GameTypes>({ checks: _, ...file }: Replay<T>) => ({
  ...file,
  format: 1,
});

describe.each(gameNames)("an altered replay of %s", (name) => {
  const seed = `altered ${name}`;

  test("is reported with the place, and the first refused action", () => {
    const seen = { refused: 0, legal: 0, shortened: 0 };
    withGame(name, ({ game, options: optionsFor }) => {
      const options = optionsFor(game.seats.max);
      const beginning = beginningOf(game, options, seed);
      const { actions } = beginning;
      const file: Replay<GameTypes> = copy(record(game, { options, seed, actions }));
      expect(file.checks).toHaveLength(4 * (LENGTH + 2));

      const alteration = fc.property(alterations, (how) => {
        const others = altered(game, beginning, how);
        const at = firstDifference(others, actions);
        fc.pre(at < others.length || at < LENGTH);
        const refusal = firstRefusal(game, options, seed, others);
        const { problems } = rulesError(() => replay(game, { ...file, actions: others }));
        const [place, refused, ...more] = problems;
        expect(place!.path).toEqual(at < others.length ? ["actions", at] : ["actions"]);
        expect(refused).toEqual(
          refusal && { path: ["actions", refusal.index], reason: refusal.text },
        );
        expect(more).toEqual([]);
        expect(at).toBeLessThanOrEqual(refusal?.index ?? at);
        seen[refusal ? "refused" : at < others.length ? "legal" : "shortened"] += 1;
        expect(
          rulesError(() => replay(game, { ...ofFormat1(file), actions: others })).problems,
        ).toEqual([
          refusal
            ? {
                path: ["actions", refusal.index],
                reason: `the replay was altered, here or before: ${refusal.text}`,
              }
            : {
                path: ["digest", "moves"],
                reason:
                  "the replay was altered: its moves can all be played, but they do not match its digest",
              },
        ]);
      });
      fc.assert(alteration, {
        seed: 1,
        numRuns: ALTERATIONS,
        examples: latest,
      });
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  test("is reported as altered options, seed, checks or digest", () => {
    withGame(name, ({ game, options: optionsFor }) => {
      const options = { ...optionsFor(game.seats.max), firstPlayer: 0 };
      const { actions } = beginningOf(game, options, seed);
      const file = record(game, { options, seed, actions });
      const pathOf = (change: object) =>
        rulesError(() => replay(game, { ...file, ...change })).path;
      expect(pathOf({ options: { ...options, firstPlayer: 1 } })).toBe("options");
      expect(pathOf({ seed: `${seed}!` })).toBe("seed");
      expect(
        pathOf({ checks: file.checks!.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")) }),
      ).toBe("checks");
      expect(pathOf({ digest: { ...file.digest, moves: "0" } })).toBe("digest.moves");
      expect([...replay(game, ofFormat1(file))]).toHaveLength(LENGTH + 1);
    });
  });
});
