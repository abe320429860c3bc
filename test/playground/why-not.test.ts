import { fromPosition } from "abyss-rules";
import { abyss, races } from "abyss-rules/abyss";
import { colours } from "abyss-rules/conspiracy";
import { describe, expect, test } from "vitest";
import type { Standpoint } from "../../docs/playground/src/interaction/clickable-game.ts";
import { clicksOn, offerOf } from "../../docs/playground/src/interaction/clicks.ts";
import type { Made } from "../../docs/playground/src/interaction/partial-action.ts";
import type { ThingId, Zone } from "../../docs/playground/src/interaction/item-id.ts";
import { whyNot } from "../../docs/playground/src/interaction/why-not.ts";
import { positions } from "./positions.ts";
import { subjects } from "./subjects.ts";

const subject = subjects.abyss;
const thing = (zone: Zone, value: ThingId["value"] = null): ThingId => ({ zone, value });

/** What a player with these allies and pearls sees, when the Jailer (6, three races, crab) is in the court. */
function seen(
  hand: readonly ("crab-1" | "crab-3" | "squid-1" | "seahorse-1" | "shellfish-1")[],
  pearls: number,
) {
  const state = fromPosition(abyss, { seats: [{ hand, pearls }, {}], court: ["jailer"] }, "why");
  return { view: abyss.view(state, 0), seat: 0 };
}

/** Why a thing that cannot be clicked cannot. */
function reason(who: Standpoint, id: ThingId, made?: Made) {
  const offer = offerOf(subject, who, made);
  expect(clicksOn(subject, who, offer, id, 0)).toEqual([]);
  return whyNot(subject, who, made, id);
}

describe("why something cannot be clicked", () => {
  test("AB-27 too few races for a lord", () => {
    expect(reason(seen(["crab-3"], 5), thing("court", "jailer"))).toMatchObject({
      code: "wrong-number-of-races",
      rule: "AB-27",
      params: { has: 1, needs: 3 },
    });
  });

  test("AB-28 the best that can be paid is not enough", () => {
    const who = seen(["crab-1", "crab-1", "squid-1", "seahorse-1"], 1);
    expect(reason(who, thing("court", "jailer"))).toMatchObject({
      code: "too-few-pearls",
      rule: "AB-28",
      params: { has: 1, needs: 2 },
    });
  });

  test("AB-27 an ally too many for what was begun", () => {
    const who = seen(["crab-3", "squid-1", "seahorse-1", "shellfish-1"], 5);
    const made = { type: "recruit", lord: "jailer", allies: ["crab-3", "squid-1", "seahorse-1"] };
    expect(reason(who, thing("hand", "shellfish-1"), made)).toMatchObject({
      code: "wrong-number-of-races",
      params: { has: 4, needs: 3 },
    });
  });

  test("AB-49 for the power that was begun, not for another use of the same thing", () => {
    const seats = [{ lords: ["oracle"] }, {}] as const;
    const council = { crab: ["crab-1"] } as const;
    const view = abyss.view(fromPosition(abyss, { seats, council }, "why"), 0);
    const squid = thing("council", "squid");
    expect(reason({ view, seat: 0 }, squid)).toMatchObject({ rule: "AB-26" });
    expect(reason({ view, seat: 0 }, squid, { type: "use-oracle" })).toMatchObject({
      rule: "AB-49",
    });
  });

  test("AB-8 no pearl to plot with", () =>
    expect(reason(seen([], 0), thing("lord-deck"))).toMatchObject({
      code: "too-few-pearls",
      rule: "AB-8",
    }));

  test("AB-26 an empty council stack", () =>
    expect(reason(seen([], 0), thing("council", "squid"))).toMatchObject({ rule: "AB-26" }));

  test("who is not asked", () =>
    expect(reason({ ...seen([], 0), seat: 1 }, thing("exploration-deck"))).toMatchObject({
      code: "not-your-decision",
    }));

  test("what is never clicked has no reason", () =>
    expect(reason(seen([], 0), thing("spot", 1))).toBeUndefined());
});

/** Things that lie on every table of a game. */
const everywhere: Readonly<Record<"abyss" | "conspiracy", readonly ThingId[]>> = {
  abyss: [
    thing("exploration-deck"),
    thing("lord-deck"),
    thing("location-stack"),
    ...races.map((race) => thing("council", race)),
  ],
  conspiracy: [
    thing("lord-deck"),
    thing("location-deck"),
    ...colours.map((colour) => thing("pile", colour)),
  ],
};

describe.each([
  ["abyss", "abyss"],
  ["exiles", "abyss"],
  ["kraken", "abyss"],
  ["exiles-kraken", "abyss"],
  ["conspiracy", "conspiracy"],
  ["conspiracy-solo", "conspiracy"],
] as const)("%s", (name, family) => {
  test("whatever lies on the table can be clicked, or says why not", () => {
    const game = subjects[name];
    for (const { who } of positions(game, "why"))
      for (const id of everywhere[family]) {
        const offer = offerOf(game, who, undefined);
        if (clicksOn(game, who, offer, id, 0).length > 0) continue;
        expect({ id, rule: whyNot(game, who, undefined, id)?.rule }).toEqual({
          id,
          rule: expect.stringMatching(/^(AB|EX|KR|CO)-\d+$/),
        });
      }
  });
});
