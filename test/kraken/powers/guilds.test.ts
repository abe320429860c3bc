// Merchants, mages, soldiers, politicians and farmers of Kraken.
import { describe, expect, test } from "vitest";
import type { Ally, Lord } from "../../../src/kraken/cards/box.ts";
import { krakenLordCards } from "../../../src/kraken/cards/lords.ts";
import { kraken } from "../../../src/kraken/index.ts";
import { pearlsOf } from "../../tables.ts";
import { by, forSmuggler } from "../by.ts";
import {
  eventsOf,
  exploring,
  legalOf,
  open,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
} from "../prepare.ts";

const [a, b, c] = [by(0), by(1), by(2)];
const rest: Lord[] = ["trader", "tamer", "keeper"];

describe("Shareholder", () => {
  test("KR-49 gives a pearl when an opponent pays for a lord, before the affiliation", () => {
    const start = prepare({
      seats: [
        { hand: forSmuggler, pearls: 0 },
        { lords: ["shareholder"], pearls: 0 },
      ],
      court: ["outlaw", ...rest],
    });
    const { state, events } = play(start, a.recruits("outlaw", forSmuggler));
    expect(pearlsOf(state)).toEqual([0, 1, 1]);
    expect(eventsOf(events, "pearls-gained")).toEqual([
      { type: "pearls-gained", seat: 1, pearls: 1, source: "shareholder" },
    ]);
    const order = events.map(({ type }) => type);
    expect(order.indexOf("pearls-gained")).toBeLessThan(order.indexOf("ally-affiliated"));
  });

  test("KR-49 also for the Corruptor's lord, but not for the owner's own, the Traitor's and the Schemer's", () => {
    const own = prepare({
      seats: [{ hand: forSmuggler, pearls: 0, lords: ["shareholder"] }],
      court: ["outlaw", ...rest],
    });
    expect(pearlsOf(play(own, a.recruits("outlaw", forSmuggler)).state)[0]).toBe(0);
    const hand: Ally[] = ["squid-5", "squid-4", "squid-1"];
    const bribe = prepare({
      seats: [
        { hand, pearls: 5 },
        { lords: ["shareholder"], pearls: 0 },
      ],
      court: ["corruptor", ...rest],
    });
    const bribed = play(bribe, a.recruits("corruptor", hand), a.bribes("keeper")).state;
    expect(pearlsOf(bribed)[1]).toBe(2);
    const traitors: Ally[] = ["squid-5", "squid-4", "crab-1", "seahorse-2"];
    const traitor = prepare({
      seats: [
        { hand: traitors, lords: ["miller"] },
        { lords: ["shareholder"], pearls: 0 },
      ],
      court: ["traitor", ...rest],
    });
    const replaced = play(
      traitor,
      a.recruits("traitor", traitors),
      a.replaces("miller", "keeper"),
    ).state;
    expect(pearlsOf(replaced)[1]).toBe(1);
  });
});

test("KR-50 Inheritor: 5 pearls", () => {
  const hand: Ally[] = ["shellfish-5", "shellfish-4", "squid-1"];
  const start = prepare({ seats: [{ hand, pearls: 0 }], court: ["inheritor", ...rest] });
  expect(pearlsOf(play(start, a.recruits("inheritor", hand)).state)[0]).toBe(5);
});

describe("Hypnotist", () => {
  test("KR-51 the owner may buy 2 allies in each turn of an opponent; a fourth ally costs 4", () => {
    let state = prepare({
      nextCards: ["crab-1", "crab-2", "crab-3", "squid-1", "squid-2"],
      seats: [{ pearls: 0 }, { lords: ["hypnotist"], pearls: 9 }, { pearls: 9 }],
    });
    state = play(state, a.explores(), b.buys(), b.buys()).state;
    expect(question(state)).toBe("offer 2");
    state = play(state, c.buys()).state;
    expect(pearlsOf(state)).toEqual([1 + 2 + 3, 9 - 3, 9 - 3]);
    expect(question(state)).toBe("explore 0");
  });

  test("KR-51 a fourth ally, with four players", () => {
    let state = prepare({
      players: 4,
      nextCards: ["crab-1", "crab-2", "crab-3", "squid-1", "squid-2"],
      seats: [{ pearls: 0 }, { lords: ["hypnotist"], pearls: 9 }, { pearls: 9 }, { pearls: 9 }],
    });
    state = play(state, a.explores(), b.buys(), b.buys(), c.buys(), by(3).buys()).state;
    expect(pearlsOf(state)).toEqual([10, 6, 6, 5]);
  });
});

