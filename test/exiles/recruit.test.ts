import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { KEY_TOKEN_COUNT } from "../../src/abyss/cards/threat.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { payment } from "../abyss/by.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  cheap,
  type Description,
  eventsOf,
  kinds,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

const me = by(0);
/** The Stowaway costs 7 of two races with shellfish; influence 4; a key. */
const stowaway: Description = {
  catalogue: defaultCatalogue,
  court: ["tamer", "jailer", "peddler"],
  exilesInCourt: ["stowaway", "usurer"],
  seats: [
    { hand: ["shellfish-3", "shellfish-1", "crab-2", "crab-1", "squid-5", "squid-1"], pearls: 1 },
  ],
};
const recruiting = (more: Description = {}) => prepare({ ...stowaway, ...more });

describe("the payment", () => {
  test("EX-3 allies of the right races pay, and the lowest is affiliated", () => {
    const allies: Ally[] = ["shellfish-3", "squid-5"];
    const { state, events } = play(recruiting(), me.recruitsExile("stowaway", allies));
    expect(events.slice(0, 3)).toEqual([
      { type: "exile-recruited", seat: 0, exile: "stowaway", allies, pearls: 0 },
      { type: "ally-affiliated", seat: 0, ally: "shellfish-3" },
      { type: "exile-entered", seat: 0, exile: "stowaway" },
    ]);
    const [own] = state.table.seats;
    expect(own!.affiliated).toEqual(["shellfish-3"]);
    expect(own!.hand).toEqual(["crab-1", "crab-2", "shellfish-1", "squid-1"]);
    expect(state.table.discard).toEqual(["squid-5"]);
    expect(state.table.exiles.seats[0]!.free).toEqual(["stowaway"]);
    expect(state.table.exiles.court).toEqual(["usurer"]);
  });

  test("EX-3 pearls pay what is missing", () => {
    const allies: Ally[] = ["shellfish-1", "squid-5"];
    const { state, events } = play(recruiting(), me.recruitsExile("stowaway", allies));
    expect(eventsOf(events, "exile-recruited")).toMatchObject([{ pearls: 1 }]);
    expect(state.table.seats[0]!.pearls).toBe(0);
  });

  test("EX-3 the player chooses among equally low allies", () => {
    const allies: Ally[] = ["shellfish-1", "squid-5", "squid-1"];
    const affiliates = legalOf(recruiting(), "recruit-exile")
      .filter((action) => action.allies.join() === sorted(allies).join())
      .map(({ affiliate }) => affiliate);
    expect(affiliates.sort()).toEqual(["shellfish-1", "squid-1"]);
  });

  const wrong: [string, Ally[], Ally, string][] = [
    ["too few races", ["shellfish-3", "shellfish-1"], "shellfish-1", "wrong-number-of-races"],
    ["too many", ["shellfish-3", "crab-1", "squid-5"], "crab-1", "wrong-number-of-races"],
    ["the required race missing", ["crab-2", "squid-5"], "crab-2", "required-race-missing"],
    ["too little", ["shellfish-3", "crab-2"], "crab-2", "too-few-pearls"],
    ["an ally that is not in hand", ["shellfish-5", "crab-2"], "crab-2", "ally-not-in-hand"],
    ["another ally affiliated", ["shellfish-3", "squid-5"], "squid-5", "not-the-lowest-ally"],
    ["an ally not played", ["shellfish-3", "squid-5"], "crab-1", "ally-not-played"],
  ];
  test.each(wrong)("EX-3 refused as for a lord: %s", (_, allies, affiliate, code) => {
    const action = me.recruitsExile("stowaway", allies, affiliate);
    expect(refusalOf(recruiting(), action)).toMatchObject({ code });
  });

  test("EX-3 superfluous allies follow the option of set-up", () => {
    const action = me.recruitsExile("stowaway", ["shellfish-3", "squid-5", "squid-1"], "squid-1");
    expect(() => play(recruiting(), action)).not.toThrow();
    const strict = recruiting({ rules: { superfluousAllies: "forbidden" } });
    expect(refusalOf(strict, action)).toMatchObject({ code: "superfluous-ally" });
  });

  test("EX-3 a cost without a required race", () => {
    const catalogue = cheap.map((card) => ({
      ...card,
      cost: { value: 3, races: 2, required: null },
    }));
    const state = recruiting({ catalogue });
    expect(() =>
      play(state, me.recruitsExile("usurer", ["crab-2", "squid-1"], "squid-1")),
    ).not.toThrow();
    expect(
      refusalOf(state, me.recruitsExile("usurer", ["crab-2", "crab-1"], "crab-1")),
    ).toMatchObject({ code: "wrong-number-of-races" });
  });

  test.each(["rustler", "deserter", "tamer", "nobody"])(
    "EX-3 only an exile of the court: not %s",
    (exile) => {
      const state = recruiting({ exiles: [{ free: ["deserter"] }] });
      expect(refusalOf(state, me.recruitsExile(exile))).toMatchObject({
        code: "exile-not-in-court",
        params: { exile, court: ["stowaway", "usurer"] },
      });
    },
  );
});

