import { describe, expect, test } from "vitest";
import { abyssBox } from "../../src/abyss/cards/box.ts";
import { KEY_TOKEN_COUNT, monsterTokens } from "../../src/abyss/cards/threat.ts";
import { abyss, type View } from "../../src/abyss/index.ts";
import { inventoryOf } from "../../src/abyss/inventory.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { secretKinds } from "../information/secret-kinds.ts";
import { stateOf } from "../lazy-scenes.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import { abyssEvents, abyssSecrets } from "./events.ts";
import { eventsOf, exploring, play, prepare, question, type State, seatings } from "./prepare.ts";
import { scenes } from "./scenes.ts";

const viewers: Viewer[] = [0, 1, 2, "spectator"];

/** A table with components in every place, during an exploration. */
const rich = exploring(["crab-1", "monster", "squid-2"], {
  seats: [
    {
      pearls: 3,
      keys: 1,
      hand: ["crab-2", "squid-4"],
      tokens: [2, 4],
      affiliated: ["crab-5"],
      lords: ["keeper", "oracle"],
      disabled: ["reaper"],
      locations: [{ location: "jail", lords: ["slaver", "tamer"] }],
    },
    { pearls: 0, hand: ["jellyfish-1"], tokens: [3] },
    { pearls: 0, hand: ["shellfish-1", "shellfish-1", "shellfish-3"] },
  ],
  threat: 4,
  discard: ["seahorse-1", "monster"],
  council: { crab: ["crab-3", "crab-4"], jellyfish: ["jellyfish-5"] },
  court: ["miller", "trader", "sage"],
  lordDeck: ["peddler", "elder"],
  available: ["depths", "chasm"],
});
const faceDown = (cards: readonly unknown[]): null[] => cards.map(() => null);

