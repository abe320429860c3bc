// Transfers on their own, with tables and lists that do not occur in a game of this library.
import { expect, test } from "vitest";
import type { Draft } from "../../src/abyss/table.ts";
import { discardAllies, drawCard } from "../../src/abyss/transfers.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { deepCopy } from "../../src/kernel/data/deep-copy.ts";
import { prepare } from "./prepare.ts";

/** A `play` that records events. */
function recordingPlay() {
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

test("AB-25 if deck and discard are empty, no card is drawn and no deck renewed", () => {
  const { events, play } = recordingPlay();
  const table = { ...draftOf({}), deck: [], discard: [] };
  expect(drawCard(table, play)).toBeUndefined();
  expect(events).toEqual([]);
});

test("AB-37 the event of a discard is sorted, in whatever order a variant discards", () => {
  const { events, play } = recordingPlay();
  const table = draftOf({ seats: [{ hand: ["crab-2", "squid-1"] }] });
  discardAllies(table, 0, ["squid-1", "crab-2"], play);
  expect(events).toEqual([{ type: "allies-discarded", seat: 0, allies: ["crab-2", "squid-1"] }]);
  expect(table.seats[0]!.hand).toEqual([]);
  expect(table.discard).toEqual(expect.arrayContaining(["crab-2", "squid-1"]));
});
