// Public queries on a state, a view or a table, and on allies in any order.
import { expect, test } from "vitest";
import { lowestOfEachRace, lowestValue } from "../../src/abyss/allies.ts";
import * as ofCards from "../../src/abyss/cards/index.ts";
import * as of from "../../src/abyss/index.ts";
import * as ofRules from "../../src/abyss/rules.ts";
import { prepare } from "./prepare.ts";

const state = prepare({
  council: { squid: ["squid-1"], crab: ["crab-1", "crab-2"] },
  seats: [
    {
      keys: 1,
      lords: ["treasurer", "trader"],
      disabled: ["slaver"],
      locations: [{ location: "jail", lords: ["keeper"] }],
    },
    { lords: ["shaman"] },
    { lords: ["recruiter"] },
  ],
});

test.each([
  ["a state", state],
  ["a view", of.abyss.view(state, "spectator")],
  ["a table", state.table],
])("AB-26 AB-29 AB-35 AB-46 AB-59 AB-67 queries on %s", (_, table) => {
  const { cost } = ofCards.lordCard("miller");
  expect(of.filledStacks(table)).toEqual(["crab", "squid"]);
  expect(of.lordsOf(table, 0)).toEqual(["treasurer", "trader", "slaver", "keeper"]);
  expect([0, 1].map((seat) => of.keysOf(table, seat))).toEqual([2, 1]);
  expect([0, 1].map((seat) => of.powerWorks(table, seat, "trader"))).toEqual([true, false]);
  expect(of.powerWorks(table, 0, "slaver")).toBe(false);
  expect([0, 1].map((seat) => of.soldierTargets(table, seat))).toEqual([[2], [2, 0]]);
  expect([0, 1, 2].map((seat) => of.isSoldierTarget(table, seat, "recruiter"))).toEqual([
    true,
    false,
    false,
  ]);
  expect(of.costFor(table, 0, cost)).toEqual({ ...cost, value: cost.value + 2 });
  expect([0, 1].map((seat) => of.lordCostFor(table, seat, "miller"))).toEqual([cost, cost]);
});

test("AB-27 AB-28 AB-30 AB-70 points, races and lowest values of allies in any order", () => {
  const allies = ["squid-3", "crab-4", "squid-2", "crab-5", "squid-2"] as const;
  expect(ofRules.pointsOf(allies)).toBe(16);
  expect(lowestValue(allies)).toBe(2);
  expect(ofRules.racesAmong(allies)).toEqual(["squid", "crab"]);
  expect(lowestOfEachRace(allies)).toEqual(["squid-2", "crab-4"]);
});