describe("Healer", () => {
  const hand: Ally[] = ["jellyfish-5", "jellyfish-2"];
  const healing = (discard: ("monster" | Ally)[]) =>
    play(
      prepare({ seats: [{ hand }], court: ["healer", ...rest], discard }),
      a.recruits("healer", hand),
    ).state;

  test("KR-52 any ally of the discard, even a kraken or one just played, but not a monster", () => {
    const state = healing(["monster", "kraken-4", "crab-1", "crab-1"]);
    expect(legalOf(state, "take-from-discard").map(({ ally }) => ally)).toEqual([
      "crab-1",
      "jellyfish-5",
      "kraken-4",
    ]);
    expect(refusalOf(state, a.recovers("squid-1"))).toMatchObject({
      code: "ally-not-in-discard",
      rule: "KR-52",
    });
    expect(refusalOf(state, a.declines()).code).toBe("not-to-be-declined");
    const after = play(state, a.recovers("kraken-4")).state;
    expect(after.table.seats[0]!.hand).toEqual(["kraken-4"]);
    expect(after.table.discard).not.toContain("kraken-4");
  });

  test("KR-52 without an ally in the discard nothing happens", () => {
    const one: Ally[] = ["jellyfish-5"];
    const start = prepare({
      seats: [{ hand: one, pearls: 2 }],
      court: ["healer", ...rest],
      discard: ["monster"],
    });
    expect(question(play(start, a.recruits("healer", one)).state)).toBe("act 1");
  });
});

describe("Highwayman", () => {
  test("KR-53 takes 1 pearl of a gain of 2 or more: powers, the refill, the Ship Master, loot", () => {
    const thief = { lords: ["highwayman"] as Lord[], pearls: 0 };
    const hand: Ally[] = ["shellfish-5", "shellfish-3"];
    const peddler = prepare({
      seats: [{ hand, pearls: 0 }, thief],
      court: ["peddler", "tamer", "keeper"],
    });
    const { state, events } = play(peddler, a.recruits("peddler", hand));
    // 2 by the Peddler and 2 by the refill.
    expect(pearlsOf(state)).toEqual([2, 2, 1]);
    expect(eventsOf(events, "pearl-taken")).toHaveLength(2);
    const ship = exploring(["crab-1", "squid-1", "jellyfish-1"], {
      seats: [{ lords: ["ship-master"], pearls: 0 }, thief],
    });
    expect(pearlsOf(play(ship, a.takes()).state)).toEqual([1, 1, 1]);
    const loot = play(
      prepare({
        seats: [{ keys: 3, pearls: 0 }, thief],
        available: ["megalodon"],
        council: { crab: ["crab-1"] },
        nextLoot: [4],
      }),
      a.requests("crab"),
      a.controls("megalodon", [], 3),
    ).state;
    expect(pearlsOf(loot)).toEqual([1, 1, 1]);
  });

  test("KR-53 takes nothing from the owner's own gains, nor from a gain of 1", () => {
    const own = exploring(["crab-1", "squid-1", "jellyfish-1"], {
      seats: [{ lords: ["ship-master", "highwayman"], pearls: 0 }],
    });
    expect(pearlsOf(play(own, a.takes()).state)[0]).toBe(2);
    const one = prepare({
      seats: [
        { lords: ["ferryman"], pearls: 0 },
        { lords: ["highwayman"], pearls: 0 },
      ],
      nebulis: [1, 0, 0],
    });
    expect(pearlsOf(play(one, a.usesFerryman()).state)).toEqual([1, 0, 1]);
  });

  test("KR-53 takes from the pearls of a purchase, not its nebulis; KR-64 not from the owner of a Shaman", () => {
    const selling = (lords: Lord[], pearls: number, nebulis: number) =>
      play(
        prepare({
          nextCards: ["crab-1", "crab-2", "crab-3"],
          seats: [{ lords, pearls: 0 }, { lords: ["highwayman"], pearls }, { pearls: 1 }],
          nebulis: [0, nebulis, 0],
        }),
        a.explores(),
        b.declines(),
        c.buys(),
        b.buys(nebulis),
      );
    const { state, events } = selling([], 2, 0);
    expect(pearlsOf(state)).toEqual([1 + 2 - 1, 1, 0]);
    expect(eventsOf(events, "pearl-taken")).toEqual([{ type: "pearl-taken", seat: 1, from: 0 }]);
    expect(pearlsOf(selling([], 1, 1).state)).toEqual([1 + 1, 0, 0]);
    expect(pearlsOf(selling(["shaman"], 2, 0).state)).toEqual([1 + 2, 0, 0]);
  });
});

