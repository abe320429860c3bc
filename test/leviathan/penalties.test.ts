import { describe, expect, test } from "vitest";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import type { Leviathan, Lord } from "../../src/leviathan/cards/index.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { pearlsOf } from "../tables.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  type Description,
  eventsOf,
  kinds,
  legalOf,
  openKinds,
  play,
  question,
  refusalOf,
  roll,
} from "./prepare.ts";
import { attackedByGuard } from "./scenes.ts";

const me = by(0);
type Area = NonNullable<Description["seats"]>[number];

/** Seat 0 continues, and this leviathan attacks it. */
const attacked = (by: Leviathan, area: Area, rest: Description = {}) =>
  roll(
    atMonster(atBorder(by), area, { nextCards: ["crab-5"], ...rest }),
    me.continues(),
    "leviathan-20",
    1,
    2,
  );

describe("LE-15 wounds", () => {
  test.each<[Leviathan, number]>([
    ["leviathan-4", 2],
    ["leviathan-3", 3],
    ["leviathan-17", 4],
  ])("LE-15 %s gives %i", (beast, wounds) => {
    const hunter = { killed: [], wounds: 2, tokens: [] };
    const { state, events } = attacked(beast, {}, { leviathan: { seats: [hunter] } });
    expect(state.table.leviathan.seats.map((one) => one.wounds)).toEqual([2 + wounds, 0, 0]);
    expect(eventsOf(events, "wounds-taken")).toEqual([{ type: "wounds-taken", seat: 0, wounds }]);
  });

  test("LE-10 wounds never run out", () => {
    const hunter = { killed: [], wounds: 25, tokens: [] };
    const seats = [hunter, { ...hunter, wounds: 30 }];
    const { state } = attacked("leviathan-17", {}, { leviathan: { seats } });
    expect(state.table.leviathan.seats.map(({ wounds }) => wounds)).toEqual([29, 30, 0]);
  });
});

describe("LE-15 pearls", () => {
  test.each([
    [5, 2, 3],
    [3, 0, 3],
    [2, 0, 2],
  ])("LE-15 of %i pearls %i are left", (has, left, paid) => {
    const { state, events } = attacked("leviathan-5", { pearls: has });
    expect(pearlsOf(state)).toEqual([left, 1, 1]);
    expect(eventsOf(events, "pearls-returned")).toMatchObject([{ seat: 0, pearls: paid }]);
  });

  test("LE-15 without pearls nothing is paid", () => {
    const { state, events } = attacked("leviathan-6", { pearls: 0 });
    expect(pearlsOf(state)).toEqual([0, 1, 1]);
    expect(eventsOf(events, "pearls-returned")).toEqual([]);
  });
});

describe("LE-15 allies", () => {
  test("LE-15 the player discards 3 of their choice", () => {
    const hand = ["crab-1", "crab-1", "crab-3-fighter", "squid-2"] as const;
    const { state } = attacked("leviathan-1", { hand });
    expect(question(state)).toBe("lose-allies 0");
    expect(legalOf(state, "lose-allies").map(({ allies }) => allies)).toHaveLength(3);
    const after = play(state, me.losesAllies("crab-1", "crab-1", "squid-2"));
    expect(after.state.table.seats[0]!.hand).toEqual(["crab-3-fighter"]);
    expect(after.state.table.discard).toEqual(["crab-1", "crab-1", "monster", "squid-2"]);
    expect(kinds(after.events)).toEqual([
      "allies-lost",
      "leviathan-discarded",
      "leviathan-placed",
      "monster-passed",
      "card-revealed",
    ]);
  });

  test.each([[[]], [["crab-1"]], [["crab-1", "squid-2", "squid-3"]]] as const)(
    "LE-16 nothing is chosen where all must go: %j",
    (hand) => {
      const { state, events } = attacked("leviathan-2", { hand: [...hand] });
      expect(question(state)).not.toContain("lose-allies");
      expect(state.table.seats[0]!.hand).toEqual([]);
      const lost = hand.length > 0 ? [{ type: "allies-lost", seat: 0, allies: hand }] : [];
      expect(eventsOf(events, "allies-lost")).toEqual(lost);
    },
  );
});

