// Slaver, Oracle and Opportunist at the questions that exiles add.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { exiles } from "../../src/exiles/index.ts";
import type { Action } from "../../src/exiles/published-types.ts";
import { payment } from "../abyss/by.ts";
import { withoutPower } from "../abyss/lord-arrivals.ts";
import type { Area } from "../abyss/prepare.ts";
import { fromTop, sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
  turnOf,
} from "./prepare.ts";

const me = by(0);
type Activated = "slaver" | "oracle" | "opportunist";
const activated: Activated[] = ["slaver", "oracle", "opportunist"];
const uses: Record<Activated, readonly [Action, Action]> = {
  slaver: [me.usesSlaver("crab-3"), me.usesSlaver("crab-2")],
  oracle: [me.usesOracle("squid"), me.usesOracle("shellfish")],
  opportunist: [me.usesOpportunist("reaper"), me.usesOpportunist("shepherd")],
};
const hand: Ally[] = ["crab-2", "crab-3"];
const council: NonNullable<Description["council"]> = {
  squid: ["squid-3"],
  shellfish: ["shellfish-3"],
};
const farmers: Lord[] = ["keeper", "reaper", "shepherd"];

describe("Perjurer", () => {
  /** Seat 0, which has this area and the Perjurer, has paid for the Landowner. */
  const perjured = (own: Area, more: Description = {}): State =>
    play(
      prepare({
        court: ["landowner", ...farmers],
        council,
        exiles: [{ free: ["perjurer"] }],
        ...more,
        seats: [{ ...own, hand: [...hand, ...payment("landowner")] }],
      }),
      me.recruits("landowner"),
    ).state;
  const answers: [string, Action][] = [
    ["taking the key token", me.takesKey()],
    ["affiliating", me.affiliates()],
  ];

  test.each(
    activated.flatMap((lord) => answers.map(([how, answer]) => [lord, how, answer] as const)),
  )(
    "AB-35 EX-13 EX-16 %s: usable before %s; the question stays open, the payment stays",
    (lord, _, answer) => {
      const before = perjured({ lords: [lord] });
      const { state } = play(before, uses[lord][0]);
      expect(exiles.decision(state)).toEqual(exiles.decision(before));
      expect(state.table.exiles.payment).toEqual(before.table.exiles.payment);
      expect(state.table.turn.used).toEqual([lord]);
      expect(refusalOf(state, uses[lord][1])).toMatchObject({ code: "power-used-this-turn" });
      const { state: after } = play(state, answer);
      expect(question(after)).toBe("act 1");
      expect(after.table.seats[0]!.lords).toEqual([lord, "landowner"]);
    },
  );

  test.each(activated)(
    "AB-35 AB-66 EX-16 %s: if it is not used, it is offered at the end of the turn",
    (lord) => {
      const { state } = play(perjured({ lords: [lord] }), me.affiliates());
      expect(question(state)).toBe("end-turn 0");
    },
  );

  test.each(activated)("AB-35 EX-16 %s: usable even if its owner has keys to control", (lord) => {
    const { state } = play(perjured({ lords: [lord], keys: 3 }), uses[lord][0]);
    expect(question(state)).toBe("perjure 0");
  });

  test.each(
    activated.flatMap((lord) =>
      withoutPower(lord).map(([how, area]) => [lord, how, area] as const),
    ),
  )("AB-35 AB-39 EX-16 %s %s: cannot be used", (lord, _, area) => {
    const state = perjured(area);
    expect(refusalOf(state, uses[lord][0])).toMatchObject({ code: "power-not-working" });
    expect(openKinds(state)).toEqual(["affiliate", "take-key-token"]);
  });

  test("AB-45 EX-16 the Slaver cannot sell an ally that was played", () => {
    const state = perjured({ lords: ["slaver"] });
    expect(legalOf(state, "use-slaver").map(({ ally }) => ally)).toEqual(hand);
    expect(refusalOf(state, me.usesSlaver("seahorse-5"))).toMatchObject({
      code: "ally-not-in-hand",
    });
  });

  test("AB-53 EX-16 the Opportunist cannot discard the lord that is being recruited", () => {
    const state = perjured({ lords: ["opportunist"] });
    expect(legalOf(state, "use-opportunist").map(({ lord }) => lord)).toEqual(farmers);
    expect(refusalOf(state, me.usesOpportunist("landowner"))).toMatchObject({
      code: "lord-not-in-court",
      rule: "AB-53",
      params: { lord: "landowner", court: farmers },
    });
  });

  test("AB-53 EX-16 without another lord in the court the Opportunist cannot be used", () => {
    const state = perjured({ lords: ["opportunist"] }, { court: ["landowner"] });
    expect(openKinds(state)).toEqual(["affiliate", "take-key-token"]);
  });

  test("AB-53 EX-16 if the lord comes from the court, the Opportunist brings the top lord of the deck", () => {
    const before = perjured({ lords: ["opportunist"] }, { lordDeck: ["trader"] });
    expect(openKinds(before)).toContain("use-opportunist");
    const { state, events } = play(before, me.usesOpportunist("reaper"));
    expect(eventsOf(events, "court-filled")).toMatchObject([{ lords: ["trader"] }]);
    expect(state.table.court).toEqual(["landowner", "keeper", "trader", "shepherd"]);
    expect(state.table.lordDeck).toEqual([]);
  });

  describe("for a lord that the Conspirator recruits", () => {
    /** The Landowner comes from the deck; these lords lie under it. */
    const conspired = (below: readonly Lord[]): State =>
      play(
        turnOf(0, {
          court: farmers,
          lordDeck: ["landowner", ...below],
          seats: [{ lords: ["opportunist"], hand: payment("landowner") }],
          exiles: [{ free: ["conspirator", "perjurer"] }],
        }).state,
        me.conspires(payment("landowner")),
      ).state;

    test("AB-53 EX-16 the Opportunist brings the lord under it", () => {
      const before = conspired(["trader", "peddler"]);
      expect(question(before)).toBe("perjure 0");
      const { state, events } = play(before, me.usesOpportunist("reaper"));
      expect(eventsOf(events, "court-filled")).toMatchObject([{ lords: ["trader"] }]);
      expect(state.table.court).toEqual(["keeper", "trader", "shepherd"]);
      expect(fromTop(state.table.lordDeck)).toEqual(["landowner", "peddler"]);
      const { table } = play(state, me.takesKey()).state;
      expect(table.seats[0]).toMatchObject({ keys: 1, lords: ["opportunist", "landowner"] });
      expect(sorted(table.discardedLords)).toContain("reaper");
    });

    test("AB-53 EX-16 without a lord under it the Opportunist cannot be used", () => {
      const state = conspired([]);
      expect(refusalOf(state, me.usesOpportunist("reaper"))).toMatchObject({
        code: "lord-deck-empty",
      });
      expect(openKinds(state)).toEqual(["affiliate", "take-key-token"]);
    });
  });
});