describe("the action", () => {
  const allies: Ally[] = ["shellfish-3", "squid-5"];

  test("EX-3 recruiting an exile is the action of the turn", () => {
    const { state, events } = play(recruiting(), me.recruitsExile("stowaway", allies));
    expect(question(state)).toBe("act 1");
    expect(eventsOf(events, "turn-started")).toEqual([{ type: "turn-started", seat: 1 }]);
    expect(openKinds(recruiting())).toContain("recruit-exile");
  });

  test("EX-3 a player who can recruit an exile cannot pass", () => {
    // Without monsters and with all allies in hands, exploring and requesting support are impossible.
    const stuck = (hand: Ally[]) =>
      prepare({
        withoutMonsters: true,
        rest: 1,
        seats: [{ hand, pearls: 0 }],
        court: ["sage"],
        exilesInCourt: ["usurer"],
      });
    expect(exiles.reduce(stuck(["crab-1"]), me.passes())).toMatchObject({
      ok: false,
      refusal: { code: "other-moves-possible" },
    });
    expect(exiles.reduce(stuck(["squid-1"]), me.passes())).toMatchObject({ ok: true });
  });

  test("EX-3 the court closes and is refilled as for a lord", () => {
    const state = recruiting({ court: ["tamer"] });
    const { events } = play(state, me.recruitsExile("stowaway", allies));
    expect(eventsOf(events, "pearls-gained")).toEqual([
      { type: "pearls-gained", seat: 0, pearls: 2, source: "court" },
    ]);
    const four = play(recruiting(), me.recruitsExile("stowaway", allies));
    expect(eventsOf(four.events, "pearls-gained")).toEqual([]);
    expect(four.state.table.court).toEqual(["tamer", "jailer", "peddler"]);
  });
});

describe("the key symbol", () => {
  const recruit = (exile: string, more: Description = {}) =>
    play(
      prepare({ seats: [{ hand: ["crab-1"] }], exilesInCourt: [exile], ...more }),
      me.recruitsExile(exile),
    );

  test("EX-4 an exile with a key gives a key token immediately", () => {
    const { state, events } = recruit("deserter");
    expect(eventsOf(events, "key-tokens-gained")).toEqual([
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
    ]);
    expect(state.table.seats[0]!.keys).toBe(1);
    expect(state.table.keyTokens).toBe(KEY_TOKEN_COUNT - 1);
  });

  test("EX-4 an exile without a key gives none", () => {
    const { state, events } = recruit("mutineer");
    expect(kinds(events)).not.toContain("key-tokens-gained");
    expect(state.table.keyTokens).toBe(KEY_TOKEN_COUNT);
  });

  test("EX-4 without a key token left it gives none", () => {
    const { state, events } = recruit("deserter", {
      players: 4,
      seats: [{ hand: ["crab-1"], keys: 2 }, { keys: 2 }, { keys: 2 }, { keys: 4 }],
    });
    expect(kinds(events)).not.toContain("key-tokens-gained");
    expect(state.table.seats[0]!.keys).toBe(2);
    expect(state.table.keyTokens).toBe(0);
    expect(question(state)).toBe("act 1");
  });

  test("EX-4 the exile has no key of its own: control takes the token, and the exile stays free", () => {
    const { state } = recruit("deserter", {
      seats: [{ hand: ["crab-1"], keys: 2 }],
      available: ["jail"],
    });
    expect(question(state)).toBe("control 0");
    expect(legalOf(state, "control")).toEqual([me.controls("jail", [], 3)]);
    const after = play(state, me.controls("jail", [], 3)).state;
    expect(after.table.exiles.seats[0]!.free).toEqual(["deserter"]);
    expect(after.table.keyTokens).toBe(KEY_TOKEN_COUNT);
    // After the tokens are spent, the exile brings no further key.
    expect(question(after)).toBe("act 1");
  });
});

