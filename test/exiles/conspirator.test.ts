import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { exiles } from "../../src/exiles/index.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { payment } from "../abyss/by.ts";
import type { Area } from "../abyss/prepare.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  kinds,
  legalOf,
  open,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  turnOf,
} from "./prepare.ts";

const me = by(0);
const viewers: Viewer[] = [0, 1, 2, "spectator"];
const pay = payment("landowner"); // 10, one race, no key
const conspiring: Description = {
  seats: [{ hand: pay }],
  exiles: [{ free: ["conspirator"] }],
  nextLords: ["landowner", "miller"],
  court: ["tamer", "jailer", "peddler", "invoker"],
};
/** The turn of seat 0, who has the Conspirator, has just begun. */
const looking = (more: Description = {}) => turnOf(0, { ...conspiring, ...more });

describe("the look", () => {
  test("EX-17 at the start of the turn the owner looks at the top lord", () => {
    const { state, events } = looking();
    expect(kinds(events).slice(-2)).toEqual(["turn-started", "lord-looked-at"]);
    expect(events.at(-1)).toEqual({ type: "lord-looked-at", seat: 0, lord: "landowner" });
    expect(question(state)).toBe("conspire 0");
  });

  test("EX-17 the look comes after the Landlord", () => {
    const { state, events } = looking({ seats: [{ lords: ["landlord"], pearls: 0 }] });
    expect(kinds(events).slice(-3)).toEqual(["turn-started", "pearls-gained", "lord-looked-at"]);
    expect(state.table.seats[0]!.pearls).toBe(1);
  });

  test("EX-17 not in the turns of others", () => {
    const { state, events } = turnOf(1, conspiring);
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).not.toContain("lord-looked-at");
  });

  test("EX-17 not in the turn in which it was recruited, as its start is over", () => {
    const { state, events } = play(
      prepare({
        ...conspiring,
        seats: [{ hand: ["crab-1"] }],
        exiles: [],
        exilesInCourt: ["conspirator"],
      }),
      me.recruitsExile("conspirator"),
    );
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).not.toContain("lord-looked-at");
  });

  test("EX-17 AB-47 an extra turn begins with a look too", () => {
    const { state, events } = play(
      prepare({ ...conspiring, seats: [{ hand: payment("invoker") }] }),
      me.recruits("invoker"),
    );
    expect(question(state)).toBe("conspire 0");
    expect(eventsOf(events, "lord-looked-at")).toHaveLength(1);
  });

  test.each([
    ["no hand", { seats: [{ hand: [], pearls: 9 }] }],
    ["the wrong races", { seats: [{ hand: ["squid-5"] as Ally[], pearls: 9 }] }],
    ["too little", { seats: [{ hand: ["seahorse-1"] as Ally[], pearls: 8 }] }],
  ])("EX-17 asked even if the lord cannot be paid, so that others learn nothing: %s", (_, more) => {
    const { state } = looking(more);
    expect(question(state)).toBe("conspire 0");
    expect(open(state)).toEqual([me.leaves()]);
  });

  test("EX-17 with an empty lord deck nothing happens", () => {
    const { state, events } = looking({ lordDeck: [], nextLords: [] });
    expect(question(state)).toBe("act 0");
    expect(kinds(events)).not.toContain("lord-looked-at");
  });
});

