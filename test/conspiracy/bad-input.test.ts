// Whatever comes from outside: a player's action is refused, anything else is an error that says where.
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { Lord } from "../../src/conspiracy/cards.ts";
import { conspiracy, describe as sentence } from "../../src/conspiracy/index.ts";
import type { State } from "../../src/conspiracy/parts.ts";
import { score } from "../../src/conspiracy/score.ts";
import { RulesError } from "../../src/kernel/errors.ts";
import { readState } from "../../src/kernel/read.ts";
import { record, replay } from "../../src/kernel/replay.ts";
import {
  choosing,
  copy,
  keeping,
  over,
  placing,
  rulesError,
  searching,
  start,
  swapping,
  untyped,
} from "./bad.ts";
import { by, open, prepare } from "./prepare.ts";

function cyclic(): object {
  const object: Record<"type" | "count" | "table", unknown> = { type: "pass", count: 1, table: {} };
  object.count = object;
  object.table = object;
  return object;
}

const refuse = () => {
  throw new TypeError("do not touch");
};
const throwing = () =>
  new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse });

const nasties: readonly (readonly [string, () => unknown])[] = [
  ["undefined", () => undefined],
  ["null", () => null],
  ["true", () => true],
  ["0", () => 0],
  ["-0", () => -0],
  ["1.5", () => 1.5],
  ["NaN", () => Number.NaN],
  ["Infinity", () => Number.POSITIVE_INFINITY],
  ["a huge number", () => 1e308],
  ["more than is safe", () => 2 ** 53],
  ["an empty string", () => ""],
  ["a string", () => "draw-lords"],
  ["a long string", () => "x".repeat(100_000)],
  ["a symbol", () => Symbol("s")],
  ["a BigInt", () => 10n],
  ["a function", () => () => 1],
  ["a class", () => class {}],
  ["a date", () => new Date(0)],
  ["a map", () => new Map([["type", "pass"]])],
  ["an empty object", () => ({})],
  ["an empty list", () => []],
  ["a sparse list", () => new Array(5)],
  ["a list instead of an object", () => [["type", "pass"]]],
  ["an object without a prototype", () => Object.create(null)],
  ["a cyclic object", cyclic],
  ["a proxy that throws", throwing],
  [
    "an object whose getter throws",
    () => Object.defineProperty({}, "type", { get: refuse, enumerable: true }),
  ],
  ["__proto__ as a key", () => JSON.parse('{"__proto__": {"polluted": true}}')],
  ["constructor as a key", () => JSON.parse('{"constructor": {"prototype": {"polluted": true}}}')],
  ["toString as a kind", () => ({ type: "toString", seat: 0, ask: "constructor", do: "valueOf" })],
];

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

