import { describe, expect, test } from "vitest";
import type { Payment } from "../../src/abyss/actions.ts";
import { type Ally, allyValue, type Race, raceOf } from "../../src/abyss/cards/allies.ts";
import { cardIds } from "../../src/abyss/cards/box.ts";
import type { Cost } from "../../src/abyss/cards/lord-card.ts";
import { type Lord, lordCard } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import { payments } from "../../src/abyss/payment.ts";
import type { TableView } from "../../src/abyss/table.ts";
import { isCountable } from "../../src/kernel/agenda/countable.ts";
import { krakenComponents } from "../../src/kraken/cards/box.ts";
import { pearlsOf, sorted } from "../tables.ts";
import { allyCards } from "./ally-cards.ts";
import { by } from "./by.ts";
import {
  type Area,
  applied,
  type Description,
  eventsOf,
  legalOf,
  openKinds,
  play,
  prepare,
  refusalOf,
  type State,
} from "./prepare.ts";

const kraken = cardIds(krakenComponents).ally("kraken-4");
const court = ["shepherd", "reaper", "keeper", "landowner"] as const;
/** Seat 0 with this hand and these pearls before four farmers of cost 8, 7, 6 and 10. */
const paying = (hand: readonly Ally[], pearls: number, more: Description = {}): State =>
  prepare({ court, ...more, seats: [{ hand, pearls }, ...(more.seats ?? [])] });

describe("values and pearls", () => {
  test("AB-28 allies that reach the cost need no pearls", () => {
    const allies: Ally[] = ["seahorse-5", "seahorse-3"];
    const { state, events } = play(paying(allies, 4), by(0).recruits("shepherd", allies));
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ pearls: 0 }]);
    expect(state.table.seats[0]!.pearls).toBe(4);
  });

  test.each<[Ally[], number]>([
    [["seahorse-5", "seahorse-2"], 1],
    [["seahorse-5"], 3],
    [["seahorse-1"], 7],
  ])("AB-28 missing points are paid in pearls, 1 each: %j and %i", (allies, price) => {
    const start = paying(allies, price);
    const { state, events } = play(start, by(0).recruits("shepherd", allies));
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ pearls: price }]);
    expect(pearlsOf(state)).toEqual([0, 1, 1]);
    const poorer = paying(allies, price - 1);
    expect(legalOf(poorer, "recruit").some(({ lord }) => lord === "shepherd")).toBe(false);
    expect(refusalOf(poorer, by(0).recruits("shepherd", allies))).toMatchObject({
      code: "too-few-pearls",
      rule: "AB-28",
      params: { has: price - 1, needs: price },
    });
  });

  test("AB-28 excess is lost", () => {
    const allies: Ally[] = ["seahorse-5", "seahorse-4"];
    const { state } = play(paying(allies, 2), by(0).recruits("shepherd", allies));
    expect(state.table.seats[0]).toMatchObject({ hand: [], pearls: 2, lords: ["shepherd"] });
  });

  test("AB-28 pearls pay for missing points only: no more, and no race", () => {
    // Nine pearls would pay for the whole lord.
    const state = paying(["seahorse-5", "crab-1"], 9);
    expect(refusalOf(state, by(0).recruits("shepherd", [], "seahorse-5")).code).toBe(
      "wrong-number-of-races",
    );
    expect(refusalOf(state, by(0).recruits("keeper", ["seahorse-5", "crab-1"])).code).toBe(
      "wrong-number-of-races",
    );
  });

  test("AB-28 pearls alone do not recruit a lord", () => {
    expect(openKinds(paying([], 50))).not.toContain("recruit");
  });

  test("AB-28 one ally of each race is enough with the pearls for the rest", () => {
    const allies: Ally[] = ["seahorse-1", "crab-1", "squid-1"];
    const { state } = play(paying(allies, 3), by(0).recruits("keeper", allies));
    expect(state.table.seats[0]).toMatchObject({ pearls: 0, lords: ["keeper"] });
  });
});