describe("what is revealed to others", () => {
  test.each(viewers)("EX-17 only the owner sees the lord: %s", (viewer) => {
    const { state, events } = looking();
    const { lordDeck } = exiles.view(state, viewer).table;
    const down = state.table.lordDeck.map(() => null);
    expect(lordDeck).toEqual(viewer === 0 ? [...down.slice(1), "landowner"] : down);
    expect(exiles.redact(events.at(-1)!, viewer)).toEqual({
      type: "lord-looked-at",
      seat: 0,
      lord: viewer === 0 ? "landowner" : null,
    });
  });

  test.each([1, 2, "spectator"] as const)(
    "EX-17 another lord on top looks the same to %s",
    (viewer) => {
      const other = looking({ nextLords: ["miller", "landowner"] }).state;
      expect(exiles.view(other, viewer)).toEqual(exiles.view(looking().state, viewer));
    },
  );

  test.each(viewers)("EX-17 a lord that was left is face down again: %s", (viewer) => {
    const { state, events } = play(looking().state, me.leaves());
    expect(exiles.view(state, viewer).table.lordDeck).toEqual(state.table.lordDeck.map(() => null));
    const shown = events.map((event) => exiles.redact(event, viewer));
    expect(JSON.stringify(shown)).not.toContain("landowner");
  });

  test("EX-17 the look reveals the lord only to the owner", () => {
    // Seat 2 has seen the stack that it took.
    expect(looking().revealedTo).toEqual([0, 2]);
    expect(play(looking().state, me.leaves()).revealedTo).toEqual([]);
  });

  test("EX-17 recruiting it reveals it to the others; its owner has seen it before", () => {
    expect(play(looking().state, me.conspires(pay)).revealedTo).toEqual([1, 2]);
  });

  test("EX-17 the owner's own view is enough to know what is legal", () => {
    const { state } = looking();
    const view = exiles.view(state, 0);
    expect([...exiles.legalActions(view, 0)]).toEqual([...exiles.legalActions(state, 0)]);
    expect(legalOf(state, "conspire").length).toBeGreaterThan(0);
  });
});

test.each([1, "spectator"] as const)(
  "EX-17 %s does not see the lord, and cannot ask what it costs",
  (viewer) => {
    const view = exiles.view(looking().state, viewer);
    const hidden = "is face down, but seat 0 sees it";
    expect(() => exiles.actionTypes(view, 0)).toThrow(hidden);
    expect(() => exiles.refusal(view, me.conspires(pay))).toThrow(hidden);
  },
);

