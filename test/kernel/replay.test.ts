import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { define } from "../../src/kernel/api/define.ts";
import type { Game, Replay } from "../../src/kernel/contract/game.ts";
import { type Problem, RulesError } from "../../src/kernel/data/errors.ts";
import type { EarlierVersion } from "../../src/kernel/rules/migrations.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { checkDigitsOf } from "../../src/kernel/tools/tampering.ts";
import { rulesError } from "../bad-input/errors.ts";
import {
  type Action,
  definition,
  playThrough,
  rules,
  start,
  type Toy,
  type ToyBlueprint,
  toy,
  toyWith,
} from "./toy-game.ts";

const options = { players: 3, turns: 6 };
const seed = "a seed";
const { actions, states } = playThrough(
  start(seed),
  [1, 0, 2, 5, 3, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7, 8],
);
const file: Replay<Toy> = record(toy, { options, seed, actions });

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const failsAt = (path: string) => expect.objectContaining({ name: "RulesError", path });
const play = (game: Game<Toy>, recorded: unknown) => [...replay(game, recorded)];

const first: EarlierVersion = {
  version: "1",
  changed: ["shine (TOY-1)"],
  migrate: (state) => state,
};

/** The toy game with another version and other moves. */
const variant = (version: string, moves: Partial<typeof rules.moves>): Game<Toy> => ({
  ...toyWith({ moves: { ...rules.moves, ...moves } }, version),
  earlierVersions: version === first.version ? [] : [first],
});

const polish: Action = { type: "polish", seat: 0 };

