import { fromPosition } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { races } from "abyss-rules/abyss/cards";
import { colours } from "abyss-rules/conspiracy/cards";
import { describe, expect, test } from "vitest";
import type { SeatView } from "../../docs/playground/src/interaction/clickable-game.ts";
import { clicksOn, offerOf } from "../../docs/playground/src/interaction/clicks.ts";
import type { ItemId, Zone } from "../../docs/playground/src/interaction/item-id.ts";
import type { PartialAction } from "../../docs/playground/src/interaction/partial-action.ts";
import { whyNot } from "../../docs/playground/src/interaction/why-not.ts";
import { positions } from "./positions.ts";
import { subjects } from "./subjects.ts";

const subject = subjects.abyss;
const item = (zone: Zone, value: ItemId["value"] = null): ItemId => ({ zone, value });

/** The view of a player with these allies and pearls; the Jailer (6, three races, crab) is in the court. */
function seen(
  hand: readonly ("crab-1" | "crab-3" | "squid-1" | "seahorse-1" | "shellfish-1")[],
  pearls: number,
) {
  const state = fromPosition(abyss, { seats: [{ hand, pearls }, {}], court: ["jailer"] }, "why");
  return { view: abyss.view(state, 0), seat: 0 };
}

/** Why an item cannot be clicked. */
function reason(seatView: SeatView, id: ItemId, partial?: PartialAction) {
  const offer = offerOf(subject, seatView, partial);
  expect(clicksOn(subject, seatView, offer, id, 0)).toEqual([]);
  return whyNot(subject, seatView, partial, id);
}

describe("the reason why an item cannot be clicked", () => {
  test("AB-27 too few races for a lord", () => {
    expect(reason(seen(["crab-3"], 5), item("court", "jailer"))).toMatchObject({
      code: "wrong-number-of-races",
      rule: "AB-27",
      params: { has: 1, needs: 3 },
    });
  });

  test("AB-28 the best possible payment is not enough", () => {
    const seatView = seen(["crab-1", "crab-1", "squid-1", "seahorse-1"], 1);
    expect(reason(seatView, item("court", "jailer"))).toMatchObject({
      code: "too-few-pearls",
      rule: "AB-28",
      params: { has: 1, needs: 2 },
    });
  });

  test("AB-27 an ally too many for the partial action", () => {
    const seatView = seen(["crab-3", "squid-1", "seahorse-1", "shellfish-1"], 5);
    const partial = {
      type: "recruit",
      lord: "jailer",
      allies: ["crab-3", "squid-1", "seahorse-1"],
    };
    expect(reason(seatView, item("hand", "shellfish-1"), partial)).toMatchObject({
      code: "wrong-number-of-races",
      params: { has: 4, needs: 3 },
    });
  });

  test("AB-49 is about the power that was started, not about another use of the same item", () => {
    const seats = [{ lords: ["oracle"] }, {}] as const;
    const council = { crab: ["crab-1"] } as const;
    const view = abyss.view(fromPosition(abyss, { seats, council }, "why"), 0);
    const squid = item("council", "squid");
    expect(reason({ view, seat: 0 }, squid)).toMatchObject({ rule: "AB-26" });
    expect(reason({ view, seat: 0 }, squid, { type: "use-oracle" })).toMatchObject({
      rule: "AB-49",
    });
  });

  test("AB-8 no pearl to plot with", () =>
    expect(reason(seen([], 0), item("lord-deck"))).toMatchObject({
      code: "too-few-pearls",
      rule: "AB-8",
    }));

  test("AB-26 an empty council stack", () =>
    expect(reason(seen([], 0), item("council", "squid"))).toMatchObject({ rule: "AB-26" }));

  test("another seat has to decide", () =>
    expect(reason({ ...seen([], 0), seat: 1 }, item("exploration-deck"))).toMatchObject({
      code: "not-your-decision",
    }));

  test("an item that is never clickable has no reason", () =>
    expect(reason(seen([], 0), item("spot", 1))).toBeUndefined());
});

/** Items that are on every table of a game. */
const everywhere: Readonly<Record<"abyss" | "conspiracy", readonly ItemId[]>> = {
  abyss: [
    item("exploration-deck"),
    item("lord-deck"),
    item("location-stack"),
    ...races.map((race) => item("council", race)),
  ],
  conspiracy: [
    item("lord-deck"),
    item("location-deck"),
    ...colours.map((colour) => item("pile", colour)),
  ],
};

describe.each([
  ["abyss", "abyss"],
  ["exiles", "abyss"],
  ["kraken", "abyss"],
  ["leviathan", "abyss"],
  ["exiles-kraken", "abyss"],
  ["exiles-leviathan", "abyss"],
  ["kraken-leviathan", "abyss"],
  ["exiles-kraken-leviathan", "abyss"],
  ["conspiracy", "conspiracy"],
  ["conspiracy-solo", "conspiracy"],
] as const)("%s", (name, family) => {
  test("every item on the table can be clicked, or says why not", () => {
    const game = subjects[name];
    for (const { seatView } of positions(game, "why"))
      for (const id of everywhere[family]) {
        const offer = offerOf(game, seatView, undefined);
        if (clicksOn(game, seatView, offer, id, 0).length > 0) continue;
        expect({ id, rule: whyNot(game, seatView, undefined, id)?.rule }).toEqual({
          id,
          rule: expect.stringMatching(/^(AB|EX|KR|LE|CO)-\d+$/),
        });
      }
  });
});
