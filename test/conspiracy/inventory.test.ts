import { expect, test } from "vitest";
import { locationsInPlay } from "../../src/conspiracy/cards/locations.ts";
import { lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { inventoryOf } from "../../src/conspiracy/index.ts";
import { prepare } from "./prepare.ts";

test("the inventory has every lord and location, wherever it is, as often as it is there", () => {
  const state = prepare({
    seats: [{ lords: ["red-1", "red-1"], locations: [{ location: "gold-keys", spot: 2 }] }],
    piles: ["blue-6"],
    available: ["seven-points"],
  });
  expect(inventoryOf(state).sort()).toEqual([...lordDeck, ...locationsInPlay(false)].sort());
});
