import { expect, test } from "vitest";
import { countOf } from "../../src/kernel/components/bags.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { rulesError } from "../bad-input/errors.ts";

const { seats } = leviathan;
const states = Array.from(
  { length: seats.max - seats.min + 1 },
  (_, i) => leviathan.setup({ players: seats.min + i }, `set-up ${i}`).state,
);

test("LE-1 the game is for 2 to 5 players", () => {
  expect(seats).toEqual({ min: 2, max: 5 });
  expect(() => leviathan.setup({ players: 6 }, "six")).toThrow("players");
  expect(() => leviathan.setup({ players: 1 }, "one")).toThrow("players");
});

test("LE-2 LE-3 44 lords without the Tamer, and no threat marker that moves", () => {
  for (const { table } of states) {
    const lords = [...table.lordDeck, ...table.court];
    expect(lords).toHaveLength(44);
    expect(lords).not.toContain("tamer");
    expect(lords).toEqual(
      expect.arrayContaining(["intrepid", "border-guard", "coward", "breeder", "rebel"]),
    );
    expect(table.threat).toBe(1);
  }
});

test("LE-4 95 exploration cards: 9 monsters, 5 plain crabs of value 1, 20 fighters", () => {
  for (const { table } of states) {
    const cards = [...table.deck, ...table.seats.flatMap(({ hand }) => hand)];
    expect(cards).toHaveLength(95);
    expect(countOf<string>(cards, "monster")).toBe(9);
    expect(countOf<string>(cards, "crab-1")).toBe(5);
    expect(cards.filter((card) => card.endsWith("-fighter"))).toHaveLength(20);
    for (const race of ["jellyfish", "crab", "seahorse", "shellfish", "squid"])
      for (const value of [1, 2, 3, 4])
        expect(countOf<string>(cards, `${race}-${value}-fighter`)).toBe(1);
  }
});

test("LE-5 each player begins with a plain crab of value 1; the others are in the deck", () => {
  for (const { table } of states) {
    for (const { hand } of table.seats) expect(hand).toEqual(["crab-1"]);
    expect(countOf<string>(table.deck, "crab-1")).toBe(5 - table.seats.length);
  }
});

test("LE-6 LE-7 LE-8 one of 20 leviathans lies at the border, on the space of the roll", () => {
  for (const [i, state] of states.entries()) {
    const { border, deck } = state.table.leviathan;
    expect(deck).toHaveLength(19);
    expect(border).toHaveLength(1);
    const { events } = leviathan.setup({ players: seats.min + i }, `set-up ${i}`);
    const roll = events.find((event) => event.type === "dice-rolled");
    const sum = roll!.dice.reduce((a, b) => a + b, 0);
    const space = sum <= 3 ? "2-3" : sum >= 11 ? "11-12" : String(sum);
    expect(border[0]).toMatchObject({ space, lost: 0 });
    expect(deck).not.toContain(border[0]!.leviathan);
  }
});

test("LE-6 a position with a leviathan twice is refused, one that is drawn too", () => {
  const drawn = { ask: "place-leviathan", seats: [0], leviathan: "leviathan-7" } as const;
  const twice = (area: object) =>
    rulesError(() =>
      fromPosition(
        leviathan,
        { seats: [{}, {}], agenda: [drawn], leviathan: area } as never,
        "twice",
      ),
    );
  const reason = "leviathan-7 appears 2 times, the game has 1";
  const problem = { path: ["agenda", 0, "leviathan"], reason };
  const border = [{ space: "4", leviathan: "leviathan-7", lost: 0 }];
  for (const area of [{ border }, { deck: ["leviathan-7"] }, { discarded: ["leviathan-7"] }])
    expect(twice(area).problems).toEqual([problem]);
});

test.each([
  ["deck", ["leviathan-7"], "19 cards are placed nowhere"],
  ["tokens", ["key"], "19 cards are placed nowhere"],
])("LE-6 LE-9 a position with too few cards in the %s is refused", (place, cards, reason) => {
  const position = { seats: [{}, {}], leviathan: { [place]: cards } };
  const error = rulesError(() => fromPosition(leviathan, position as never, "few"));
  expect(error.path).toBe(`leviathan.${place}`);
  expect(error.reason).toContain(reason);
});

const seven = "leviathan-7";
const keys = Array<string>(5).fill("key");
const beast = { space: "4", leviathan: seven, lost: 0 };
const hunter = { killed: [], wounds: 0, tokens: [] };

test.each<[string, object]>([
  ["border.1.leviathan", { border: [beast, { ...beast, space: "5" }] }],
  ["seats.1.killed.0", { border: [beast], seats: [hunter, { ...hunter, killed: [seven] }] }],
  ["discarded.0", { border: [beast], discarded: [seven] }],
  ["deck.0", { border: [beast], deck: [seven] }],
  ["seats.1.tokens.4", { seats: [hunter, { ...hunter, tokens: keys }] }],
  ["revealed.4", { revealed: keys }],
  ["tokens.4", { tokens: keys }],
])("LE-6 LE-9 a position with too many of a kind is refused, with the place: %s", (at, area) => {
  const position = { seats: [{}, {}], leviathan: area };
  const { problems } = rulesError(() => fromPosition(leviathan, position as never, "many"));
  expect(problems.map(({ path }) => path.join("."))).toEqual([`leviathan.${at}`]);
});

test("LE-9 two supplies of 20 tokens each", () => {
  for (const { table } of states) {
    expect(table.tokens).toHaveLength(20);
    const { tokens } = table.leviathan;
    const counts = ["two-pearls", "three-pearls", "key", "council-stack"].map((kind) =>
      countOf<string>(tokens, kind),
    );
    expect(counts).toEqual([8, 4, 4, 4]);
    expect(tokens).toHaveLength(20);
  }
});

test("LE-10 nobody has wounds, kills, tokens or the Scourge; everybody has a pearl", () => {
  for (const { table } of states) {
    for (const hunter of table.leviathan.seats)
      expect(hunter).toEqual({ killed: [], wounds: 0, tokens: [] });
    expect(table.leviathan.scourge).toBeNull();
    expect(table.keyTokens).toBe(10);
    for (const { pearls } of table.seats) expect(pearls).toBe(1);
  }
});
