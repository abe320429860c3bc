import { describe, expect, test } from "vitest";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { type Action, exiles } from "../../src/exiles/index.ts";
import { payment } from "../abyss/by.ts";
import { sorted } from "../tables.ts";
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
  type State,
} from "./prepare.ts";

const me = by(0);
const pair = ["mutineer", "usurer"] as const;
const held = (location: Location, ...lords: Lord[]) => ({ location, lords });

/** Seat 0 has the Mutineer and can recruit the Usurer. The court has enough cards, so it is not refilled. */
const oneFree = (more: Description = {}) =>
  prepare({
    court: ["tamer", "jailer", "peddler", "invoker"],
    exilesInCourt: ["usurer"],
    available: ["chasm"],
    nextLocations: ["depths", "throne-room", "parliament"],
    ...more,
    seats: [
      { hand: ["crab-1"], ...more.seats?.[0] },
      more.seats?.[1] ?? { locations: [held("jail", "keeper", "reaper"), held("abyss", "sage")] },
      more.seats?.[2] ?? { locations: [held("barracks", "elder")] },
    ],
    exiles: [{ free: ["mutineer"], ...more.exiles?.[0] }, ...(more.exiles?.slice(1) ?? [])],
  });
/** Seat 0 recruits the second exile. */
const second = (more: Description = {}) => play(oneFree(more), me.recruitsExile("usurer"));
/** The locations of a seat, with the lords under each. */
const placesOf = ({ table }: State, seat: number) => table.seats[seat]!.locations;
const areaOf = ({ table }: State, seat: number) => table.exiles.seats[seat]!;

/** All locations except these, for seat 0: then no opponent has one, and none is in the stack or available. */
const allMine = (...but: Location[]) =>
  locations.filter((location) => !but.includes(location)).map((location) => held(location));

describe("taking a location", () => {
  test("EX-8 one free exile does not recapture", () => {
    const state = oneFree({ exiles: [{ free: [] }] });
    expect(question(play(state, me.recruitsExile("usurer")).state)).toBe("act 1");
  });

  test("EX-8 with the second exile, the player must take a location of any opponent", () => {
    const { state } = second();
    expect(question(state)).toBe("recapture 0");
    expect(openKinds(state)).toEqual(["recapture"]);
    expect(legalOf(state, "recapture")).toEqual([
      me.recaptures("jail", ...pair),
      me.recaptures("abyss", ...pair),
      me.recaptures("barracks", ...pair),
    ]);
    expect(refusalOf(state, me.declines())).toMatchObject({ code: "not-asked" });
  });

  test.each([
    ["jail", 1],
    ["abyss", 1],
    ["barracks", 2],
  ] as const)("EX-8 %s goes from seat %i to the exiles", (location, from) => {
    const { state, events } = play(second().state, me.recaptures(location, ...pair));
    expect(eventsOf(events, "location-recaptured")).toEqual([
      { type: "location-recaptured", seat: 0, from, location, exiles: pair },
    ]);
    expect(placesOf(state, 0)).toEqual([held(location)]);
    expect(areaOf(state, 0)).toEqual({
      free: [],
      holding: [{ location, exiles: pair }],
      aside: [],
    });
    expect(placesOf(state, from).map((one) => one.location)).not.toContain(location);
    expect(question(state)).toBe("act 1");
  });

  const untakable: [string, Location | null, string][] = [
    ["the player's own location", "coral-barrier", "EX-8"],
    ["an available one", "chasm", "EX-10"],
    ["the next of the stack, by name", "depths", "EX-10"],
    ["the next of the stack, unseen", null, "EX-10"],
  ];
  test.each(untakable)(
    "EX-8 cannot be taken while an opponent has a location: %s",
    (_, location, rule) => {
      const { state } = second({ seats: [{ locations: [held("coral-barrier", "shaman")] }] });
      expect(refusalOf(state, me.recaptures(location, ...pair))).toMatchObject({
        code: "location-not-to-be-taken",
        rule,
        params: { location, locations: ["jail", "abyss", "barracks"] },
      });
    },
  );

  test("EX-8 exiles lie sorted under a location, in whatever order they are given", () => {
    const named = { type: "recapture", seat: 0, location: "jail", exiles: ["usurer", "mutineer"] };
    const { state } = second();
    for (const step of [exiles.reduce(state, named as Action), exiles.reduce(state, named)]) {
      if (!step.ok) throw new Error(step.refusal.code);
      expect(areaOf(step.state, 0).holding).toEqual([{ location: "jail", exiles: pair }]);
      expect(eventsOf(step.events, "location-recaptured")).toMatchObject([{ exiles: pair }]);
    }
  });

  test("EX-8 exiles of different players do not count together", () => {
    const state = oneFree({ exiles: [{ free: [] }, { free: ["mutineer"] }] });
    expect(question(play(state, me.recruitsExile("usurer")).state)).toBe("act 1");
  });

  test("EX-8 exiles under a location do not count for the next", () => {
    const more = {
      exiles: [
        { free: [], holding: [{ location: "chasm" as const, exiles: ["mutineer", "rustler"] }] },
      ],
      available: ["sanctuary" as const],
    };
    expect(question(second(more).state)).toBe("act 1");
  });
});

