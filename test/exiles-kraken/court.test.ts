import { describe, expect, test } from "vitest";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import type { Ally, Lord } from "../../src/kraken/cards/box.ts";
import type { Place } from "../../src/kraken/published-types.ts";
import { pearlsOf } from "../tables.ts";
import { by, eventsOf, legalOf, openKinds, play, prepare, question, refusalOf } from "./prepare.ts";

const [a, b, c] = [by(0), by(1), by(2)];
const court: Lord[] = ["trader", "tamer", "keeper"];
const onUsurer = { kind: "guest", guest: "usurer" } as const;

describe("paying for exiles", () => {
  test("KR-80 krakens stand for races and give nebulis, nebulis pay for pearls", () => {
    const hand: Ally[] = ["kraken-4", "jellyfish-3", "crab-1"];
    // The Heretic of the default catalogue costs 9 of 2 races with jellyfish.
    const start = prepare({
      seats: [{ hand, pearls: 0 }],
      nebulis: [1, 0, 0],
      catalogue: defaultCatalogue,
      exilesInCourt: ["heretic"],
      court,
    });
    const refusal = refusalOf(start, a.recruitsExile("heretic", ["kraken-4", "jellyfish-3"], 1));
    expect(refusal.code).toBe("too-few-pearls");
    const rich = prepare({
      seats: [{ hand, pearls: 1 }],
      nebulis: [1, 0, 0],
      catalogue: defaultCatalogue,
      exilesInCourt: ["heretic"],
      court,
    });
    const { state } = play(rich, a.recruitsExile("heretic", ["kraken-4", "jellyfish-3"], 1));
    expect(state.table.exiles.seats[0]!.free).toEqual(["heretic"]);
    expect(state.table.kraken.nebulis).toEqual([3, 0, 0]);
    expect(state.table.seats[0]!.affiliated).toEqual(["jellyfish-3"]);
  });

  test("KR-80 a partial payment for an exile has nebulis in its meter, and is explained with them", () => {
    const hand: Ally[] = ["kraken-4", "jellyfish-3", "crab-1"];
    const inCourt = { catalogue: defaultCatalogue, exilesInCourt: ["heretic"], court };
    const rich = prepare({ seats: [{ hand, pearls: 1 }], nebulis: [1, 0, 0], ...inCourt });
    const heretic = { type: "recruit-exile", exile: "heretic" } as const;
    const found = exilesKraken.choices(rich, 0, {
      ...heretic,
      allies: ["kraken-4", "jellyfish-3"],
    });
    expect(found?.meter).toEqual({
      kind: "recruitment",
      value: { has: 7, needs: 9 },
      races: { has: 2, needs: 2 },
      required: { race: "jellyfish", isMet: true },
      pearls: 1,
      nebulis: 1,
    });
    const poor = prepare({
      seats: [{ hand: ["jellyfish-3", "crab-1"], pearls: 0 }],
      nebulis: [1, 0, 0],
      ...inCourt,
    });
    expect(exilesKraken.refusal(poor, { ...heretic, seat: 0 })).toMatchObject({
      code: "too-few-pearls",
      params: { has: 0, needs: 4 },
    });
  });

  test("EX-22 KR-83 a reserved exile is explained only if no other is open", () => {
    const sentinels = { vigil: { owner: 1, on: onUsurer } } as const;
    const recruit = { type: "recruit-exile", seat: 0 } as const;
    const one = prepare({ exilesInCourt: ["usurer"], sentinels, court });
    expect(exilesKraken.refusal(one, recruit)?.code).toBe("reserved");
    const two = prepare({ exilesInCourt: ["usurer", "heretic"], sentinels, court });
    expect(exilesKraken.refusal(two, recruit)?.code).toBe("wrong-number-of-races");
  });

  test("KR-24 KR-80 nebulis for an exile move the figure like those for a lord", () => {
    const start = prepare({
      seats: [{ hand: ["kraken-3", "kraken-3"] }],
      nebulis: [0, 4, 0],
      exilesInCourt: ["usurer"],
      court,
    });
    const { state, events } = play(start, a.recruitsExile("usurer", ["kraken-3", "kraken-3"]));
    expect(state.table.kraken).toMatchObject({ nebulis: [4, 4, 0], figure: 0 });
    expect(eventsOf(events, "figure-moved")).toEqual([{ type: "figure-moved", seat: 0, from: 1 }]);
  });

  test("KR-80 with only krakens no ally is affiliated; plotting for exiles takes pearls", () => {
    const hand: Ally[] = ["kraken-2"];
    const start = prepare({
      seats: [{ hand, pearls: 0 }],
      nebulis: [2, 0, 0],
      exilesInCourt: ["usurer"],
      court,
    });
    expect(refusalOf(start, a.plotsExile())).toMatchObject({
      code: "too-few-pearls",
      rule: "EX-2",
    });
    const { state } = play(start, a.recruitsExile("usurer", hand));
    expect(state.table.seats[0]!.affiliated).toEqual([]);
    expect(state.table.discard).toEqual(["kraken-2"]);
    expect(state.table.kraken.nebulis).toEqual([3, 0, 0]);
  });
});

