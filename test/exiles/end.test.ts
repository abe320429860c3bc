import { describe, expect, test } from "vitest";
import { locations } from "../../src/abyss/cards/locations.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import type { PlayerArea } from "../../src/abyss/published-types.ts";
import type { PlayerExiles } from "../../src/exiles/published-types.ts";
import { payment } from "../abyss/by.ts";
import { by } from "./by.ts";
import { eventsOf, kinds, play, prepare, question } from "./prepare.ts";

const me = by(0);
// Without keys, so that control does not interfere.
const keyless: Lord[] = ["trader", "shopkeeper", "seeker", "hunter", "apprentice", "miller"];
const court: Lord[] = ["landowner", "tamer", "jailer", "peddler"];
const two = { location: "jail", exiles: ["rustler", "usurer"] } as const;
const four = [
  { location: "jail" as const, exiles: ["rustler", "usurer"] },
  { location: "chasm" as const, exiles: ["heretic", "poacher"] },
];
const six = [...four, { location: "abyss" as const, exiles: ["pretender", "stowaway"] }];

interface Mix {
  title: string;
  area?: Partial<PlayerArea<never>>;
  own?: Partial<PlayerExiles>;
}
/** Seat 0 owns six lords and exiles, and is about to recruit the seventh. */
const mixes: Mix[] = [
  { title: "six lords", area: { lords: keyless } },
  { title: "five lords, an exile", area: { lords: keyless.slice(1) }, own: { free: ["heretic"] } },
  {
    title: "four lords, two exiles under a location",
    area: { lords: keyless.slice(2) },
    own: { holding: [{ ...two, exiles: [...two.exiles] }] },
  },
  { title: "two lords, four exiles", area: { lords: keyless.slice(4) }, own: { holding: four } },
  { title: "six exiles", own: { holding: six } },
  {
    title: "lords free, disabled, under a location and aside, and an exile",
    area: {
      lords: keyless.slice(0, 1),
      disabled: keyless.slice(1, 2),
      locations: [{ location: "depths", lords: keyless.slice(2, 4) }],
    },
    own: { aside: keyless.slice(4, 5), free: ["heretic"] },
  },
  { title: "six lords aside", own: { aside: keyless } },
];
const owning = ({ area = {}, own = {} }: Mix) =>
  prepare({
    seats: [{ ...area, hand: ["crab-1", ...payment("landowner")] }],
    exiles: [own],
    court,
    exilesInCourt: ["mutineer"],
  });

describe("the seventh triggers the end", () => {
  test.each(mixes)("EX-19 a lord after $title", (mix) => {
    const { state, events } = play(owning(mix), me.recruits("landowner"));
    expect(eventsOf(events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 0 }]);
    expect(state.table.lastSeat).toBe(2);
  });

  // With a second free exile a location is recaptured first.
  test.each(mixes)("EX-19 an exile after $title", (mix) => {
    let { state, events } = play(owning(mix), me.recruitsExile("mutineer"));
    if (question(state) === "recapture 0") {
      const next = play(state, me.recaptures(null, "heretic", "mutineer"));
      [state, events] = [next.state, [...events, ...next.events]];
    }
    expect(eventsOf(events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 0 }]);
    expect(state.table.lastSeat).toBe(2);
  });

  /** Seat 0 owns five lords and exiles. */
  const fewer: Mix[] = [
    { title: "five lords", area: { lords: keyless.slice(1) } },
    {
      title: "four lords and an exile",
      area: { lords: keyless.slice(2) },
      own: { free: ["heretic"] },
    },
    {
      title: "one lord and four exiles",
      area: { lords: keyless.slice(5) },
      own: { holding: four },
    },
    { title: "five lords aside", own: { aside: keyless.slice(1) } },
  ];
  test.each(fewer)("EX-19 the sixth does not: $title", (mix) => {
    const { state, events } = play(owning(mix), me.recruits("landowner"));
    expect(kinds(events)).not.toContain("end-triggered");
    expect(state.table.lastSeat).toBeNull();
    const exile = play(owning(mix), me.recruitsExile("mutineer"));
    expect(kinds(exile.events)).not.toContain("end-triggered");
  });

  test("EX-19 exiles in the court and of other players do not count", () => {
    const state = prepare({
      seats: [{ hand: payment("landowner"), lords: keyless.slice(1) }],
      exiles: [{}, { holding: six }],
      court,
      exilesInCourt: ["mutineer"],
    });
    const { events } = play(state, me.recruits("landowner"));
    expect(kinds(events)).not.toContain("end-triggered");
  });

  test("EX-13 EX-19 the lords of a robbed player still count if there is no other location", () => {
    const { state } = play(
      prepare({
        seats: [
          {
            hand: ["crab-1"],
            locations: locations
              .filter((l) => l !== "jail")
              .map((location) => ({ location, lords: [] })),
          },
          {
            hand: payment("landowner"),
            lords: keyless.slice(0, 4),
            locations: [{ location: "jail", lords: keyless.slice(4) }],
          },
        ],
        exiles: [{ free: ["usurer"] }],
        court,
        exilesInCourt: ["mutineer"],
        available: [],
        stack: [],
      }),
      me.recruitsExile("mutineer"),
      me.recaptures("jail", "mutineer", "usurer"),
    );
    expect(state.table.lastSeat).toBeNull();
    expect(play(state, by(1).recruits("landowner")).state.table.lastSeat).toBe(0);
  });
});

describe("after the end is triggered", () => {
  test("EX-19 AB-68 everybody else has one more turn, and the game ends", () => {
    const start = prepare({
      players: 2,
      seats: [{ hand: ["crab-1"] }],
      exiles: [{ holding: six }],
      exilesInCourt: ["mutineer"],
      court,
      council: { squid: ["squid-1"] },
    });
    const { state } = play(start, me.recruitsExile("mutineer"));
    expect(question(state)).toBe("act 1");
    const { state: over, events } = play(state, by(1).requests("squid"));
    expect(question(over)).toBe("over");
    expect(kinds(events).at(-1)).toBe("game-ended");
  });

  test("EX-19 AB-68 a seventh in the last round changes nothing", () => {
    const start = prepare({
      seats: [{ hand: ["crab-1"] }],
      exiles: [{ holding: six }],
      exilesInCourt: ["mutineer"],
      court,
      lastSeat: 1,
    });
    const { state, events } = play(start, me.recruitsExile("mutineer"));
    expect(kinds(events)).not.toContain("end-triggered");
    expect(state.table.lastSeat).toBe(1);
    expect(question(state)).toBe("act 1");
  });
});