/** What the Shepherd (8) costs in pearls on top of a seahorse 1, and not a pearl less. */
function priceOf(seats: readonly Area[]): number {
  const table = {
    court,
    seats: [{ ...seats[0], hand: ["seahorse-1" as const], pearls: 20 }, ...seats.slice(1)],
  };
  const { events } = play(prepare(table), by(0).recruits("shepherd", ["seahorse-1"]));
  return eventsOf(events, "lord-recruited")[0]!.pearls;
}

describe("Recruiter and Treasurer", () => {
  test.each<[string, number, Area[]]>([
    ["neither", 7, [{}]],
    ["an opponent's Recruiter", 9, [{}, {}, { lords: ["recruiter"] }]],
    ["your own Treasurer", 5, [{ lords: ["treasurer"] }]],
    ["both", 7, [{ lords: ["treasurer"] }, { lords: ["recruiter"] }]],
    ["your own Recruiter", 7, [{ lords: ["recruiter"] }]],
    ["an opponent's Treasurer", 7, [{}, { lords: ["treasurer"] }]],
  ])("AB-29 they add up: with %s, %i pearls are missing", (_, pearls, seats) => {
    expect(priceOf(seats)).toBe(pearls);
  });

  // A cost below 0 cannot occur: the cheapest lords cost 6.
});

const forbidden = { rules: { superfluousAllies: "forbidden" } } as const;

describe("superfluous allies", () => {
  const allies: Ally[] = ["seahorse-5", "seahorse-3", "seahorse-1"];

  test("AB-34 they may be played, and the lowest of them is affiliated", () => {
    const { state } = play(paying(allies, 0), by(0).recruits("shepherd", allies));
    expect(state.table.seats[0]!.affiliated).toEqual(["seahorse-1"]);
    expect(legalOf(paying(allies, 0), "recruit")).toContainEqual(
      by(0).recruits("shepherd", sorted(allies)),
    );
  });

  test("AB-34 not if the rule option forbids them", () => {
    expect(
      refusalOf(paying(allies, 0, forbidden), by(0).recruits("shepherd", allies)),
    ).toMatchObject({
      code: "superfluous-ally",
      rule: "AB-34",
      params: { ally: "seahorse-1" },
    });
  });

  // Only values decide whether an ally is superfluous: pearls do not count.
  test.each<[Lord, Ally[], number, boolean]>([
    ["shepherd", ["seahorse-5", "seahorse-3"], 0, true],
    ["shepherd", ["seahorse-5", "seahorse-4"], 0, true],
    ["shepherd", ["seahorse-4", "seahorse-3", "seahorse-2"], 0, true], // any one less is too little
    ["shepherd", ["seahorse-4", "seahorse-4", "seahorse-1"], 0, false],
    ["shepherd", ["seahorse-5", "seahorse-2", "seahorse-1", "seahorse-1"], 0, false],
    // Pearls could take the place of the 3, but the values alone do not reach the cost without it.
    ["shepherd", ["seahorse-5", "seahorse-3"], 9, true],
    ["shepherd", ["seahorse-2", "seahorse-1"], 9, true],
    ["shepherd", ["seahorse-5", "seahorse-4", "seahorse-1"], 9, false],
    // The last ally of a race is never superfluous.
    ["reaper", ["seahorse-5", "seahorse-3", "crab-1"], 0, true],
    ["reaper", ["seahorse-5", "crab-1", "crab-2"], 0, false],
    ["reaper", ["seahorse-5", "crab-5"], 0, true],
    // One of two equal cards is another card of its race.
    ["reaper", ["seahorse-5", "crab-2", "crab-2"], 0, false],
    ["reaper", ["seahorse-4", "crab-2", "crab-2"], 0, true],
    ["keeper", ["seahorse-2", "crab-2", "squid-2", "squid-2"], 0, false],
    ["keeper", ["seahorse-5", "crab-4", "squid-3"], 0, true],
    ["keeper", ["seahorse-5", "crab-4", "squid-3", "squid-1"], 0, false],
  ])(
    "AB-34 forbidden: %s with %j and %i pearls is accepted: %s",
    (lord, played, pearls, accepted) => {
      const state = paying(played, pearls, forbidden);
      const refusal = abyss.refusal(state, by(0).recruits(lord, played));
      expect(refusal?.code).toBe(accepted ? undefined : "superfluous-ally");
      // Where it is allowed, all of them are.
      expect(abyss.refusal(paying(played, pearls), by(0).recruits(lord, played))).toBeUndefined();
    },
  );

  test("AB-34 AB-29 the modified cost counts", () => {
    const played: Ally[] = ["seahorse-4", "seahorse-4", "seahorse-1"];
    const dear = paying(played, 0, { ...forbidden, seats: [{ lords: ["recruiter"] }] });
    expect(abyss.refusal(dear, by(0).recruits("shepherd", played))?.code).toBe("too-few-pearls");
    const withPearl = paying(played, 1, { ...forbidden, seats: [{ lords: ["recruiter"] }] });
    expect(abyss.refusal(withPearl, by(0).recruits("shepherd", played))).toBeUndefined();
  });
});

