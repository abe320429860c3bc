// The cards of the ten lords, and what their powers have in common.
import { describe, expect, test } from "vitest";
import type { Race } from "../../../src/abyss/cards/allies.ts";
import { type Ally, type Lord, lordCard, lords } from "../../../src/leviathan/cards/index.ts";
import { leviathan as game, keysOf } from "../../../src/leviathan/index.ts";
import {
  atBorder,
  atMonster,
  by,
  eventsOf,
  openKinds,
  paymentFor,
  play,
  prepare,
  question,
  recruiting,
  refusalOf,
  withTokens,
} from "../prepare.ts";
import { type Area, recruitment } from "./arrivals.ts";

const me = by(0);

type Kind = "once" | "permanent";
type Print = [Lord, string, number, number, Race, influence: number, keys: number, Kind];
const printed: Print[] = [
  ["intrepid", "soldier", 6, 1, "crab", 4, 1, "permanent"],
  ["border-guard", "soldier", 8, 2, "crab", 6, 0, "once"],
  ["taxidermist", "merchant", 6, 1, "shellfish", 5, 1, "permanent"],
  ["arms-dealer", "merchant", 8, 2, "shellfish", 7, 0, "once"],
  ["metamorph", "mage", 6, 1, "jellyfish", 5, 1, "permanent"],
  ["sorcerer", "mage", 8, 2, "jellyfish", 7, 0, "once"],
  ["altruist", "politician", 6, 1, "squid", 5, 1, "permanent"],
  ["rebel", "politician", 8, 2, "squid", 7, 0, "once"],
  ["coward", "farmer", 8, 1, "seahorse", 8, 1, "permanent"],
  ["breeder", "farmer", 10, 2, "seahorse", 10, 0, "once"],
];
const permanent: Lord[] = ["intrepid", "taxidermist", "metamorph", "altruist", "coward"];
const once: Lord[] = ["border-guard", "arms-dealer", "sorcerer", "rebel", "breeder"];

describe("LE-48 the cards", () => {
  test.each(printed)(
    "LE-48 LE-49 %s: %s, cost %i of %i races with %s, influence %i, keys %i, %s",
    (lord, guild, value, races, required, influence, keys, power) => {
      expect(lordCard(lord)).toMatchObject({
        guild,
        cost: { value, races, required },
        influence,
        keys,
        power,
      });
    },
  );

  test("LE-48 LE-3 each is in the box once, and no other lord is new", () => {
    const own = lords.filter((lord) => lordCard(lord).set === "leviathan");
    expect([...own].sort()).toEqual(printed.map(([lord]) => lord).sort());
  });

  /** Allies that are worth exactly the cost. */
  const exact: [Lord, Ally[]][] = [
    ["intrepid", ["crab-4", "crab-2"]],
    ["border-guard", ["crab-5", "squid-3"]],
    ["taxidermist", ["shellfish-4", "shellfish-2"]],
    ["arms-dealer", ["shellfish-5", "squid-3"]],
    ["metamorph", ["jellyfish-4", "jellyfish-2"]],
    ["sorcerer", ["jellyfish-5", "squid-3"]],
    ["altruist", ["squid-4", "squid-2"]],
    ["rebel", ["squid-5", "crab-3"]],
    ["coward", ["seahorse-5", "seahorse-3"]],
    ["breeder", ["seahorse-5", "squid-5"]],
  ];
  const facing = (lord: Lord, hand: Ally[], pearls = 0) =>
    prepare({ court: [lord, "trader", "keeper", "sage"], seats: [{ hand, pearls }] });

  test.each(exact)("LE-48 %s is recruited with %j", (lord, allies) => {
    const { state } = play(facing(lord, allies), me.recruits(lord, allies));
    expect(state.table.seats[0]!.lords).toEqual([lord]);
    expect(state.table.seats[0]!.affiliated).toHaveLength(1);
  });

  test.each(exact)("LE-48 %s costs 1 pearl more than %j with an ally less by 1", (lord, allies) => {
    const less = allies.map((ally, i): Ally => (i === 1 ? lower[ally]! : ally));
    expect(refusalOf(facing(lord, less), me.recruits(lord, less)).code).toBe("too-few-pearls");
    const { events } = play(facing(lord, less, 1), me.recruits(lord, less));
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ lord, pearls: 1 }]);
  });
  const lower: Partial<Record<Ally, Ally>> = {
    "crab-2": "crab-1",
    "crab-3": "crab-2",
    "shellfish-2": "shellfish-1",
    "jellyfish-2": "jellyfish-1",
    "squid-2": "squid-1",
    "squid-3": "squid-2",
    "squid-5": "squid-4",
    "seahorse-3": "seahorse-2",
  };
});

