import { describe, expect, test } from "vitest";
import { type Lord, lordCard, lords } from "../../src/abyss/cards/lords.ts";
import { KEY_TOKEN_COUNT } from "../../src/abyss/cards/threat.ts";
import { exiles } from "../../src/exiles/index.ts";
import type { Action } from "../../src/exiles/published-types.ts";
import { payment } from "../abyss/by.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  kinds,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  turnOf,
} from "./prepare.ts";

const me = by(0);
const court: Lord[] = ["tamer", "jailer", "peddler", "invoker"];
/** Seat 0 has the Perjurer and recruits the lord. */
function recruit(lord: Lord, more: Description = {}) {
  const [own = {}, ...others] = more.seats ?? [];
  return play(
    prepare({
      court: [lord, ...court.filter((other) => other !== lord)],
      exiles: [{ free: ["perjurer"] }],
      ...more,
      seats: [{ ...own, hand: [...payment(lord), ...(own.hand ?? [])] }, ...others],
    }),
    me.recruits(lord),
  );
}
const rest = ["squid-4", "squid-5"] as const;

describe("when it is offered", () => {
  const [withKey, without] = [true, false].map((key) =>
    lords.filter((lord) => lordCard(lord).keys > 0 === key),
  );

  test.each(without!)("EX-16 for a lord without a key: %s", (lord) => {
    const { state } = recruit(lord);
    expect(question(state)).toBe("perjure 0");
    expect(openKinds(state)).toEqual(["affiliate", "take-key-token"]);
  });

  test.each(withKey!)("EX-16 not for a lord with a key: %s", (lord) => {
    const { state, events } = recruit(lord);
    expect(exiles.decision(state)?.ask).not.toBe("perjure");
    expect(kinds(events)).toContain("ally-affiliated");
  });

  test("EX-16 not if no key token is left", () => {
    const { state, events } = recruit("landowner", {
      players: 4,
      seats: [{ keys: 2 }, { keys: 2 }, { keys: 2 }, { keys: 4 }],
    });
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).toContain("ally-affiliated");
  });

  test("EX-16 not for exiles", () => {
    const { state, events } = play(
      prepare({
        seats: [{ hand: ["crab-1"] }],
        exiles: [{ free: ["perjurer"] }],
        exilesInCourt: ["mutineer"],
        nextLocations: ["depths"],
      }),
      me.recruitsExile("mutineer"),
    );
    expect(exiles.decision(state)?.ask).not.toBe("perjure");
    expect(eventsOf(events, "ally-affiliated")).toMatchObject([{ ally: "crab-1" }]);
  });

  test("EX-16 not for opponents of its owner", () => {
    const { state } = recruit("landowner", { exiles: [{}, { free: ["perjurer"] }] });
    expect(question(state)).toBe("act 1");
  });

  const brought: [string, Lord, Description, Action][] = [
    ["Corruptor", "corruptor", { seats: [{ pearls: 5 }] }, me.bribes("landowner")],
    ["Traitor", "traitor", { seats: [{ lords: ["keeper"] }] }, me.replaces("keeper", "landowner")],
    ["Schemer", "schemer", { seats: [{ lords: ["keeper"] }] }, me.replacesFromDeck("keeper")],
  ];
  test.each(brought)("EX-16 not for a lord that comes by the %s", (_, lord, more, action) => {
    const isOnDeck = lord === "schemer";
    const { state } = recruit(lord, {
      ...more,
      court: [lord, ...(isOnDeck ? [] : ["landowner" as const]), ...court],
      nextLords: isOnDeck ? ["landowner"] : [],
    });
    // The politician itself was recruited from the court, and has no key.
    expect(question(state)).toBe("perjure 0");
    const { state: after, events } = play(state, me.affiliates(), action);
    expect(eventsOf(events, "lord-entered").map((event) => event.lord)).toEqual([
      lord,
      "landowner",
    ]);
    expect(question(after)).toBe("act 1");
  });

  test("EX-16 for a lord recruited by the Conspirator", () => {
    // Both are free: there was no location to take, and they recapture one after the recruitment.
    const { state } = turnOf(0, {
      seats: [{ hand: payment("landowner") }],
      exiles: [{ free: ["conspirator", "perjurer"] }],
      nextLords: ["landowner"],
    });
    const pay = payment("landowner");
    const { state: after } = play(state, me.conspires(pay));
    expect(question(after)).toBe("perjure 0");
    const { table } = play(after, me.takesKey()).state;
    expect(table.seats[0]).toMatchObject({ keys: 1, affiliated: [], lords: ["landowner"] });
  });
});

