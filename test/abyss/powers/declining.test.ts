// Which powers may be declined, depending on how their lord came.
import { describe, expect, test } from "vitest";
import type { Lord } from "../../../src/abyss/cards/lords.ts";
import { abyss } from "../../../src/abyss/index.ts";
import type { Action } from "../../../src/abyss/published-types.ts";
import { by } from "../by.ts";
import { comes, isReplacement, type Way, waysOf } from "../lord-arrivals.ts";
import {
  type Area,
  type Description,
  eventsOf,
  kinds,
  openKinds,
  play,
  question,
  refusalOf,
  type State,
} from "../prepare.ts";

const me = by(0);
const everyWay = (lords: readonly Lord[]): [Lord, Way][] =>
  lords.flatMap((lord) => waysOf(lord).map((way): [Lord, Way] => [lord, way]));

/** A table on which every lord's question has an answer. */
const plenty: Description = {
  available: ["abyss"],
  nextLocations: ["chasm", "jail"],
  council: { crab: ["crab-2"] },
  seats: [
    { pearls: 5, disabled: ["trader"], locations: [{ location: "depths", lords: [] }] },
    { pearls: 3, lords: ["tamer"], tokens: [2], hand: ["squid-1"] },
    { pearls: 3, lords: ["oracle"], tokens: [3], hand: ["squid-1"] },
  ],
};

/** What the players have, regardless of the turn. */
const holdings = ({ table }: State) => [table.seats, table.council, table.available, table.stack];

describe("powers that ask their owner", () => {
  const asks: Partial<Record<Lord, string>> = {
    assassin: "disable 0",
    hunter: "steal-token 0",
    apprentice: "take-stack 0",
  };

  test.each(everyWay(["assassin", "hunter", "apprentice"]))(
    "AB-32 %s %s: may be declined only if it replaced another lord",
    (lord, way) => {
      const { state } = comes(way, lord, plenty);
      expect(question(state)).toBe(asks[lord]);
      expect(abyss.decision(state)).toMatchObject({ mayDecline: isReplacement(way) });
      expect(openKinds(state).includes("decline")).toBe(isReplacement(way));
      if (isReplacement(way)) {
        const { state: after, events } = play(state, me.declines());
        expect(holdings(after)).toEqual(holdings(state));
        expect(kinds(events).filter((kind) => kind !== "turn-started")).toEqual([]);
      } else
        expect(refusalOf(state, me.declines())).toMatchObject({
          code: "not-to-be-declined",
          rule: "AB-32",
        });
    },
  );

  test.each(everyWay(["illusionist", "corruptor", "traitor", "schemer"]))(
    "AB-32 %s %s: may always be declined",
    (lord, way) => {
      const { state } = comes(way, lord, plenty);
      expect(openKinds(state)).toContain("decline");
      const { state: after } = play(state, me.declines());
      expect(holdings(after)).toEqual(holdings(state));
      expect(question(after)).toBe("act 1");
    },
  );

  test.each<[string, Action, Action, Lord[]]>([
    ["the first only", me.declines(), me.disables("oracle"), ["oracle"]],
    ["the second only", me.disables("tamer"), me.declines(), ["tamer"]],
    ["both", me.declines(), me.declines(), []],
  ])("AB-32 AB-39 Assassin: each of its questions separately, %s", (_, first, second, expected) => {
    const { state } = comes("brought by the Traitor", "assassin", plenty);
    expect(abyss.decision(state)).toMatchObject({ of: 1, mayDecline: true });
    const { state: next } = play(state, first);
    expect(abyss.decision(next)).toMatchObject({ ask: "disable", of: 2, mayDecline: true });
    const { state: after, events } = play(next, second);
    expect(question(after)).toBe("act 1");
    const disabled = [
      ...eventsOf(play(state, first).events, "lord-disabled"),
      ...eventsOf(events, "lord-disabled"),
    ];
    expect(disabled.map(({ lord }) => lord)).toEqual(expected);
  });
});

describe("ambassadors", () => {
  test.each(everyWay(["sage", "elder"]))(
    "AB-32 AB-57 %s %s: may choose not to draw only as a replacement, and must control one of those drawn",
    (lord, way) => {
      const { state } = comes(way, lord, plenty);
      expect(question(state)).toBe(isReplacement(way) ? "bring-location 0" : "choose-location 0");
      expect(openKinds(state)).toEqual(
        isReplacement(way) ? ["bring-location", "decline"] : ["control"],
      );
      const { state: drawn } = isReplacement(way) ? play(state, me.bringsLocation()) : { state };
      expect(openKinds(drawn)).toEqual(["control"]);
      expect(refusalOf(drawn, me.declines()).code).toBe("not-asked");
    },
  );
});