describe("locations that exiles hold", () => {
  const theirs = [{ location: "jail" as const, exiles: ["rustler", "heretic"] }];

  test("EX-9 cannot be recaptured", () => {
    const { state } = second({
      seats: [{}, { locations: [held("abyss", "sage")] }, {}],
      exiles: [{}, { holding: theirs }],
    });
    expect(legalOf(state, "recapture")).toEqual([me.recaptures("abyss", ...pair)]);
    expect(refusalOf(state, me.recaptures("jail", ...pair))).toMatchObject({
      code: "location-not-to-be-taken",
      rule: "EX-9",
      params: { location: "jail", locations: ["abyss"] },
    });
  });

  test("EX-9 EX-10 if opponents have no other location, the top of the stack is taken", () => {
    const { state, events } = finish(
      second({ seats: [{}, {}, {}], exiles: [{}, { holding: theirs }] }),
    );
    expect(eventsOf(events, "location-recaptured")).toEqual([
      { type: "location-recaptured", seat: 0, from: null, location: "depths", exiles: pair },
    ]);
    expect(areaOf(state, 1).holding).toMatchObject(theirs.map(({ location }) => ({ location })));
  });
});

/** Answers the question of a recapture, if it is asked although only one recapture is possible. */
function finish({ state, events }: Pick<ReturnType<typeof play>, "state" | "events">) {
  if (exiles.decision(state)?.ask !== "recapture") return { state, events };
  expect(open(state)).toHaveLength(1);
  const next = play(state, open(state)[0]!);
  return { state: next.state, events: [...events, ...next.events] };
}

describe("nothing to take from opponents", () => {
  const nothing: Description = { seats: [{}, {}, {}] };

  test("EX-10 the top location of the stack goes to the exiles", () => {
    const { state, events } = finish(second(nothing));
    expect(eventsOf(events, "location-recaptured")).toEqual([
      { type: "location-recaptured", seat: 0, from: null, location: "depths", exiles: pair },
    ]);
    expect(placesOf(state, 0)).toEqual([held("depths")]);
    expect(areaOf(state, 0).holding).toEqual([{ location: "depths", exiles: pair }]);
    expect(state.table.stack.at(-1)).toBe("throne-room");
    expect(state.table.available).toEqual(["chasm"]);
    expect(kinds(events)).not.toContain("location-replaced");
  });

  test("EX-10 neither an available location nor another one of the stack can be taken", () => {
    const { state } = second({ ...nothing, exiles: [{ free: ["mutineer", "rustler"] }] });
    expect(question(state)).toBe("recapture 0");
    expect(new Set(legalOf(state, "recapture").map(({ location }) => location))).toEqual(
      new Set([null]),
    );
    for (const location of ["chasm", "depths", "throne-room"] as const)
      expect(refusalOf(state, me.recaptures(location, ...pair))).toMatchObject({
        code: "location-not-to-be-taken",
        params: { locations: [null] },
      });
  });

  test("EX-10 the player's own location does not count as an opponent's", () => {
    const { events } = finish(second({ seats: [{ locations: [held("jail", "keeper")] }, {}, {}] }));
    expect(eventsOf(events, "location-recaptured")).toMatchObject([{ from: null }]);
  });

  test("EX-13 with an empty stack, an available location of the player's choice", () => {
    const { state } = second({
      ...nothing,
      available: ["chasm", "jail"],
      nextLocations: [],
      stack: [],
    });
    expect(question(state)).toBe("recapture 0");
    const open = legalOf(state, "recapture").map(({ location }) => location);
    expect(sorted(open as Location[])).toEqual(sorted(locations));
    const { state: after, events } = play(state, me.recaptures("jail", ...pair));
    expect(eventsOf(events, "location-recaptured")).toMatchObject([
      { from: null, location: "jail" },
    ]);
    expect(after.table.available).not.toContain("jail");
    expect(areaOf(after, 0).holding).toEqual([{ location: "jail", exiles: pair }]);
    expect(refusalOf(state, me.recaptures(null, ...pair)).code).toBe("location-not-to-be-taken");
  });
});