describe("LE-48 the new lords count like all others", () => {
  test.each([
    [permanent, 4 + 5 + 5 + 5 + 8],
    [once, 6 + 7 + 7 + 7 + 10],
  ])("LE-48 AB-71 the influence of %j adds %i to the score", (five, points) => {
    const state = prepare({ seats: [{ lords: five, pearls: 0 }] });
    const [sheet] = game.score([0, 1, 2].map((seat) => game.tableau(state, seat)));
    expect(sheet!.total).toBe(points);
  });

  test("LE-48 AB-59 their keys lead to control", () => {
    const start = recruiting("altruist", {
      seats: [{ lords: ["intrepid", "metamorph"] }],
      available: ["jail"],
    });
    expect(keysOf(start, 0)).toBe(2);
    const { state } = play(start, me.recruits("altruist", paymentFor("altruist")));
    expect(keysOf(state, 0)).toBe(3);
    expect(question(state)).toBe("control 0");
  });

  test("LE-48 AB-67 the seventh lord triggers the end", () => {
    const six: Lord[] = [...once, "coward"];
    const start = recruiting("altruist", { seats: [{ lords: six }] });
    const { events } = play(start, me.recruits("altruist", paymentFor("altruist")));
    expect(eventsOf(events, "end-triggered")).toMatchObject([{ seat: 0 }]);
  });

  test("LE-48 AB-39 the Assassin disables one, and its permanent power is gone", () => {
    const start = recruiting("assassin", { seats: [{}, { lords: ["coward", "intrepid"] }] });
    const { state } = play(
      start,
      me.recruits("assassin", paymentFor("assassin")),
      me.disables("coward"),
    );
    expect(state.table.seats[1]).toMatchObject({ lords: ["intrepid"], disabled: ["coward"] });
  });

  test("LE-48 AB-55 the Traitor may discard one for another", () => {
    const start = recruiting("traitor", { seats: [{ lords: ["breeder"] }], court: ["coward"] });
    const { state } = play(
      start,
      me.recruits("traitor", paymentFor("traitor")),
      me.replaces("breeder", "coward"),
    );
    expect(state.table.seats[0]!.lords).toEqual(["traitor", "coward"]);
    expect(state.table.discardedLords).toEqual(["breeder"]);
  });
});

describe("LE-49 once and permanent powers", () => {
  const leviathan = { border: atBorder("leviathan-9", "leviathan-12") };
  const hand: Ally[] = ["crab-2", "squid-2"];

  test("LE-49 none is activated: they add nothing to the choices of a turn", () => {
    const choices = (lords: Lord[]) => openKinds(prepare({ seats: [{ lords, hand }], leviathan }));
    for (const five of [permanent, once]) expect(choices(five)).toEqual(choices([]));
  });

  test.each(permanent)("LE-49 %s does nothing when it is recruited", (lord) => {
    const seats: Area[] = [{ hand: ["crab-1"], pearls: 3 }];
    const { state, events } = play(...recruitment(lord, { seats, leviathan }));
    expect(question(state)).toBe("act 1");
    expect(eventsOf(events, "pearls-gained")).toEqual([]);
    expect(state.table.seats[0]!.pearls).toBe(3);
  });

  test("LE-49 once powers do not work in a fight or past a monster", () => {
    const start = atMonster(leviathan.border, { lords: once, hand });
    expect(openKinds(start)).toEqual(["continue", "fight"]);
  });
});

test("LE-37 AB-35 the Rebel's reward is no fight: activated powers can be used at both questions about tokens", () => {
  const leviathan = { border: atBorder("leviathan-15", "leviathan-1"), ...withTokens(["key"]) };
  const seats: Area[] = [{ hand: ["crab-2", "crab-3"], lords: ["slaver"] }];
  const rebelling = play(...recruitment("rebel", { seats, leviathan })).state;
  const drawing = play(rebelling, me.removesLifePoint("leviathan-15")).state;
  expect(openKinds(drawing)).toEqual(["draw-tokens", "use-slaver"]);
  const used = play(drawing, me.usesSlaver("crab-2")).state;
  expect(question(used)).toBe("draw-tokens 0");
  const revealing = play(drawing, me.drawsTokens(4)).state;
  expect(openKinds(revealing)).toEqual(["decline", "reveal-token", "use-slaver"]);
});

test("LE-50 AB-35 at the questions of Border Guard, Rebel and Breeder activated powers can be used", () => {
  const border = atBorder("leviathan-9");
  for (const lord of ["border-guard", "rebel", "breeder"] as const) {
    const seats: Area[] = [{ hand: ["crab-2"], lords: ["slaver"] }];
    const { state } = play(...recruitment(lord, { seats, leviathan: { border } }));
    expect(openKinds(state)).toContain("use-slaver");
    expect(refusalOf(state, me.declines()).code).toBe("not-asked");
    const after = play(state, me.usesSlaver("crab-2")).state;
    expect(question(after)).toBe(question(state));
  }
});
