import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, exiles, describe as sentence } from "../../src/exiles/index.ts";
import { score } from "../../src/exiles/score.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { testBadInput } from "../bad-input/bad-input-tests.ts";
import { copy, rulesError, unlessRulesError, untyped } from "../bad-input/errors.ts";
import {
  type Break,
  type BreakRow,
  inAnyGame,
  set,
  testChanges,
  testInconsistent,
} from "../bad-input/inconsistent-tests.ts";
import { anything, nasties } from "../bad-input/nasties.ts";
import { placesIn, withInPlace } from "../bad-input/places.ts";
import { sampleReplay } from "../bad-input/replays.ts";
import { firstOfEach, once } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { cheap, open, prepare, type State } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const me = by(0);
const options = { players: 2, firstPlayer: 0, catalogue: cheap };
const several = () => scenes.recapture["several, of two opponents"];

const empty = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  exiles: [],
};
const one = { id: "usurer", influence: 9 };

testBadInput({
  game: exiles,
  describe: sentence,
  start: prepare({ council: { crab: ["crab-1"], squid: ["squid-1"] } }),
  rich: several,
  freePlaces: ["name", "key", "provisional"].map((key) => `table.exiles.catalogue.0.${key}`),
  states: [...firstOfEach(scenes), over],
  moreStates: allScenes.map(([, scene]) => scene),
  options: {
    needed: { players: 3 },
    sample: options,
    wrong: [
      ["rules that are not an object", { players: 3, rules: "strict" }, "rules"],
      [
        "an unknown rule on disabled lords",
        { players: 3, rules: { disabledLords: "none" } },
        "rules.disabledLords",
      ],
    ],
    leftOut: [
      ["no rules", { players: 3, rules: undefined }],
      ["no catalogue", { players: 3, catalogue: undefined }],
    ],
  },
  tableaux: {
    score,
    empty,
    most: 4,
    cards: ["lords", "disabled", "locations", "affiliated", "monsterTokens"],
    wrong: [
      ["no exiles at all", [{ ...empty, exiles: undefined }], "0.exiles", /./],
      ["an exile twice", [{ ...empty, exiles: [one, one] }], "0.exiles.1", /usurer/],
      [
        "an exile of two players",
        [
          { ...empty, exiles: [one] },
          { ...empty, exiles: [one] },
        ],
        "1.exiles.0",
        /usurer/,
      ],
      ...(
        [
          ["negative influence", { ...one, influence: -1 }, "influence"],
          ["half a point", { ...one, influence: 0.5 }, "influence"],
          ["a number as id", { ...one, id: 1 }, "id"],
          ["no id", { influence: 1 }, "id"],
          ["a field too many", { ...one, key: true }, "key"],
        ] as const
      ).map(
        ([name, card, field]) =>
          [name, [{ ...empty, exiles: [card] }], `0.exiles.0.${field}`, /./] as const,
      ),
      ["an unknown lord", [{ ...empty, lords: ["usurer"] }], "0.lords.0", /usurer/],
    ],
  },
});

describe("as an action", () => {
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
});

describe("as a state", () => {
  test.each(nasties)("%s anywhere in the exiles' area is an error or valid", (_, make) => {
    for (const [place] of placesIn(several().table.exiles))
      unlessRulesError(() =>
        readState(exiles, withInPlace(several(), ["table", "exiles", ...place], make())),
      );
  });
});