describe("nothing to take at all", () => {
  const nowhere: Description = {
    seats: [{ hand: ["crab-1"], locations: allMine() }, {}, {}],
    available: [],
    nextLocations: [],
    stack: [],
  };

  test("EX-13 the exiles stay free, and the turn goes on", () => {
    const { state, events } = second(nowhere);
    expect(question(state)).toBe("act 1");
    expect(kinds(events)).not.toContain("location-recaptured");
    expect(sorted(areaOf(state, 0).free)).toEqual(pair);
  });

  /** Seat 0 has two exiles from before; seat 1 has a location by now. */
  const waiting = (more: Description = {}) =>
    prepare({
      court: ["tamer", "jailer", "peddler", "landowner", "trader"],
      council: { squid: ["squid-1"] },
      nextCards: ["seahorse-1"],
      ...more,
      seats: [
        { hand: ["crab-1", ...payment("landowner")], pearls: 0, ...more.seats?.[0] },
        { locations: [held("jail", "keeper")], pearls: 0 },
        { pearls: 0 },
      ],
      exiles: [{ free: pair }, ...(more.exiles?.slice(1) ?? [])],
      exilesInCourt: ["rustler"],
    });

  test.each([
    ["requesting support", [me.requests("squid")]],
    ["exploring", [me.explores(), me.takes()]],
    ["recruiting a lord", [me.recruits("landowner")]],
  ])("EX-13 the recapture is tried again in the player's turn: %s", (_, actions) => {
    const { state } = play(waiting(), ...actions);
    expect(question(state)).toBe("recapture 0");
    const { state: after } = play(state, me.recaptures("jail", ...pair));
    expect(areaOf(after, 0).holding).toEqual([{ location: "jail", exiles: pair }]);
    expect(question(after)).toBe("act 1");
  });

  test("EX-13 a fight is followed by a control step too", () => {
    const { state } = play(
      waiting({ nextCards: ["monster"] }),
      me.explores(),
      me.fights({ pearls: 1 }),
    );
    expect(question(state)).toBe("recapture 0");
  });

  test("EX-13 not before the action, and not in another player's turn", () => {
    expect(question(waiting())).toBe("act 0");
    const theirs = prepare({
      turn: { seat: 1 },
      council: { squid: ["squid-1"] },
      seats: [{}, { locations: [held("jail", "keeper")] }],
      exiles: [{ free: pair }],
    });
    expect(question(play(theirs, by(1).requests("squid")).state)).toBe("act 2");
  });

  test("EX-13 if there is still no location, nobody is asked and the exiles keep waiting", () => {
    const state = prepare({
      ...nowhere,
      council: { squid: ["squid-1"] },
      exiles: [{ free: pair }],
    });
    const { state: after } = play(state, me.requests("squid"));
    expect(question(after)).toBe("act 1");
    expect(areaOf(after, 0).free).toEqual(pair);
  });

  test("EX-13 with three free exiles the player chooses which two", () => {
    const { state } = play(waiting(), me.recruitsExile("rustler"));
    expect(
      legalOf(state, "recapture")
        .map((action) => action.exiles.join())
        .sort(),
    ).toEqual(["mutineer,rustler", "mutineer,usurer", "rustler,usurer"]);
    const { state: after } = play(state, me.recaptures("jail", "rustler", "mutineer"));
    expect(areaOf(after, 0)).toMatchObject({
      free: ["usurer"],
      holding: [{ location: "jail", exiles: ["mutineer", "rustler"] }],
    });
    expect(question(after)).toBe("act 1");
  });

  test.each([
    ["one", ["mutineer"]],
    ["none", []],
    ["the same twice", ["mutineer", "mutineer"]],
    ["three", ["mutineer", "rustler", "usurer"]],
    ["one that is in the deck", ["mutineer", "heretic"]],
    ["one that is not an exile", ["mutineer", "keeper"]],
  ])("EX-8 two different free exiles are required, not %s", (_, named) => {
    const { state } = play(waiting(), me.recruitsExile("rustler"));
    expect(refusalOf(state, me.recaptures("jail", ...named))).toMatchObject({
      code: "not-two-free-exiles",
    });
  });

  test("EX-13 four free exiles recapture twice in one step, also a location that was just received", () => {
    const state = prepare({
      court: ["tamer", "jailer"],
      exilesInCourt: ["rustler"],
      nextLocations: ["depths", "throne-room"],
      seats: [{ hand: ["crab-1"] }, { locations: [held("jail", "keeper")] }],
      exiles: [{ free: ["mutineer", "usurer", "heretic"] }],
    });
    const once = play(
      state,
      me.recruitsExile("rustler"),
      me.recaptures("jail", "mutineer", "rustler"),
    );
    expect(question(once.state)).toBe("recapture 0");
    // It is the same step: the refill is still to come.
    expect(kinds(once.events)).not.toContain("court-filled");
    // Seat 1 has received Depths meanwhile; the player's own exiles hold Jail.
    expect(legalOf(once.state, "recapture")).toEqual([
      me.recaptures("depths", "usurer", "heretic"),
    ]);
    const twice = play(once.state, me.recaptures("depths", "usurer", "heretic"));
    expect(areaOf(twice.state, 0).holding.map(({ location }) => location)).toEqual([
      "jail",
      "depths",
    ]);
    expect(placesOf(twice.state, 1)).toEqual([held("throne-room", "keeper")]);
    expect(kinds(twice.events)).toContain("court-filled");
    expect(question(twice.state)).toBe("act 1");
  });
});