describe("the table", () => {
  test.each(viewers)("AB-77 what is public: %s", (viewer) => {
    const { table } = abyss.view(rich, viewer);
    expect(table.court).toEqual(["miller", "trader", "sage"]);
    expect(table.track).toEqual(["crab-1", "monster", "squid-2"]);
    expect(table.threat).toBe(4);
    expect(table.available).toEqual(["depths", "chasm"]);
    expect(table.discard).toEqual(rich.table.discard);
    expect(table.discardedLords).toEqual(rich.table.discardedLords);
    expect(table.discardedLords).toContain("shepherd");
    expect(table.keyTokens).toBe(KEY_TOKEN_COUNT - 1);
    expect(table.turn).toEqual(rich.table.turn);
    for (const [seat, area] of table.seats.entries()) {
      const { pearls, keys, affiliated, lords, disabled, locations } = rich.table.seats[seat]!;
      expect(area).toMatchObject({ pearls, keys, affiliated, lords, disabled, locations });
      expect(area.hand).toHaveLength([2, 1, 3][seat]!);
      expect(area.tokens).toHaveLength([2, 1, 0][seat]!);
    }
  });

  test.each(viewers)("AB-77 decks, council and token supply are face down: %s", (viewer) => {
    const { table } = abyss.view(rich, viewer);
    expect(table.deck).toEqual(faceDown(rich.table.deck));
    expect(table.lordDeck).toEqual([null, null]);
    expect(table.stack).toEqual(faceDown(rich.table.stack));
    expect(table.tokens).toEqual(faceDown(rich.table.tokens));
    expect(table.council).toEqual({
      jellyfish: [null],
      crab: [null, null],
      seahorse: [],
      shellfish: [],
      squid: [],
    });
  });

  test.each(viewers)("AB-77 hands and monster tokens are hidden from opponents: %s", (viewer) => {
    const { seats } = abyss.view(rich, viewer).table;
    for (const [seat, { hand, tokens }] of rich.table.seats.entries()) {
      expect(seats[seat]!.hand).toEqual(seat === viewer ? hand : faceDown(hand));
      expect(seats[seat]!.tokens).toEqual(seat === viewer ? tokens : faceDown(tokens));
    }
  });

  test.each<readonly [number, Viewer]>([
    ...seatings,
    [2, "spectator"],
    [3, "spectator"],
    [4, "spectator"],
  ])("AB-77 of %i players, each has cards hidden from all others: %s", (players, viewer) => {
    const areas = [
      { hand: ["crab-1", "crab-2"], tokens: [2, 4] },
      { hand: ["jellyfish-1"], tokens: [3] },
      { hand: ["shellfish-1", "shellfish-3"], tokens: [2] },
      { hand: ["squid-5"], tokens: [2, 3] },
    ] as const;
    const hidden = areas.slice(0, players);
    const { seats } = abyss.view(prepare({ players, seats: hidden }), viewer).table;
    expect(seats.map(({ hand, tokens }) => ({ hand, tokens }))).toEqual(
      hidden.map((area, seat) =>
        seat === viewer ? area : { hand: faceDown(area.hand), tokens: faceDown(area.tokens) },
      ),
    );
  });

  test.each(viewers)(
    "AB-77 there is nothing else in a view, in particular no random numbers: %s",
    (viewer) => {
      const view = abyss.view(rich, viewer);
      expect(Object.keys(view).sort()).toEqual(["agenda", "table"]);
      expect(Object.keys(view.table).sort()).toEqual(Object.keys(rich.table).sort());
    },
  );

  test.each(viewers)("AB-77 the view does not depend on the order of decks: %s", (viewer) => {
    const { deck, lordDeck, stack, tokens } = rich.table;
    const other = {
      ...rich,
      table: {
        ...rich.table,
        deck: [...deck].reverse(),
        lordDeck: [...lordDeck].reverse(),
        stack: [...stack].reverse(),
        tokens: [...tokens].reverse(),
      },
    };
    expect(abyss.view(other, viewer)).toEqual(abyss.view(rich, viewer));
  });

  test("AB-77 drawn locations are public", () => {
    const start = exploring(["monster"], {
      threat: 3,
      seats: [{ keys: 2 }],
      nextLocations: ["chasm", "abyss"],
    });
    const { state } = play(start, by(0).fights({ keys: 1 }), by(0).drawsLocations(2));
    for (const viewer of viewers)
      expect(abyss.view(state, viewer).table.drawn).toEqual(["chasm", "abyss"]);
  });

  test("AB-77 an ally bought or taken is public while it is face up, then hidden in the hand", () => {
    const start = prepare({
      seats: [{ pearls: 0 }, { pearls: 1 }],
      nextCards: ["crab-5", "squid-1"],
    });
    const { state, events } = play(start, by(0).explores(), by(1).buys());
    const [bought] = eventsOf(events, "ally-bought");
    expect(abyss.redact(bought!, "spectator")).toMatchObject({ ally: "crab-5" });
    expect(abyss.view(state, 1).table.seats[1]!.hand).toEqual(["crab-5"]);
    for (const viewer of [0, 2, "spectator"] as const)
      expect(abyss.view(state, viewer).table.seats[1]!.hand).toEqual([null]);
  });

  test("AB-77 allies sent to the council are hidden from all, even from the explorer", () => {
    const { state } = play(
      exploring(["crab-3", "squid-1"], { seats: [{}, { pearls: 0 }] }),
      by(0).takes(),
    );
    for (const viewer of viewers)
      expect(abyss.view(state, viewer).table.council.crab).toEqual([null]);
  });
});

describe("after the end", () => {
  const { state } = play(
    prepare({
      lastSeat: 0,
      council: { crab: ["crab-1"] },
      seats: [{ tokens: [2, 4] }, { tokens: [3], hand: ["squid-1", "squid-2"] }],
    }),
    by(0).requests("crab"),
  );

  test.each(viewers)("AB-23 all know the monster tokens: %s", (viewer) => {
    expect(question(state)).toBe("over");
    expect(abyss.view(state, viewer).table.seats.map(({ tokens }) => tokens)).toEqual([
      [2, 4],
      [3],
      [],
    ]);
  });

  test.each(viewers)(
    "AB-77 AB-70 hands are public, as affiliated allies and discard: %s",
    (viewer) => {
      const { table } = abyss.view(state, viewer);
      expect(table.seats.map(({ affiliated }) => affiliated)).toEqual([
        ["crab-1"],
        ["squid-1"],
        [],
      ]);
      expect(table.discard).toEqual(["squid-2"]);
    },
  );
});