describe("as an inconsistent state", () => {
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
  const taking = () => recapture["three free exiles"];
  const replacing = () => scenes["replace-location"]["with lords"];
  const perjuring = () => perjure["a landowner"];
  const conspiring = () => conspire["a lord that can be paid"];
  const switching = () => scenes["switch-location"]["by the robbed player"];

  const rows: BreakRow<State>[] = [
    ...inAnyGame(start),
    // Areas for more or fewer players
    ["one area too few", start, "table.exiles.seats", ({ table }) => table.exiles.seats.pop()],
    [
      "one area too many",
      start,
      "table.exiles.seats",
      ({ table }) => table.exiles.seats.push({ free: [], holding: [], aside: [] }),
    ],
    // Components that are missing or appear twice
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
    [
      "an exile that is not in the catalogue",
      start,
      "table.exiles",
      set("table.exiles.court.0", "king"),
    ],
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
    ["the turn of an unknown seat", start, "table.turn.seat", set("table.turn.seat", 3)],
    [
      "seven cards in the court",
      start,
      "table.exiles.court",
      ({ table }) => table.exiles.court.push(table.exiles.deck.pop()),
    ],
    [
      "exiles under a location of another player",
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
    [
      "a replacement without a recapture",
      replacing,
      "agenda",
      ({ agenda }) => agenda.splice(-2, 1),
    ],
    [
      "a choice by the Perjurer without a lord",
      perjuring,
      "agenda.6",
      ({ agenda }) => agenda.splice(-2, 1),
    ],
    ["conspiring without a turn", conspiring, "agenda", ({ agenda }) => agenda.splice(0, 1)],
    [
      "a switch without the tasks below it",
      switching,
      "agenda",
      ({ agenda }) => agenda.splice(-2, 1),
    ],
    // Questions that cannot be asked in the position
    ["a recapture by another", taking, "agenda.-1", set("agenda.-1.seats", [1])],
    [
      "a recapture with one exile",
      () => recapture["one location"],
      "agenda.-1",
      ({ table }) => table.exiles.deck.push(table.exiles.seats[0].free.pop()),
    ],
    ["a replacement by two", replacing, "agenda.-1", set("agenda.-1.seats", [1, 2])],
    ["a replacement by the active player", replacing, "agenda.-1", set("agenda.-1.seats", [0])],
    [
      "a replacement for lords that are not set aside",
      replacing,
      "agenda.-1",
      set("agenda.-1.lords", ["miller"]),
    ],
    [
      "a payment without the Perjurer's question",
      start,
      "table.exiles.payment",
      ({ table }) => table.exiles.payment.push(table.seats[0].hand.pop()),
    ],
    [
      "a choice by the Perjurer without a payment",
      perjuring,
      "agenda.-1",
      ({ table }) => {
        table.discard = table.exiles.payment.splice(0).sort();
      },
    ],
    ["a choice by another", perjuring, "agenda.-1", set("agenda.-1.seats", [1])],
    [
      "an ally to affiliate that was not played",
      perjuring,
      "agenda.-1",
      set("agenda.-1.affiliate", "crab-5"),
    ],
    ["conspiring by another", conspiring, "agenda.-1", set("agenda.-1.seats", [1])],
    ["conspiring by two", conspiring, "agenda.-1", set("agenda.-1.seats", [0, 1])],
    [
      "a switch by a player without Black Smokers",
      switching,
      "agenda.-1",
      set("agenda.-1.seats", [2]),
    ],
    ["an action asked of nobody", start, "agenda.-1", set("agenda.-1.seats", [])],
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
    ["a key too many", start, "table.exiles.more", set("table.exiles.more", 1)],
  ];

  testInconsistent(exiles, start, rows);

  const byConspirator = () => perjure["by the Conspirator"];
  const switchingFirst = () => scenes["switch-location"]["by the recapturing player"];
  /** Questions of powers require the powers; lords and locations that are about to move must be in their place. */
  const misplaced: BreakRow<State>[] = [
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
      "EX-12 a replacement that waits with lords that are not set aside",
      switchingFirst,
      /^agenda/,
      ({ table }) => table.discardedLords.push(...table.exiles.seats[1].aside.splice(0)),
    ],
    ...[0, 3].map(
      (owner): BreakRow<State> => [
        `EX-11 a replacement that waits for seat ${owner}, which was not robbed`,
        switchingFirst,
        /^agenda/,
        ({ agenda }) => Object.assign(agenda.at(-2)!, { owner, lords: [] }),
      ],
    ),
    [
      "EX-12 a question to a seat that does not exist",
      switchingFirst,
      /^agenda/,
      ({ agenda }) => Object.assign(agenda.at(-1)!, { seats: [3] }),
    ],
  ];
  testInconsistent(exiles, start, misplaced);

  testChanges({
    game: exiles,
    states: allScenes,
    changes: [
      ...[0, 1, 2].flatMap((seat): [string, Break][] => [
        [`the turn of ${seat}`, set("table.turn.seat", seat)],
        [
          `seat ${seat} without free exiles`,
          ({ table }) =>
            table.exiles.deck.push(...(table.exiles.seats[seat]?.free.splice(0) ?? [])),
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
        "no location left to take",
        ({ table }) => {
          for (const location of [...table.stack.splice(0), ...table.available.splice(0)])
            table.seats[0].locations.push({ location, lords: [] });
        },
      ],
    ],
    minConsistent: 100,
  });
});

describe("as options and catalogue", () => {
  const setup = untyped(exiles.setup);

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
    // A value that throws when it is read has no path.
    if (name !== "a proxy that throws") expect(path).toMatch(/^catalogue\.10/);
  });

  test.each(nasties)("EX-18 %s in any field of a card is an error, or playable", (_, make) => {
    const tries = [
      ...Object.keys(cheap[0]!).map((key) => ({ ...cheap[0], [key]: make() })),
      ...Object.keys(cheap[0]!.cost).map((key) => ({
        ...cheap[0],
        cost: { ...cheap[0]!.cost, [key]: make() },
      })),
    ];
    for (const card of tries) {
      const step = unlessRulesError(() =>
        exiles.setup({ players: 2, catalogue: [card as never, cheap[1]!] }, "seed"),
      );
      if (!step) continue;
      readState(exiles, copy(step.state));
      expect(open(step.state)).not.toEqual([]);
    }
  });

  test("EX-18 any other value as a catalogue or a card is an error", () => {
    fc.assert(
      fc.property(anything, (value) => {
        if (value !== undefined) rulesError(() => setup({ players: 2, catalogue: value }, "seed"));
        rulesError(() => setup({ players: 2, catalogue: [cheap[0], value] }, "seed"));
      }),
    );
  });

  test("EX-18 changes of the catalogue after set-up do not change the game", () => {
    const catalogue = copy(cheap);
    const { state } = exiles.setup({ players: 2, catalogue }, "seed");
    const text = JSON.stringify(state);
    catalogue[0].influence = 99;
    catalogue.pop();
    expect(JSON.stringify(state)).toBe(text);
    // The caller's object is not frozen.
    expect(Object.isFrozen(catalogue[0])).toBe(false);
  });
});