describe("the robbed player", () => {
  test("EX-11 gets the top location of the stack, and the lords move under it", () => {
    const { state, events } = play(second().state, me.recaptures("jail", ...pair));
    expect(eventsOf(events, "location-replaced")).toEqual([
      { type: "location-replaced", seat: 1, location: "depths", lords: ["keeper", "reaper"] },
    ]);
    expect(placesOf(state, 1)).toEqual(
      expect.arrayContaining([held("abyss", "sage"), held("depths", "keeper", "reaper")]),
    );
    expect(placesOf(state, 1)).toHaveLength(2);
    expect(state.table.stack.at(-1)).toBe("throne-room");
    expect(state.table.available).toEqual(["chasm"]);
    expect(areaOf(state, 1).aside).toEqual([]);
  });

  test.each([0, 2])("EX-11 gets it regardless of key tokens, and keeps them: %i", (keys) => {
    const seats = [
      {},
      { keys, lords: ["slaver" as const], locations: [held("jail", "keeper")] },
      {},
    ];
    const { state } = play(second({ seats }).state, me.recaptures("jail", ...pair));
    expect(state.table.seats[1]).toMatchObject({ keys, lords: ["slaver"] });
    expect(placesOf(state, 1)).toEqual([held("depths", "keeper")]);
  });

  test("EX-11 a location without lords is replaced as well", () => {
    const seats = [{}, { locations: [held("jail")] }, {}];
    const { state } = play(second({ seats }).state, me.recaptures("jail", ...pair));
    expect(placesOf(state, 1)).toEqual([held("depths")]);
  });

  const emptyStack = (available: Location[], ...theirs: Lord[]): Description => ({
    seats: [
      { hand: ["crab-1"], locations: allMine("jail", ...available) },
      { locations: [held("jail", ...theirs)] },
      {},
    ],
    available,
    nextLocations: [],
    stack: [],
  });

  test("EX-13 with an empty stack takes an available location of their choice, in another's turn", () => {
    const { state: before } = second(emptyStack(["chasm", "abyss"], "keeper"));
    const { state } = play(before, me.recaptures("jail", ...pair));
    expect(exiles.decision(state)).toEqual({
      ask: "replace-location",
      seats: [1],
      lords: ["keeper"],
    });
    expect(state.table.turn.seat).toBe(0);
    expect(legalOf(state, "replace-location")).toEqual([
      by(1).replacesLocation("chasm"),
      by(1).replacesLocation("abyss"),
    ]);
    expect(openKinds(state)).toEqual(["replace-location"]);
    expect(refusalOf(state, me.explores()).code).toBe("not-your-decision");
    const { state: after, events } = play(state, by(1).replacesLocation("abyss"));
    expect(eventsOf(events, "location-replaced")).toEqual([
      { type: "location-replaced", seat: 1, location: "abyss", lords: ["keeper"] },
    ]);
    expect(placesOf(after, 1)).toEqual([held("abyss", "keeper")]);
    expect(after.table.available).toEqual(["chasm"]);
    expect(areaOf(after, 1).aside).toEqual([]);
    expect(question(after)).toBe("act 1");
  });

  test("EX-13 only an available location can be chosen", () => {
    const { state: before } = second(emptyStack(["chasm", "abyss"], "keeper"));
    const { state } = play(before, me.recaptures("jail", ...pair));
    for (const location of ["jail", "depths"] as const)
      expect(refusalOf(state, by(1).replacesLocation(location))).toMatchObject({
        code: "location-not-available",
        params: { location },
      });
  });

  test("EX-13 without a location left and without lords nothing is set aside", () => {
    const { state, events } = play(second(emptyStack([])).state, me.recaptures("jail", ...pair));
    expect(placesOf(state, 1)).toEqual([]);
    expect(areaOf(state, 1).aside).toEqual([]);
    expect(kinds(events)).not.toContain("lords-set-aside");
    expect(question(state)).toBe("act 1");
  });

  describe("without a location left", () => {
    const robbed = () =>
      play(second(emptyStack([], "keeper", "reaper")).state, me.recaptures("jail", ...pair));

    test("EX-13 gets none: the lords are set aside", () => {
      const { state, events } = robbed();
      expect(eventsOf(events, "lords-set-aside")).toEqual([
        { type: "lords-set-aside", seat: 1, lords: ["keeper", "reaper"] },
      ]);
      expect(placesOf(state, 1)).toEqual([]);
      expect(areaOf(state, 1).aside).toEqual(["keeper", "reaper"]);
      expect(question(state)).toBe("act 1");
    });

    test("EX-13 lords set aside are not free: their keys do not count, and they are not targets", () => {
      // Two keys of the lords set aside and two tokens would be four.
      const { state: later } = play(
        prepare({
          turn: { seat: 1 },
          seats: [{}, { keys: 2 }],
          exiles: [{}, { aside: ["keeper", "reaper"] }],
          council: { squid: ["squid-1"] },
        }),
        by(1).requests("squid"),
      );
      expect(question(later)).toBe("act 2");
      const assassin = prepare({
        seats: [{ hand: payment("assassin") }],
        exiles: [{}, { aside: ["keeper", "reaper"] }],
        court: ["assassin", "tamer", "jailer", "peddler"],
      });
      expect(question(play(assassin, me.recruits("assassin")).state)).toBe("act 1");
      const traitor = prepare({
        seats: [{ hand: payment("traitor") }],
        exiles: [{ aside: ["keeper"] }],
        court: ["traitor", "tamer", "jailer", "peddler"],
      });
      expect(question(play(traitor, me.recruits("traitor")).state)).toBe("act 1");
    });

    test("EX-13 a lord set aside has no power", () => {
      const aside = (lord: Lord) =>
        prepare({
          seats: [{ hand: ["squid-5", "squid-3", "crab-1"], pearls: 0 }],
          exiles: [{ aside: [lord] }],
          court: ["shepherd", "diplomat", "tamer"],
        });
      expect(legalOf(aside("slaver"), "use-slaver")).toEqual([]);
      // With the Treasurer the Diplomat of the court would cost 6 instead of 8.
      const pay = me.recruits("diplomat", ["squid-5"]);
      expect(refusalOf(aside("treasurer"), pay).code).toBe("too-few-pearls");
    });

    test("EX-13 they are still owned, and count for the score", () => {
      const { state } = robbed();
      expect(sorted(exiles.tableau(state, 1).lords)).toEqual(["keeper", "reaper"]);
      expect(exiles.tableau(state, 1).locations).toEqual([]);
    });
  });
});