// The legal payments, by trying every part of a hand.

const racesIn = (allies: readonly string[]): Set<Race | null> => new Set(allies.map(raceOf));
const worth = (allies: readonly Ally[]): number =>
  allies.reduce((sum, ally) => sum + allyValue(ally), 0);

/** All parts of a hand, as sorted lists, each once. */
function partsOf(hand: readonly Ally[]): Ally[][] {
  const parts = new Map<string, Ally[]>();
  for (let bits = 0; bits < 1 << hand.length; bits++) {
    const part = sorted(hand.filter((_, i) => (bits >> i) & 1));
    parts.set(part.join(), part);
  }
  return [...parts.values()];
}

function isPayment(lord: Lord, part: readonly Ally[], pearls: number): boolean {
  const { value, races, required } = lordCard(lord).cost;
  const played = racesIn(part);
  return (
    played.size === races && (!required || played.has(required)) && worth(part) + pearls >= value
  );
}

const isSuperfluous = (lord: Lord, part: readonly Ally[]): boolean =>
  part.some((_, i) => {
    const rest = part.filter((_, j) => j !== i);
    return racesIn(rest).size === racesIn(part).size && worth(rest) >= lordCard(lord).cost.value;
  });

/** Lord, allies and affiliated ally of every recruitment, as text. */
function expected(
  hand: readonly Ally[],
  pearls: number,
  lords: readonly Lord[],
  minimal: boolean,
): string[] {
  const all = lords.flatMap((lord) =>
    partsOf(hand)
      .filter((part) => isPayment(lord, part, pearls))
      .filter((part) => !minimal || !isSuperfluous(lord, part))
      .flatMap((part) => {
        const low = Math.min(...part.map(allyValue));
        const choices = new Set(part.filter((ally) => allyValue(ally) === low));
        return [...choices].map((ally) => `${lord}: ${part.join(" ")} > ${ally}`);
      }),
  );
  return all.sort();
}

const listed = (state: State, payments: "all" | "minimal"): string[] =>
  [...abyss.legalActions(state, 0, { payments })]
    .flatMap((action) =>
      action.type === "recruit"
        ? [`${action.lord}: ${sorted(action.allies).join(" ")} > ${action.affiliate}`]
        : [],
    )
    .sort();