describe("KR-81 Perjurer and Conspirator", () => {
  const perjuring = (hand: Ally[], lords: Lord[] = []) =>
    play(
      prepare({
        seats: [{ hand, lords, pearls: 0 }],
        exiles: [{ free: ["perjurer"] }],
        court: ["jailer", ...court],
        nextLords: ["miller"],
      }),
      a.recruits("jailer", hand),
    );

  test("KR-81 the Perjurer is not offered when only krakens were played", () => {
    const { state } = perjuring(["kraken-2", "kraken-3", "kraken-3"]);
    expect(state.table.seats[0]!.lords).toEqual(["jailer"]);
    expect(state.table.discard).toHaveLength(3);
  });

  test("KR-81 krakens give nebulis even if the key token is taken", () => {
    const choosing = perjuring(["crab-4", "squid-3", "kraken-2"]).state;
    expect(question(choosing)).toBe("perjure 0");
    expect(choosing.table.kraken.nebulis).toEqual([1, 0, 0]);
    const { state } = play(choosing, a.takesKey());
    expect(state.table.kraken.nebulis).toEqual([1, 0, 0]);
    expect(state.table.discard).toEqual(["crab-4", "kraken-2", "squid-3"]);
  });

  test("KR-81 Ferryman and Recipient at the Perjurer's question", () => {
    const choosing = perjuring(["crab-4", "squid-3", "kraken-2"], ["ferryman", "recipient"]).state;
    expect(openKinds(choosing)).toEqual([
      "affiliate",
      "take-key-token",
      "use-ferryman",
      "use-recipient",
    ]);
    const { state } = play(choosing, a.usesFerryman(), a.usesRecipient(), a.affiliates());
    expect(state.table.court).toContain("miller");
    expect(state.table.seats[0]!.lords).toContain("jailer");
  });

  const conspiring = (lords: Lord[]) =>
    play(
      prepare({
        turn: { seat: 2 },
        council: { crab: ["crab-2"] },
        seats: [{ lords, pearls: 0 }],
        nebulis: [2, 0, 0],
        exiles: [{ free: ["conspirator"] }],
        court,
        nextLords: ["jailer", "miller"],
        sentinels: { watcher: { owner: 0, on: null } },
      }),
      c.requests("crab"),
    ).state;

  test("KR-81 at the Conspirator's question the Ferryman may be used, the Recipient and sentinels only later", () => {
    const choosing = conspiring(["ferryman", "recipient", "opportunist"]);
    expect(question(choosing)).toBe("conspire 0");
    expect(openKinds(choosing)).toEqual(["leave-lord", "use-ferryman"]);
    const act = play(choosing, a.leaves()).state;
    expect(openKinds(act)).toEqual(
      expect.arrayContaining(["post-sentinel", "use-recipient", "use-opportunist"]),
    );
  });

  test("KR-80 KR-82 krakens and nebulis pay for the Conspirator's lord; the Shareholder reacts", () => {
    const hand: Ally[] = ["crab-1", "kraken-2", "kraken-2"];
    const start = prepare({
      turn: { seat: 2 },
      council: { crab: ["crab-2"] },
      seats: [
        { hand, pearls: 0 },
        { lords: ["shareholder"], pearls: 0 },
      ],
      nebulis: [1, 0, 0],
      exiles: [{ free: ["conspirator"] }],
      court,
      nextLords: ["jailer"],
    });
    const { state } = play(start, c.requests("crab"), a.conspires(hand, 1));
    expect(state.table.seats[0]!.lords).toEqual(["jailer"]);
    expect(state.table.kraken.nebulis).toEqual([2, 0, 0]);
    expect(pearlsOf(state)[1]).toBe(1);
  });
});