describe("recruiting it", () => {
  const action = me.conspires(pay);

  test("EX-17 the lord comes from the deck and is paid for as usual", () => {
    const { state, events } = play(looking().state, action);
    expect(kinds(events).slice(0, 3)).toEqual([
      "lord-recruited",
      "ally-affiliated",
      "lord-entered",
    ]);
    expect(events[0]).toMatchObject({ seat: 0, lord: "landowner", pearls: 0 });
    expect(state.table.seats[0]).toMatchObject({
      lords: ["landowner"],
      affiliated: [pay.at(-1)],
      hand: [],
    });
    expect(state.table.lordDeck.at(-1)).toBe("miller");
    expect(state.table.court).toEqual(["tamer", "jailer", "peddler", "invoker"]);
  });

  test("EX-17 it is the action of the turn: no plotting and no other action", () => {
    const { state } = looking();
    expect(openKinds(state)).toEqual(["conspire", "leave-lord"]);
    for (const other of [me.plots(), me.plotsExile(), me.explores()])
      expect(refusalOf(state, other)).toMatchObject({ code: "not-asked" });
    expect(question(play(state, action).state)).toBe("act 1");
  });

  test("EX-17 its power is carried out", () => {
    const { state } = looking({
      seats: [{ hand: payment("trader"), pearls: 0 }],
      nextLords: ["trader"],
    });
    const allies = payment("trader");
    const { state: after } = play(state, me.conspires(allies));
    expect(after.table.seats[0]!.pearls).toBe(3);
  });

  test("EX-17 its key may lead to control in the same turn", () => {
    const allies = payment("shepherd");
    const { state } = looking({ seats: [{ hand: allies, keys: 2 }], nextLords: ["shepherd"] });
    expect(question(play(state, me.conspires(allies)).state)).toBe("control 0");
  });

  test.each([
    ["pearls for what is missing", { pearls: 4, hand: ["seahorse-5", "seahorse-1"] }, {}, 4],
    ["Treasurer", { pearls: 2, hand: ["seahorse-5", "seahorse-1"], lords: ["treasurer"] }, {}, 2],
    ["Recruiter", { pearls: 6, hand: ["seahorse-5", "seahorse-1"] }, { lords: ["recruiter"] }, 6],
    [
      "both",
      { pearls: 4, hand: ["seahorse-5", "seahorse-1"], lords: ["treasurer"] },
      { lords: ["recruiter"] },
      4,
    ],
    ["Diplomat", { pearls: 4, hand: ["squid-5", "squid-1"], lords: ["diplomat"] }, {}, 4],
  ] as [string, Area, Area, number][])(
    "EX-17 the standard cost, with all cost powers: %s",
    (_, own, other, pearls) => {
      const { state } = looking({ seats: [own, other] });
      const { hand = [] } = own;
      const { events, state: after } = play(state, me.conspires(hand));
      expect(eventsOf(events, "lord-recruited")).toMatchObject([{ pearls }]);
      expect(after.table.seats[0]!.pearls).toBe(0);
      const poorer = looking({ seats: [{ ...own, pearls: own.pearls! - 1 }, other] }).state;
      expect(refusalOf(poorer, me.conspires(hand))).toMatchObject({
        code: "too-few-pearls",
      });
    },
  );

  test("EX-17 the Master of Magic may affiliate any ally played", () => {
    const wanted = me.conspires(pay, pay[0]);
    expect(refusalOf(looking().state, wanted)).toMatchObject({ code: "not-the-lowest-ally" });
    const { state } = looking({ seats: [{ hand: pay, lords: ["master-of-magic"] }] });
    expect(play(state, wanted).state.table.seats[0]!.affiliated).toEqual([pay[0]]);
  });

  test("EX-17 superfluous allies follow the option of set-up", () => {
    const more = (superfluousAllies: "allowed" | "forbidden") =>
      looking({ seats: [{ hand: [...pay, "seahorse-1"] }], rules: { superfluousAllies } }).state;
    const wanted = me.conspires([...pay, "seahorse-1"], "seahorse-1");
    expect(() => play(more("allowed"), wanted)).not.toThrow();
    expect(refusalOf(more("forbidden"), wanted)).toMatchObject({ code: "superfluous-ally" });
  });

  test.each([
    [["tamer", "jailer"], 2, true],
    [["tamer"], 2, true],
    [["tamer", "jailer", "peddler"], 0, false],
  ] as const)(
    "EX-17 the court is checked for a refill: %j in the court",
    (court, pearls, filled) => {
      const { state, events } = play(
        looking({ court, seats: [{ hand: pay, pearls: 0 }] }).state,
        action,
      );
      expect(kinds(events).includes("court-filled")).toBe(filled);
      expect(state.table.seats[0]!.pearls).toBe(pearls);
    },
  );

  test("EX-17 EX-19 it may be the seventh lord or exile", () => {
    const five = ["trader", "shopkeeper", "seeker", "hunter", "apprentice"] as const;
    const { events } = play(looking({ seats: [{ hand: pay, lords: five }] }).state, action);
    expect(kinds(events)).toContain("end-triggered");
  });
});

describe("leaving it", () => {
  test("EX-17 an ordinary turn follows: plotting, and any action", () => {
    const { state } = play(looking({ seats: [{ hand: pay, pearls: 2 }] }).state, me.leaves());
    expect(question(state)).toBe("act 0");
    expect(openKinds(state)).toEqual(expect.arrayContaining(["explore", "plot", "plot-exile"]));
    expect(state.table.lordDeck.at(-1)).toBe("landowner");
    // The lord that was looked at is the next to come.
    expect(eventsOf(play(state, me.plots()).events, "plotted")).toMatchObject([
      { lord: "landowner" },
    ]);
  });

  test("EX-17 others see nothing but the answer", () => {
    expect(play(looking().state, me.leaves()).events).toEqual([]);
  });
});