describe("Conspirator", () => {
  const pay = payment("landowner");
  /** Seat 0, which has this area and the Conspirator, looks at the Landowner. */
  const looking = (own: Area, more: Description = {}): State =>
    turnOf(0, {
      court: farmers,
      council: { crab: ["crab-1"], ...council },
      nextLords: ["landowner"],
      exiles: [{ free: ["conspirator"] }],
      ...more,
      seats: [{ hand: [...hand, ...pay], ...own }],
    }).state;

  test.each(["slaver", "oracle"] as const)(
    "AB-35 EX-17 %s: usable at its question, which stays open; once per turn",
    (lord) => {
      const before = looking({ lords: [lord] });
      const { state } = play(before, uses[lord][0]);
      expect(exiles.decision(state)).toEqual({ ask: "conspire", seats: [0] });
      expect(state.table.turn.used).toEqual([lord]);
      expect(refusalOf(state, uses[lord][1])).toMatchObject({ code: "power-used-this-turn" });
      // It cannot be used again before the action either, if the lord is left.
      const { state: left } = play(state, me.leaves());
      expect(question(left)).toBe("act 0");
      expect(refusalOf(left, uses[lord][1])).toMatchObject({ code: "power-used-this-turn" });
      expect(play(state, me.conspires(pay)).state.table.seats[0]!.lords).toContain("landowner");
    },
  );

  test.each(["slaver", "oracle"] as const)("AB-35 EX-17 %s: usable later in the turn", (lord) => {
    const before = looking({ lords: [lord] });
    expect(openKinds(play(before, me.leaves()).state)).toContain(uses[lord][0].type);
    expect(question(play(before, me.conspires(pay)).state)).toBe("end-turn 0");
  });

  test("AB-35 EX-17 Opportunist: usable only later, as it would change the lord being looked at", () => {
    const before = looking({ lords: ["opportunist"] });
    expect(refusalOf(before, uses.opportunist[0])).toMatchObject({ code: "not-asked" });
    expect(openKinds(before)).toEqual(["conspire", "leave-lord"]);
    const { state } = play(before, me.leaves(), uses.opportunist[0]);
    expect(state.table.court).toContain("landowner");
  });

  test("AB-45 EX-17 the pearls of the Slaver can pay for the lord", () => {
    // The cost is 10, the allies are worth 8.
    const own: Area = {
      lords: ["slaver"],
      pearls: 0,
      hand: ["seahorse-5", "seahorse-3", "crab-3"],
    };
    const state = looking(own);
    const wanted = me.conspires(["seahorse-5", "seahorse-3"]);
    expect(refusalOf(state, wanted)).toMatchObject({ code: "too-few-pearls" });
    const { table } = play(state, me.usesSlaver("crab-3"), wanted).state;
    expect(table.seats[0]).toMatchObject({ pearls: 0, lords: ["slaver", "landowner"] });
  });

  test.each<[string, Area]>([
    ["that could pay", { lords: ["slaver"] }],
    ["without the allies", { lords: ["slaver"], hand: ["squid-1"] }],
    ["with nothing, not even a power", { hand: [], pearls: 0 }],
  ])("EX-17 a player %s is asked, so that others learn nothing", (_, own) => {
    expect(question(looking(own))).toBe("conspire 0");
  });
});

