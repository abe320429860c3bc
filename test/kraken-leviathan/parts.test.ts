// Cards, queries, texts, schemas and inventory of the two boxes together.
import { expect, test } from "vitest";
import { readEvent } from "../../src/kernel/tools/serialisation.ts";
import {
  allies,
  copiesOf,
  leviathans,
  lordCard,
  lordCards,
  lords,
  namedLords,
} from "../../src/kraken-leviathan/cards/index.ts";
import {
  describeAction,
  keysOf,
  krakenLeviathan,
  lordCostFor,
} from "../../src/kraken-leviathan/index.ts";
import { inventoryOf, krakenLeviathanBox } from "../../src/kraken-leviathan/rules.ts";
import { score } from "../../src/kraken-leviathan/score.ts";
import { prepare } from "./prepare.ts";

test("LE-78 as many copies of each ally as in the deck", () => {
  const { cards } = krakenLeviathanBox;
  expect(new Set(["monster", ...allies])).toEqual(new Set(cards));
  for (const ally of allies)
    expect([ally, copiesOf(ally)]).toEqual([ally, cards.filter((card) => card === ally).length]);
});

test("LE-2 LE-78 the lords by id are those in play, without the Tamer", () => {
  const inPlay = [...lords].sort();
  expect(Object.keys(lordCards).sort()).toEqual(inPlay);
  expect(Object.keys(namedLords).sort()).toEqual(inPlay);
});

test("LE-78 keys and costs of the lords of both boxes", () => {
  const of = ["fence", "coward"] as const;
  const state = prepare({ seats: [{ lords: of }], court: ["rebel"] });
  expect(keysOf(state, 0)).toBe(lordCard("fence").keys + lordCard("coward").keys);
  expect(lordCostFor(state, 0, "rebel")).toEqual(lordCard("rebel").cost);
});

test("LE-82 KR-17 a button names the pearls that a nebulis does not pay", () => {
  const view = krakenLeviathan.view(prepare({ court: ["coward"] }), 0);
  const action = { type: "recruit", seat: 0, lord: "coward" } as const;
  const paid = { allies: ["seahorse-5"], affiliate: "seahorse-5", nebulis: 1 } as const;
  expect(describeAction({ ...action, ...paid }, { view })).toContain("1 nebulis and 2 pearls");
});

test.each(["leviathan-token", "loot", "court", "reward", "last-space", "taxidermist"])(
  "pearls from %s are an event of the game",
  (source) => {
    const event = { type: "pearls-gained", seat: 0, pearls: 2, source };
    const read = readEvent(krakenLeviathan, event);
    expect(read).toEqual(event);
    for (const viewer of [0, 1, "spectator"] as const)
      expect(krakenLeviathan.redact(read, viewer)).toEqual(event);
  },
);

test("the inventory lists each leviathan once, and the 20 leviathan tokens", () => {
  const inventory = inventoryOf(krakenLeviathan.setup({ players: 2 }, "inventory").state);
  const found = inventory.filter((one) => one.startsWith("leviathan-"));
  expect(found.sort()).toEqual([...leviathans].sort());
  expect(inventory.filter((one) => one.startsWith("leviathan token "))).toHaveLength(20);
});

test("the error of an impossible tableau names the game", () => {
  expect(() => score([{} as never])).toThrow(/\bkraken-leviathan\b/);
});
