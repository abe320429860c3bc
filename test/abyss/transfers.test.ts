// Transfers by themselves, for tables and lists that no sound game of this library hands them.
import { expect, test } from "vitest";
import type { Draft } from "../../src/abyss/table.ts";
import { discardAllies, drawCard } from "../../src/abyss/transfers.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { deepCopy } from "../../src/kernel/data/deep-copy.ts";
import { prepare } from "./prepare.ts";

/** What a transfer tells, by what it is given. */
function told() {
  const events: unknown[] = [];
  const play = {
    rng: rngFrom("transfers"),
    emit: (event: unknown) => events.push(event),
    revealTo: () => {},
  } as unknown as Parameters<typeof drawCard>[1];
  return { events, play };
}

const draftOf = (...described: Parameters<typeof prepare>) =>
  deepCopy(prepare(...described).table) as Draft;

test("AB-25 where neither deck nor discard has a card, none is drawn and no deck renewed", () => {
  const { events, play } = told();
  const table = { ...draftOf({}), deck: [], discard: [] };
  expect(drawCard(table, play)).toBeUndefined();
  expect(events).toEqual([]);
});

test("AB-37 what a variant discards in any order is told in order", () => {
  const { events, play } = told();
  const table = draftOf({ seats: [{ hand: ["crab-2", "squid-1"] }] });
  discardAllies(table, 0, ["squid-1", "crab-2"], play);
  expect(events).toEqual([{ type: "allies-discarded", seat: 0, allies: ["crab-2", "squid-1"] }]);
  expect(table.seats[0]!.hand).toEqual([]);
  expect(table.discard).toEqual(expect.arrayContaining(["crab-2", "squid-1"]));
});