describe("where activated powers cannot be used", () => {
  const held = (location: Location, ...lords: Lord[]) => ({ location, lords });
  const owner: Area = { lords: ["slaver"], hand: ["crab-1", "crab-2"] };
  const use = me.usesSlaver("crab-2");
  const recruiting = (more: Description): State =>
    play(
      prepare({
        court: farmers,
        exilesInCourt: ["usurer"],
        exiles: [{ free: ["mutineer"] }],
        ...more,
      }),
      me.recruitsExile("usurer"),
    ).state;
  const recapture = recruiting({ seats: [owner, { locations: [held("jail", "tamer")] }] });

  test("AB-35 EX-8 EX-13 not at a recapture, even with 3 keys or more", () => {
    const withKeys = recruiting({
      seats: [{ ...owner, keys: 3 }, { locations: [held("jail", "tamer")] }],
    });
    for (const state of [recapture, withKeys]) {
      expect(question(state)).toBe("recapture 0");
      expect(refusalOf(state, use)).toMatchObject({ code: "not-asked" });
    }
    // AB-66: it is offered at the end of the turn.
    const { state } = play(recapture, me.recaptures("jail", "mutineer", "usurer"));
    expect(question(state)).toBe("end-turn 0");
    expect(play(state, use).state.table.seats[0]!.pearls).toBe(3);
  });

  test("AB-35 EX-13 by no player while the robbed player chooses another location", () => {
    const others = locations.filter((one) => one !== "jail" && one !== "chasm" && one !== "abyss");
    const before = recruiting({
      stack: [],
      available: ["chasm", "abyss"],
      seats: [
        { ...owner, locations: others.map((location) => held(location)) },
        { lords: ["oracle"], locations: [held("jail", "tamer")] },
      ],
      council,
    });
    const { state } = play(before, me.recaptures("jail", "mutineer", "usurer"));
    expect(question(state)).toBe("replace-location 1");
    expect(refusalOf(state, use)).toMatchObject({ code: "not-your-decision" });
    expect(refusalOf(state, by(1).usesOracle("squid"))).toMatchObject({ code: "not-asked" });
  });
});

describe("Corruptor", () => {
  const corrupting = (court: readonly Lord[], own: Area): State =>
    play(
      prepare({
        court: ["corruptor", ...court],
        exilesInCourt: ["usurer", "rustler", "heretic"],
        seats: [{ ...own, hand: [...payment("corruptor"), "crab-2"] }],
      }),
      me.recruits("corruptor"),
    ).state;

  test("AB-35 AB-54 EX-5 asks a player with 3 pearls and a Slaver, for a lord of the court", () => {
    const state = corrupting(["keeper"], { pearls: 3, lords: ["slaver"] });
    expect(question(state)).toBe("bribe 0");
    const { table } = play(state, me.usesSlaver("crab-2"), me.bribes("keeper")).state;
    expect(table.seats[0]!.lords).toEqual(["slaver", "corruptor", "keeper"]);
  });

  test("AB-35 AB-54 EX-5 does not ask with only exiles in the court, even with a Slaver", () => {
    for (const pearls of [3, 5])
      expect(question(corrupting([], { pearls, lords: ["slaver"] }))).toBe("end-turn 0");
  });
});

describe("an ambassador in the place of another lord", () => {
  const brought = (more: Description = {}) =>
    play(
      prepare({
        court: ["traitor", "sage", ...farmers],
        available: ["abyss"],
        ...more,
        seats: [{ lords: ["miller"], hand: payment("traitor") }, ...(more.seats ?? [])],
      }),
      me.recruits("traitor"),
      me.replaces("miller", "sage"),
    ).state;

  test("AB-32 AB-57 it asks whether to draw", () => {
    expect(exiles.decision(brought())).toEqual({ ask: "bring-location", seats: [0], by: "sage" });
    expect(question(play(brought(), me.bringsLocation()).state)).toBe("choose-location 0");
  });

  test("AB-32 EX-14 if it is declined, control by its keys comes after a pending recapture", () => {
    const state = brought({
      seats: [{ locations: [{ location: "jail", lords: [] }] }],
      exiles: [{ free: ["mutineer", "usurer"] }],
    });
    const { state: after } = play(state, me.declines());
    expect(question(after)).toBe("recapture 0");
    const { state: last } = play(after, me.recaptures("jail", "mutineer", "usurer"));
    expect(question(last)).toBe("control 0");
  });
});
