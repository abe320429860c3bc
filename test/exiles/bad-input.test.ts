// Whatever comes from outside: a player's action is refused, anything else is an error that says where.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, exiles, describe as sentence } from "../../src/exiles/index.ts";
import { score } from "../../src/exiles/score.ts";
import { RulesError } from "../../src/kernel/errors.ts";
import { readState } from "../../src/kernel/read.ts";
import { record, replay } from "../../src/kernel/replay.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { randomPlayer, rngOf } from "../../src/testing/random.ts";
import { anything, copy, nasties, rulesError, untyped } from "../abyss/bad.ts";
import { by, cheap, open, prepare, type State } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const me = by(0);
/** One state for each question, and the end. */
const states: State[] = [...Object.values(scenes).map((named) => Object.values(named)[0]!), over];

describe("as an action", () => {
  const isRefused = (action: unknown) => {
    for (const state of states) {
      const result = exiles.reduce(state, action);
      if (result.ok) throw new Error("was accepted");
      expect(result.state).toBe(state);
      expect(result.refusal.code).toBe("malformed");
      expect(sentence(result.refusal)).toMatch(/\.$/);
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
          const result = exiles.reduce(state, { ...action, [key]: make() });
          if (!result.ok) expect(result.state).toBe(state);
          else expect(() => readState(exiles, copy(result.state))).not.toThrow();
        }
  });

  test("anything in the fields of an action is refused, or leads to a sound state", () => {
    const types = [...new Set(states.flatMap(open).map(({ type }) => type))];
    const fields = ["exile", "exiles", "location", "allies", "affiliate", "lord", "extra"];
    const almost = fc
      .record({
        type: fc.constantFrom(...types),
        seat: fc.oneof(fc.constantFrom(0, 1, 2, -1), anything),
        keys: fc.uniqueArray(fc.constantFrom(...fields), { maxLength: 3 }),
        value: fc.oneof(anything, fc.constantFrom("usurer", "jail", ["usurer", "mutineer"])),
      })
      .map(({ type, seat, keys, value }) => ({
        type,
        seat,
        ...Object.fromEntries(keys.map((key) => [key, value])),
      }));
    fc.assert(
      fc.property(almost, fc.constantFrom(...states), (action, state) => {
        const result = exiles.reduce(state, action);
        if (result.ok) readState(exiles, copy(result.state));
        else expect(result.state).toBe(state);
      }),
      { numRuns: 500 },
    );
  });

  test.each(["__proto__", "constructor", "toString", "", "x".repeat(100_000)])(
    "%.12s as an exile is refused",
    (exile) => {
      for (const [state, action] of [
        [scenes.act["a hand and pearls"], me.recruitsExile(exile)],
        [scenes.recapture["one location"], me.recaptures("jail", "mutineer", exile)],
      ] as [State, Action][])
        expect(exiles.reduce(state, action).ok).toBe(false);
    },
  );

  test("a huge list of exiles is refused at once", () => {
    const many = new Array<string>(200_000).fill("usurer");
    const action = { type: "recapture", seat: 0, location: "jail", exiles: many };
    expect(exiles.reduce(scenes.recapture["one location"], action).ok).toBe(false);
  });
});