describe("KR-81 the Recipient at the Perjurer's question, with a lord of the deck", () => {
  const hand: Ally[] = ["crab-4", "squid-1", "seahorse-1"];
  const both = defaultCatalogue.map((card) => ({ ...card, power: "conspirator" as string | null }));
  const catalogue = both.map((card, i) => ({ ...card, power: i === 0 ? "perjurer" : card.power }));
  // There is no location to take, so the two free exiles stay free (EX-13).
  const all = prepare({ available: [] }).table.stack;
  const perjuringWith = (lords: { nextLords: Lord[] } | { lordDeck: Lord[] }) => {
    const start = prepare({
      turn: { seat: 2 },
      council: { crab: ["crab-2"] },
      seats: [
        { hand, lords: ["recipient"], locations: all.map((location) => ({ location, lords: [] })) },
      ],
      catalogue,
      exiles: [{ free: ["perjurer", "conspirator"] }],
      available: [],
      stack: [],
      court,
      ...lords,
    });
    return play(start, c.requests("crab"), a.conspires(hand)).state;
  };

  test("KR-81 it brings the lord below the one that is already paid for", () => {
    const perjuring = perjuringWith({ nextLords: ["jailer", "miller"] });
    expect(question(perjuring)).toBe("perjure 0");
    const { state } = play(perjuring, a.usesRecipient(), a.affiliates());
    expect(state.table.court).toContain("miller");
    expect(state.table.seats[0]!.lords).toContain("jailer");
  });

  test("KR-55 KR-81 it cannot be used if the lord that is already paid for is the last", () => {
    const perjuring = perjuringWith({ lordDeck: ["jailer"] });
    expect(question(perjuring)).toBe("perjure 0");
    expect(refusalOf(perjuring, a.usesRecipient())).toMatchObject({
      code: "lord-deck-empty",
      rule: "KR-55",
    });
  });
});

describe("KR-82 exiles are not lords", () => {
  test("KR-82 the Shareholder does not react to recruited exiles", () => {
    const start = prepare({
      seats: [{ hand: ["crab-1"] }, { lords: ["shareholder"], pearls: 0 }],
      exilesInCourt: ["usurer"],
      court,
    });
    expect(pearlsOf(play(start, a.recruitsExile("usurer")).state)[1]).toBe(0);
  });

  test("KR-82 the Recipient brings lords only, and exiles take spaces", () => {
    const start = prepare({
      seats: [{ lords: ["recipient"] }],
      court: ["trader", "tamer", "keeper", "miller"],
      exilesInCourt: ["usurer", "deserter"],
    });
    expect(refusalOf(start, a.usesRecipient())).toMatchObject({
      code: "court-full",
      rule: "KR-55",
    });
    const one = prepare({ seats: [{ lords: ["recipient"] }], court, exilesInCourt: ["usurer"] });
    const { state } = play(one, a.usesRecipient());
    expect(state.table.court).toHaveLength(4);
    expect(state.table.exiles.court).toEqual(["usurer"]);
  });

  test("KR-55 KR-82 the Recipient's lord may take the last space beside exiles", () => {
    const start = prepare({
      seats: [{ lords: ["recipient"] }],
      court,
      exilesInCourt: ["usurer", "deserter"],
      nextLords: ["miller"],
    });
    const { state, events } = play(start, a.usesRecipient());
    expect(state.table.court).toEqual([...court, "miller"]);
    expect(eventsOf(events, "lord-summoned")).toEqual([
      { type: "lord-summoned", seat: 0, lord: "miller" },
    ]);
  });

  test("KR-82 the Liberator frees neither exiles nor lords set aside", () => {
    const hand: Ally[] = ["squid-5", "squid-3", "crab-1"];
    const start = prepare({
      seats: [{ hand }],
      exiles: [
        { holding: [{ location: "jail", exiles: ["usurer", "deserter"] }], aside: ["miller"] },
      ],
      court: ["liberator", ...court],
    });
    expect(question(play(start, a.recruits("liberator", hand)).state)).toBe("act 1");
  });
});