const hands: readonly (readonly [Ally[], number])[] = [
  [["seahorse-5", "seahorse-4", "seahorse-3", "seahorse-1", "seahorse-1"], 0],
  [["seahorse-2", "seahorse-2", "seahorse-2", "crab-2", "crab-2", "crab-5", "squid-1"], 0],
  [["seahorse-1", "seahorse-1", "crab-1", "crab-1", "squid-1", "squid-1", "jellyfish-1"], 4],
  [["seahorse-5", "crab-4", "squid-3", "jellyfish-2", "shellfish-1", "shellfish-1"], 2],
  [
    [
      ...(["jellyfish-2", "jellyfish-3", "crab-1", "crab-4", "seahorse-3"] as const),
      ...(["seahorse-3", "shellfish-1", "shellfish-5", "squid-2", "squid-2"] as const),
    ],
    1,
  ],
];
const lords = ["shepherd", "reaper", "keeper", "treasurer", "sage", "trader"] as const;

describe("the list of payments", () => {
  test.each(hands)(
    "AB-34 minimal payments are exactly those without a superfluous ally: %j, %i pearls",
    (hand, pearls) => {
      const minimal = expected(hand, pearls, lords, true);
      expect(minimal.length).toBeGreaterThan(0);
      expect(listed(paying(hand, pearls, { court: lords }), "minimal")).toEqual(minimal);
    },
  );

  test.each(hands)("AB-27 AB-28 AB-30 all payments: %j, %i pearls", (hand, pearls) => {
    expect(listed(paying(hand, pearls, { court: lords }), "all")).toEqual(
      expected(hand, pearls, lords, false),
    );
  });

  test.each(hands)("AB-34 forbidden: all payments are minimal: %j, %i pearls", (hand, pearls) => {
    const state = paying(hand, pearls, { court: lords, ...forbidden });
    expect(listed(state, "all")).toEqual(expected(hand, pearls, lords, true));
  });

  test.each(hands)(
    "AB-34 forbidden: unlisted payments are refused: %j, %i pearls",
    (hand, pearls) => {
      const state = paying(hand, pearls, { court: lords, ...forbidden });
      for (const lord of lords)
        for (const part of partsOf(hand).filter((one) => isPayment(lord, one, pearls)))
          expect(abyss.refusal(state, by(0).recruits(lord, part))?.code, part.join()).toBe(
            isSuperfluous(lord, part) ? "superfluous-ally" : undefined,
          );
    },
  );
});

const everyAlly = sorted(allyCards);

