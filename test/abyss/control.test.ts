import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { KEY_TOKEN_COUNT } from "../../src/abyss/cards/threat.ts";
import { abyss } from "../../src/abyss/index.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Area,
  type Description,
  eventsOf,
  exploring,
  kinds,
  legalOf,
  open,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "./prepare.ts";

/** Seat 0 is about to fight on threat space 3 (one key token) or 6 (two). */
const fighting = (area: Area, threat: 3 | 6, more: Description = {}): State =>
  exploring(["monster"], {
    threat,
    available: ["jail"],
    ...more,
    seats: [area, ...(more.seats ?? [])],
  });
const fight = (keys: 1 | 2) => by(0).fights({ keys });

/** The possible ways to spend keys, as text. */
const spendings = (state: State): string[] => [
  ...new Set(
    legalOf(state, "control").map(({ lords, keyTokens }) =>
      [...sorted(lords), ...(keyTokens ? [`${keyTokens} tokens`] : [])].join(" + "),
    ),
  ),
];

describe("when", () => {
  test.each<[string, Area, 3 | 6, string]>([
    ["two key tokens and one more", { keys: 2 }, 3, "control 0"],
    ["one key token and two more", { keys: 1 }, 6, "control 0"],
    ["a lord, a key token and one more", { keys: 1, lords: ["keeper"] }, 3, "control 0"],
    ["two lords and one more", { lords: ["keeper", "reaper"] }, 3, "control 0"],
    ["one key token and one more", { keys: 1 }, 3, "act 1"],
    ["two more", {}, 6, "act 1"],
    ["a lord without a key", { keys: 1, lords: ["miller"] }, 3, "act 1"],
    ["a disabled lord", { keys: 1, disabled: ["keeper"] }, 3, "act 1"],
    [
      "a lord under a location",
      { keys: 1, locations: [{ location: "depths", lords: ["keeper"] }] },
      3,
      "act 1",
    ],
  ])("AB-59 %s", (_, area, threat, expected) => {
    const { state } = play(fighting(area, threat), fight(threat === 3 ? 1 : 2));
    expect(question(state)).toBe(expected);
  });

  test("AB-59 it is mandatory: nothing else is possible, not even a power", () => {
    const { state } = play(fighting({ keys: 2, lords: ["slaver"], hand: ["crab-1"] }, 3), fight(1));
    expect(sorted(openKinds(state))).toEqual(["control", "draw-locations"]);
    for (const action of [by(0).declines(), by(0).endsTurn(), by(0).usesSlaver("crab-1")])
      expect(refusalOf(state, action).code).toBe("not-asked");
  });

  test("AB-59 in a recruitment it comes after the lord's power and the court refill", () => {
    const hand: Ally[] = ["shellfish-5", "crab-5"];
    const start = prepare({
      seats: [{ pearls: 0, keys: 2, hand }],
      court: ["landlord", "miller", "reaper"],
    });
    const { state, events } = play(start, by(0).recruits("landlord", hand));
    expect(kinds(events)).toEqual([
      "lord-recruited",
      "ally-affiliated",
      "lord-entered",
      "pearls-gained",
      "pearls-gained",
      "court-filled",
    ]);
    expect(question(state)).toBe("control 0");
    expect(state.table.seats[0]!.pearls).toBe(1 + 2);
  });

  test("AB-59 not in the middle of a chain: the new lord's power comes first", () => {
    // The bribed Landlord brings the third key; the Corruptor's question was before that.
    const hand: Ally[] = ["squid-5", "squid-4", "squid-1"];
    const start = prepare({
      seats: [{ pearls: 5, keys: 2, hand }],
      court: ["corruptor", "landlord", "miller", "reaper", "keeper"],
    });
    const recruited = play(start, by(0).recruits("corruptor", hand));
    expect(question(recruited.state)).toBe("bribe 0");
    const { state, events } = play(recruited.state, by(0).bribes("landlord"));
    expect(kinds(events)).toEqual(["lord-bribed", "lord-entered", "pearls-gained"]);
    expect(question(state)).toBe("control 0");
  });
});

