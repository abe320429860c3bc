// Whatever comes from outside: a player's action is refused, anything else is an error that says where.
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { Action } from "../../src/abyss/actions.ts";
import { abyss, describe as sentence } from "../../src/abyss/index.ts";
import { score } from "../../src/abyss/score.ts";
import { RulesError } from "../../src/kernel/errors.ts";
import { readState } from "../../src/kernel/read.ts";
import { record, replay } from "../../src/kernel/replay.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { by, open } from "./acting.ts";
import { anything, copy, nasties, rulesError, untyped } from "./bad.ts";
import { play, prepare, type State } from "./prepare.ts";
import { over, scene, scenes } from "./scenes.ts";

/** One state for each question, and the end. */
const states: State[] = [...Object.values(scenes).map((named) => Object.values(named)[0]!), over];
const start = prepare({ council: { crab: ["crab-1"], squid: ["squid-1"] } });
const exploring = scene("explore", "a monster, threat 4");

const prototypes = [Object.prototype, Array.prototype, Function.prototype];
const before = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
afterAll(() => {
  expect(prototypes.map((prototype) => Reflect.ownKeys(prototype).length)).toEqual(before);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

describe("as an action", () => {
  const isRefused = (action: unknown) => {
    for (const state of states) {
      const result = abyss.reduce(state, action);
      if (result.ok) throw new Error("was accepted");
      expect(result.state).toBe(state);
      expect(sentence(result.refusal)).toMatch(/\.$/);
      expect(() => JSON.stringify(result.refusal)).not.toThrow();
      expect(result.refusal.code).toBe("malformed");
    }
  };

  test.each(nasties)("%s is refused as malformed", (_, make) => {
    isRefused(make());
  });

  test("anything at all is refused as malformed", () => {
    fc.assert(fc.property(anything, isRefused));
  });

  test.each(nasties)("%s in each field of an action is refused, or means the same", (_, make) => {
    for (const state of states)
      for (const action of open(state).slice(0, 5))
        for (const key of Object.keys(action)) {
          const result = abyss.reduce(state, { ...action, [key]: make() });
          if (!result.ok) expect(result.state).toBe(state);
          // Seat -0, a kind of action without other fields, no lord but key tokens: whole and sound.
          else expect(() => readState(abyss, copy(result.state))).not.toThrow();
        }
  });

  test("anything in the fields of an action is refused, or leads to a sound state", () => {
    const types = [...new Set(states.flatMap(open).map(({ type }) => type))];
    const fields = [
      ...["lord", "lords", "allies", "affiliate", "stacks", "reward", "keyTokens"],
      ...["location", "count", "from", "stack", "extra"],
    ];
    const almost = fc
      .record({
        type: fc.constantFrom(...types),
        seat: fc.oneof(fc.constantFrom(0, 1, 2, 3, -1), anything),
        keys: fc.uniqueArray(fc.constantFrom(...fields), { maxLength: 3 }),
        value: anything,
      })
      .map(({ type, seat, keys, value }) => ({
        type,
        seat,
        ...Object.fromEntries(keys.map((key) => [key, value])),
      }));
    fc.assert(
      fc.property(almost, fc.constantFrom(...states), (action, state) => {
        const result = abyss.reduce(state, action);
        if (result.ok) readState(abyss, copy(result.state));
        else expect(result.state).toBe(state);
      }),
      { numRuns: 500 },
    );
  });

  const control = scene("control", "key tokens and lords");
  test.each([1.5, Number.NaN, 2 ** 53, "1", 1n, [1], null, undefined])(
    "%s as a number is malformed",
    (number) => {
      for (const [state, action, path] of [
        [control, { type: "draw-locations", seat: 0, count: number }, "count"],
        [control, { ...by(0).controls("jail", [], 3), keyTokens: number }, "keyTokens"],
        [exploring, by(0).fights({ keys: number as number }), "reward.keys"],
        [
          scene("steal-token", "three with tokens"),
          { type: "steal-token", seat: 0, from: number },
          "from",
        ],
      ] as const)
        expect(abyss.reduce(state, action)).toMatchObject({
          ok: false,
          refusal: { code: "malformed", params: { path } },
        });
    },
  );

  test.each([[{ 0: "crab-1" }], ["crab-1"], [new Array(1)], [[["crab-1"]]], [new Set(["crab-1"])]])(
    "%j as a list of allies is malformed",
    (allies) => {
      const jailed = scene("discard", "Jailer");
      expect(abyss.reduce(jailed, { type: "discard", seat: 1, allies })).toMatchObject({
        ok: false,
        refusal: { code: "malformed" },
      });
    },
  );

  test("a huge list of cards is refused at once", () => {
    const many = <T>(thing: T) => new Array<T>(200_000).fill(thing);
    const act = scene("act", "a hand and pearls");
    const tries: [State, Action][] = [
      [act, { ...by(0).recruits("tamer", ["crab-1"]), allies: many("crab-1") } as Action],
      [act, by(0).requests(...many("crab" as const).slice(0, 50_000))],
      [scene("discard", "Jailer"), { type: "discard", seat: 1, allies: many("squid-1") }],
      [control, by(0).controls("sargasso-silos", many("tamer"), 0)],
    ];
    for (const [state, action] of tries) {
      const result = abyss.reduce(state, action);
      expect(result.ok).toBe(false);
      expect(result.state).toBe(state);
    }
  });

  test("seat -0 is refused or is seat 0, and leaves no -0 behind", () => {
    for (const state of states) {
      const [action] = abyss.deciders(state).includes(0) ? abyss.legal(state, 0) : [];
      if (!action) continue;
      const result = abyss.reduce(state, { ...action, seat: -0 });
      if (result.ok) expect(result).toEqual(abyss.reduce(state, action));
      else expect(result.refusal.code).toBe("malformed");
    }
    // Here the seat is kept in the state, among the buyers.
    const offered = play(
      prepare({ players: 2, turn: { seat: 1 }, nextCards: ["crab-2", "crab-2"] }),
      by(1).explores(),
    ).state;
    const result = abyss.reduce(offered, { ...by(0).buys(), seat: -0 });
    if (result.ok) expect(Object.is(result.state.table.turn.buyers[0], 0)).toBe(true);
  });

  test("a __proto__ key pollutes nothing and changes nothing", () => {
    const text = '{"type":"explore","seat":0,"__proto__":{"polluted":true}}';
    const result = abyss.reduce(start, JSON.parse(text));
    if (result.ok) expect(result).toEqual(abyss.reduce(start, by(0).explores()));
    else expect(result.refusal.code).toBe("malformed");
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("what happens to an action after it was read cannot change the game", () => {
    const state = scene("act", "a hand and pearls");
    const action = copy(open(state).find(({ type }) => type === "recruit"));
    const result = abyss.reduce(state, action);
    const text = JSON.stringify(result);
    action.allies.push("squid-5");
    action.lord = "miller";
    expect(JSON.stringify(result)).toBe(text);
  });
});

describe("as a state", () => {
  const doors: [string, (state: unknown) => unknown][] = [
    ["readState", (state) => readState(abyss, state)],
    ["reduce", (state) => untyped(abyss.reduce)(state, by(0).explores())],
  ];

  describe.each(doors)("to %s", (_, door) => {
    test.each(nasties)("%s is an error", (_, make) => {
      expect(rulesError(() => door(make())).message).toContain("abyss");
    });

    test("anything at all is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          expect(rulesError(() => door(value)).reason).not.toBe("");
        }),
      );
    });

    test.each(nasties)("%s in any place of a state is an error, or right", (_, make) => {
      const sound = scene("choose-location", "two of a Sage, with key tokens");
      const visit = (value: unknown, place: (string | number)[]) => {
        if (value === null || typeof value !== "object") return;
        for (const key of Object.keys(value)) {
          const broken = copy(sound);
          let inner = broken;
          for (const step of place) inner = inner[step];
          inner[key] = make();
          try {
            door(broken);
          } catch (error) {
            expect(error).toBeInstanceOf(RulesError);
          }
          // One card of a list stands for all of them.
          if (!Array.isArray(value) || key === "0")
            visit((value as Record<string, unknown>)[key], [...place, key]);
        }
      };
      visit(copy(sound), []);
    });
  });

  test("a sound state that was saved goes through both doors", () => {
    for (const state of states) {
      expect(readState(abyss, copy(state))).toEqual(state);
      for (const action of open(state).slice(0, 3))
        expect(abyss.reduce(copy(state), action)).toEqual(abyss.reduce(state, action));
    }
  });

  test("a __proto__ key is an error or changes nothing", () => {
    const text = JSON.stringify(start).replace(
      '{"table":{',
      '{"__proto__":{"polluted":1},"table":{"__proto__":{"polluted":1},',
    );
    expect(text).toContain("__proto__");
    try {
      expect(readState(abyss, JSON.parse(text))).toEqual(start);
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
    }
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("what is read is frozen, what was passed in is not, and stays as it is", () => {
    const saved = copy(start);
    expect(Object.isFrozen(readState(abyss, saved).table.seats[0]!.hand)).toBe(true);
    abyss.reduce(saved, by(0).explores());
    expect(saved).toEqual(start);
    expect(Object.isFrozen(saved)).toBe(false);
    expect(Object.isFrozen(saved.table.seats)).toBe(false);
  });
});

describe("as options and seed", () => {
  const setup = untyped(abyss.setup);

  test.each(nasties)("%s as options is an error", (_, make) => {
    expect(rulesError(() => setup(make(), "seed")).message).toContain("options of abyss");
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
    ["rules that are no object", { players: 3, rules: "strict" }, "rules"],
    [
      "no such rule on superfluous allies",
      { players: 3, rules: { superfluousAllies: "perhaps" } },
      "rules.superfluousAllies",
    ],
    [
      "true as a rule on superfluous allies",
      { players: 3, rules: { superfluousAllies: true } },
      "rules.superfluousAllies",
    ],
    ["an extra rule", { players: 3, rules: { solo: true } }, "rules"],
    ["an extra option", { players: 3, solo: true }, ""],
  ])("%s is an error", (_, options, path) => {
    expect(rulesError(() => setup(options, "seed")).path).toBe(path);
  });

  test.each([
    ["no first player", { players: 3, firstPlayer: undefined }],
    ["no rules", { players: 3, rules: undefined }],
    ["no rule on superfluous allies", { players: 3, rules: { superfluousAllies: undefined } }],
  ])("%s, as undefined, is as if left out, or an error", (_, options) => {
    let step: ReturnType<typeof abyss.setup>;
    try {
      step = abyss.setup(options as { players: number }, "seed");
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
      return;
    }
    expect(step.state).toStrictEqual(abyss.setup({ players: 3 }, "seed").state);
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
  const options = { players: 2, firstPlayer: 0 };
  const actions = [...playRandomly(abyss, options, "replay")]
    .flatMap(({ action }) => action ?? [])
    .slice(0, 12);
  const file = record(abyss, { options, seed: "replay", actions });
  const run = (value: unknown) => [...replay(abyss, value)];

  test("a good one is played again", () => {
    expect(run(copy(file))).toHaveLength(13);
  });

  test.each(nasties)("%s is an error", (_, make) => {
    expect(rulesError(() => run(make())).message).toContain("replay of abyss");
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
        rulesError(() => run({ ...file, actions: value }));
      }),
    );
  });

  test.each([
    ["another game", { game: "conspiracy" }, "game"],
    ["another format", { format: 2 }, "format"],
    ["other options", { options: { players: 3 } }, "digest.moves"],
    ["wrong options", { options: { players: 9 } }, "options.players"],
    ["another seed", { seed: "other" }, "digest.moves"],
    ["fewer actions", { actions: actions.slice(1) }, "digest.moves"],
    ["an action that is none", { actions: [{ type: "attack" }] }, "actions.0.type"],
    ["another result", { digest: { ...file.digest, result: "0" } }, "digest.result"],
    ["an extra key", { comment: "" }, ""],
  ])("%s is an error", (_, change, path) => {
    expect(rulesError(() => run({ ...copy(file), ...change })).path).toBe(path);
  });

  test("a game with a refused action cannot be recorded", () => {
    const moves = { options, seed: "replay", actions: [by(1).explores()] };
    expect(rulesError(() => record(abyss, moves)).path).toBe("actions.0");
  });

  test("lists in another order are the same replay", () => {
    const turned = copy(file);
    for (const action of turned.actions)
      for (const key of Object.keys(action)) if (Array.isArray(action[key])) action[key].reverse();
    expect(run(turned).at(-1)!.state).toEqual(run(copy(file)).at(-1)!.state);
  });
});

describe("as tableaux", () => {
  const empty = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };

  test.each(nasties)("%s is an error", (_, make) => {
    for (const door of [score, abyss.score]) {
      expect(rulesError(() => untyped<unknown>(door)(make())).reason).not.toBe("");
      expect(rulesError(() => untyped<unknown>(door)([make()])).reason).not.toBe("");
      rulesError(() => untyped<unknown>(door)([empty, make()]));
    }
  });

  test.each(nasties)("%s among the cards is an error", (_, make) => {
    for (const key of ["lords", "locations", "affiliated", "monsterTokens"])
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

  test("the schema of a tableau finds the same", () => {
    expect(abyss.schemas.tableau.safeParse(empty).success).toBe(true);
    for (const wrong of [{}, { ...empty, lords: ["miller", "miller"] }, { ...empty, pearls: -1 }])
      expect(abyss.schemas.tableau.safeParse(wrong).success).toBe(false);
  });
});

describe("as view, seat or viewer", () => {
  // A proxy or getter that throws is the caller's own doing here: these doors are for typed callers.
  const values = nasties.filter(([name]) => !/throws/.test(name));

  const doors: [string, (value: unknown) => unknown][] = [
    ["decision", untyped(abyss.decision)],
    ["deciders", untyped(abyss.deciders)],
    ["simulate", untyped(abyss.simulate)],
    ["standings", untyped(abyss.standings)],
    ["legal", (value) => [...untyped(abyss.legal)(value, 0)]],
    ["refuse", (value) => untyped(abyss.refuse)(value, by(0).explores())],
    ["view", (value) => untyped(abyss.view)(value, 0)],
    ["imagine", (value) => untyped(abyss.imagine)(value, "seed")],
    ["tableau", (value) => untyped(abyss.tableau)(value, 0)],
  ];
  test.each(doors)("%s: what is no view or state is an error", (_, door) => {
    for (const [, make] of values) expect(rulesError(() => door(make())).message).not.toBe("");
  });

  test.each([-1, 3, 1.5, Number.NaN, "0", null, undefined, 1n, {}, []])(
    "%s as a seat is an error or has nothing to do",
    (seat) => {
      rulesError(() => untyped(abyss.view)(start, seat));
      rulesError(() => untyped(abyss.tableau)(start, seat));
      expect([...untyped(abyss.legal)(start, seat)]).toEqual([]);
    },
  );
});