describe("payments that match a partial one", () => {
  const one: Cost = { value: 8, races: 1, required: "seahorse" };
  const two: Cost = { value: 8, races: 2, required: null };
  const hand: Ally[] = ["crab-2", "seahorse-3", "seahorse-5", "squid-4"];
  const both: Payment = { allies: ["seahorse-3", "seahorse-5"], affiliate: "seahorse-3" };

  const rows: [string, Cost, Partial<Payment>, Payment[], Partial<TableView["seats"][number]>?][] =
    [
      ["any", one, {}, [both]],
      ["the lowest affiliated", one, { affiliate: "seahorse-3" }, [both]],
      ["the lowest played and affiliated", one, { ...both, allies: ["seahorse-3"] }, [both]],
      ["another affiliated, without the lowest", one, { affiliate: "seahorse-5" }, []],
      ["another affiliated, and the lowest played", one, { ...both, affiliate: "seahorse-5" }, []],
      [
        "AB-52 another affiliated",
        one,
        { affiliate: "seahorse-5" },
        [{ ...both, affiliate: "seahorse-5" }],
        { lords: ["master-of-magic"] },
      ],
      ["an ally that is not in hand", one, { allies: ["seahorse-4"] }, []],
      ["an affiliated ally that is not in hand", one, { affiliate: "seahorse-1" }, []],
      ["an ally of another race", one, { allies: ["squid-4"] }, []],
      ["allies of too many races", one, { allies: ["seahorse-3", "squid-4"] }, []],
      ["a race that is not in hand", { ...one, required: "jellyfish" }, {}, []],
      ["more races than are in hand", { ...two, races: 4 }, {}, []],
      [
        "as many races as are in hand",
        { ...two, races: 3, value: 14 },
        {},
        [{ allies: [...hand], affiliate: "crab-2" }],
      ],
      ["a point too little", { ...two, races: 3, value: 15 }, {}, []],
      [
        "the best two races",
        { ...two, value: 12 },
        {},
        [{ allies: ["seahorse-3", "seahorse-5", "squid-4"], affiliate: "seahorse-3" }],
      ],
      ["the best two races, and a point too little", { ...two, value: 13 }, {}, []],
      [
        "the best two races, and a pearl",
        { ...two, value: 13 },
        {},
        [{ allies: ["seahorse-3", "seahorse-5", "squid-4"], affiliate: "seahorse-3" }],
        { pearls: 1 },
      ],
      [
        "the crab and the best of the others",
        two,
        { allies: ["crab-2"] },
        [{ allies: ["crab-2", "seahorse-3", "seahorse-5"], affiliate: "crab-2" }],
      ],
      [
        "KR-13 an ally without a race",
        one,
        {},
        [both],
        {
          hand: [kraken, "seahorse-3", "seahorse-5"],
        },
      ],
      [
        "KR-13 only an ally without a race",
        { ...one, races: 1, required: null },
        {},
        [],
        { hand: [kraken] },
      ],
    ];

  test.each(rows)("AB-27 to AB-30 %s", (_, cost, matching, expected, area = {}) => {
    const { table } = prepare();
    const seats = [{ ...table.seats[0]!, hand, pearls: 0, ...area }];
    for (const extent of ["all", "minimal"] as const) {
      const ways = payments({ ...table, seats }, 0, cost, { payments: extent, matching });
      expect([...ways]).toEqual(expected);
      expect(isCountable(ways) && [ways.isEmpty(), ways.count()]).toEqual([
        expected.length === 0,
        expected.length,
      ]);
    }
  });

  test("AB-77 only visible allies are used, none from a face-down hand", () => {
    const { table } = abyss.view(paying(hand, 9), 1);
    expect([...payments(table, 0, one, { payments: "all" })]).toEqual([]);
    const seats = [{ ...table.seats[0]!, hand: [null, ...both.allies, null], pearls: 0 }];
    expect([...payments({ ...table, seats }, 0, one, { payments: "all" })]).toEqual([both]);
  });

  // Too many to try one by one: a search that enters dead ends would not finish.
  describe("all allies in a hand", () => {
    const ways = (cost: Cost, matching: Partial<Payment>): Iterable<Payment> => {
      const { table } = prepare();
      const seats = [{ ...table.seats[0]!, hand: everyAlly, pearls: 0 }];
      return payments({ ...table, seats }, 0, cost, { payments: "all", matching });
    };
    const five: Cost = { value: 5, races: 5, required: null };

    test("AB-30 the highest is affiliated", () => {
      const affiliate = "crab-5";
      const highest = everyAlly.filter((ally) => allyValue(ally) === 5);
      expect([...ways(five, { affiliate })]).toEqual([{ allies: highest, affiliate }]);
    });

    test("AB-28 all of them are needed, or given", () => {
      const all: Payment = { allies: everyAlly, affiliate: "crab-1" };
      const dear = { ...five, value: worth(everyAlly) };
      expect([...ways(dear, { affiliate: "crab-1" })]).toEqual([all]);
      expect([...ways(five, all)]).toEqual([all]);
    });

    test("AB-27 one of the last race is played", () => {
      const [first] = ways({ ...five, races: 4 }, { allies: ["squid-4"] });
      expect(first?.allies).toContain("squid-4");
      expect(racesIn(first!.allies).size).toBe(4);
    });
  });
});

test("AB-28 allies in any order are the same payment", () => {
  const allies: Ally[] = ["seahorse-5", "seahorse-3"];
  const { events } = applied(paying(allies, 0), by(0).recruits("shepherd", allies));
  expect(eventsOf(events, "lord-recruited")).toEqual([
    { type: "lord-recruited", seat: 0, lord: "shepherd", allies: sorted(allies), pearls: 0 },
  ]);
});
