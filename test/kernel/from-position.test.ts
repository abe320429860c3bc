import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diving } from "../../docs/examples/tiny-game.ts";
import { abyss, type Position } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import { define } from "../../src/kernel/api/define.ts";
import { isKnownState } from "../../src/kernel/contract/trust.ts";
import { type Problem, RulesError } from "../../src/kernel/data/errors.ts";
import { type Additions, rulesStackOf } from "../../src/kernel/rules/layers.ts";
import type { RulesWithKit } from "../../src/kernel/rules/rules.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { anything, nasties } from "../bad-input/nasties.ts";
import * as games from "../layers/games.ts";
import { definition, rules, type ToyBlueprint, toy } from "./toy-game.ts";

const position: Position = { seats: [{}, {}] };

describe("the result of fromPosition", () => {
  test("is a frozen state that is known to be consistent", () => {
    const state = fromPosition(abyss, position, "a seed");
    expect(isKnownState(abyss, state)).toBe(true);
    expect(Object.isFrozen(state.table.seats[0]!.hand)).toBe(true);
  });

  test("shares nothing with the position, which is not changed", () => {
    const hand = ["squid-1" as const, "crab-1" as const];
    const given = { seats: [{ hand }, {}], discard: ["monster" as const] };
    fromPosition(abyss, given, "a seed");
    expect(given).toEqual({ seats: [{ hand: ["squid-1", "crab-1"] }, {}], discard: ["monster"] });
    expect(Object.isFrozen(given.discard)).toBe(false);
  });

  test("has a generator of its own: the seed also decides later shuffles", () => {
    const at = (seed: string) => fromPosition(abyss, position, seed).rng;
    expect(at("a")).toEqual(at("a"));
    expect(at("a")).not.toEqual(at("b"));
    expect(at("a")).not.toEqual(abyss.setup({ players: 2 }, "a").state.rng);
  });
});

describe("games with layers", () => {
  test("a layer lays out its own area; cards in it are not in the decks", () => {
    const { table } = fromPosition(
      games.limitedExiles,
      { ...position, heap: ["squid-5", "crab-5"] },
      "x",
    );
    expect(table.heap).toEqual(["crab-5", "squid-5"]);
    expect(table.deck).toHaveLength(71 - 2);
    expect(table.exiles.court).toHaveLength(1);
    const both = fromPosition(
      games.favouredLimitedExiles,
      { ...position, favours: [1, 0] },
      "x",
    ).table;
    expect(both).toMatchObject({ favours: [1, 0], heap: [] });
    const error = rulesError(() =>
      fromPosition(games.limited, { seats: [{ hand: ["crab-5"] }, {}], heap: ["crab-5"] }, "x"),
    );
    expect(error.path).toBe("seats.0.hand.0");
  });

  test("the order of layers does not matter", () => {
    const { table } = fromPosition(games.favouredLimitedExiles, position, "x");
    expect(fromPosition(games.favouredExilesLimited, position, "x").table).toEqual(table);
  });

  test("a layer that adds only rules needs no layOut", () => {
    const quiet = define({
      id: "quiet",
      version: "1",
      ruleNumbers: definition.ruleNumbers,
      rules: rulesStackOf<ToyBlueprint>(() => withLayOut).with<ToyBlueprint, Additions>(() => ({})),
      schemas: definition.schemas,
      scoring: definition.scoring,
    });
    const state = fromPosition(quiet, {}, "x");
    expect(quiet.decision(state)).toEqual({ ask: "act", seats: [1] });
  });

  test("a game or layer without layOut is not supported", () => {
    for (const game of [diving, toy, games.nodding] as const) {
      const error = rulesError(() => untyped(fromPosition)(game, position, "x"));
      const reason = "not supported: the game, or one of its layers, has no layOut";
      expect(error.message).toBe(`position of ${game.id}: ${reason}`);
    }
  });
});

/** The toy game with a fixed `layOut`. Its questions are allowed over anything. */
const withLayOut = {
  ...rules,
  layOut: () => ({
    table: rules.deal({ players: 2, turns: 3 }, { rng: orderly, emit: () => {} }).table,
    question: { ask: "act", seats: [1] } as const,
  }),
};
const orderly = {
  below: () => 0,
  shuffle: <T>(all: readonly T[]) => [...all],
  draw: <T>(all: T[]) => all.pop()!,
};