describe("Black Smokers", () => {
  const withBlackSmokers: Description = {
    seats: [
      {},
      { locations: [held("black-smokers", "keeper"), held("abyss", "sage")] },
      { locations: [held("barracks", "elder")] },
    ],
  };
  /** Seat 0 has recaptured Black Smokers. */
  const got = (more: Description = {}) =>
    play(second({ ...withBlackSmokers, ...more }).state, me.recaptures("black-smokers", ...pair));

  test("EX-12 the recapturing player is asked first; the robbed one has drawn nothing yet", () => {
    const { state, events } = got();
    expect(question(state)).toBe("switch-location 0");
    expect(kinds(events)).not.toContain("location-replaced");
    expect(state.table.stack.at(-1)).toBe("depths");
    expect(sorted(legalOf(state, "switch-location").map(({ location }) => location))).toEqual(
      sorted(state.table.stack),
    );
    expect(openKinds(state)).toEqual(["decline", "switch-location"]);
  });

  test("EX-12 the exiles move to the new location, then the robbed player draws", () => {
    const { state, events } = play(got().state, me.switches("parliament"));
    expect(kinds(events).slice(0, 2)).toEqual(["location-switched", "location-replaced"]);
    expect(areaOf(state, 0).holding).toEqual([{ location: "parliament", exiles: pair }]);
    expect(placesOf(state, 0)).toEqual([held("parliament")]);
    const [replaced] = eventsOf(events, "location-replaced");
    expect(replaced).toMatchObject({ seat: 1, lords: ["keeper"] });
    expect(placesOf(state, 1)).toContainEqual({ location: replaced!.location, lords: ["keeper"] });
  });

  test("EX-12 if it is declined, it stays with the exiles", () => {
    const { state, events } = play(got().state, me.declines());
    expect(areaOf(state, 0).holding).toEqual([{ location: "black-smokers", exiles: pair }]);
    const [replaced] = eventsOf(events, "location-replaced");
    expect(replaced).toMatchObject({ seat: 1, lords: ["keeper"] });
    expect(got().state.table.stack).toContain(replaced!.location);
    expect(question(state)).toBe("act 1");
  });

  /** Black Smokers is next in the stack. */
  const next: Description = { nextLocations: ["black-smokers", "depths", "parliament"] };

  test("EX-12 the robbed player who draws it decides, in another player's turn", () => {
    const { state, events } = play(second(next).state, me.recaptures("jail", ...pair));
    expect(eventsOf(events, "location-replaced")).toMatchObject([{ location: "black-smokers" }]);
    expect(question(state)).toBe("switch-location 1");
    expect(state.table.turn.seat).toBe(0);
    expect(refusalOf(state, me.switches("depths")).code).toBe("not-your-decision");
    const { state: after } = play(state, by(1).switches("parliament"));
    expect(placesOf(after, 1)).toContainEqual(held("parliament", "keeper", "reaper"));
    expect(after.table.stack).toContain("black-smokers");
    expect(question(after)).toBe("act 1");
    const { state: kept } = play(state, by(1).declines());
    expect(placesOf(kept, 1)).toContainEqual(held("black-smokers", "keeper", "reaper"));
  });

  test("EX-12 the exiles may take it from the stack", () => {
    const { state, events } = finish(second({ ...next, seats: [{}, {}, {}] }));
    expect(eventsOf(events, "location-recaptured")).toMatchObject([{ location: "black-smokers" }]);
    expect(question(state)).toBe("switch-location 0");
    const { state: after } = play(state, me.switches("parliament"));
    expect(areaOf(after, 0).holding).toEqual([{ location: "parliament", exiles: pair }]);
  });

  test("EX-12 with an empty stack it stays", () => {
    const { state } = got({
      seats: [
        { hand: ["crab-1"], locations: allMine("black-smokers") },
        { locations: [held("black-smokers", "keeper")] },
        {},
      ],
      available: [],
      nextLocations: [],
      stack: [],
    });
    expect(areaOf(state, 0).holding).toEqual([{ location: "black-smokers", exiles: pair }]);
    expect(question(state)).toBe("act 1");
  });

  test("EX-12 the robbed player may take it if it is available, without a location to switch it for", () => {
    const { state: before } = second({
      seats: [
        { hand: ["crab-1"], locations: allMine("jail", "black-smokers", "abyss") },
        { locations: [held("jail", "keeper")] },
        {},
      ],
      available: ["black-smokers", "abyss"],
      nextLocations: [],
      stack: [],
    });
    const { state } = play(
      before,
      me.recaptures("jail", ...pair),
      by(1).replacesLocation("black-smokers"),
    );
    expect(placesOf(state, 1)).toEqual([held("black-smokers", "keeper")]);
    expect(question(state)).toBe("act 1");
  });

  test.each([0, 1, 2, "spectator"] as const)(
    "EX-12 only the chooser sees the stack: %s",
    (viewer) => {
      const robbed = play(second(next).state, me.recaptures("jail", ...pair));
      for (const [{ state, events }, chooser] of [
        [got(), 0],
        [robbed, 1],
      ] as const) {
        const { stack } = exiles.view(state, viewer).table;
        const [searched] = eventsOf(events, "stack-searched");
        const shown = exiles.redact(searched!, viewer);
        if (viewer === chooser) {
          // The chooser sees the stack, but not in its order.
          expect(sorted(stack as Location[])).toEqual(sorted(state.table.stack));
          expect(shown).toEqual(searched);
        } else {
          expect(stack).toEqual(state.table.stack.map(() => null));
          expect(shown).toMatchObject({ locations: state.table.stack.map(() => null) });
        }
      }
      expect(robbed.revealedTo).toContain(1);
    },
  );

  test("EX-12 the robbed player may get Black Smokers back after the switch", () => {
    // One location is left in the stack: after the switch, Black Smokers is the only one.
    const { state: before } = got({
      seats: [
        { hand: ["crab-1"], locations: allMine("black-smokers", "depths", "abyss") },
        { locations: [held("black-smokers", "keeper")] },
        {},
      ],
      available: ["abyss"],
      nextLocations: ["depths"],
      stack: ["depths"],
    });
    const { state, events } = play(before, me.switches("depths"));
    expect(eventsOf(events, "location-replaced")).toMatchObject([{ location: "black-smokers" }]);
    expect(placesOf(state, 1)).toEqual([held("black-smokers", "keeper")]);
    // The stack is empty now, so there is nothing to switch it for.
    expect(question(state)).toBe("act 1");
  });
});