/** Returns the error that playing the recorded game throws. */
function errorOf(game: Game<Toy>, recorded: unknown): RulesError {
  try {
    play(game, recorded);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error("no error was thrown");
}

describe("a recorded game", () => {
  test("is plain JSON that names its game, rules and format", () => {
    expect(throughJson(file)).toEqual(file);
    expect(file).toMatchObject({ format: 2, game: "toy", version: "1", options, seed, actions });
  });

  test("leads through the same states again, step by step", () => {
    const steps = play(toy, throughJson(file));
    expect(steps.map(({ state }) => state)).toEqual(states);
    expect(steps[0]).toEqual(toy.setup(options, seed));
    expect(steps[1]).toEqual(toy.reduce(states[0]!, actions[0]!));
  });

  test("may be unfinished, or without any action", () => {
    for (const length of [0, 1, 4]) {
      const part = record(toy, { options, seed, actions: actions.slice(0, length) });
      const steps = play(toy, throughJson(part));
      expect(steps.map(({ state }) => state)).toEqual(states.slice(0, length + 1));
    }
  });

  test("can be recorded from any game", () => {
    const picks = fc.array(fc.nat(), { maxLength: 40 });
    fc.assert(
      fc.property(fc.string(), picks, (anySeed, decisions) => {
        const live = playThrough(start(anySeed), decisions);
        const recorded = record(toy, { options, seed: anySeed, actions: live.actions });
        expect(play(toy, throughJson(recorded)).at(-1)!.state).toEqual(live.states.at(-1));
      }),
      { numRuns: 30 },
    );
  });

  test("can have actions that are not in their normal form", () => {
    const [a, b] = states[0]!.table.seats[0]!.hand.toSorted((x, y) => y - x);
    const backwards: Action = { type: "play", seat: 0, cards: [a!, b!] };
    const recorded = record(toy, { options, seed, actions: [backwards] });
    expect(play(toy, throughJson(recorded))).toHaveLength(2);
  });
});

describe("record", () => {
  test("throws for a refused action and names its index", () => {
    const wrong: Action[] = [...actions.slice(0, 2), { type: "give", seat: 0, card: 1 }];
    const { path, message } = rulesError(() => record(toy, { options, seed, actions: wrong }));
    expect(path).toBe("actions.2");
    expect(message).toBe(
      "replay of toy, at actions.2: action 3 (give) is refused: not-your-decision (TOY-92)",
    );
  });

  test("throws for a malformed action, without its type", () => {
    const garbage = [{ type: "no-such-move" }] as never;
    expect(rulesError(() => record(toy, { options, seed, actions: garbage })).message).toBe(
      "replay of toy, at actions.0: action 1 is refused: malformed (TOY-90)",
    );
  });

  test.each([[null], [undefined], [7], [{ options, seed }], [{ options, seed, actions: "x" }]])(
    "requires a list of actions, which %j lacks",
    (moves) => {
      const { message, problems } = rulesError(() => record(toy, moves as never));
      expect(problems).toEqual([{ path: ["actions"], reason: "expected a list" }]);
      expect(message).toBe("replay of toy, at actions: expected a list");
    },
  );

  test("shares nothing with its argument", () => {
    const moves = throughJson({ options, seed, actions });
    const recorded = record(toy, moves);
    moves.actions.pop();
    moves.options.turns = 1;
    expect(recorded).toEqual(file);
  });

  test("distinguishes the same moves of two games", () => {
    const twin = define<ToyBlueprint, "twin">({ ...definition, id: "twin" });
    const other = record(twin, { options, seed, actions });
    expect(other.digest.result).toBe(file.digest.result);
    expect(other.digest.moves).not.toBe(file.digest.moves);
    expect(other.checks!.slice(0, 4)).not.toBe(file.checks!.slice(0, 4));
  });

  test("throws for wrong options", () => {
    const wrong = { players: 9, turns: 6 };
    expect(() => record(toy, { options: wrong, seed, actions: [] })).toThrow(failsAt("players"));
  });
});

test("a version that is not a string is reported with all other problems", () => {
  const { problems } = rulesError(() => replay(toy, { ...file, version: 3, seed: 7 } as never));
  expect(problems.map(({ path }) => path.join())).toEqual(
    expect.arrayContaining(["version", "seed"]),
  );
});

test("a check has four digits, even if it begins with a zero", () => {
  const checks = Array.from({ length: 40 }, (_, i) =>
    checkDigitsOf(toy.id, { options, seed: `seed ${i}`, actions: [] }),
  );
  for (const two of checks) expect(two).toMatch(/^[0-9a-f]{8}$/);
  expect(checks.some((two) => two[4] === "0")).toBe(true);
});

describe("an altered file", () => {
  // `replay` itself must throw, before a caller shows the first steps of another game.
  test.each<[string, string, Partial<Replay<Toy>>]>([
    ["actions.0", "action 1 (draw) is", { actions: actions.with(0, { type: "draw", seat: 0 }) }],
    ["actions", "the end of its 6 actions is", { actions: actions.slice(0, -1) }],
    ["actions.7", "action 8 (play) is", { actions: [...actions, actions[0]!] }],
    ["options", "its options are", { options: { ...options, turns: 7 } }],
    ["seed", "its seed is", { seed: "another seed" }],
  ])("is detected immediately, at %s", (path, what, change) => {
    expect(actions[0]).not.toEqual({ type: "draw", seat: 0 });
    expect(actions).toHaveLength(7);
    expect(() => replay(toy, { ...file, ...change })).toThrow(
      expect.objectContaining({
        name: "RulesError",
        path,
        reason: `the replay was altered: ${what} not as recorded`,
      }),
    );
  });

  test.each<[string, string, Partial<Replay<Toy>>]>([
    [
      "digest.moves",
      "its moves can all be played, but they do not match its digest",
      { digest: { ...file.digest, moves: file.digest.result } },
    ],
    [
      "checks",
      "its checks do not match its moves",
      { checks: file.checks!.replace(/^..../, "0000") },
    ],
    ["checks", "its checks do not match its moves", { checks: "" }],
  ])("is detected immediately, if only the %s was altered: %s", (path, what, change) => {
    expect(() => replay(toy, { ...file, ...change })).toThrow(
      expect.objectContaining({ path, reason: `the replay was altered: ${what}` }),
    );
  });

  test("of earlier rules is reported with the refused action, which the rules may have caused", () => {
    const later = variant("2", {
      polish: {
        ...rules.moves.polish,
        refuse: () => ({ code: "too-few", rule: "TOY-1", params: { has: 0 } }),
      },
    });
    const { checks: _, ...old } = record(toy, { options, seed, actions: [polish] });
    const altered = { ...old, format: 1, digest: { ...old.digest, moves: "0" } };
    expect(rulesError(() => replay(later, altered)).problems).toEqual([
      {
        path: ["digest", "moves"],
        reason: "the replay was altered: its moves do not match its digest",
      },
      { path: ["actions", 0], reason: "action 1 (polish) is refused: too-few (TOY-1)" },
    ]);
  });

  test.each<[Problem["path"], string, Partial<Replay<Toy>>]>([
    [
      ["digest", "moves"],
      "the replay was altered: its moves can all be played, but they do not match its digest",
      { actions: actions.slice(0, -1) },
    ],
    [
      ["digest", "moves"],
      "the replay was altered: its moves can all be played, but they do not match its digest",
      { actions: [], seed: "another seed" },
    ],
    [
      ["digest", "moves"],
      "the replay was altered: its moves can all be played, but they do not match its digest",
      { actions: [], options: { ...options, turns: 7 } },
    ],
    [
      ["actions", 1],
      "the replay was altered, here or before: action 2 (give) is refused: not-your-decision (TOY-92)",
      { actions: actions.with(1, { type: "give", seat: 0, card: 1 }) },
    ],
  ])("of format 1, which has no checks, is detected at %j: %s (%#)", (path, reason, change) => {
    const recorded =
      change.actions?.length === 0 ? record(toy, { options, seed, actions: [] }) : file;
    const { checks: _, ...old } = recorded;
    const { problems } = rulesError(() => replay(toy, { ...old, format: 1, ...change }));
    expect(problems).toEqual([{ path, reason }]);
  });

  test("is reported with the place first, then the refused action", () => {
    const changed = { ...file, actions: actions.with(1, { type: "give", seat: 0, card: 1 }) };
    expect(rulesError(() => replay(toy, changed)).problems).toEqual([
      {
        path: ["actions", 1],
        reason: "the replay was altered: action 2 (give) is not as recorded",
      },
      {
        path: ["actions", 1],
        reason: "action 2 (give) is refused: not-your-decision (TOY-92)",
      },
    ]);
  });

  test("must have checks in format 2, and none in format 1", () => {
    const { checks, ...others } = file;
    expect(rulesError(() => replay(toy, others)).problems).toEqual([
      { path: ["checks"], reason: "is missing, expected a string", expected: ["a string"] },
    ]);
    expect(rulesError(() => replay(toy, { ...file, format: 1 })).problems).toEqual([
      {
        path: ["checks"],
        reason: "format 1 has no checks, expected format 2 or format 3",
        expected: ["format 2", "format 3"],
        found: `"${checks!.slice(0, 40)}"`,
      },
    ]);
    expect(play(toy, { ...others, format: 1 })).toHaveLength(states.length);
    expect(checks).toMatch(/^[0-9a-f]{36}$/);
  });

  test("is detected at the end if only the result was altered", () => {
    const altered = { ...file, digest: { ...file.digest, result: file.digest.moves } };
    const { path, message } = errorOf(toy, altered);
    expect(path).toBe("digest.result");
    expect(message).toBe(
      "replay of toy, at digest.result: the replay was altered: its moves lead to another result",
    );
  });

  test("may have its keys in another order", () => {
    const reordered = Object.fromEntries(Object.entries(file).reverse());
    expect(play(toy, reordered)).toHaveLength(states.length);
  });
});

describe("changed rules", () => {
  const richer: Partial<typeof rules.moves> = {
    polish: {
      ...rules.moves.polish,
      perform(table, action) {
        table.seats[action.seat]!.shine += 2;
      },
    },
  };
  const stricter: Partial<typeof rules.moves> = {
    polish: {
      ...rules.moves.polish,
      refuse: () => ({ code: "too-few", rule: "TOY-1", params: { has: 0 } }),
    },
  };
  const polished = record(toy, { options, seed, actions: [polish] });

  test("that lead to another result are detected, with the versions", () => {
    const { path, message } = errorOf(variant("2", richer), polished);
    expect(path).toBe("digest.result");
    expect(message).toContain("recorded with version 1, this is version 2");
  });

  test("with the same version look like an altered replay", () => {
    const { path, message } = errorOf(variant("1", richer), polished);
    expect(path).toBe("digest.result");
    expect(message).toContain("was altered: its moves lead to another result");
  });

  test("that refuse an action are detected, with the versions", () => {
    expect(errorOf(variant("2", stricter), polished).problems).toEqual([
      {
        path: ["actions", 0],
        reason:
          "action 1 (polish) is refused: too-few (TOY-1); the rules give another result: " +
          "recorded with version 1, this is version 2. Changed by version 2: shine (TOY-1)",
      },
    ]);
  });

  test("that refuse an action are detected under the same version, too", () => {
    expect(errorOf(variant("1", stricter), polished).message).toBe(
      "replay of toy, at actions.0: action 1 (polish) is refused: too-few (TOY-1); " +
        "the replay was altered: its moves lead to another result",
    );
  });

  test("are accepted if they lead to the same result", () => {
    const unpolished = record(toy, { options, seed, actions: [{ type: "draw", seat: 0 }] });
    expect(play(variant("2", richer), unpolished)).toHaveLength(2);
  });

  test("yield the steps before the difference", () => {
    const steps = replay(variant("2", stricter), polished)[Symbol.iterator]();
    expect(steps.next().value?.state).toEqual(states[0]);
    expect(() => steps.next()).toThrow(failsAt("actions.0"));
  });
});

describe("anything but a replay of the game", () => {
  test.each<[string, object]>([
    ["game", { game: "another" }],
    ["format", { format: 4 }],
    ["seed", { format: 3 }],
    ["format", { format: "1" }],
    ["version", { version: 1 }],
    ["version", { version: "0" }],
    ["version", { version: "2" }],
    ["version", { version: "2", actions: [{ type: "of later rules" }], later: true }],
    ["game", { game: "another", version: "2" }],
    ["seed", { seed: 7 }],
    ["options.players", { options: { players: 9, turns: 6 } }],
    ["actions", { actions: {} }],
    ["actions.0.seat", { actions: [{ type: "draw", seat: "0" }] }],
    ["digest.result", { digest: { moves: file.digest.moves } }],
    ["digest", { digest: null }],
    ["extra", { extra: 1 }],
  ])("is rejected at %j for %j", (path, change) => {
    expect(() => replay(toy, { ...file, ...change })).toThrow(failsAt(path));
  });

  test("of another game is not compared with the versions of this one", () => {
    const { problems } = rulesError(() => replay(toy, { ...file, game: "another", version: "2" }));
    expect(problems.map(({ path }) => path)).toEqual([["game"]]);
  });

  test("of any type is rejected immediately", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (garbage) => {
        expect(() => replay(toy, garbage)).toThrow(RulesError);
      }),
    );
  });

  test("in any one place is rejected", () => {
    const keys = Object.keys(file) as (keyof typeof file)[];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.anything(), (key, garbage) => {
        fc.pre(garbage !== file[key]);
        expect(() => play(toy, { ...file, [key]: garbage })).toThrow(RulesError);
      }),
    );
  });
});

test("the error of a value that is not a replay names the game", () => {
  const error = rulesError(() => replay(toy, { ...file, seed: 5 }));
  expect([error.what, error.path]).toEqual(["replay of toy", "seed"]);
});