describe("powers that do not affect exiles", () => {
  const recruitLord = (lord: Lord, more: Description) => {
    const [own = {}, ...others] = more.seats ?? [];
    const state = prepare({
      ...more,
      seats: [{ ...own, hand: [...payment(lord), ...(own.hand ?? [])] }, ...others],
      court: [lord, ...(more.court ?? [])],
    });
    return play(state, me.recruits(lord));
  };

  test("EX-5 the Assassin skips opponents who have exiles only", () => {
    const { state, events } = recruitLord("assassin", {
      exiles: [{}, { free: ["usurer"] }, { free: ["rustler"] }],
      court: ["tamer", "jailer", "peddler"],
    });
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).not.toContain("lord-disabled");
  });

  test("EX-5 the Assassin can choose lords only", () => {
    const { state } = recruitLord("assassin", {
      seats: [{}, { lords: ["keeper", "miller"] }],
      exiles: [{}, { free: ["usurer"] }, { free: ["rustler"] }],
      court: ["tamer", "jailer", "peddler"],
    });
    expect(question(state)).toBe("disable 0");
    expect(legalOf(state, "disable").map(({ lord }) => lord)).toEqual(["keeper", "miller"]);
    expect(refusalOf(state, { type: "disable", seat: 0, lord: "usurer" }).code).toBe("malformed");
    // The next opponent has an exile and no lord.
    expect(question(play(state, me.disables("keeper")).state)).toBe("act 1");
  });

  const onlyExiles: [Lord, Description][] = [
    ["traitor", { seats: [{ lords: ["landowner"] }] }],
    ["corruptor", { seats: [{ pearls: 5 }] }],
  ];
  test.each(onlyExiles)("EX-5 %s finds no lord in a court of exiles", (lord, more) => {
    const { state, events } = recruitLord(lord, {
      ...more,
      exilesInCourt: ["usurer", "rustler", "deserter"],
    });
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).not.toContain("lord-discarded");
    expect(state.table.exiles.court).toHaveLength(3);
  });

  test("EX-5 the Corruptor recruits lords only", () => {
    const { state } = recruitLord("corruptor", {
      seats: [{ pearls: 5 }],
      court: ["miller", "keeper"],
      exilesInCourt: ["usurer"],
    });
    expect(legalOf(state, "bribe").map(({ lord }) => lord)).toEqual(["miller", "keeper"]);
    expect(refusalOf(state, { type: "bribe", seat: 0, lord: "usurer" }).code).toBe("malformed");
  });

  test("EX-5 the Traitor discards and takes lords only", () => {
    const { state } = recruitLord("traitor", {
      seats: [{ lords: ["landowner"] }],
      exiles: [{ free: ["rustler"] }],
      court: ["miller", "keeper"],
      exilesInCourt: ["usurer"],
    });
    expect(legalOf(state, "replace-from-court")).toEqual([
      me.replaces("landowner", "miller"),
      me.replaces("landowner", "keeper"),
    ]);
    for (const [discard, take] of [
      ["rustler", "miller"],
      ["landowner", "usurer"],
    ])
      expect(refusalOf(state, { type: "replace-from-court", seat: 0, discard, take }).code).toBe(
        "malformed",
      );
  });

  test.each(["traitor", "schemer"] as const)("EX-5 %s discards no exile", (lord) => {
    const { state, events } = recruitLord(lord, {
      exiles: [{ free: ["rustler"] }],
      court: ["miller", "keeper", "jailer"],
    });
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).not.toContain("lord-discarded");
    expect(state.table.exiles.seats[0]!.free).toEqual(["rustler"]);
  });

  test("EX-5 the Schemer takes from the lord deck, not from the exile deck", () => {
    const { state } = recruitLord("schemer", {
      seats: [{ lords: ["landowner"] }],
      court: ["miller", "keeper", "jailer"],
      nextLords: ["shopkeeper"],
      nextExiles: ["usurer"],
    });
    const after = play(state, me.replacesFromDeck("landowner")).state;
    expect(after.table.seats[0]!.lords).toEqual(["schemer", "shopkeeper"]);
    expect(after.table.exiles.deck.at(-1)).toBe("usurer");
  });

  test("EX-5 the Schemer finds no lord if the lord deck is empty", () => {
    const { state } = recruitLord("schemer", {
      seats: [{ lords: ["landowner"] }],
      court: ["miller", "keeper", "jailer"],
      lordDeck: [],
    });
    expect(question(state)).toBe("act 1");
  });

  test("EX-5 the Opportunist finds no lord in a court of exiles", () => {
    const state = prepare({
      seats: [{ lords: ["opportunist"] }],
      court: [],
      exilesInCourt: ["usurer", "rustler", "deserter"],
    });
    expect(legalOf(state, "use-opportunist")).toEqual([]);
    expect(refusalOf(state, { type: "use-opportunist", seat: 0, lord: "usurer" }).code).toBe(
      "malformed",
    );
    expect(refusalOf(state, me.usesOpportunist("miller")).code).toBe("lord-not-in-court");
    // It cannot be used at the end of the turn either.
    const acted = play(
      prepare({
        seats: [{ lords: ["opportunist"] }],
        court: [],
        exilesInCourt: ["usurer", "rustler", "deserter"],
        council: { crab: ["crab-1"] },
      }),
      me.requests("crab"),
    );
    expect(question(acted.state)).toBe("act 1");
  });

  test("EX-5 the Opportunist replaces lords only, from the lord deck", () => {
    const state = prepare({
      seats: [{ lords: ["opportunist"] }],
      court: ["miller", "keeper"],
      exilesInCourt: ["usurer", "rustler"],
      nextLords: ["sage"],
    });
    expect(legalOf(state, "use-opportunist").map(({ lord }) => lord)).toEqual(["miller", "keeper"]);
    const { table } = play(state, me.usesOpportunist("miller")).state;
    expect(table.court).toEqual(["sage", "keeper"]);
    expect(table.exiles.court).toEqual(["usurer", "rustler"]);
  });

  test("EX-5 the Treasurer makes no exile cheaper", () => {
    // 3 + 2 + 1 pearl is 6; the Stowaway costs 7.
    const seats = [
      { hand: ["shellfish-3", "crab-2"] as Ally[], pearls: 1, lords: ["treasurer"] as Lord[] },
    ];
    const state = recruiting({ seats });
    expect(legalOf(state, "recruit-exile")).toEqual([]);
    expect(refusalOf(state, me.recruitsExile("stowaway", ["crab-2", "shellfish-3"]))).toMatchObject(
      { code: "too-few-pearls", params: { has: 1, needs: 2 } },
    );
    // It does so for lords: the Tamer costs 6 of three races.
    const lord = recruiting({
      seats: [{ ...seats[0], hand: ["crab-2", "squid-1", "shellfish-1"], pearls: 0 }],
    });
    expect(legalOf(lord, "recruit").map((action) => action.lord)).toContain("tamer");
  });
});