describe("as a state", () => {
  const doors: [string, (state: unknown) => unknown][] = [
    ["readState", (state) => readState(exiles, state)],
    ["reduce", (state) => untyped(exiles.reduce)(state, me.explores())],
  ];

  describe.each(doors)("to %s", (_, door) => {
    test.each(nasties)("%s is an error", (_, make) => {
      expect(rulesError(() => door(make())).message).toContain("exiles");
    });

    test("anything at all is an error", () => {
      fc.assert(
        fc.property(anything, (value) => {
          expect(rulesError(() => door(value)).reason).not.toBe("");
        }),
      );
    });
  });

  test.each(nasties)("%s in any place of the exiles' area is an error, or right", (_, make) => {
    const sound = scenes.recapture["several, of two opponents"];
    const visit = (value: unknown, place: (string | number)[]) => {
      if (value === null || typeof value !== "object") return;
      for (const key of Object.keys(value)) {
        const broken = copy(sound);
        let inner = broken.table.exiles;
        for (const step of place) inner = inner[step];
        inner[key] = make();
        try {
          readState(exiles, broken);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesError);
        }
        visit((value as Record<string, unknown>)[key], [...place, key]);
      }
    };
    visit(copy(sound.table.exiles), []);
  });

  test("a sound state that was saved goes through both doors", () => {
    for (const [, state] of allScenes) {
      expect(readState(exiles, copy(state))).toEqual(state);
      for (const action of open(state).slice(0, 3))
        expect(exiles.reduce(copy(state), action)).toEqual(exiles.reduce(state, action));
    }
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what is broken has no type
type Break = (state: any) => void;
/** Breaks a state by one value: at the dotted path it is this. */
const set =
  (path: string, value: unknown): Break =>
  (state) => {
    const keys = path.split(".");
    const last = keys.pop()!;
    keys.reduce((inner, key) => inner[key], state)[last] = value;
  };

describe("as a state in which something does not fit together", () => {
  const start = prepare({
    seats: [
      { hand: ["crab-1", "squid-2"] },
      { locations: [{ location: "chasm", lords: ["tamer"] }] },
    ],
    exilesInCourt: ["heretic"],
    exiles: [
      { free: ["deserter"], holding: [{ location: "jail", exiles: ["mutineer", "usurer"] }] },
      { aside: ["keeper", "reaper"] },
    ],
  });
  const { recapture, conspire, perjure } = scenes;
  const taking = recapture["three free exiles"];
  const serving = scenes["replace-location"]["with lords"];
  const perjuring = perjure["a landowner"];
  const conspiring = conspire["a lord that can be paid"];
  const switching = scenes["switch-location"]["by the robbed player"];
  const topOf = (state: State): string => `agenda.${state.agenda.length - 1}`;

  const rows: [string, State, string, Break][] = [
    // As many areas as players
    ["an area too few", start, "table.exiles.seats", ({ table }) => table.exiles.seats.pop()],
    [
      "an area too many",
      start,
      "table.exiles.seats",
      ({ table }) => table.exiles.seats.push({ free: [], holding: [], aside: [] }),
    ],
    // Every component exactly once
    ["a lord aside is missing", start, "table", ({ table }) => table.exiles.seats[1].aside.pop()],
    [
      "a lord aside twice",
      start,
      "table",
      ({ table }) => table.exiles.seats[0].aside.push("keeper"),
    ],
    [
      "an ally of a payment is missing",
      perjuring,
      "table",
      ({ table }) => table.exiles.payment.pop(),
    ],
    ["an exile is missing", start, "table.exiles", ({ table }) => table.exiles.deck.pop()],
    ["an exile twice", start, "table.exiles", ({ table }) => table.exiles.court.push("deserter")],
    ["an exile of no catalogue", start, "table.exiles", set("table.exiles.court.0", "king")],
    [
      "a card too many in the catalogue",
      start,
      "table.exiles",
      ({ table }) => {
        table.exiles.catalogue.push({ ...table.exiles.catalogue[0], id: "king" });
      },
    ],
    [
      "an exile free and under a location",
      start,
      "table.exiles",
      set("table.exiles.seats.0.free.0", "usurer"),
    ],
    // Places
    [
      "a hand that is not sorted",
      start,
      "table.seats.0.hand",
      ({ table }) => table.seats[0].hand.reverse(),
    ],
    ["a turn of nobody", start, "table.turn.seat", set("table.turn.seat", 3)],
    [
      "seven cards in the court",
      start,
      "table.exiles.court",
      ({ table }) => table.exiles.court.push(table.exiles.deck.pop()),
    ],
    [
      "exiles under a location of somebody else",
      start,
      "table.exiles.seats.0.holding.0.location",
      set("table.exiles.seats.0.holding.0.location", "chasm"),
    ],
    [
      "exiles under a location that nobody has",
      start,
      "table.exiles.seats.0.holding.0.location",
      (state) => set("table.exiles.seats.0.holding.0.location", state.table.stack[0])(state),
    ],
    [
      "exiles under a location with lords",
      start,
      "table.exiles.seats.0.holding.0.location",
      ({ table }) => table.seats[0].locations[0].lords.push(table.lordDeck.pop()),
    ],
    [
      "one exile under a location",
      start,
      "table.exiles.seats.0.holding.0.exiles",
      ({ table }) => table.exiles.deck.push(table.exiles.seats[0].holding[0].exiles.pop()),
    ],
    [
      "three exiles under a location",
      start,
      "table.exiles.seats.0.holding.0.exiles",
      ({ table }) => table.exiles.seats[0].holding[0].exiles.push(table.exiles.seats[0].free.pop()),
    ],
    // The tasks under each question
    ["a recapture without control", taking, "agenda", ({ agenda }) => agenda.splice(-2, 1)],
    ["a replacement without a recapture", serving, "agenda", ({ agenda }) => agenda.splice(-2, 1)],
    [
      "a choice by the Perjurer without a lord",
      perjuring,
      "agenda",
      ({ agenda }) => agenda.splice(-2, 1),
    ],
    ["conspiring without a turn", conspiring, "agenda", ({ agenda }) => agenda.splice(0, 1)],
    ["a switch without anything", switching, "agenda", ({ agenda }) => agenda.splice(-2, 1)],
    // Questions that the table does not give rise to
    ["a recapture by another", taking, topOf(taking), set(`${topOf(taking)}.seats`, [1])],
    [
      "a recapture with one exile",
      recapture["one location"],
      topOf(recapture["one location"]),
      ({ table }) => table.exiles.deck.push(table.exiles.seats[0].free.pop()),
    ],
    ["a replacement by two", serving, topOf(serving), set(`${topOf(serving)}.seats`, [1, 2])],
    [
      "a replacement by the active player",
      serving,
      topOf(serving),
      set(`${topOf(serving)}.seats`, [0]),
    ],
    [
      "a replacement for lords that are not aside",
      serving,
      topOf(serving),
      set(`${topOf(serving)}.lords`, ["miller"]),
    ],
    [
      "a payment, and nothing asked about it",
      start,
      topOf(start),
      ({ table }) => table.exiles.payment.push(table.seats[0].hand.pop()),
    ],
    [
      "a choice by the Perjurer without a payment",
      perjuring,
      topOf(perjuring),
      ({ table }) => {
        table.discard = table.exiles.payment.splice(0).sort();
      },
    ],
    ["a choice by another", perjuring, topOf(perjuring), set(`${topOf(perjuring)}.seats`, [1])],
    [
      "an ally to affiliate that was not played",
      perjuring,
      topOf(perjuring),
      set(`${topOf(perjuring)}.affiliate`, "crab-5"),
    ],
    [
      "conspiring by another",
      conspiring,
      topOf(conspiring),
      set(`${topOf(conspiring)}.seats`, [1]),
    ],
    ["conspiring by two", conspiring, topOf(conspiring), set(`${topOf(conspiring)}.seats`, [0, 1])],
    [
      "a switch by one who does not have Black Smokers",
      switching,
      topOf(switching),
      set(`${topOf(switching)}.seats`, [2]),
    ],
    ["another action asked of nobody", start, topOf(start), set(`${topOf(start)}.seats`, [])],
    // Shapes
    [
      "no area",
      start,
      "table.exiles",
      ({ table }) => {
        delete table.exiles;
      },
    ],
    [
      "an unknown power",
      start,
      "table.exiles.catalogue.0.power",
      set("table.exiles.catalogue.0.power", "king"),
    ],
    ["a card face down", start, "table.exiles.deck.0", set("table.exiles.deck.0", null)],
    ["a key too many", start, "table.exiles", set("table.exiles.more", 1)],
  ];

  test.each(rows)("%s", (_, sound, path, breakIt) => {
    const state = copy(sound);
    breakIt(state);
    const error = rulesError(() => readState(exiles, state));
    expect(error.path).toBe(path);
    expect(error.reason).not.toBe("");
    expect(error.message).toContain("state of exiles");
    expect(rulesError(() => exiles.reduce(state, me.explores())).path).toBe(path);
  });

  const byConspirator = perjure["by the Conspirator"];
  const switchingFirst = scenes["switch-location"]["by the recapturing player"];
  /** The powers' questions need the powers; a lord or location that is about to be moved must be there. */
  const about: [string, State, RegExp, Break][] = [
    [
      "EX-18 an id twice in the catalogue",
      start,
      /^table\.exiles/,
      ({ table }) => {
        table.exiles.catalogue.push(table.exiles.catalogue[0]);
        table.exiles.deck.push(table.exiles.catalogue[0].id);
      },
    ],
    [
      "EX-8 four exiles under one location, as two pairs",
      start,
      /^table\.exiles\.seats\.0\.holding/,
      ({ table: { exiles: area } }) =>
        area.seats[0].holding.push({ location: "jail", exiles: area.deck.splice(0, 2) }),
    ],
    [
      "EX-17 conspiring without a Conspirator",
      conspiring,
      /^agenda/,
      ({ table }) => table.exiles.deck.push(...table.exiles.seats[0].free.splice(0)),
    ],
    [
      "EX-17 conspiring without a lord in the deck",
      conspiring,
      /^agenda/,
      ({ table }) => table.discardedLords.push(...table.lordDeck.splice(0)),
    ],
    [
      "EX-16 a choice by the Perjurer without a Perjurer",
      perjuring,
      /^agenda/,
      ({ table }) => table.exiles.deck.push(...table.exiles.seats[0].free.splice(0)),
    ],
    [
      "EX-16 a choice by the Perjurer without a key token",
      perjuring,
      /^agenda/,
      ({ table }) => {
        table.seats[1].keys += table.keyTokens;
        table.keyTokens = 0;
      },
    ],
    [
      "EX-16 a choice by the Perjurer for a lord that is not in the court",
      perjuring,
      /^agenda/,
      ({ table }) => table.discardedLords.push(...table.court.splice(0, 1)),
    ],
    [
      "EX-16 EX-17 a choice by the Perjurer for a lord that is not on the deck",
      byConspirator,
      /^agenda/,
      ({ table }) => table.discardedLords.push(...table.lordDeck.splice(-1)),
    ],
    [
      "EX-12 a replacement that waits for lords that are not aside",
      switchingFirst,
      /^agenda/,
      ({ table }) => table.discardedLords.push(...table.exiles.seats[1].aside.splice(0)),
    ],
    ...[0, 3].map((owner): [string, State, RegExp, Break] => [
      `EX-11 a replacement that waits for seat ${owner}, which nobody robbed`,
      switchingFirst,
      /^agenda/,
      ({ agenda }) => Object.assign(agenda.at(-2)!, { owner, lords: [] }),
    ]),
    [
      "EX-12 a question to a seat that is not there",
      switchingFirst,
      /^agenda/,
      ({ agenda }) => Object.assign(agenda.at(-1)!, { seats: [3] }),
    ],
  ];
  test.each(about)("%s", (_, sound, path, breakIt) => {
    const state = copy(sound);
    breakIt(state);
    expect(rulesError(() => readState(exiles, state)).path).toMatch(path);
  });

  /** A part of the prepared states, each different one once. */
  function different(part: (state: State) => unknown): [string, unknown][] {
    const parts = new Map(allScenes.map(([name, state]) => [JSON.stringify(part(state)), name]));
    return [...parts].map(([text, name]) => [name, JSON.parse(text)]);
  }

  /** Small changes that leave a state in shape. Most break it; the others must do no harm. */
  const changes: [string, Break][] = [
    ...different(({ agenda }) => agenda.at(-1)).map(([name, question]): [string, Break] => [
      `the question of ${name}`,
      (state) => {
        state.agenda[state.agenda.length - 1] = copy(question);
      },
    ]),
    ...different(({ agenda }) => agenda).map(([name, agenda]): [string, Break] => [
      `the agenda of ${name}`,
      (state) => {
        state.agenda = copy(agenda);
      },
    ]),
    ...[0, 1, 2].flatMap((seat): [string, Break][] => [
      [`the turn of ${seat}`, set("table.turn.seat", seat)],
      [
        `seat ${seat} without free exiles`,
        ({ table }) => table.exiles.deck.push(...(table.exiles.seats[seat]?.free.splice(0) ?? [])),
      ],
      [
        `seat ${seat} without locations of exiles`,
        ({ table }) => {
          for (const { location, exiles: pair } of table.exiles.seats[seat]?.holding.splice(0) ??
            []) {
            table.exiles.deck.push(...pair);
            table.available.push(location);
            table.seats[seat].locations = table.seats[seat].locations.filter(
              (one: { location: string }) => one.location !== location,
            );
          }
        },
      ],
      [
        `seat ${seat} without lords aside`,
        ({ table }) =>
          table.discardedLords.push(...(table.exiles.seats[seat]?.aside.splice(0) ?? [])),
      ],
      [
        `seat ${seat} with all free lords aside`,
        ({ table }) => table.exiles.seats[seat]?.aside.push(...table.seats[seat].lords.splice(0)),
      ],
      [
        `seat ${seat} with every exile of the deck`,
        ({ table }) => table.exiles.seats[seat]?.free.push(...table.exiles.deck.splice(0)),
      ],
      [
        `seat ${seat} with all key tokens`,
        ({ table }) => {
          if (table.seats[seat]) table.seats[seat].keys += table.keyTokens;
          if (table.seats[seat]) table.keyTokens = 0;
        },
      ],
    ]),
    [
      "no exile with a power",
      ({ table }) => {
        for (const card of table.exiles.catalogue) card.power = null;
      },
    ],
    [
      "no exile deck",
      ({ table }) => {
        const gone = table.exiles.deck.splice(0);
        table.exiles.catalogue = table.exiles.catalogue.filter(
          ({ id }: { id: string }) => !gone.includes(id),
        );
      },
    ],
    [
      "a double id",
      ({ table }) => {
        table.exiles.catalogue.push(table.exiles.catalogue[0]);
        table.exiles.deck.push(table.exiles.catalogue[0].id);
      },
    ],
    [
      "two entries for a location of exiles",
      ({ table }) => {
        const [area] = table.exiles.seats;
        const [first] = area.holding;
        if (first) area.holding.push({ ...first, exiles: table.exiles.deck.splice(0, 2) });
      },
    ],
    ["no court", ({ table }) => table.discardedLords.push(...table.court.splice(0))],
    ["no lord deck", ({ table }) => table.discardedLords.push(...table.lordDeck.splice(0))],
    ["no stack", ({ table }) => table.available.push(...table.stack.splice(0))],
    ["nothing available", ({ table }) => table.stack.push(...table.available.splice(0))],
    [
      "no location for anybody",
      ({ table }) => {
        for (const location of [...table.stack.splice(0), ...table.available.splice(0)])
          table.seats[0].locations.push({ location, lords: [] });
      },
    ],
  ];

  /** What goes wrong when the state is played on for a while, at random. */
  function troubleWith(begin: State, seed: string): string | undefined {
    const rng = rngOf(seed);
    let state = begin;
    for (let i = 0; i < 8 && exiles.deciders(state).length > 0; i++) {
      let action: Action | undefined;
      try {
        const [seat] = exiles.deciders(state);
        action = randomPlayer([...exiles.legal(state, seat!, { payments: "minimal" })], rng);
        for (const viewer of [0, 1, "spectator"] as const) exiles.view(state, viewer);
        state = readState(exiles, copy(exiles.apply(state, action).state));
      } catch (error) {
        return `${JSON.stringify(action)}: ${error}`;
      }
    }
    return undefined;
  }

  test("a changed state is an error, or can be played on", () => {
    let accepted = 0;
    const troubles = new Map<string, string>();
    for (const [name, sound] of allScenes)
      for (const [change, breakIt] of changes) {
        const broken = copy(sound);
        breakIt(broken);
        let state: State;
        try {
          state = readState(exiles, broken);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesError);
          continue;
        }
        accepted += 1;
        const trouble = troubleWith(state, `${name} ${change}`);
        // One example of each change is enough.
        if (trouble) troubles.set(change, `${name}, with ${change}: ${trouble}`);
      }
    expect([...troubles.values()]).toEqual([]);
    expect(accepted).toBeGreaterThan(100);
  });
});

describe("as options and catalogue", () => {
  const setup = untyped(exiles.setup);

  test.each(nasties)("%s as options is an error", (_, make) => {
    expect(rulesError(() => setup(make(), "seed")).message).toContain("options of exiles");
  });

  test.each(nasties.filter(([name]) => name !== "undefined"))(
    "EX-18 %s as a catalogue is an error",
    (_, make) => {
      expect(rulesError(() => setup({ players: 2, catalogue: make() }, "seed")).path).toMatch(
        /^catalogue/,
      );
    },
  );

  test.each(nasties)("EX-18 %s as a card is an error", (name, make) => {
    const { path } = rulesError(() => setup({ players: 2, catalogue: [...cheap, make()] }, "seed"));
    // What throws when it is looked at has no place.
    if (name !== "a proxy that throws") expect(path).toMatch(/^catalogue\.10/);
  });

  test.each(nasties)("EX-18 %s in any field of a card is an error, or is played", (_, make) => {
    const tries = [
      ...Object.keys(cheap[0]!).map((key) => ({ ...cheap[0], [key]: make() })),
      ...Object.keys(cheap[0]!.cost).map((key) => ({
        ...cheap[0],
        cost: { ...cheap[0]!.cost, [key]: make() },
      })),
    ];
    for (const card of tries) {
      try {
        const { state } = exiles.setup(
          { players: 2, catalogue: [card as never, cheap[1]!] },
          "seed",
        );
        readState(exiles, copy(state));
        expect(open(state)).not.toEqual([]);
      } catch (error) {
        expect(error).toBeInstanceOf(RulesError);
      }
    }
  });

  test("anything at all is an error", () => {
    fc.assert(
      fc.property(anything, (value) => {
        rulesError(() => setup(value, "seed"));
        if (value !== undefined) rulesError(() => setup({ players: 2, catalogue: value }, "seed"));
        rulesError(() => setup({ players: 2, catalogue: [cheap[0], value] }, "seed"));
      }),
    );
  });

  test("EX-18 what happens to a catalogue after set-up cannot change the game", () => {
    const catalogue = copy(cheap);
    const { state } = exiles.setup({ players: 2, catalogue }, "seed");
    const text = JSON.stringify(state);
    catalogue[0].influence = 99;
    catalogue.pop();
    expect(JSON.stringify(state)).toBe(text);
    // What belongs to the caller is not frozen.
    expect(Object.isFrozen(catalogue[0])).toBe(false);
  });
});

describe("as a replay", () => {
  const options = { players: 2, firstPlayer: 0, catalogue: cheap };
  const actions = [...playRandomly(exiles, options, "replay")]
    .flatMap(({ action }) => action ?? [])
    .slice(0, 12);
  const file = record(exiles, { options, seed: "replay", actions });
  const run = (value: unknown) => [...replay(exiles, value)];

  test("EX-18 a good one is played again, catalogue and all", () => {
    expect(run(copy(file))).toHaveLength(13);
  });

  test.each(nasties)("%s is an error", (_, make) => {
    expect(rulesError(() => run(make())).message).toContain("replay of exiles");
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
    ["another game", { game: "abyss" }, "game"],
    ["other cards", { options: { ...options, catalogue: cheap.slice(1) } }, "digest.moves"],
    [
      "a wrong card",
      { options: { ...options, catalogue: [cheap[0], {}] } },
      "options.catalogue.1.id",
    ],
    ["one card", { options: { ...options, catalogue: cheap.slice(9) } }, "options.catalogue"],
    ["an action that is none", { actions: [{ type: "attack" }] }, "actions.0.type"],
    ["another result", { digest: { ...file.digest, result: "0" } }, "digest.result"],
  ])("%s is an error", (_, change, path) => {
    expect(rulesError(() => run({ ...copy(file), ...change })).path).toBe(path);
  });
});

describe("as tableaux", () => {
  const empty = {
    lords: [],
    locations: [],
    affiliated: [],
    monsterTokens: [],
    pearls: 0,
    exiles: [],
  };
  const one = { id: "usurer", influence: 9 };

  test.each(nasties)("%s is an error", (_, make) => {
    for (const door of [score, exiles.score]) {
      expect(rulesError(() => untyped<unknown>(door)(make())).reason).not.toBe("");
      expect(rulesError(() => untyped<unknown>(door)([make()])).reason).not.toBe("");
      rulesError(() => untyped<unknown>(door)([empty, make()]));
    }
  });

  test.each(nasties)("%s among the exiles is an error", (name, make) => {
    const { path } = rulesError(() => untyped(score)([{ ...empty, exiles: [make()] }]));
    // What throws when it is looked at has no place.
    if (name !== "a proxy that throws") expect(path).toMatch(/^0\.exiles\.0/);
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
        rulesError(() => untyped(score)([value]));
        rulesError(() => untyped(score)([{ ...empty, exiles: [value] }]));
      }),
    );
  });

  test.each([
    ["no exiles at all", { exiles: undefined }, "0.exiles"],
    ["an exile twice", { exiles: [one, one] }, "0.exiles.1"],
    ["negative influence", { exiles: [{ ...one, influence: -1 }] }, "0.exiles.0.influence"],
    ["half a point", { exiles: [{ ...one, influence: 0.5 }] }, "0.exiles.0.influence"],
    ["a number as id", { exiles: [{ ...one, id: 1 }] }, "0.exiles.0.id"],
    ["no id", { exiles: [{ influence: 1 }] }, "0.exiles.0.id"],
    ["a field too many", { exiles: [{ ...one, key: true }] }, "0.exiles.0.key"],
    ["an unknown lord", { lords: ["usurer"] }, "0.lords.0"],
    ["a key too many", { more: 1 }, "0.more"],
  ])("%s is an error", (_, change, path) => {
    expect(rulesError(() => untyped(score)([{ ...empty, ...change }])).path).toBe(path);
    expect(exiles.schemas.tableau.safeParse({ ...empty, ...change }).success).toBe(false);
  });

  test("an exile of two players is an error", () => {
    const twice = [
      { ...empty, exiles: [one] },
      { ...empty, exiles: [one] },
    ];
    expect(rulesError(() => untyped(score)(twice)).path).toBe("1.exiles.0");
  });

  test("the schema of a tableau accepts a good one", () => {
    expect(exiles.schemas.tableau.safeParse({ ...empty, exiles: [one] }).success).toBe(true);
  });
});