describe("Executioner", () => {
  const hand: Ally[] = ["crab-5", "squid-3", "seahorse-1"];
  const affiliated: Ally[] = ["crab-1", "crab-4", "squid-2"];
  const executing = (lords: Lord[] = []) =>
    play(
      prepare({
        seats: [
          { hand, affiliated: ["jellyfish-1"] },
          { affiliated },
          { affiliated: ["crab-2", "crab-2", "shellfish-1"], lords },
        ],
        court: ["executioner", ...rest],
      }),
      a.recruits("executioner", hand),
    ).state;

  test("KR-54 names a race that an opponent has affiliated; each opponent with allies of it discards one", () => {
    const start = executing();
    expect(legalOf(start, "name-race").map(({ race }) => race)).toEqual([
      "crab",
      "shellfish",
      "squid",
    ]);
    expect(refusalOf(start, a.names("jellyfish"))).toMatchObject({
      code: "race-not-affiliated",
      rule: "KR-54",
    });
    const discarding = play(start, a.names("crab")).state;
    expect(question(discarding)).toBe("discard-affiliated 1+2");
    expect(open(discarding)).toEqual([b.loses("crab-1"), b.loses("crab-4"), c.loses("crab-2")]);
    expect(refusalOf(discarding, b.loses("squid-2")).code).toBe("ally-not-affiliated");
    const one = play(discarding, c.loses("crab-2"), b.loses("crab-4")).state;
    const other = play(discarding, b.loses("crab-4"), c.loses("crab-2")).state;
    expect(one).toEqual(other);
    expect(one.table.seats[1]!.affiliated).toEqual(["crab-1", "squid-2"]);
    expect(one.table.discard).toEqual(expect.arrayContaining(["crab-2", "crab-4"]));
  });

  test("KR-54 KR-64 a Shaman protects its owner", () => {
    const start = executing(["shaman"]);
    expect(legalOf(start, "name-race").map(({ race }) => race)).toEqual(["crab", "squid"]);
    expect(question(play(start, a.names("crab")).state)).toBe("discard-affiliated 1");
  });
});

describe("Recipient", () => {
  test("KR-55 brings the top lord to court without payment; it needs a space and a lord", () => {
    const start = prepare({
      seats: [{ lords: ["recipient"], pearls: 0 }],
      court: ["trader"],
      nextLords: ["miller"],
    });
    const { state } = play(start, a.usesRecipient());
    expect(state.table.court).toEqual(["trader", "miller"]);
    expect(question(state)).toBe("act 0");
    expect(refusalOf(state, a.usesRecipient()).code).toBe("power-used-this-turn");
    const five: Lord[] = [...rest, "reaper", "shepherd"];
    const space = prepare({
      seats: [{ lords: ["recipient"] }],
      court: five,
      nextLords: ["miller"],
    });
    expect(play(space, a.usesRecipient()).state.table.court).toEqual([...five, "miller"]);
    const full = prepare({ seats: [{ lords: ["recipient"] }] });
    expect(refusalOf(full, a.usesRecipient())).toEqual({
      code: "court-full",
      rule: "KR-55",
      params: { spaces: 6 },
    });
    const empty = prepare({ seats: [{ lords: ["recipient"] }], court: ["trader"], lordDeck: [] });
    expect(refusalOf(empty, a.usesRecipient())).toMatchObject({
      code: "lord-deck-empty",
      rule: "KR-55",
    });
  });

  test("KR-55 does not trigger the end of the game, even if the deck is empty afterwards", () => {
    const start = prepare({
      seats: [{ lords: ["recipient"] }],
      court: ["trader"],
      lordDeck: ["miller"],
    });
    expect(play(start, a.usesRecipient()).state.table.lastSeat).toBeNull();
  });
});