describe("the order in a recruitment", () => {
  test("EX-14 payment, entering, key token, recapture, replacement, refill, control", () => {
    const start = prepare({
      court: ["tamer", "jailer"],
      exilesInCourt: ["deserter"],
      nextExiles: ["rustler"],
      seats: [{ hand: ["crab-1"], keys: 2, pearls: 0 }, { locations: [held("jail", "keeper")] }],
      exiles: [{ free: ["mutineer"] }],
      nextLocations: ["depths"],
    });
    const entered = play(start, me.recruitsExile("deserter"));
    expect(kinds(entered.events)).toEqual([
      "exile-recruited",
      "ally-affiliated",
      "exile-entered",
      "key-tokens-gained",
    ]);
    expect(question(entered.state)).toBe("recapture 0");
    expect(entered.state.table.seats[0]!.keys).toBe(3);
    const taken = play(entered.state, me.recaptures("jail", "deserter", "mutineer"));
    expect(kinds(taken.events)).toEqual([
      "location-recaptured",
      "location-replaced",
      "pearls-gained",
      "exile-to-court",
      "court-filled",
    ]);
    expect(question(taken.state)).toBe("control 0");
  });

  test("EX-14 the power of a lord comes before the recapture", () => {
    const start = prepare({
      court: ["trader", "tamer", "jailer"],
      seats: [{ hand: payment("trader") }, { locations: [held("jail", "keeper")] }],
      exiles: [{ free: pair }],
    });
    const { state, events } = play(start, me.recruits("trader"));
    expect(kinds(events)).toEqual([
      "lord-recruited",
      "ally-affiliated",
      "lord-entered",
      "pearls-gained",
    ]);
    expect(eventsOf(events, "pearls-gained")).toMatchObject([{ source: "trader" }]);
    expect(question(state)).toBe("recapture 0");
    const { events: then } = play(state, me.recaptures("jail", ...pair));
    expect(kinds(then).slice(0, 5)).toEqual([
      "location-recaptured",
      "location-replaced",
      "pearls-gained",
      "exile-to-court",
      "court-filled",
    ]);
  });

  test("EX-14 the question of a power is answered before the recapture", () => {
    const start = prepare({
      court: ["corruptor", "miller", "tamer", "jailer"],
      seats: [{ hand: payment("corruptor"), pearls: 5 }, { locations: [held("jail", "keeper")] }],
      exiles: [{ free: pair }],
    });
    const { state } = play(start, me.recruits("corruptor"));
    expect(question(state)).toBe("bribe 0");
    expect(question(play(state, me.bribes("miller")).state)).toBe("recapture 0");
  });

  test("EX-14 the refill waits for the robbed player's decisions", () => {
    const start = prepare({
      court: ["tamer", "jailer"],
      exilesInCourt: ["usurer"],
      seats: [{ hand: ["crab-1"] }, { locations: [held("jail", "keeper")] }],
      exiles: [{ free: ["mutineer"] }],
      nextLocations: ["black-smokers"],
    });
    const robbed = play(start, me.recruitsExile("usurer"), me.recaptures("jail", ...pair));
    expect(question(robbed.state)).toBe("switch-location 1");
    expect(kinds(robbed.events)).not.toContain("court-filled");
    const { events } = play(robbed.state, by(1).declines());
    expect(kinds(events)).toContain("court-filled");
  });

  test("EX-14 outside a recruitment the recapture comes before control by keys", () => {
    const start = prepare({
      threat: 3,
      nextCards: ["monster"],
      seats: [{ keys: 2 }, { locations: [held("jail", "keeper")] }],
      exiles: [{ free: pair }],
    });
    const { state } = play(start, me.explores(), me.fights({ keys: 1 }));
    expect(question(state)).toBe("recapture 0");
    expect(question(play(state, me.recaptures("jail", ...pair)).state)).toBe("control 0");
  });
});