describe("the agenda of a position", () => {
  type AskableRules = RulesWithKit<ToyBlueprint>["askable"];
  const over = (...names: string[][]) => ({ over: names, fits: () => true });
  /** The toy game with other rules for its questions; it is the turn of seat 1. */
  const toyAsking = (askable: Partial<AskableRules>) =>
    define<ToyBlueprint, "toy">({
      ...definition,
      rules: rulesStackOf(() => ({ ...withLayOut, askable: { ...rules.askable, ...askable } })),
    });
  const act = { ask: "act", seats: [1] };
  const tribute = { ask: "tribute", seats: [0] };
  const endTurn = { do: "end-turn", seat: 1 };
  const drawCard = { do: "draw-card", seat: 1 };
  const agendaOf = (askable: Partial<AskableRules>, position: object) =>
    untyped(fromPosition)(toyAsking(askable), position, "x") as { agenda: unknown };

  test.each<[string, Partial<AskableRules>, object, object[]]>([
    ["no task is added below a question that is allowed anywhere", {}, {}, [act]],
    ["nor below one that was given", {}, { agenda: [tribute] }, [tribute]],
    [
      "the tasks that a question needs are put below it",
      { act: over(["end-turn"]) },
      {},
      [endTurn, act],
    ],
    [
      "the first list of tasks that fits is used, in its order",
      { act: over(["end-turn", "draw-card"], ["end-turn"]) },
      {},
      [endTurn, drawCard, act],
    ],
    [
      "a question that is allowed anywhere goes on top of the default question",
      { act: over(["end-turn"]) },
      { agenda: [tribute] },
      [endTurn, act, tribute],
    ],
    [
      "or on top of the question that was given",
      { act: over(["end-turn"]) },
      { agenda: [act, tribute] },
      [endTurn, act, tribute],
    ],
    [
      "a given question gets the tasks that it needs",
      { act: over(["end-turn"]), tribute: over(["end-turn", "draw-card"]) },
      { agenda: [tribute] },
      [endTurn, drawCard, tribute],
    ],
    [
      "if a task is given, nothing is added",
      { act: over(["end-turn"]) },
      { agenda: [endTurn, act] },
      [endTurn, act],
    ],
    ["an empty agenda stays empty", { act: over(["end-turn"]) }, { agenda: [] }, []],
    ["nothing is added below a question that is asked alone", { act: over([]) }, {}, [act]],
  ])("%s", (_, askable, position, agenda) => {
    expect(agendaOf(askable, position).agenda).toEqual(agenda);
  });

  test("a later agenda is used if the first does not fit", () => {
    const fits = (_table: unknown, _question: unknown, under: readonly string[]) =>
      under.length === 1;
    const askable = { act: { over: [["end-turn", "draw-card"], ["draw-card"]], fits } };
    expect(agendaOf(askable, {}).agenda).toEqual([drawCard, act]);
  });

  const never = { fits: () => false };
  test.each<[string, Partial<AskableRules>, object, string]>([
    [
      "over tasks that were worked out, by its name",
      { act: { over: [["end-turn"], ["draw-card"]], ...never } },
      {},
      ", at agenda: the question act: cannot be on the agenda in this position",
    ],
    [
      "over the first tasks that were worked out, if no others fit either",
      { act: { over: [["end-turn"], ["riot"]], ...never } },
      {},
      ", at agenda: the question act: cannot be on the agenda in this position",
    ],
    [
      "over another question, by its own name",
      { act: over(["end-turn"]), tribute: { over: "anything", ...never } },
      { agenda: [tribute] },
      ", at agenda: the question tribute: cannot be on the agenda in this position",
    ],
    [
      "in a given agenda, by its index",
      { act: { over: [["end-turn"]], ...never } },
      { agenda: [endTurn, act] },
      ", at agenda.1: cannot be on the agenda in this position",
    ],
    [
      "with nothing below it, by its index",
      { act: { over: [[]], ...never } },
      { agenda: [act] },
      ", at agenda.0: cannot be on the agenda in this position",
    ],
  ])("a question that does not fit is an error: %s", (_, askable, position, message) => {
    const error = rulesError(() => agendaOf(askable, position));
    expect(error.message).toBe(`position of toy${message}`);
  });

  test("a problem of the table is reported for the table, whatever the agenda", () => {
    const { table } = withLayOut.layOut();
    const broken = define<ToyBlueprint, "toy">({
      ...definition,
      rules: rulesStackOf(() => ({
        ...withLayOut,
        askable: { ...rules.askable, act: over(["end-turn"]) },
        layOut: () => ({
          table: { ...table, turnsLeft: -1 },
          question: { ask: "act", seats: [1] } as const,
        }),
      })),
    });
    expect(rulesError(() => fromPosition(broken, {}, "x")).path).toBe("turnsLeft");
  });
});