describe("Liberator", () => {
  const hand: Ally[] = ["squid-5", "squid-3", "crab-1"];
  const freeing = (lords: Lord[], keys = 0) =>
    play(
      prepare({
        seats: [{ hand, keys, locations: [{ location: "jail", lords }] }],
        court: ["liberator", ...rest],
        stack: ["depths"],
      }),
      a.recruits("liberator", hand),
    ).state;

  test("KR-56 frees a lord under a location; the location stays, the lord's power does not happen again", () => {
    const start = freeing(["reaper", "landlord"]);
    expect(legalOf(start, "free-lord").map(({ lord }) => lord)).toEqual(["reaper", "landlord"]);
    expect(refusalOf(start, a.frees("miller"))).toMatchObject({
      code: "lord-not-under-location",
      rule: "KR-56",
    });
    const { state } = play(start, a.frees("landlord"));
    expect(state.table.seats[0]).toMatchObject({
      lords: ["liberator", "landlord"],
      locations: [{ location: "jail", lords: ["reaper"] }],
    });
    expect(pearlsOf(state)[0]).toBe(1);
  });

  test("KR-56 its keys count at the control step of this recruitment, those of an ambassador too", () => {
    const { state } = play(freeing(["sage"]), a.frees("sage"));
    expect(question(state)).toBe("control 0");
    expect(legalOf(state, "control").every(({ lords }) => lords.includes("sage"))).toBe(true);
  });

  test("KR-56 without a lord under a location nothing happens", () => {
    expect(question(freeing([]))).toBe("act 1");
  });
});

test("KR-57 KR-58 Grower and Oyster Farmer have no power", () => {
  expect(krakenLordCards.grower).toMatchObject({
    power: "none",
    influence: 7,
    keys: 1,
    entering: null,
  });
  expect(krakenLordCards["oyster-farmer"]).toMatchObject({
    power: "none",
    influence: 13,
    keys: 0,
    entering: null,
  });
});

test.each<[string, Lord, Ally[]]>([
  ["place-sentinel", "watcher", ["squid-4", "crab-2"]],
  ["give-nebulis", "fence", ["squid-5", "squid-2"]],
  ["take-from-discard", "healer", ["jellyfish-5", "jellyfish-2"]],
  ["name-race", "executioner", ["crab-5", "squid-3", "seahorse-1"]],
  ["free-lord", "liberator", ["squid-5", "squid-3", "crab-2"]],
])("AB-35 KR-34 activated powers at the question %s", (ask, lord, paid) => {
  const start = prepare({
    seats: [
      {
        hand: [...paid, "crab-1"],
        lords: ["ferryman", "recipient", "slaver", "oracle", "opportunist"],
        locations: [{ location: "jail", lords: ["reaper"] }],
      },
      { affiliated: ["crab-3"] },
    ],
    nebulis: [1, 0, 0],
    council: { crab: ["crab-4"] },
    court: [lord, ...rest],
  });
  const { state } = play(start, a.recruits(lord, paid));
  expect(question(state)).toBe(`${ask} 0`);
  expect(openKinds(state)).toEqual([
    ask,
    "use-ferryman",
    "use-opportunist",
    "use-oracle",
    "use-recipient",
    "use-slaver",
  ]);
  // A power leaves the question open.
  expect(question(play(state, a.usesRecipient()).state)).toBe(`${ask} 0`);
});

test("AB-35 the activated powers of Kraken are offered where those of Abyss are", () => {
  const start = prepare({
    seats: [{ lords: ["ferryman", "recipient", "slaver", "opportunist"], hand: ["crab-1"] }],
    nebulis: [1, 0, 0],
    court: rest,
    nextCards: ["crab-2"],
  });
  expect(kraken.actionTypes(start, 0)).toEqual([
    "explore",
    "plot",
    "use-slaver",
    "use-opportunist",
    "use-ferryman",
    "use-recipient",
  ]);
  for (const state of [start, play(start, a.explores(), b.declines(), c.declines()).state])
    expect(openKinds(state)).toEqual(
      expect.arrayContaining(["use-ferryman", "use-recipient", "use-slaver"]),
    );
});