describe("LE-15 a lord", () => {
  const held = (location: "jail", ...lords: Lord[]) => ({ location, lords });
  const area: Area = {
    lords: ["landlord", "keeper"],
    disabled: ["recruiter"],
    locations: [held("jail", "shaman")],
  };

  test("LE-15 a free lord, disabled or not; not one under a location", () => {
    const { state } = attacked("leviathan-9", area);
    expect(question(state)).toBe("lose-lord 0");
    expect(legalOf(state, "lose-lord").map(({ lord }) => lord)).toEqual([
      "landlord",
      "keeper",
      "recruiter",
    ]);
  });

  test.each<Lord>(["keeper", "recruiter"])("LE-15 AB-58 %s is discarded", (lord) => {
    const { state } = attacked("leviathan-10", area);
    const { state: after, events } = play(state, me.losesLord(lord));
    expect(eventsOf(events, "lord-discarded")).toEqual([
      { type: "lord-discarded", seat: 0, lord, from: "own" },
    ]);
    const { lords, disabled, locations } = after.table.seats[0]!;
    expect([...lords, ...disabled]).not.toContain(lord);
    expect([...lords, ...disabled]).toHaveLength(2);
    expect(locations).toEqual([held("jail", "shaman")]);
    expect(after.table.discardedLords).toEqual([lord]);
  });

  test.each<[string, Area, Lord[]]>([
    ["the only one goes", { lords: ["keeper"] }, ["keeper"]],
    ["the only one, disabled, goes", { disabled: ["keeper"] }, ["keeper"]],
    ["one under a location stays", { locations: [held("jail", "shaman")] }, []],
    ["without lords nothing is lost", {}, []],
  ])("LE-15 LE-16 %s, and nothing is asked", (_, one, lost) => {
    const { state, events } = attacked("leviathan-9", one);
    expect(question(state)).not.toContain("lose-lord");
    expect(state.table.discardedLords).toEqual(lost);
    expect(eventsOf(events, "lord-discarded").map(({ lord }) => lord)).toEqual(lost);
    expect(borderOf(state)).toEqual([["2-3", "leviathan-20", 0]]);
  });
});

describe("LE-16 the attacked player", () => {
  test("LE-16 nothing prevents an attack: the Shaman does not", () => {
    const { state } = attacked("leviathan-4", { lords: ["shaman"] });
    expect(state.table.leviathan.seats[0]!.wounds).toBe(2);
  });

  describe("LE-37 AB-35 activated powers at a penalty", () => {
    const lords: Lord[] = ["slaver", "oracle", "opportunist"];
    const rest: Description = { council: { squid: ["squid-1"] }, court: ["trader"] };
    const hand = ["crab-1", "crab-2", "crab-3", "crab-4"] as const;
    const uses = ["use-opportunist", "use-oracle", "use-slaver"];

    test("AB-35 LE-15 a lord can be used before it is lost", () => {
      const { state } = attacked("leviathan-9", { hand, lords }, rest);
      expect(openKinds(state)).toEqual(["lose-lord", ...uses]);
      const used = play(state, me.usesSlaver("crab-4")).state;
      expect(question(used)).toBe("lose-lord 0");
      expect(play(used, me.losesLord("slaver")).state.table.seats[0]!.pearls).toBe(3);
    });

    test("AB-35 LE-15 the Slaver discards one of four allies, and the other three are lost all the same", () => {
      const { state } = attacked("leviathan-1", { hand, lords }, rest);
      expect(openKinds(state)).toEqual(["lose-allies", ...uses]);
      const used = play(state, me.usesSlaver("crab-4")).state;
      expect(problems(leviathan, "state", used)).toEqual([]);
      expect(legalOf(used, "lose-allies")).toEqual([me.losesAllies("crab-1", "crab-2", "crab-3")]);
    });

    test("AB-35 in another player's turn they cannot be used", () => {
      for (const beast of ["leviathan-1", "leviathan-9"] as const) {
        const state = attackedByGuard(beast, { hand, lords });
        expect(openKinds(state)).toHaveLength(1);
        expect(refusalOf(state, by(1).usesSlaver("crab-1"))).toMatchObject({
          code: "power-outside-turn",
          rule: "AB-35",
        });
      }
    });
  });

  test("LE-16 LE-66 the others see what is lost", () => {
    const { state, revealedTo } = attacked("leviathan-2", { hand: ["crab-2"] });
    expect(revealedTo).toEqual([0, 1, 2]);
    expect(leviathan.view(state, 2).table.discard).toContain("crab-2");
  });
});
