import { expect, test } from "vitest";
import { conspiracyBox, locationsInPlay } from "../../src/conspiracy/cards/box.ts";
import { lordDeck } from "../../src/conspiracy/cards/lords.ts";
import { inventoryOf } from "../../src/conspiracy/rules.ts";
import { prepare } from "./prepare.ts";

test("the inventory lists every copy of every lord and location, wherever it is", () => {
  const state = prepare({
    seats: [{ lords: ["red-1", "red-1"], locations: [{ location: "gold-keys", spot: 2 }] }],
    piles: ["blue-6"],
    available: ["seven-points"],
  });
  expect(inventoryOf(state).sort()).toEqual(
    [...lordDeck, ...locationsInPlay(conspiracyBox, false)].sort(),
  );
});
