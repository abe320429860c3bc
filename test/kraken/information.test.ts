import { expect, test } from "vitest";
import { inventoryOf as inventoryOfAbyss } from "../../src/abyss/inventory.ts";
import { lootCards } from "../../src/kraken/cards/loot.ts";
import { kraken } from "../../src/kraken/index.ts";
import { inventoryOf } from "../../src/kraken/inventory.ts";
import { krakenBox } from "../../src/kraken/rules.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { abyssEvents, abyssSecrets } from "../abyss/events.ts";
import { rulesError } from "../bad-input/errors.ts";
import { secretKinds } from "../information/secret-kinds.ts";
import { sorted } from "../tables.ts";
import { krakenSamples } from "../words/samples/kraken.ts";
import { by } from "./by.ts";
import { exploring, kinds, play, prepare } from "./prepare.ts";

const rich = prepare({
  seats: [
    { hand: ["kraken-4"], locations: [{ location: "megalodon", lords: [] }] },
    { hand: ["kraken-3"] },
  ],
  nebulis: [2, 1, 0],
  loot: [{ location: "megalodon", values: [4, 7] }],
  sentinels: { watcher: { owner: 1, on: { kind: "stack", stack: "crab" } } },
  council: { crab: ["crab-1", "kraken-2"] },
});

test.each([0, 1, 2, "spectator"] as const)("KR-71 what %s sees", (viewer) => {
  const { table } = kraken.view(rich, viewer);
  const { lootDeck, ...shown } = table.kraken;
  const { lootDeck: deck, ...all } = rich.table.kraken;
  expect(shown).toEqual(all);
  expect(lootDeck).toEqual(deck.map(() => null));
  expect(table.council.crab).toEqual([null, null]);
  expect(table.deck.every((card) => card === null)).toBe(true);
  expect(table.seats.map(({ hand }) => hand)).toEqual([
    [viewer === 0 ? "kraken-4" : null],
    [viewer === 1 ? "kraken-3" : null],
    [],
  ]);
});

test("KR-71 the stack chosen for a kraken is public at the moment of the choice", () => {
  const start = play(exploring(["kraken-4", "squid-3"]), by(0).takes()).state;
  const result = kraken.reduce(start, by(0).placesKraken("crab"));
  if (!result.ok) throw new Error("refused");
  for (const viewer of [0, 1, "spectator"] as const) {
    expect(result.events.map((event) => kraken.redact(event, viewer))).toEqual(result.events);
    expect(kraken.view(result.state, viewer).table.council.crab).toEqual([null]);
  }
  expect(result.revealedTo).toEqual([]);
});

test("KR-71 all events that Kraken adds are public", () => {
  expect(secretKinds(kraken, { ...abyssEvents, ...krakenSamples.events })).toEqual(abyssSecrets);
});

test("KR-5 KR-71 the inventory has all loot by name, wherever it lies", () => {
  const state = prepare({
    seats: [{ locations: [{ location: "megalodon", lords: [] }] }],
    loot: [{ location: "megalodon", values: [4, 7] }],
    lootDeck: [3, 6],
  });
  const inventory = inventoryOf(state);
  const loot = inventory.filter((name) => name.startsWith("loot"));
  expect(sorted(loot)).toEqual(lootCards.map((value) => `loot ${value}`));
  expect(sorted(inventory)).toEqual(sorted([...inventoryOfAbyss(state), ...loot]));
});

test("KR-71 sampling a state from a view with too little loot is an error that names the cards", () => {
  const view = kraken.view(rich, 0);
  const { lootDeck } = view.table.kraken;
  const area = { ...view.table.kraken, lootDeck: lootDeck.slice(1) };
  const error = rulesError(() =>
    kraken.sampleState({ ...view, table: { ...view.table, kraken: area } }, "seed"),
  );
  expect(error.path).toBe("table");
  expect(error.reason).toBe("22 loot cards are face down, but 23 are unaccounted for");
});