describe("which location", () => {
  const start = fighting({ keys: 2 }, 3, {
    available: ["jail", "depths"],
    nextLocations: ["parliament", "barracks", "abyss", "chasm"],
  });

  test("AB-60 an available location can be taken", () => {
    const { state, events } = play(start, fight(1), by(0).controls("depths", [], 3));
    expect(eventsOf(events, "location-controlled")).toEqual([
      { type: "location-controlled", seat: 0, location: "depths", lords: [], keyTokens: 3 },
    ]);
    expect(state.table.available).toEqual(["jail"]);
    expect(state.table.seats[0]!.locations).toEqual([{ location: "depths", lords: [] }]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-60 a location of the stack cannot be taken", () => {
    const { state } = play(start, fight(1));
    expect(sorted(legalOf(state, "control").map(({ location }) => location))).toEqual([
      "depths",
      "jail",
    ]);
    expect(refusalOf(state, by(0).controls("parliament", [], 3)).code).toBe(
      "location-not-on-offer",
    );
  });

  test.each([1, 2, 3, 4])("AB-60 or %i are drawn, and one of them is taken", (count) => {
    const drawn = (["parliament", "barracks", "abyss", "chasm"] as const).slice(0, count);
    const { state, events } = play(start, fight(1), by(0).drawsLocations(count));
    expect(events.at(-1)).toEqual({ type: "locations-drawn", seat: 0, locations: drawn });
    expect(question(state)).toBe("choose-location 0");
    expect(state.table.drawn).toEqual(drawn);
    expect(sorted(legalOf(state, "control").map(({ location }) => location))).toEqual(
      sorted(drawn),
    );
    // All players see them.
    for (const viewer of [0, 1, 2, "spectator"] as const) {
      expect(abyss.view(state, viewer).table.drawn).toEqual(drawn);
      expect(abyss.redact(events.at(-1)!, viewer)).toEqual(events.at(-1));
    }
    // There is no way back to those that were available, and no drawing again.
    expect(refusalOf(state, by(0).controls("jail", [], 3)).code).toBe("location-not-on-offer");
    expect(refusalOf(state, by(0).drawsLocations(1)).code).toBe("not-asked");

    const { state: after } = play(state, by(0).controls(drawn.at(-1)!, [], 3));
    expect(after.table.seats[0]!.locations).toEqual([{ location: drawn.at(-1), lords: [] }]);
    expect(sorted(after.table.available)).toEqual(
      sorted(["jail", "depths", ...drawn.slice(0, -1)]),
    );
    expect(after.table.drawn).toEqual([]);
    expect(after.table.stack).toHaveLength(start.table.stack.length - count);
  });

  test.each([0, 5, -1])("AB-60 %i cannot be drawn", (count) => {
    const { state } = play(start, fight(1));
    expect(refusalOf(state, by(0).drawsLocations(count))).toMatchObject({
      code: "wrong-count",
      rule: "AB-60",
    });
  });

  test.each<[Location[], number[]]>([
    [[], []],
    [["chasm"], [1]],
    [
      ["chasm", "abyss"],
      [1, 2],
    ],
    [
      ["chasm", "abyss", "barracks"],
      [1, 2, 3],
    ],
    [
      ["chasm", "abyss", "barracks", "dockworks"],
      [1, 2, 3, 4],
    ],
    [
      ["chasm", "abyss", "barracks", "dockworks", "jail"],
      [1, 2, 3, 4],
    ],
  ])("AB-60 no more than the stack has: %j", (stack, counts) => {
    const { state } = play(
      exploring(["monster"], { threat: 3, seats: [{ keys: 2 }], stack }),
      fight(1),
    );
    expect(legalOf(state, "draw-locations").map(({ count }) => count)).toEqual(counts);
    expect(refusalOf(state, by(0).drawsLocations(stack.length + 1)).code).toBe("wrong-count");
  });

  test("AB-60 with nothing available, locations are drawn from the stack", () => {
    const { state } = play(fighting({ keys: 2 }, 3, { available: [] }), fight(1));
    expect(openKinds(state)).toEqual(["draw-locations"]);
  });
});

/** A recruitment of the Hermit with an empty stack, so that its keys are spent in the control step (AB-57). */
const hermitsHand: Ally[] = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"];
const withHermit = (area: Area): State => {
  const start = prepare({
    seats: [{ pearls: 0, hand: hermitsHand, ...area }],
    court: ["hermit", "miller", "reaper", "landowner"],
    stack: [],
  });
  return play(start, by(0).recruits("hermit", hermitsHand)).state;
};

describe("which keys", () => {
  test.each<[string, Area, string[]]>([
    ["key tokens alone", { keys: 1 }, ["3 tokens"]],
    ["too many tokens", { keys: 2 }, ["3 tokens"]],
    ["tokens and a lord", { keys: 1, lords: ["keeper"] }, ["3 tokens", "keeper + 2 tokens"]],
    [
      "tokens and two lords",
      { lords: ["keeper", "reaper"] },
      ["keeper + 2 tokens", "keeper + reaper + 1 tokens", "reaper + 2 tokens"],
    ],
    [
      "lords without keys, disabled lords",
      { keys: 1, lords: ["keeper", "miller"], disabled: ["reaper"] },
      ["3 tokens", "keeper + 2 tokens"],
    ],
  ])("AB-61 exactly three, at the player's choice: %s", (_, area, expected) => {
    const { state } = play(fighting(area, 6), fight(2));
    expect(sorted(spendings(state))).toEqual(expected);
  });

  test("AB-61 three lords, and nothing else", () => {
    const hand: Ally[] = ["seahorse-5", "seahorse-3"];
    const start = prepare({
      seats: [{ pearls: 0, hand, lords: ["keeper", "reaper"] }],
      court: ["shepherd", "miller", "landowner", "trader"],
      available: ["jail"],
    });
    const { state } = play(start, by(0).recruits("shepherd", hand));
    expect(spendings(state)).toEqual(["keeper + reaper + shepherd"]);
  });

  test("AB-61 never more than three", () => {
    const four: Lord[] = ["keeper", "reaper", "shepherd", "tamer"];
    const { state } = play(fighting({ lords: four }, 6), fight(2));
    const ways = legalOf(state, "control");
    // Three of the lords, two and a token, one and two tokens.
    expect(ways).toHaveLength(4 + 6 + 4);
    for (const { lords, keyTokens } of ways) expect(lords.length + keyTokens).toBe(3);
    expect(abyss.refusal(state, by(0).controls("jail", four, -1))).toMatchObject({
      code: "too-few-key-tokens",
      params: { has: 2, needs: -1 },
    });
  });

  test("AB-61 the order of the lords makes no difference", () => {
    const { state, events } = play(
      fighting({ lords: ["reaper", "keeper"] }, 6),
      fight(2),
      by(0).controls("jail", ["reaper", "keeper"], 1),
    );
    const lords = ["keeper", "reaper"];
    expect(state.table.seats[0]!.locations).toEqual([{ location: "jail", lords }]);
    expect(eventsOf(events, "location-controlled")).toEqual([
      { type: "location-controlled", seat: 0, location: "jail", lords, keyTokens: 1 },
    ]);
  });

  test("AB-61 key tokens return to the supply, lords go under the location", () => {
    const { state } = play(
      fighting({ keys: 1, lords: ["keeper", "miller"] }, 6),
      fight(2),
      by(0).controls("jail", ["keeper"], 2),
    );
    expect(state.table.seats[0]).toMatchObject({
      keys: 1,
      lords: ["miller"],
      locations: [{ location: "jail", lords: ["keeper"] }],
    });
    expect(state.table.keyTokens).toBe(KEY_TOKEN_COUNT - 1);
  });

  test("AB-61 all kinds of wrong keys are refused", () => {
    const { state } = play(
      fighting({ keys: 1, lords: ["keeper", "miller"], disabled: ["reaper"] }, 6, {
        seats: [{ lords: ["shepherd"] }],
      }),
      fight(2),
    );
    const codeOf = (lords: Lord[], keyTokens: number) =>
      refusalOf(state, by(0).controls("jail", lords, keyTokens)).code;
    expect(codeOf([], 2)).toBe("wrong-number-of-keys");
    expect(codeOf(["keeper"], 1)).toBe("wrong-number-of-keys");
    expect(codeOf(["keeper"], 3)).toBe("wrong-number-of-keys");
    expect(codeOf(["reaper"], 2)).toBe("not-a-free-lord");
    expect(codeOf(["shepherd"], 2)).toBe("not-a-free-lord");
    expect(codeOf(["miller"], 3)).toBe("lord-has-no-key");
    expect(codeOf(["keeper", "keeper"], 1)).toBe("lord-named-twice");
    expect(codeOf([], 4)).toBe("too-few-key-tokens");
  });

  test("AB-61 an ambassador alone is three keys, spent together", () => {
    const state = withHermit({ keys: 2, lords: ["keeper"] });
    expect(question(state)).toBe("control 0");
    expect(sorted(spendings(state))).toEqual(["hermit", "keeper + 2 tokens"]);
    expect(refusalOf(state, by(0).controls("jail", ["hermit"], 1)).code).toBe(
      "wrong-number-of-keys",
    );
    const { state: after } = play(state, by(0).controls("jail", ["hermit"], 0));
    expect(after.table.seats[0]!.locations).toEqual([{ location: "jail", lords: ["hermit"] }]);
  });

  test("AB-63 three or more remaining keys lead to control again", () => {
    // Three keys were kept (AB-64), and the Hermit brings three more.
    const state = withHermit({ keys: 2, lords: ["keeper"] });
    const once = play(state, by(0).controls("jail", ["hermit"], 0)).state;
    expect(question(once)).toBe("control 0");
    expect(spendings(once)).toEqual(["keeper + 2 tokens"]);
    const twice = play(once, by(0).controls("depths", ["keeper"], 2)).state;
    expect(question(twice)).toBe("act 1");
    expect(twice.table.seats[0]!.locations).toEqual([
      { location: "jail", lords: ["hermit"] },
      { location: "depths", lords: ["keeper"] },
    ]);
  });

  test("AB-63 the second can be drawn after the first was available", () => {
    const start = fighting({ keys: 4 }, 6, { nextLocations: ["chasm"] });
    const { state } = play(
      start,
      fight(2),
      by(0).controls("jail", [], 3),
      by(0).drawsLocations(1),
      by(0).controls("chasm", [], 3),
    );
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]).toMatchObject({ keys: 0 });
    expect(state.table.keyTokens).toBe(KEY_TOKEN_COUNT);
  });

  test("AB-63 two remaining keys do not lead to control again", () => {
    const { state } = play(fighting({ keys: 3 }, 6), fight(2), by(0).controls("jail", [], 3));
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.keys).toBe(2);
  });
});

