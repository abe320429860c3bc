import { expect, test } from "vitest";
import { inventoryOf as abyssInventory } from "../../src/abyss/rules.ts";
import { leviathans, leviathanTokens } from "../../src/leviathan/cards/index.ts";
import { leviathan as game } from "../../src/leviathan/index.ts";
import { inventoryOf } from "../../src/leviathan/rules.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { leviathanSamples } from "../words/samples/leviathan.ts";
import { atBorder, atMonster, by, play, prepare, roll } from "./prepare.ts";

const a = by(0);
const viewers = [0, 1, 2, "spectator"] as const;

const rich = prepare({
  seats: [{ hand: ["crab-1"], tokens: [2, 4] }, { hand: ["crab-1", "squid-4-fighter"] }],
  leviathan: {
    border: atBorder(["leviathan-1", 1], "leviathan-12"),
    discarded: ["leviathan-3"],
    revealed: ["key"],
    seats: [
      { killed: ["leviathan-4"], wounds: 2, tokens: ["two-pearls", "key"] },
      { wounds: 1, tokens: ["council-stack"] },
    ],
    scourge: 0,
  },
});

test.each(viewers)("LE-66 what %s sees of Leviathan", (viewer) => {
  const { table } = game.view(rich, viewer);
  const { deck, tokens, seats, ...shown } = table.leviathan;
  const { deck: allDeck, tokens: supply, seats: all, ...rest } = rich.table.leviathan;
  expect(shown).toEqual(rest);
  expect(deck).toEqual(allDeck.map(() => null));
  expect(tokens).toEqual(supply.map(() => null));
  expect(table.tokens).toEqual(rich.table.tokens.map(() => null));
  for (const [seat, own] of all.entries()) {
    expect(seats[seat]).toMatchObject({ killed: own.killed, wounds: own.wounds });
    expect(seats[seat]!.tokens).toEqual(
      own.tokens.map((token) => (seat === viewer ? token : null)),
    );
  }
});

test.each(viewers)("LE-66 hands stay hidden from %s, the crab 1 of the deal too", (viewer) => {
  const { table } = game.view(rich, viewer);
  for (const [seat, { hand }] of rich.table.seats.entries())
    expect(table.seats[seat]!.hand).toEqual(hand.map((ally) => (seat === viewer ? ally : null)));
});

test.each(viewers)("LE-66 a state sampled for %s has everything that is seen", (viewer) => {
  const view = game.view(rich, viewer);
  for (const seed of ["one", "other"]) {
    const sampled = game.sampleState(view, seed);
    expect(game.view(sampled, viewer)).toEqual(view);
    expect(inventoryOf(sampled).sort()).toEqual(inventoryOf(rich).sort());
  }
});

test.each([
  ["deck", "15 leviathans are face down, but 16 are unaccounted for"],
  ["tokens", "16 leviathan tokens are face down, but 17 are unaccounted for"],
] as const)("LE-66 a view with a card too few in %s is an error", (place, reason) => {
  const view = copy(game.view(rich, 0));
  view.table.leviathan[place].pop();
  expect(rulesError(() => game.sampleState(view, "one")).message).toContain(reason);
});

test("LE-66 LE-6 LE-9 the inventory lists each leviathan once, and each leviathan token", () => {
  const found = inventoryOf(rich);
  expect(found.filter((one) => one.startsWith("leviathan-")).sort()).toEqual(
    [...leviathans].sort(),
  );
  expect(found.filter((one) => one.startsWith("leviathan token ")).sort()).toEqual(
    leviathanTokens.map((token) => `leviathan token ${token}`).sort(),
  );
  expect(found).toHaveLength(abyssInventory(rich).length + 40);
});

test("LE-66 rolls and the leviathan drawn are public", () => {
  const start = atMonster(atBorder("leviathan-12"), {}, { nextCards: ["crab-5"] });
  const { events } = roll(start, a.continues(), "leviathan-3", 4, 4);
  for (const viewer of viewers)
    expect(events.map((event) => game.redact(event, viewer))).toEqual(events);
});

const {
  "leviathan-tokens-drawn": drawn,
  "leviathan-token-stolen": _,
  ...open
} = leviathanSamples.events;

const gained = { type: "pearls-gained", seat: 0, pearls: 2, source: "leviathan-token" } as const;

test.each([...Object.values(open), gained])("LE-66 everybody sees the event %j", (event) => {
  for (const viewer of viewers) expect(game.redact(event, viewer)).toEqual(event);
});

test("LE-66 the faces of tokens are seen by the seat that draws or takes them, and the one robbed", () => {
  const stolen = { type: "leviathan-token-stolen", seat: 0, from: 1, token: "key" } as const;
  for (const viewer of viewers) {
    const tokens = viewer === drawn.seat ? drawn.tokens : [null, null];
    expect(game.redact(drawn, viewer)).toEqual({ ...drawn, tokens });
    const token = viewer === 0 || viewer === 1 ? "key" : null;
    expect(game.redact(stolen, viewer)).toEqual({ ...stolen, token });
  }
});

test("LE-66 LE-24 a roll is shown to all players", () => {
  const start = atMonster(atBorder("leviathan-19"), { hand: ["crab-1", "crab-2"] });
  const { revealedTo } = roll(start, a.fights("leviathan-19", "crab-1"), 1);
  expect(revealedTo).toEqual([0, 1, 2]);
});

test("LE-66 LE-29 which tokens a reward brings is known to its owner only, how many to all", () => {
  const start = atMonster(atBorder("leviathan-3", "leviathan-12"), { hand: ["crab-5"] });
  const killed = roll(start, a.fights("leviathan-3", "crab-5"), 6).state;
  const result = game.reduce(killed, a.drawsTokens(1));
  if (!result.ok) throw new Error("refused");
  const [own, others] = [0, 1].map((seat) => game.view(result.state, seat).table);
  expect(own!.seats[0]!.tokens.every((token) => token !== null)).toBe(true);
  expect(own!.leviathan.seats[0]!.tokens.every((token) => token !== null)).toBe(true);
  expect(others!.seats[0]!.tokens).toEqual([null]);
  expect(others!.leviathan.seats[0]!.tokens).toEqual([null, null]);
  expect(result.revealedTo).toEqual([0]);
  const drawn = result.events.find(({ type }) => type === "leviathan-tokens-drawn")!;
  expect(game.redact(drawn, 0)).toEqual(drawn);
  expect(game.redact(drawn, 1)).toEqual({ ...drawn, tokens: [null, null] });
});

test("LE-66 LE-40 a revealed token is shown to the opponents, the others are not", () => {
  const start = prepare({
    question: { ask: "reveal-token", seats: [0] },
    leviathan: { seats: [{ tokens: ["key", "two-pearls"] }] },
  });
  const { state, revealedTo } = play(start, a.reveals("key"));
  expect(revealedTo).toEqual([1, 2]);
  expect(game.view(state, 1).table.leviathan).toMatchObject({
    revealed: ["key"],
    seats: [{ tokens: [null] }, {}, {}],
  });
});

test("LE-42 LE-66 tokens that were not revealed stay hidden when the game is over", () => {
  const { state } = play(
    prepare({
      lastSeat: 0,
      council: { crab: ["crab-2"] },
      leviathan: { seats: [{ tokens: ["key"] }] },
    }),
    a.requests("crab"),
  );
  expect(game.deciders(state)).toEqual([]);
  expect(game.view(state, 1).table.leviathan.seats[0]!.tokens).toEqual([null]);
  expect(game.view(state, 0).table.leviathan.seats[0]!.tokens).toEqual(["key"]);
});