describe("powers that affect all recruitments", () => {
  const allies: Ally[] = ["shellfish-3", "squid-5"];
  const paid = (more: Description) => {
    const { events } = play(recruiting(more), me.recruitsExile("stowaway", allies));
    return eventsOf(events, "exile-recruited")[0]!.pearls;
  };
  const rich = { ...stowaway.seats![0], pearls: 5 };

  test("EX-5 with an opponent's Recruiter, exiles cost 2 more", () => {
    // 3 + 5 are 8; 7 + 2 are 9.
    expect(paid({ seats: [rich] })).toBe(0);
    expect(paid({ seats: [rich, { lords: ["recruiter"] }] })).toBe(1);
    expect(paid({ seats: [{ ...rich, lords: ["recruiter"] }] })).toBe(0);
    expect(paid({ seats: [rich, { disabled: ["recruiter"] }] })).toBe(0);
  });

  test("EX-5 the Shaman protects from it, and the Treasurer does not help", () => {
    expect(paid({ seats: [{ ...rich, lords: ["shaman"] }, { lords: ["recruiter"] }] })).toBe(0);
    expect(paid({ seats: [{ ...rich, lords: ["treasurer"] }, { lords: ["recruiter"] }] })).toBe(1);
  });

  test("EX-5 the Diplomat lifts the required race, not the number of races", () => {
    const state = recruiting({ seats: [{ ...rich, lords: ["diplomat"] }] });
    const { events } = play(state, me.recruitsExile("stowaway", ["crab-2", "squid-5"]));
    expect(eventsOf(events, "exile-recruited")).toHaveLength(1);
    expect(
      refusalOf(state, me.recruitsExile("stowaway", ["squid-5", "squid-1"], "squid-1")),
    ).toMatchObject({ code: "wrong-number-of-races" });
  });

  test("EX-5 the Master of Magic may affiliate any ally played", () => {
    const state = recruiting({ seats: [{ ...rich, lords: ["master-of-magic"] }] });
    const after = play(state, me.recruitsExile("stowaway", allies, "squid-5")).state;
    expect(after.table.seats[0]!.affiliated).toEqual(["squid-5"]);
    expect(after.table.discard).toEqual(["shellfish-3"]);
  });
});