describe("lords under a location", () => {
  const under = (...lords: Lord[]) => [{ location: "parliament" as const, lords }];

  test("AB-62 a permanent power is gone", () => {
    const hand: Ally[] = ["seahorse-5", "seahorse-3"];
    const start = prepare({
      seats: [
        { pearls: 0, hand },
        { locations: under("recruiter", "landlord"), pearls: 0 },
      ],
      court: ["shepherd", "miller", "reaper", "keeper"],
    });
    const { state } = play(start, by(0).recruits("shepherd", hand)); // at the printed cost
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[1]!.pearls).toBe(0); // nothing from the Landlord
  });

  test("AB-62 an activated power is gone", () => {
    const start = prepare({ seats: [{ hand: ["crab-1"], locations: under("slaver") }] });
    expect(refusalOf(start, by(0).usesSlaver("crab-1")).code).toBe("power-not-working");
  });

  test("AB-62 it is lost at the moment of control", () => {
    const start = fighting({ keys: 1, hand: ["crab-1"], lords: ["slaver"] }, 3);
    const { state } = play(start, fight(1), by(0).controls("jail", ["slaver"], 2));
    expect(question(state)).toBe("act 1");
  });

  test("AB-62 it is not a target for Assassin or Traitor", () => {
    const crabs: Ally[] = ["crab-5", "crab-4", "crab-1"];
    const assassin = prepare({
      seats: [{ hand: crabs }, { locations: under("keeper"), lords: ["oracle"] }],
      court: ["assassin", "miller", "reaper", "landowner"],
    });
    const disabling = play(assassin, by(0).recruits("assassin", crabs)).state;
    expect(legalOf(disabling, "disable").map(({ lord }) => lord)).toEqual(["oracle"]);
    expect(refusalOf(disabling, by(0).disables("keeper")).code).toBe("not-a-free-lord");

    const squids: Ally[] = ["squid-5", "crab-4", "shellfish-3"];
    const traitor = prepare({
      seats: [{ hand: squids, locations: under("keeper"), lords: ["oracle"] }],
      court: ["traitor", "miller", "reaper", "landowner"],
    });
    const replacing = play(traitor, by(0).recruits("traitor", squids)).state;
    expect(new Set(legalOf(replacing, "replace-from-court").map(({ discard }) => discard))).toEqual(
      new Set(["oracle"]),
    );
    expect(refusalOf(replacing, by(0).replaces("keeper", "miller")).code).toBe("not-another-lord");
  });

  test("AB-62 it keeps its influence and guild", () => {
    // Parliament: 6 and 2 for each of two politicians; Corruptor 6, Diplomat 5.
    const state = prepare({
      seats: [{ locations: under("corruptor"), lords: ["diplomat"] }],
    });
    const [sheet] = abyss.score([abyss.tableau(state, 0)]);
    expect(sheet!.total).toBe(6 + 2 * 2 + 6 + 5);
  });
});