describe("KR-83 EX-22 a sentinel on an exile", () => {
  const hand: Ally[] = ["squid-4", "crab-1"];
  const start = prepare({
    seats: [{ hand: [...hand, "crab-2"] }, { hand: ["crab-3"] }],
    court: ["watcher", ...court],
    exilesInCourt: ["usurer", "deserter"],
    sentinels: { vigil: { owner: 1, on: null } },
  });

  test("EX-22 KR-83 it is reserved like a lord, in the same zone", () => {
    const placed = play(start, a.recruits("watcher", hand), a.places(onUsurer)).state;
    expect(placed.table.kraken.sentinels.watcher).toEqual({ owner: 0, on: onUsurer });
    expect(refusalOf(placed, b.recruitsExile("usurer", ["crab-3"]))).toMatchObject({
      code: "reserved",
      rule: "KR-37",
      params: { place: onUsurer, by: 0 },
    });
    expect(legalOf(placed, "recruit-exile").map(({ exile }) => exile)).toEqual(["deserter"]);
    expect(refusalOf(placed, b.posts("vigil", { kind: "lord", lord: "trader" })).code).toBe(
      "zone-taken",
    );
  });

  test("EX-22 KR-83 its owner may recruit it, and the sentinel is returned", () => {
    const own = prepare({
      seats: [{ hand: ["crab-2"] }],
      court,
      exilesInCourt: ["usurer"],
      sentinels: { watcher: { owner: 0, on: onUsurer } },
    });
    expect(legalOf(own, "recruit-exile")).toEqual([a.recruitsExile("usurer", ["crab-2"])]);
    const { state, events } = play(own, a.recruitsExile("usurer", ["crab-2"]));
    expect(state.table.kraken.sentinels.watcher).toEqual({ owner: 0, on: null });
    expect(eventsOf(events, "sentinel-returned")).toEqual([
      { type: "sentinel-returned", seat: 0, sentinel: "watcher" },
    ]);
  });

  test("EX-22 KR-36 KR-83 it may be placed on any exile of the court, also in a later turn, unless a lord is reserved", () => {
    const posting = (vigil: Place | null) =>
      prepare({
        court,
        exilesInCourt: ["deserter", "usurer"],
        sentinels: { watcher: { owner: 0, on: null }, vigil: { owner: 1, on: vigil } },
      });
    expect(legalOf(posting(null), "post-sentinel").map(({ place }) => place)).toEqual(
      expect.arrayContaining([onUsurer, { kind: "guest", guest: "deserter" }]),
    );
    const { state, events } = play(posting(null), a.posts("watcher", onUsurer));
    expect(state.table.kraken.sentinels.watcher).toEqual({ owner: 0, on: onUsurer });
    expect(eventsOf(events, "sentinel-placed")).toEqual([
      { type: "sentinel-placed", seat: 0, sentinel: "watcher", place: onUsurer },
    ]);
    const taken = posting({ kind: "lord", lord: "trader" });
    expect(refusalOf(taken, a.posts("watcher", onUsurer))).toEqual({
      code: "zone-taken",
      rule: "KR-35",
      params: { zone: "court", sentinel: "vigil" },
    });
  });
});