describe("events", () => {
  // The four types of events that are redacted, and who sees them in full.
  const tokens = () =>
    play(exploring(["monster"], { nextTokens: [4] }), by(0).fights({ tokens: 1 }));
  const hunters = ["crab-4", "squid-4"] as const;
  const stolen = () =>
    play(
      prepare({
        seats: [{ hand: [...hunters] }, { tokens: [4] }],
        court: ["hunter", "miller", "reaper", "keeper"],
      }),
      by(0).recruits("hunter", hunters),
      by(0).steals(1),
    );
  const stack = () => play(prepare({ council: { crab: ["crab-4"] } }), by(0).requests("crab"));
  const searched = () =>
    play(
      exploring(["monster"], {
        threat: 3,
        seats: [{ keys: 2 }],
        available: ["black-smokers"],
        stack: ["jail"],
      }),
      by(0).fights({ keys: 1 }),
      by(0).controls("black-smokers", [], 3),
    );
  const secrets = [
    ["tokens-drawn", tokens, "tokens", [0]],
    ["token-stolen", stolen, "token", [0, 1]], // the player who loses a token knows its value
    ["stacks-taken", stack, "allies", [0]],
    ["stack-searched", searched, "locations", [0]],
  ] as const;

  test.each(secrets)(
    "AB-77 %s is shown in full to the right seats only",
    (type, played, field, seers) => {
      const [event] = eventsOf(played().events, type);
      const secret = (event as unknown as Record<string, unknown>)[field];
      const hidden = Array.isArray(secret) ? secret.map(() => null) : null;
      for (const viewer of viewers) {
        const may = (seers as readonly Viewer[]).includes(viewer);
        expect(abyss.redact(event!, viewer)).toEqual(may ? event : { ...event, [field]: hidden });
      }
    },
  );

  test("AB-77 all other types of events are the same for all", () => {
    expect(secretKinds(abyss, abyssEvents)).toEqual(abyssSecrets);
  });
});

test.each([
  ["Slaver", prepare({ seats: [{ lords: ["slaver"], hand: ["crab-1", "crab-2"] }] }), "use-slaver"],
  ["Commander", () => scenes.discard["Commander, at the end of a turn"], "discard"],
] as const)("AB-77 only a view with the player's own cards lists moves: %s", (_, scene, kind) => {
  const state = stateOf<State>(scene);
  const [seat] = abyss.deciders(state);
  const other = seat === 0 ? 1 : 0;
  const listed = (of: State | View) =>
    [...abyss.legalActions(of, seat!)].filter(({ type }) => type === kind);
  expect(listed(abyss.view(state, seat!)).length).toBeGreaterThan(0);
  expect(() => listed(abyss.view(state, other))).toThrow(
    `hand.0: is face down, but seat ${seat} sees it`,
  );
});

test("AB-30 the inventory includes allies played, which are in the agenda until one is affiliated", () => {
  const [crab, ...hand] = rich.table.seats[0]!.hand;
  const seats = rich.table.seats.with(0, { ...rich.table.seats[0]!, hand });
  const played = { do: "affiliate", seat: 0, lord: "sage", allies: [crab!], affiliate: crab! };
  const state = { table: { ...rich.table, seats }, agenda: [...rich.agenda, played] };
  expect(sorted(inventoryOf(state))).toEqual(sorted(inventoryOf(rich)));
});

test("AB-2 to AB-5 the inventory lists all components, wherever they are", () => {
  const expected = [...abyssBox.cards, ...abyssBox.lords, ...abyssBox.locations, ...monsterTokens];
  expect(sorted(inventoryOf(rich))).toEqual(
    sorted([...expected.map(String), `${KEY_TOKEN_COUNT} key tokens`]),
  );
});