describe("as a replay", () => {
  const file = once(() => sampleReplay(exiles, options));
  const run = (value: unknown) => [...replay(exiles, value)];

  test("EX-18 a valid one is played again with its catalogue", () => {
    expect(copy(file()).options.catalogue).toEqual(cheap);
    expect(run(copy(file()))).toHaveLength(file().actions.length + 1);
  });

  test.each([
    ["other cards", cheap.slice(1), "options"],
    ["a wrong card", [cheap[0], {}], "options.catalogue.1.id"],
    ["one card", cheap.slice(-1), "options.catalogue"],
  ])("EX-18 %s is an error", (_, catalogue, path) => {
    const changed = { ...copy(file()), options: { ...options, catalogue } };
    expect(rulesError(() => run(changed)).path).toBe(path);
  });
});

describe("as tableaux", () => {
  test.each(nasties)("%s among the exiles is an error", (name, make) => {
    const { path } = rulesError(() => untyped(score)([{ ...empty, exiles: [make()] }]));
    // A value that throws when it is read has no path.
    if (name !== "a proxy that throws") expect(path).toMatch(/^0\.exiles\.0/);
  });

  test("anything among the exiles is an error", () => {
    fc.assert(
      fc.property(anything, (value) => {
        rulesError(() => untyped(score)([{ ...empty, exiles: [value] }]));
      }),
    );
  });

  test("the schema of a tableau accepts a valid one", () => {
    expect(exiles.schemas.tableau.safeParse({ ...empty, exiles: [one] }).success).toBe(true);
  });
});