test("KR-71 AB-26 only the player who takes a stack sees its cards, though its sentinel is returned", () => {
  const start = prepare({
    council: { crab: ["crab-1", "kraken-2"] },
    sentinels: { watcher: { owner: 0, on: { kind: "stack", stack: "crab" } } },
  });
  const { revealedTo, events } = play(start, by(0).requests("crab"));
  expect(kinds(events)).toContain("sentinel-returned");
  expect(revealedTo).toEqual([0]);
});

test("KR-71 a sampled state has every card once, and visible cards in their place", () => {
  for (const [number, { state }] of [
    ...playRandomly(kraken, { players: 3 }, "imagine"),
  ].entries()) {
    if (number % 9 > 0) continue;
    for (const viewer of [0, 2, "spectator"] as const) {
      const view = kraken.view(state, viewer);
      const sampled = kraken.sampleState(view, `${number}`);
      expect(kraken.view(sampled, viewer)).toEqual(view);
      expect(inventoryOf(sampled).sort()).toEqual(inventoryOf(state).sort());
    }
  }
});

test("KR-71 krakens are sampled into hands, the council and the deck, even if allies of the race are left", () => {
  const places = { hand: 0, council: 0, deck: 0 };
  const rounds = 150;
  const loot = new Set<number>();
  for (let i = 0; i < rounds; i++) {
    const { table } = kraken.sampleState(kraken.view(rich, 2), `seed ${i}`);
    const isKraken = (card: string) => card.startsWith("kraken");
    if (table.seats.some(({ hand }) => hand.some(isKraken))) places.hand += 1;
    if (table.council.crab.some(isKraken)) places.council += 1;
    if (table.deck.some(isKraken)) places.deck += 1;
    loot.add(table.kraken.lootDeck.at(-1)!);
  }
  for (const [place, times] of Object.entries(places)) expect(times, place).toBeGreaterThan(2);
  expect(loot.size).toBeGreaterThan(2);
});

test("KR-71 a council stack with more cards than its race has left is filled up with krakens", () => {
  // All crabs but one are visible, and the stack has three cards.
  const crabs = krakenBox.cards.filter((card) => card.startsWith("crab")) as "crab-1"[];
  const state = prepare({
    discard: crabs.slice(1),
    council: { crab: [crabs[0]!, "kraken-2", "kraken-3"], squid: ["kraken-2"] },
  });
  for (let i = 0; i < 20; i++) {
    const { table } = kraken.sampleState(kraken.view(state, 0), `few ${i}`);
    expect(table.council.crab.filter((card) => card.startsWith("kraken")).length).toBeGreaterThan(
      1,
    );
  }
  expect(lootCards).toHaveLength(25);
});

test("KR-70 a tableau of a view counts visible krakens and lists what is hidden", () => {
  const own = kraken.tableau(kraken.view(rich, 0), 0);
  expect(own).toMatchObject({ nebulis: 2 + 3, figure: true, loot: { megalodon: [4, 7] } });
  expect(own.hidden).toBeUndefined();
  const theirs = kraken.tableau(kraken.view(rich, 0), 1);
  expect(theirs).toMatchObject({ nebulis: 1, figure: false, hidden: { hand: 1 } });
  expect(kraken.tableau(kraken.view(rich, 1), 1)).toMatchObject({ nebulis: 1 + 2, figure: true });
});

test("KR-67, KR-70 no sheet is complete while a hand is hidden: its krakens may move the figure", () => {
  const sheets = (of: Parameters<typeof kraken.tableau>[0]) =>
    kraken.score([0, 1, 2].map((seat) => kraken.tableau(of, seat))).map(({ complete }) => complete);
  expect(sheets(rich)).toEqual([true, true, true]);
  expect(sheets(kraken.view(rich, 0))).toEqual([false, false, false]);
  const open = prepare({ nebulis: [1] });
  expect(sheets(kraken.view(open, 0))).toEqual([true, true, true]);
});