describe("what it does", () => {
  const pay = payment("landowner");

  test("EX-16 the question comes after the payment, before the lord enters", () => {
    const { state, events } = recruit("landowner");
    expect(kinds(events)).toEqual(["lord-recruited"]);
    expect(exiles.decision(state)).toEqual({
      ask: "perjure",
      seats: [0],
      lord: "landowner",
      affiliate: pay.at(-1),
    });
    expect(sorted(state.table.exiles.payment)).toEqual(sorted(pay));
    expect(state.table.seats[0]!.lords).toEqual([]);
    expect(state.table.discard).toEqual([]);
  });

  test("EX-16 gives a key token, and all allies played are discarded", () => {
    const { state, events } = play(
      recruit("landowner", { seats: [{ hand: rest }] }).state,
      me.takesKey(),
    );
    expect(
      eventsOf(events, "allies-forsworn").map((e) => ({ ...e, allies: sorted(e.allies) })),
    ).toEqual([{ type: "allies-forsworn", seat: 0, allies: sorted(pay) }]);
    expect(eventsOf(events, "key-tokens-gained")).toEqual([
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
    ]);
    expect(kinds(events)).not.toContain("ally-affiliated");
    const [own] = state.table.seats;
    expect(own).toMatchObject({ keys: 1, affiliated: [], lords: ["landowner"], hand: rest });
    expect(state.table.keyTokens).toBe(KEY_TOKEN_COUNT - 1);
    expect(state.table.discard).toEqual(sorted(pay));
    expect(state.table.exiles.payment).toEqual([]);
    expect(question(state)).toBe("act 1");
  });

  test("EX-16 if it is declined, the chosen ally is affiliated and the others are discarded", () => {
    const { state, events } = play(recruit("landowner").state, me.affiliates());
    expect(eventsOf(events, "ally-affiliated")).toEqual([
      { type: "ally-affiliated", seat: 0, ally: pay.at(-1) },
    ]);
    expect(state.table.seats[0]).toMatchObject({ keys: 0, affiliated: [pay.at(-1)] });
    expect(state.table.discard).toEqual(sorted(pay.slice(0, -1)));
    expect(state.table.exiles.payment).toEqual([]);
    expect(state.table.keyTokens).toBe(KEY_TOKEN_COUNT);
  });

  test.each([me.takesKey(), me.affiliates()])(
    "EX-16 the lord and its power follow: $type",
    (action) => {
      const { events } = play(recruit("trader").state, action);
      expect(kinds(events).slice(-3)).toEqual(["lord-entered", "pearls-gained", "turn-started"]);
    },
  );

  test("EX-16 its key token may lead to control in the same turn", () => {
    const { state } = play(recruit("landowner", { seats: [{ keys: 2 }] }).state, me.takesKey());
    expect(question(state)).toBe("control 0");
    const waiting = play(recruit("landowner", { seats: [{ keys: 2 }] }).state, me.affiliates());
    expect(question(waiting.state)).toBe("act 1");
  });

  test("EX-16 the allies are in the discard before the lord's power is carried out", () => {
    const { state } = play(
      recruit("jailer", { seats: [{}, { hand: ["squid-1"] }] }).state,
      me.takesKey(),
    );
    expect(question(state)).toBe("discard 1");
    expect(state.table.discard).toEqual(sorted(payment("jailer")));
  });

  test("EX-16 the ally chosen with the Master of Magic is affiliated", () => {
    const start = prepare({
      court: ["landowner", ...court],
      seats: [{ hand: pay, lords: ["master-of-magic"] }],
      exiles: [{ free: ["perjurer"] }],
    });
    const { state } = play(start, me.recruits("landowner", pay, pay[0]), me.affiliates());
    expect(state.table.seats[0]!.affiliated).toEqual([pay[0]]);
  });

  test("EX-16 the court is checked for a refill as usual", () => {
    const { state } = recruit("landowner", { court: ["landowner", "tamer", "jailer"] });
    expect(kinds(play(state, me.takesKey()).events)).toContain("court-filled");
  });

  test("EX-16 only the recruiting player answers, and only for their own lord", () => {
    const { state } = recruit("landowner");
    expect(exiles.deciders(state)).toEqual([0]);
    expect(legalOf(state, "take-key-token")).toEqual([me.takesKey()]);
    expect([...exiles.legalActions(state, 1)]).toEqual([]);
  });
});