describe("an error in layOut", () => {
  const failing = (error: Error) =>
    define<ToyBlueprint, "toy">({
      ...definition,
      rules: rulesStackOf(() => ({
        ...withLayOut,
        layOut: () => {
          throw error;
        },
      })),
    });
  const reason = "appears twice";

  test.each<[Problem["path"], Problem["path"]]>([
    [[], []],
    [["table"], []],
    [
      ["table", "deck", 3],
      ["deck", 3],
    ],
    [
      ["deck", 3],
      ["deck", 3],
    ],
    [
      ["seats", 0, "table"],
      ["seats", 0, "table"],
    ],
    [
      ["tables", 0],
      ["tables", 0],
    ],
  ])("at %j of the table is reported at %j of the position", (path, reported) => {
    const cause = new RulesError("cards", { path, reason });
    const error = rulesError(() => fromPosition(failing(cause), {}, "x"));
    expect(error.problems).toEqual([{ path: reported, reason }]);
    expect(error.message).toMatch(/^position of toy(:|, at [\w.]+:) appears twice$/);
    expect(error.cause).toBe(cause);
  });

  test("of any other kind is reported for the whole position", () => {
    const cause = new Error("no way");
    const error = rulesError(() => fromPosition(failing(cause), {}, "x"));
    expect(error.message).toBe("position of toy: no way");
    expect(error.problems).toEqual([{ path: [], reason: "no way" }]);
    expect(error.cause).toBe(cause);
  });
});

describe("the error of an impossible position", () => {
  test("has all problems, each with its full path and details", () => {
    const wrong = {
      seats: [{ affiliated: ["crab-9", "crab-1"], pearls: -1 }, { hand: ["crap-1"] }],
    };
    const { problems, what } = rulesError(() => fromPosition(abyss, wrong as never, "a seed"));
    expect(what).toBe("position of abyss");
    expect(problems.map(({ path }) => path)).toEqual([
      ["seats", 0, "pearls"],
      ["seats", 0, "affiliated", 0],
      ["seats", 1, "hand", 0],
    ]);
    expect(problems[2]).toMatchObject({ found: '"crap-1"', didYouMean: ["crab-1"] });
  });

  test("keeps the problems of the state that it leads to, without the table in their paths", () => {
    const lords = ["jailer", "shaman"];
    const twice = { seats: [{ lords }, { lords }], court: ["jailer"] };
    const { problems } = rulesError(() => fromPosition(abyss, twice as never, "a seed"));
    expect(problems.length).toBeGreaterThan(1);
    for (const { path } of problems) expect(["seats", "court"]).toContain(path[0]);
  });
});

describe("bad input", () => {
  const every = [
    ...[abyss, exiles, kraken, exilesKraken],
    ...[leviathan, krakenLeviathan, exilesLeviathan, exilesKrakenLeviathan, conspiracy],
  ] as const;

  test.each(nasties)("%s as a position is an error", (_, make) => {
    for (const game of every) {
      const error = rulesError(() => untyped(fromPosition)(game, make(), "a seed"));
      expect(error.message).toContain(`position of ${game.id}`);
    }
  });

  test.each(nasties.filter(([, make]) => typeof make() !== "string"))(
    "%s as a seed is an error",
    (_, make) => {
      expect(rulesError(() => untyped(fromPosition)(abyss, position, make())).message).toContain(
        "seed",
      );
    },
  );

  test("anything in any place of a position is an error or a consistent state", () => {
    const full = fromPosition(exiles, position, "a seed").table;
    const keys = [...Object.keys(full), "agenda"];
    fc.assert(
      fc.property(fc.constantFrom(...keys), anything, (key, value) => {
        try {
          const state = untyped(fromPosition)(exiles, { ...position, [key]: value }, "x") as object;
          expect(isKnownState(exiles, state)).toBe(true);
        } catch (error) {
          expect((error as Error).name).toBe("RulesError");
        }
      }),
      { numRuns: 300 },
    );
  });
});