describe("no location left", () => {
  const all = locations.map((location) => ({ location, lords: [] }));

  test("AB-64 keys are kept and the game goes on", () => {
    const start = exploring(["monster"], {
      threat: 6,
      seats: [{ keys: 2, lords: ["keeper"] }, { locations: all }],
    });
    const { state } = play(start, fight(2));
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]).toMatchObject({ keys: 4, lords: ["keeper"] });
  });

  test("AB-64 the remaining keys are kept when the last location is taken", () => {
    const state = play(
      exploring(["monster"], {
        threat: 6,
        seats: [{ keys: 4 }, { locations: all.slice(1) }],
        stack: [],
      }),
      fight(2),
      by(0).controls(locations[0]!, [], 3),
    ).state;
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.keys).toBe(3);
  });

  // Keys kept from an earlier turn, and a location that is available now.
  const waiting: Description = {
    seats: [
      { pearls: 0, keys: 3, hand: ["seahorse-5", "seahorse-3"] },
      { pearls: 0 },
      { pearls: 0 },
    ],
    council: { crab: ["crab-1"] },
    court: ["miller", "peddler", "shepherd", "reaper"],
    nextCards: ["squid-1"],
    available: ["jail"],
  };
  test("AB-64 control comes at the next control step, whatever the action", () => {
    const start = prepare(waiting);
    expect(question(start)).toBe("act 0"); // not before the action
    for (const moves of [
      [by(0).requests("crab")],
      [by(0).explores(), by(0).takes()],
      [by(0).recruits("shepherd", ["seahorse-5", "seahorse-3"])],
    ])
      expect(question(play(start, ...moves).state)).toBe("control 0");
  });

  test("AB-64 not in the turns of others", () => {
    const start = prepare({ ...waiting, seats: [{}, { keys: 3 }] });
    const { state } = play(start, by(0).requests("crab"));
    expect(question(state)).toBe("act 1");
    expect(open(state).some(({ type }) => type === "control")).toBe(false);
  });
});
