// The last round (AB-68) is played like any other: the same scenes, before and after the end is triggered.
import { expect, test } from "vitest";
import { type Location, locations } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import type { Action, Event } from "../../src/exiles/published-types.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { payment } from "../abyss/by.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import { type Description, play, prepare, question } from "./prepare.ts";

const [a, b, c] = [by(0), by(1), by(2)];
const pay = payment("landowner"); // One race, no key.
const court: Lord[] = ["landowner", "tamer", "jailer", "peddler"];
const held = (location: Location, ...lords: Lord[]) => ({ location, lords });
const pair = { exiles: ["mutineer", "usurer"] } as const;
const takes = (location: Location | null) => a.recaptures(location, ...pair.exiles);

/** Seat 0 can recruit its second exile; seat 1 has Jail. */
const second = (more: Description = {}): Description => ({
  court,
  exilesInCourt: ["usurer"],
  exiles: [{ free: ["mutineer"] }],
  seats: [{ hand: ["crab-1"] }, { locations: [held("jail", "keeper")] }],
  nextLocations: ["depths"],
  ...more,
});
/** No stack; all locations but Jail and those available are in front of seat 0. */
const noStack = (...available: Location[]): Description =>
  second({
    seats: [
      {
        hand: ["crab-1"],
        locations: locations
          .filter((location) => ![...available, "jail"].includes(location))
          .map((location) => held(location)),
      },
      { locations: [held("jail", "keeper")] },
    ],
    available,
    nextLocations: [],
    stack: [],
  });
/** Seat 2 ends its turn; seat 0 has the Conspirator. */
const looking: Description = {
  turn: { seat: 2 },
  council: { crab: ["crab-2"] },
  court: court.slice(1),
  seats: [{ hand: pay }],
  exiles: [{ free: ["conspirator"] }],
  nextLords: ["landowner"],
};
const looked: Event = { type: "lord-looked-at", seat: 0, lord: "landowner" };
const recaptured: Event = {
  type: "location-recaptured",
  seat: 0,
  from: 1,
  location: "jail",
  ...pair,
};

/** A title, the table, the actions, the events of the last one, and the question that follows. */
type Row = [string, Description, readonly Action[], readonly Event[], string];

const rows: Row[] = [
  [
    "EX-2 plotting for an exile",
    { court, nextExiles: ["rustler"] },
    [a.plotsExile()],
    [{ type: "exile-to-court", exile: "rustler", seat: 0 }],
    "act 0",
  ],
  [
    "EX-3 EX-4 EX-7 an exile is recruited, with its key token and the refill",
    {
      court: ["tamer", "jailer"],
      exilesInCourt: ["deserter"],
      nextExiles: ["rustler"],
      nextLords: ["miller", "keeper", "elder"],
      seats: [{ hand: ["crab-1"] }],
    },
    [a.recruitsExile("deserter")],
    [
      { type: "exile-recruited", seat: 0, exile: "deserter", allies: ["crab-1"], pearls: 0 },
      { type: "ally-affiliated", seat: 0, ally: "crab-1" },
      { type: "exile-entered", seat: 0, exile: "deserter" },
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
      { type: "pearls-gained", seat: 0, pearls: 2, source: "court" },
      { type: "exile-to-court", exile: "rustler", seat: null },
      { type: "court-filled", lords: ["miller", "keeper", "elder"] },
    ],
    "act 1",
  ],
  [
    "EX-8 the second exile must recapture",
    second(),
    [a.recruitsExile("usurer")],
    [{ type: "exile-entered", seat: 0, exile: "usurer" }],
    "recapture 0",
  ],
  [
    "EX-8 EX-11 a recapture and its replacement",
    second(),
    [a.recruitsExile("usurer"), takes("jail")],
    [recaptured, { type: "location-replaced", seat: 1, location: "depths", lords: ["keeper"] }],
    "act 1",
  ],
  [
    "EX-10 a location of the stack",
    second({ seats: [{ hand: ["crab-1"] }] }),
    [a.recruitsExile("usurer"), takes(null)],
    [{ ...recaptured, from: null, location: "depths" }],
    "act 1",
  ],
  [
    "EX-12 Black Smokers for the robbed player",
    second({ nextLocations: ["black-smokers", "depths"] }),
    [a.recruitsExile("usurer"), takes("jail")],
    [{ type: "location-replaced", seat: 1, location: "black-smokers", lords: ["keeper"] }],
    "switch-location 1",
  ],
  [
    "EX-13 the robbed player takes an available location",
    noStack("chasm", "abyss"),
    [a.recruitsExile("usurer"), takes("jail"), b.replacesLocation("abyss")],
    [recaptured, { type: "location-replaced", seat: 1, location: "abyss", lords: ["keeper"] }],
    "act 1",
  ],
  [
    "EX-13 the lords of the robbed player are set aside",
    noStack(),
    [a.recruitsExile("usurer"), takes("jail")],
    [recaptured, { type: "lords-set-aside", seat: 1, lords: ["keeper"] }],
    "act 1",
  ],
  [
    "EX-13 exiles that have waited recapture at the control step",
    second({ exilesInCourt: [], exiles: [{ free: pair.exiles }], council: { squid: ["squid-1"] } }),
    [a.requests("squid")],
    [],
    "recapture 0",
  ],
  [
    "EX-16 the Perjurer",
    { court, seats: [{ hand: pay }], exiles: [{ free: ["perjurer"] }] },
    [a.recruits("landowner"), a.takesKey()],
    [
      { type: "allies-forsworn", seat: 0, allies: sorted(pay) },
      { type: "key-tokens-gained", seat: 0, keyTokens: 1 },
    ],
    "act 1",
  ],
  [
    "EX-16 the Perjurer, declined",
    { court, seats: [{ hand: pay }], exiles: [{ free: ["perjurer"] }] },
    [a.recruits("landowner"), a.affiliates()],
    [{ type: "ally-affiliated", seat: 0, ally: pay.at(-1)! }],
    "act 1",
  ],
  ["EX-17 the look of the Conspirator", looking, [c.requests("crab")], [looked], "conspire 0"],
  [
    "EX-17 a lord recruited by the Conspirator",
    looking,
    [c.requests("crab"), a.conspires(pay)],
    [
      looked,
      { type: "lord-recruited", seat: 0, lord: "landowner", allies: sorted(pay), pearls: 0 },
      { type: "lord-entered", seat: 0, lord: "landowner" },
    ],
    "act 1",
  ],
  [
    "EX-17 a lord left by the Conspirator",
    looking,
    [c.requests("crab"), a.leaves()],
    [looked],
    "act 0",
  ],
];

const after = ([, scene, actions]: Row, lastSeat: Seat | null) => {
  const { state, ...others } = play(prepare({ ...scene, lastSeat }), ...actions);
  return { ...others, state: { ...state, table: { ...state.table, lastSeat: null } } };
};
const isOfTurn = ({ type }: Event): boolean => type !== "turn-started";

test.each(rows)("%s, in the last round too", (...row) => {
  const [, , , expected, nextQuestion] = row;
  const usual = after(row, null);
  // Seat 1 still has its last turn.
  expect(after(row, 1)).toEqual(usual);
  // In the very last turn the same happens, and then the game ends.
  const events = usual.events.filter(isOfTurn);
  expect(after(row, 0).events.filter(isOfTurn).slice(0, events.length)).toEqual(events);
  expect(events.filter(({ type }) => expected.some((one) => one.type === type))).toEqual(expected);
  expect(question(usual.state)).toBe(nextQuestion);
});