describe("the Illusionist", () => {
  const swapping = (available: Location[]) =>
    play(
      prepare({
        court: ["illusionist", "tamer", "jailer", "peddler"],
        exilesInCourt: ["heretic"],
        seats: [{ hand: payment("illusionist") }, { hand: ["crab-1"] }],
        exiles: [{ holding: [{ location: "jail", exiles: pair }] }, { free: ["rustler"] }],
        available,
        nextLocations: ["parliament"],
      }),
      me.recruits("illusionist"),
    ).state;

  test("EX-8 AB-51 exiles under the location move to the new one", () => {
    const { state } = play(swapping(["chasm"]), me.swaps("jail", "chasm"));
    expect(areaOf(state, 0).holding).toEqual([{ location: "chasm", exiles: pair }]);
    expect(placesOf(state, 0)).toEqual([held("chasm")]);
    expect(state.table.available).toEqual(["jail"]);
    expect(areaOf(state, 0).free).toEqual([]);
  });

  test("EX-8 AB-51 exiles under another location stay there", () => {
    const others = ["deserter", "poacher"];
    const { state } = play(
      prepare({
        court: ["illusionist", "tamer", "jailer", "peddler"],
        seats: [{ hand: payment("illusionist") }],
        exiles: [
          {
            holding: [
              { location: "jail", exiles: pair },
              { location: "abyss", exiles: others },
            ],
          },
        ],
        available: ["chasm"],
      }),
      me.recruits("illusionist"),
      me.swaps("jail", "chasm"),
    );
    expect(areaOf(state, 0).holding).toEqual([
      { location: "chasm", exiles: pair },
      { location: "abyss", exiles: others },
    ]);
  });

  test("EX-9 AB-51 the location that they hold now cannot be recaptured", () => {
    const { state } = play(swapping(["chasm"]), me.swaps("jail", "chasm"));
    const taken = finish(play(state, by(1).recruitsExile("heretic")));
    expect(eventsOf(taken.events, "location-recaptured")).toMatchObject([
      { seat: 1, from: null, location: "parliament" },
    ]);
  });

  test("EX-12 AB-51 swapped for Black Smokers and switched, they move twice", () => {
    const { state } = play(
      swapping(["black-smokers"]),
      me.swaps("jail", "black-smokers"),
      me.switches("parliament"),
    );
    expect(areaOf(state, 0).holding).toEqual([{ location: "parliament", exiles: pair }]);
    expect(placesOf(state, 0)).toEqual([held("parliament")]);
    expect(state.table.available).toEqual(["jail"]);
  });
});

