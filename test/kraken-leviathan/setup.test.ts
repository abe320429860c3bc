import { expect, test } from "vitest";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { krakenLeviathanBox } from "../../src/kraken-leviathan/rules.ts";
import { by } from "./by.ts";
import { eventsOf, play, prepare, question } from "./prepare.ts";

test.each([2, 3, 4, 5])("LE-78 the set-up for %i players", (players) => {
  const { state, events } = krakenLeviathan.setup({ players }, `set-up ${players}`);
  const { table } = state;
  expect(table.seats.map(({ hand, pearls }) => ({ hand, pearls }))).toEqual(
    Array(players).fill({ hand: ["crab-1"], pearls: 1 }),
  );
  expect(table.deck).toHaveLength(102 - players);
  expect(table.deck.filter((card) => card === "monster")).toHaveLength(9);
  expect(table.deck.filter((card) => card.startsWith("kraken"))).toHaveLength(7);
  expect(table.deck.filter((card) => card.endsWith("fighter"))).toHaveLength(20);
  expect([...table.lordDeck, ...table.court]).toHaveLength(62);
  expect([...table.lordDeck, ...table.court]).not.toContain("tamer");
  expect([...table.stack, ...table.available]).toHaveLength(26);
  expect(table.kraken).toMatchObject({ nebulis: Array(players).fill(0), figure: null });
  expect(table.kraken.lootDeck).toHaveLength(25);
  expect([table.tokens.length, table.leviathan.tokens.length]).toEqual([20, 20]);
  expect([table.leviathan.deck.length, table.leviathan.border.length]).toEqual([19, 1]);
  expect(table.threat).toBe(1);
  expect(eventsOf(events, "leviathan-placed")).toHaveLength(1);
});

test("LE-78 the box: 102 exploration cards, 62 lords, 26 locations, 2 to 5 players", () => {
  const { cards, lords, locations } = krakenLeviathanBox;
  expect([cards.length, lords.length, locations.length]).toEqual([102, 62, 26]);
  expect(krakenLeviathan.seats).toEqual({ min: 2, max: 5 });
});

/** Seat 0 explores; the others have many pearls and seat 1 these lords. */
const withBuyers = (players: number, lords: readonly "hypnotist"[]) =>
  play(
    prepare({
      players,
      seats: Array.from({ length: players }, (_, seat) => ({
        pearls: seat === 0 ? 0 : 9,
        lords: seat === 1 ? lords : [],
      })),
      nextCards: ["crab-1", "crab-2", "kraken-2", "crab-3", "squid-1", "squid-2"],
    }),
    by(0).explores(),
  ).state;

test("LE-88 LE-1 KR-51 five players and the Hypnotist: a fifth ally costs 5", () => {
  const { state, events } = play(
    withBuyers(5, ["hypnotist"]),
    by(1).buys(),
    by(1).buys(),
    by(2).buys(),
    by(3).buys(),
    by(4).buys(),
  );
  expect(eventsOf(events, "ally-bought").map(({ price }) => price)).toEqual([1, 2, 3, 4, 5]);
  expect(state.table.seats.map(({ pearls }) => pearls)).toEqual([15, 6, 6, 5, 4]);
  expect(question(state)).toBe("explore 0");
});

test("LE-88 LE-1 five players without the Hypnotist: a fourth ally costs 4, and there is no fifth", () => {
  const { state, events } = play(withBuyers(5, []), ...[1, 2, 3, 4].map((seat) => by(seat).buys()));
  expect(eventsOf(events, "ally-bought").map(({ price }) => price)).toEqual([1, 2, 3, 4]);
  expect(question(state)).toBe("explore 0");
});