const prototypes = [Object.prototype, Array.prototype, Function.prototype];
const before = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
afterAll(() => {
  expect(prototypes.map((prototype) => Reflect.ownKeys(prototype).length)).toEqual(before);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

describe("as an action", () => {
  const states: State[] = [start, placing, swapping, choosing, keeping, searching, over];

  const isRefused = (action: unknown) => {
    for (const state of states) {
      const result = conspiracy.reduce(state, action);
      if (result.ok) throw new Error("was accepted");
      expect(result.state).toBe(state);
      expect(sentence(result.refusal)).toMatch(/\.$/);
      expect(() => JSON.stringify(result.refusal)).not.toThrow();
    }
  };

  test.each(nasties)("%s is refused as malformed", (_, make) => {
    isRefused(make());
    for (const state of states)
      expect(conspiracy.reduce(state, make())).toMatchObject({ refusal: { code: "malformed" } });
  });

  test.each(nasties)("%s in each field of an action is refused, or means the same", (_, make) => {
    for (const state of states)
      for (const action of open(state))
        for (const key of Object.keys(action)) {
          const result = conspiracy.reduce(state, { ...action, [key]: make() });
          if (!result.ok) expect(result.state).toBe(state);
          // Only seat -0 and a kind of action without other fields can pass; both are whole and sound.
          else expect(() => readState(conspiracy, copy(result.state))).not.toThrow();
        }
  });

  test("anything at all is refused", () => {
    fc.assert(fc.property(anything, (value) => isRefused(value)));
  });

  test("anything in the fields of an action is refused or leads to a sound state", () => {
    const types = [...new Set(states.flatMap(open).map(({ type }) => type)), "pass"];
    const fields = ["count", "colour", "lord", "spots", "location", "extra"];
    const almost = fc
      .record({
        type: fc.constantFrom(...types),
        seat: fc.oneof(fc.constantFrom(0, 1, 2, 3, -1), anything),
        fields: fc.uniqueArray(fc.constantFrom(...fields), { maxLength: 2 }),
        value: anything,
      })
      .map(({ type, seat, fields: keys, value }) => ({
        type,
        seat,
        ...Object.fromEntries(keys.map((key) => [key, value])),
      }));
    fc.assert(
      fc.property(almost, fc.constantFrom(...states), (action, state) => {
        const result = conspiracy.reduce(state, action);
        if (result.ok) readState(conspiracy, copy(result.state));
        else expect(result.state).toBe(state);
      }),
      { numRuns: 500 },
    );
  });

  test.each([1.5, Number.NaN, 2 ** 53, "1", 1n, [1], null])(
    "a count of %s is malformed",
    (count) => {
      expect(conspiracy.reduce(start, { type: "draw-lords", seat: 0, count })).toMatchObject({
        ok: false,
        refusal: { code: "malformed", params: { path: "count" } },
      });
    },
  );

  test.each([[[1]], [[1, 2, 3]], [["1", "2"]], [{ 0: 1, 1: 2 }], [new Array(2)], ["12"]])(
    "spots %j are malformed",
    (spots) => {
      expect(conspiracy.reduce(swapping, { type: "swap-lords", seat: 0, spots })).toMatchObject({
        ok: false,
        refusal: { code: "malformed" },
      });
    },
  );

  test("seat -0 is refused or is seat 0, and leaves no -0 behind", () => {
    for (const state of [start, choosing]) {
      const [action] = open(state);
      const result = conspiracy.reduce(state, { ...action, seat: -0 });
      if (result.ok) expect(result).toEqual(conspiracy.reduce(state, action));
      else expect(result.refusal.code).toBe("malformed");
    }
    const first = prepare({ deckTop: ["red-3"] });
    const result = conspiracy.reduce(first, { type: "draw-lords", seat: -0, count: 1 });
    // Here the seat becomes Pearl Master: a -0 would stay in the state.
    if (result.ok) expect(result.state.table.pearlMaster).toBe(0);
  });

  test("a __proto__ key pollutes nothing and changes nothing", () => {
    const text = '{"type":"draw-lords","seat":0,"count":1,"__proto__":{"polluted":true}}';
    const result = conspiracy.reduce(start, JSON.parse(text));
    if (result.ok) expect(result).toEqual(conspiracy.reduce(start, by(0).draws(1)));
    else expect(result.refusal.code).toBe("malformed");
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("what comes after the action was read cannot change the game", () => {
    const action = { type: "place-lord", seat: 0, lord: "red-1" };
    const result = conspiracy.reduce(placing, action);
    action.lord = "red-4";
    if (!result.ok) throw new Error(result.refusal.code);
    expect(result.state.table.seats[0]!.lords[0]).toBe("red-1");
  });
});

describe("as a state", () => {
  /** What JSON cannot say is no JSON. */
  const cleaned = (value: unknown) =>
    Array.isArray(value)
      ? value.length === 0
        ? []
        : "list"
      : value === 0 || value === null
        ? value
        : "other";

  const doors: [string, (state: unknown) => unknown][] = [
    ["readState", (state) => readState(conspiracy, state)],
    ["reduce", (state) => untyped(conspiracy.reduce)(state, by(0).draws(1))],
  ];

  describe.each(doors)("to %s", (_, door) => {
    test.each(nasties)("%s is an error", (_, make) => {
      expect(rulesError(() => door(make())).message).not.toBe("");
    });

    test("anything at all is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          expect(rulesError(() => door(value)).reason).not.toBe("");
        }),
      );
    });

    test.each(nasties)("%s in any place of a state is an error", (_, make) => {
      // These are right in some places.
      const harmless = /^(null|0|\[\])$/.test(JSON.stringify(cleaned(make())) ?? "");
      const visit = (value: unknown, place: (string | number)[]) => {
        if (value === null || typeof value !== "object") return;
        for (const key of Object.keys(value)) {
          const broken = copy(keeping);
          let inner = broken;
          for (const step of place) inner = inner[step];
          inner[key] = make();
          if (!harmless) rulesError(() => door(broken));
          else {
            try {
              door(broken);
            } catch (error) {
              expect(error).toBeInstanceOf(RulesError);
            }
          }
          // One card of a list stands for all of them.
          const next = (value as Record<string, unknown>)[key];
          if (!Array.isArray(value) || key === "0") visit(next, [...place, key]);
        }
      };
      visit(copy(keeping), []);
    });
  });

  test("a sound state that was saved goes through both doors", () => {
    for (const state of [start, placing, swapping, choosing, keeping, searching, over]) {
      expect(readState(conspiracy, copy(state))).toEqual(state);
      for (const action of open(state).slice(0, 3))
        expect(conspiracy.reduce(copy(state), action)).toEqual(conspiracy.reduce(state, action));
    }
  });

  test("a __proto__ key is an error or changes nothing", () => {
    const text = JSON.stringify(start).replace(
      '{"table":{',
      '{"__proto__":{"polluted":1},"table":{"__proto__":{"polluted":1},',
    );
    try {
      expect(readState(conspiracy, JSON.parse(text))).toEqual(start);
      const result = conspiracy.reduce(JSON.parse(text), by(0).draws(1));
      expect(copy(result)).toEqual(copy(conspiracy.reduce(start, by(0).draws(1))));
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
    }
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("what is read is frozen, and what was passed in is not", () => {
    const saved = copy(start);
    const state = readState(conspiracy, saved);
    expect(Object.isFrozen(state.table.seats[0]!.lords)).toBe(true);
    expect(Object.isFrozen(saved.table.seats)).toBe(false);
  });

  test("a state passed in stays as it is", () => {
    const saved = copy(start);
    conspiracy.reduce(saved, by(0).draws(3));
    expect(saved).toEqual(start);
    expect(Object.isFrozen(saved)).toBe(false);
    saved.table.seats[2].pearls = 7; // it is the caller's still
    saved.table.locationDeck.pop();
    expect(saved.table.seats[2].pearls).toBe(7);
  });
});

describe("as tableaux", () => {
  const empty = { lords: [], locations: [], pearls: 0, pearlMaster: false };
  const four = (lord: Lord) => Array.from({ length: 4 }, () => lord);
  const sixteen = [...four("red-1"), ...four("blue-1"), ...four("green-1"), ...four("yellow-1")];

  const rows: [string, unknown, string, RegExp][] = [
    ["no tableau", [], "", /1 to 4/],
    ["five tableaux", [empty, empty, empty, empty, empty], "", /1 to 4/],
    ["a tableau not in a list", empty, "", /list/],
    ["null", [null], "0", /object/],
    ["a list", [empty, []], "1", /object/],
    ["a lord too many", [{ ...empty, lords: ["blue-6", "blue-6"] }], "0.lords.1", /blue-6/],
    [
      "a lord too many, 3 of 2",
      [{ ...empty, lords: ["red-2", "red-2", "red-2"] }],
      "0.lords.2",
      /red-2/,
    ],
    [
      "a lord too many, in two tableaux",
      [
        { ...empty, lords: ["blue-6"] },
        { ...empty, lords: ["red-1", "blue-6"] },
      ],
      "1.lords.1",
      /blue-6/,
    ],
    [
      "a location twice",
      [{ ...empty, locations: ["silver-keys", "silver-keys"] }],
      "0.locations.1",
      /silver-keys/,
    ],
    [
      "a location of two players",
      [
        { ...empty, locations: ["silver-keys"] },
        { ...empty, locations: ["silver-keys"] },
      ],
      "1.locations.0",
      /silver-keys/,
    ],
    ["16 lords", [{ ...empty, lords: sixteen }], "0.lords", /15/],
    [
      "two Pearl Masters",
      [
        { ...empty, pearlMaster: true, pearls: 1 },
        empty,
        { ...empty, pearlMaster: true, pearls: 1 },
      ],
      "2.pearlMaster",
      /one/,
    ],
    ["an unknown lord", [{ ...empty, lords: ["red-1", "red-5"] }], "0.lords.1", /red-5/],
    ["an unknown location", [{ ...empty, locations: ["atlantis"] }], "0.locations.0", /atlantis/],
    [
      "a name of every object as a location",
      [{ ...empty, locations: ["toString"] }],
      "0.locations.0",
      /toString/,
    ],
    ["a missing key", [{ lords: [], locations: [], pearls: 0 }], "0.pearlMaster", /missing/],
    [
      "an inherited key",
      [
        Object.assign(Object.create({ pearls: 0 }), {
          lords: [],
          locations: [],
          pearlMaster: false,
        }),
      ],
      "0.pearls",
      /missing/,
    ],
    ["an extra key", [{ ...empty, keys: 2 }], "0.keys", /unknown/],
    ["lords that are no list", [{ ...empty, lords: "red-1" }], "0.lords", /list/],
    ["a list of lords with a gap", [{ ...empty, lords: new Array(2) }], "0.lords.0", /./],
    ["a lord in a list", [{ ...empty, lords: [["red-1"]] }], "0.lords.0", /./],
    [
      "locations that are no list",
      [{ ...empty, locations: { 0: "silver-keys", length: 1 } }],
      "0.locations",
      /list/,
    ],
    ...[-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "3", 3n, null].map(
      (pearls): [string, unknown, string, RegExp] => [
        `${String(pearls)} (${typeof pearls}) pearls`,
        [{ ...empty, pearls }],
        "0.pearls",
        /whole/,
      ],
    ),
    ...[0, 1, "true", null].map((pearlMaster): [string, unknown, string, RegExp] => [
      `${JSON.stringify(pearlMaster)} as Pearl Master`,
      [{ ...empty, pearlMaster }],
      "0.pearlMaster",
      /true or false/,
    ]),
  ];

  test.each(rows)("%s is an error with path and reason", (_, tableaux, path, reason) => {
    for (const door of [score, conspiracy.score]) {
      const error = rulesError(() => untyped<unknown>(door)(tableaux));
      expect(error.path).toBe(path);
      expect(error.reason).toMatch(reason);
    }
  });

  test.each(nasties)("%s is an error", (_, make) => {
    expect(rulesError(() => untyped(score)(make())).reason).not.toBe("");
    expect(rulesError(() => untyped(score)([make()])).reason).not.toBe("");
  });

  test.each(nasties)("%s among lords and locations is an error", (_, make) => {
    for (const key of ["lords", "locations"])
      expect(rulesError(() => untyped(score)([{ ...empty, [key]: [make()] }])).path).toBe(
        `0.${key}.0`,
      );
  });

  test.each(nasties)("%s in any field is an error, or right", (_, make) => {
    for (const key of Object.keys(empty)) {
      try {
        untyped(score)([{ ...empty, [key]: make() }]);
      } catch (error) {
        expect(error).toBeInstanceOf(RulesError);
      }
    }
  });

  test("anything at all is an error", () => {
    fc.assert(
      fc.property(anything, (value) => {
        rulesError(() => untyped(score)(value));
        rulesError(() => untyped(score)([value]));
      }),
    );
  });

  test("anything among lords and locations is an error", () => {
    fc.assert(
      fc.property(anything, fc.constantFrom("lords", "locations"), (value, key) => {
        rulesError(() => untyped(score)([{ ...empty, [key]: [value] }]));
      }),
    );
  });

  test("the schema of a tableau finds the same", () => {
    for (const [, tableaux] of rows)
      if (Array.isArray(tableaux) && tableaux.length === 1)
        expect(conspiracy.schemas.tableau.safeParse(tableaux[0]).success).toBe(false);
    expect(conspiracy.schemas.tableau.safeParse(empty).success).toBe(true);
  });
});

describe("as options and seed", () => {
  const setup = untyped(conspiracy.setup);

  test.each(nasties)("%s as options is an error", (_, make) => {
    expect(rulesError(() => setup(make(), "seed")).message).not.toBe("");
  });

  test.each(nasties.filter(([, make]) => typeof make() !== "string"))(
    "%s as a seed is an error",
    (_, make) => {
      expect(rulesError(() => setup({ players: 2 }, make())).message).not.toBe("");
    },
  );

  test("any string is a seed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (seed) => {
        expect(setup({ players: 2 }, seed)).toEqual(setup({ players: 2 }, seed));
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["too few players", { players: 1 }, "players"],
    ["too many players", { players: 5 }, "players"],
    ["half a player", { players: 2.5 }, "players"],
    ["players as text", { players: "2" }, "players"],
    ["no players", {}, "players"],
    ["a first player who is not there", { players: 3, firstPlayer: 3 }, "firstPlayer"],
    ["a negative first player", { players: 3, firstPlayer: -1 }, "firstPlayer"],
    ["half a first player", { players: 3, firstPlayer: 0.5 }, "firstPlayer"],
    ["null as first player", { players: 3, firstPlayer: null }, "firstPlayer"],
    ["bonus locations as text", { players: 3, bonusLocations: "yes" }, "bonusLocations"],
    ["an extra option", { players: 3, solo: true }, ""],
  ])("%s is an error", (_, options, path) => {
    expect(rulesError(() => setup(options, "seed")).path).toBe(path);
  });

  test("anything at all as options is an error", () => {
    fc.assert(
      fc.property(anything, (value) => {
        rulesError(() => setup(value, "seed"));
      }),
    );
  });
});

describe("as a replay", () => {
  const actions = [by(0).draws(1), by(1).draws(1)];
  // A seed with which neither of the two lords asks anything.
  const seed = Array.from({ length: 100 }, (_, i) => `replay ${i}`).find((name) => {
    const { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, name);
    return state.table.lordDeck.slice(-2).every((lord) => !lord.endsWith("6"));
  })!;
  const file = record(conspiracy, { options: { players: 2, firstPlayer: 0 }, seed, actions });
  const run = (value: unknown) => [...replay(conspiracy, value)];

  test("a good one is played again", () => {
    expect(run(copy(file))).toHaveLength(3);
  });

  test.each(nasties)("%s is an error", (_, make) => {
    expect(rulesError(() => run(make())).message).not.toBe("");
  });

  test.each(nasties)("%s in any field is an error", (_, make) => {
    // The version is what the recorder called its rules: any text will do.
    const value = make();
    for (const key of Object.keys(file))
      if (key !== "version" || typeof value !== "string")
        rulesError(() => run({ ...file, [key]: value }));
  });

  test("anything at all is an error", () => {
    fc.assert(
      fc.property(anything, (value) => {
        rulesError(() => run(value));
      }),
    );
  });

  test.each([
    ["another game", { game: "abyss" }, "game"],
    ["another format", { format: 2 }, "format"],
    ["other options", { options: { players: 3 } }, "digest.moves"],
    ["wrong options", { options: { players: 9 } }, "options.players"],
    ["another seed", { seed: "other" }, "digest.moves"],
    ["fewer actions", { actions: actions.slice(1) }, "digest.moves"],
    ["an action that is none", { actions: [...actions, { type: "attack" }] }, "actions.2.type"],
    ["another result", { digest: { ...file.digest, result: "0" } }, "digest.result"],
    ["an extra key", { comment: "" }, ""],
  ])("%s is an error", (_, change, path) => {
    expect(rulesError(() => run({ ...copy(file), ...change })).path).toBe(path);
  });

  test("a game with a refused action cannot be recorded", () => {
    const moves = { options: { players: 2, firstPlayer: 0 }, seed, actions: [by(1).draws(1)] };
    expect(rulesError(() => record(conspiracy, moves)).path).toBe("actions.0");
  });
});

describe("as view, seat or viewer", () => {
  // A proxy or getter that throws is the caller's own doing here: these doors are for typed callers.
  const values = nasties.filter(([name]) => !/throws/.test(name));

  const doors: [string, (value: unknown) => unknown][] = [
    ["decision", untyped(conspiracy.decision)],
    ["deciders", untyped(conspiracy.deciders)],
    ["simulate", untyped(conspiracy.simulate)],
    ["standings", untyped(conspiracy.standings)],
    ["legal", (value) => [...untyped(conspiracy.legal)(value, 0)]],
    ["refuse", (value) => untyped(conspiracy.refuse)(value, by(0).draws(1))],
    ["view", (value) => untyped(conspiracy.view)(value, 0)],
    ["imagine", (value) => untyped(conspiracy.imagine)(value, "seed")],
    ["tableau", (value) => untyped(conspiracy.tableau)(value, 0)],
  ];
  test.each(doors)("%s: what is no view or state is an error", (_, door) => {
    for (const [, make] of values) expect(rulesError(() => door(make())).message).not.toBe("");
  });

  const noSeats = [-1, 3, 1.5, Number.NaN, "0", "1", null, undefined, 1n, {}, []];
  test.each(noSeats)("%s as a seat is an error or has nothing to do", (seat) => {
    rulesError(() => untyped(conspiracy.view)(start, seat));
    rulesError(() => untyped(conspiracy.tableau)(start, seat));
    expect([...untyped(conspiracy.legal)(start, seat)]).toEqual([]);
  });

  test.each([null, 1, undefined, {}])("%s as a seed of an imagined state is an error", (seed) => {
    rulesError(() => untyped(conspiracy.imagine)(conspiracy.view(start, 0), seed));
  });

  test("a view that is imagined stays as it is", () => {
    const view = copy(conspiracy.view(start, 0));
    const before = copy(view);
    conspiracy.imagine(view, "seed");
    expect(view).toEqual(before);
    expect(Object.isFrozen(view.table)).toBe(false);
    expect(Object.isFrozen(view.table.seats)).toBe(false);
    expect(Object.isFrozen(view.agenda)).toBe(false);
  });

  test("anything at all as a view is an error", () => {
    fc.assert(
      fc.property(anything, (value) => {
        rulesError(() => untyped(conspiracy.decision)(value));
        rulesError(() => untyped(conspiracy.view)(value, 0));
      }),
    );
  });
});