describe("exiles under a location", () => {
  const under = ["perjurer", "conspirator"];

  test("EX-15 have no power", () => {
    const state = prepare({
      turn: { seat: 2 },
      council: { squid: ["squid-1"] },
      seats: [{ hand: payment("landowner") }],
      exiles: [{ holding: [{ location: "jail", exiles: under }] }],
      court: ["landowner", "tamer", "jailer", "peddler"],
    });
    const { state: mine, events } = play(state, by(2).requests("squid"));
    expect(kinds(events)).not.toContain("lord-looked-at");
    expect(question(mine)).toBe("act 0");
    // The Landowner has no key; no key token is offered.
    expect(question(play(mine, me.recruits("landowner")).state)).toBe("act 1");
  });

  test("EX-15 lose their power with the recapture", () => {
    const state = prepare({
      seats: [{ hand: ["crab-1"] }, { locations: [held("jail", "keeper")] }, {}],
      exiles: [{ free: ["conspirator"] }],
      exilesInCourt: ["perjurer"],
      council: { squid: ["squid-1"], seahorse: ["seahorse-1"] },
    });
    const { state: mine } = play(
      state,
      me.recruitsExile("perjurer"),
      me.recaptures("jail", ...under),
      by(1).requests("squid"),
      by(2).requests("seahorse"),
    );
    expect(question(mine)).toBe("act 0");
  });

  test("EX-15 keep their influence", () => {
    const state = prepare({ exiles: [{ holding: [{ location: "jail", exiles: pair }] }] });
    expect(exiles.tableau(state, 0).exiles).toEqual(
      expect.arrayContaining([
        { id: "mutineer", influence: 8 },
        { id: "usurer", influence: 9 },
      ]),
    );
  });
});