describe("powers that ask their owner nothing", () => {
  /** Their effects, which their owner cannot decline. */
  const happens: Partial<Record<Lord, (state: State) => unknown>> = {
    trader: ({ table }) => table.seats[0]!.pearls,
    peddler: ({ table }) => table.seats[0]!.pearls,
    shopkeeper: ({ table }) => table.seats[0]!.pearls,
    landlord: ({ table }) => table.seats[0]!.pearls,
    invoker: ({ table }) => table.turn.seat,
    seeker: ({ table }) => table.seats[1]!.pearls,
  };
  const expected: Partial<Record<Lord, number>> = {
    ...{ trader: 5 + 3, peddler: 5 + 2, shopkeeper: 5 + 1, landlord: 5 + 1 },
    ...{ invoker: 0, seeker: 3 - 2 },
  };
  const withPearlsOnly = { ...plenty, seats: [{ pearls: 5 }, ...plenty.seats!.slice(1)] };

  test.each(everyWay(Object.keys(happens) as Lord[]))(
    "AB-32 %s %s: is carried out without a question",
    (lord, way) => {
      const { state } = comes(way, lord, withPearlsOnly);
      expect(abyss.decision(state)?.ask).toBe("act");
      expect(happens[lord]!(state)).toBe(expected[lord]);
    },
  );

  test.each(everyWay(["jailer", "commander"]))(
    "AB-32 AB-37 %s %s: opponents discard, and neither they nor its owner may decline",
    (lord, way) => {
      const seven: Area["hand"] = [
        ...(["squid-1", "squid-1", "squid-2", "squid-2", "squid-3"] as const),
        ...(["seahorse-2", "seahorse-3"] as const),
      ];
      const { state } = comes(way, lord, { seats: [{}, { hand: seven }] });
      expect(question(state)).toBe("discard 1");
      expect(openKinds(state)).toEqual(["discard"]);
      expect(refusalOf(state, by(1).declines()).code).toBe("not-asked");
      expect(refusalOf(state, me.declines()).code).toBe("not-your-decision");
    },
  );
});

describe("in a chain, the lord that brought it last counts", () => {
  const farmers: Lord[] = ["keeper", "reaper", "shepherd"];
  const target: Area = { tokens: [2] };

  test("AB-32 AB-54 a Corruptor brought by the Traitor recruits a Hunter: it must steal", () => {
    const { state } = comes("brought by the Traitor", "corruptor", {
      court: ["hunter", ...farmers],
      seats: [{ pearls: 5 }, target],
    });
    const { state: after } = play(state, me.bribes("hunter"));
    expect(abyss.decision(after)).toEqual({ ask: "steal-token", seats: [0], mayDecline: false });
    expect(refusalOf(after, me.declines()).code).toBe("not-to-be-declined");
  });

  test("AB-32 AB-54 a Corruptor brought by the Schemer recruits a Sage: it draws immediately", () => {
    const { state } = comes("brought by the Schemer", "corruptor", {
      court: ["sage", ...farmers],
      seats: [{ pearls: 5 }],
    });
    expect(question(play(state, me.bribes("sage")).state)).toBe("choose-location 0");
  });

  test("AB-32 AB-55 a Traitor brought by the Corruptor brings a Hunter: it may be declined", () => {
    const { state } = comes("brought by the Corruptor", "traitor", {
      court: ["hunter", ...farmers],
      seats: [{ lords: ["trader"] }, target],
    });
    const { state: after } = play(state, me.replaces("trader", "hunter"));
    expect(abyss.decision(after)).toEqual({ ask: "steal-token", seats: [0], mayDecline: true });
    expect(play(after, me.declines()).state.table.seats[1]!.tokens).toEqual([2]);
  });

  test("AB-32 AB-55 a Schemer brought by the Traitor brings an Apprentice: it may be declined", () => {
    const { state } = comes("brought by the Traitor", "schemer", {
      nextLords: ["apprentice"],
      council: { crab: ["crab-2"] },
      seats: [{ lords: ["trader"] }],
    });
    const { state: after } = play(state, me.replacesFromDeck("trader"));
    expect(abyss.decision(after)).toEqual({ ask: "take-stack", seats: [0], mayDecline: true });
  });
});
