import { describe, expect, test } from "vitest";
import { countOf } from "../../src/kernel/components/bags.ts";
import { lootCards } from "../../src/kraken/cards/loot.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenBox } from "../../src/kraken/rules.ts";
import { prepare } from "./prepare.ts";

describe.each([2, 3, 4])("the set-up for %i players", (players) => {
  const { table } = kraken.setup({ players }, `setup ${players}`).state;

  test("KR-1 KR-2 the exploration deck has 78 cards, 7 of them krakens", () => {
    expect(table.deck).toHaveLength(78);
    expect(
      (["kraken-2", "kraken-3", "kraken-4"] as const).map((one) => countOf(table.deck, one)),
    ).toEqual([2, 3, 2]);
  });

  test("KR-3 KR-4 53 lords, 6 of them in the court; 26 locations, one of them available", () => {
    expect([table.court.length, table.lordDeck.length]).toEqual([6, 47]);
    expect(new Set([...table.court, ...table.lordDeck]).size).toBe(53);
    expect([table.available.length, table.stack.length]).toEqual([1, 25]);
    expect(new Set([...table.available, ...table.stack]).size).toBe(26);
  });

  test("KR-5 25 loot cards: three 3s, four 4s, five 5s, six 6s, seven 7s", () => {
    const { lootDeck } = table.kraken;
    expect(([3, 4, 5, 6, 7] as const).map((value) => countOf(lootDeck, value))).toEqual([
      3, 4, 5, 6, 7,
    ]);
    expect(lootDeck).toHaveLength(25);
  });

  test("KR-6 KR-7 nobody has nebulis, the figure or a sentinel", () => {
    const nobody = { owner: null, on: null };
    expect(table.kraken).toMatchObject({
      nebulis: Array(players).fill(0),
      figure: null,
      sentinels: { watcher: nobody, vigil: nobody, lookout: nobody },
      loot: [],
      discardedLoot: [],
    });
  });
});

test("KR-1 five players are too many, one too few", () => {
  for (const players of [1, 5]) expect(() => kraken.setup({ players }, "seats")).toThrow(/players/);
});

test("KR-5 the loot deck is shuffled by the seed", () => {
  const decks = ["a", "b"].map((seed) => kraken.setup({ players: 2 }, seed).state.table.kraken);
  expect(decks[0]!.lootDeck).not.toEqual(decks[1]!.lootDeck);
  expect(decks[0]!.lootDeck).not.toEqual([...lootCards]);
});

test("KR-6 the supply of nebulis is unlimited", () => {
  expect(prepare({ nebulis: [40, 40, 40] }).table.kraken.nebulis).toEqual([40, 40, 40]);
});

test("KR-2 to KR-4 the box contains that of Abyss", () => {
  expect([krakenBox.cards, krakenBox.lords, krakenBox.locations].map((all) => all.length)).toEqual([
    78, 53, 26,
  ]);
});
