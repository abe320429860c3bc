import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { abyss } from "../../src/abyss/index.ts";
import { sorted, withLuck } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  exploring,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  type State,
  seatings,
} from "./prepare.ts";

const fightForKey = by(0).fights({ keys: 1 });
/** Seat 0 gets the third key; Black Smokers is available. */
const fighting = (more: Description = {}): State =>
  exploring(["monster"], {
    threat: 3,
    seats: [{ keys: 1, lords: ["keeper"] }],
    available: ["jail", "black-smokers"],
    ...more,
  });
const taken = (state: State = fighting()): State =>
  play(state, fightForKey, by(0).controls("black-smokers", ["keeper"], 2)).state;

const mages: Ally[] = ["jellyfish-5", "jellyfish-4", "jellyfish-1"];
const five: Ally[] = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"];
const court = ["illusionist", "elder", "miller", "reaper", "landowner"] as const;

/** The ways to get Black Smokers: a name, the state in which it may be switched, the lords under it, available locations. */
const ways: readonly (readonly [string, () => State, string[], string[]])[] = [
  ["available", () => taken(), ["keeper"], ["jail"]],
  [
    "drawn with others",
    () =>
      play(
        fighting({ available: ["jail"], nextLocations: ["chasm", "black-smokers", "abyss"] }),
        fightForKey,
        by(0).drawsLocations(3),
        by(0).controls("black-smokers", ["keeper"], 2),
      ).state,
    ["keeper"],
    ["abyss", "chasm", "jail"],
  ],
  [
    "an ambassador",
    () =>
      play(
        prepare({
          seats: [{ hand: five }],
          court,
          available: ["jail"],
          nextLocations: ["chasm", "black-smokers", "abyss"],
        }),
        by(0).recruits("elder", five),
        by(0).controls("black-smokers", ["elder"], 0),
      ).state,
    ["elder"],
    ["abyss", "chasm", "jail"],
  ],
  [
    "the Illusionist",
    () =>
      play(
        prepare({
          seats: [
            { hand: mages, locations: [{ location: "depths", lords: ["keeper", "oracle"] }] },
          ],
          court,
          available: ["jail", "black-smokers"],
        }),
        by(0).recruits("illusionist", mages),
        by(0).swaps("depths", "black-smokers"),
      ).state,
    ["keeper", "oracle"],
    ["depths", "jail"],
  ],
];

describe("switching", () => {
  test.each(ways)("AB-65 switched: %s", (_, scene, under, available) => {
    const state = scene();
    expect(question(state)).toBe("switch-location 0");
    // The other locations drawn are available before the choice.
    expect(sorted(state.table.available)).toEqual(available);
    expect(state.table.drawn).toEqual([]);

    const { state: after, events } = play(state, by(0).switches("parliament"));
    expect(eventsOf(events, "location-switched")).toMatchObject([{ location: "parliament" }]);
    expect(after.table.seats[0]!.locations).toEqual([{ location: "parliament", lords: under }]);
    expect(sorted(after.table.stack)).toEqual(
      sorted([...state.table.stack.filter((one) => one !== "parliament"), "black-smokers"]),
    );
    expect(sorted(after.table.available)).toEqual(available);
    expect(question(after)).toBe("act 1");
  });

  test("AB-65 AB-77 declined: the stack is shuffled, so that its order is unknown again", () => {
    const state = taken();
    const orders = [1, 2, 3, 4, 5].map((luck) => {
      const { state: after } = play(withLuck(state, luck), by(0).declines());
      return after.table.stack.join();
    });
    expect(new Set(orders).size).toBe(orders.length);
  });

  test.each(ways)("AB-65 declined: it stays, and so does the stack: %s", (_, scene, under) => {
    const state = scene();
    const { state: after } = play(state, by(0).declines());
    expect(after.table.seats[0]!.locations).toEqual([{ location: "black-smokers", lords: under }]);
    expect(sorted(after.table.stack)).toEqual(sorted(state.table.stack));
    expect(question(after)).toBe("act 1");
  });

  test("AB-65 any location of the stack can be taken, and no other", () => {
    const state = taken();
    expect(sorted(openKinds(state))).toEqual(["decline", "switch-location"]);
    expect(sorted(legalOf(state, "switch-location").map(({ location }) => location))).toEqual(
      sorted(state.table.stack),
    );
    for (const location of ["jail", "black-smokers"] as const)
      expect(refusalOf(state, by(0).switches(location))).toMatchObject({
        code: "location-not-on-offer",
        rule: "AB-65",
      });
  });

  test("AB-65 the tile takes the place of Black Smokers among the locations", () => {
    const start = fighting({
      seats: [
        { keys: 1, lords: ["keeper"], locations: [{ location: "depths", lords: ["oracle"] }] },
      ],
    });
    const { state } = play(taken(start), by(0).switches("chasm"));
    expect(state.table.seats[0]!.locations).toEqual([
      { location: "depths", lords: ["oracle"] },
      { location: "chasm", lords: ["keeper"] },
    ]);
  });

  test("AB-65 the stack is shuffled with Black Smokers in it", () => {
    const start = taken();
    const stacks = Array.from(
      { length: 40 },
      (_, luck) => play(withLuck(start, luck), by(0).switches("chasm")).state.table.stack,
    );
    const places = new Set(stacks.map((stack) => stack.indexOf("black-smokers")));
    expect(places.size).toBeGreaterThan(8);
    // The others change places, too.
    const orders = stacks.map((stack) => stack.filter((one) => one !== "black-smokers").join());
    expect(new Set(orders).size).toBeGreaterThan(30);
  });

  test("AB-65 with an empty stack it stays, without a question", () => {
    const { state, events } = play(
      fighting({ stack: [] }),
      fightForKey,
      by(0).controls("black-smokers", ["keeper"], 2),
    );
    expect(question(state)).toBe("act 1");
    expect(eventsOf(events, "stack-searched")).toEqual([]);
    expect(state.table.seats[0]!.locations).toEqual([
      { location: "black-smokers", lords: ["keeper"] },
    ]);
  });

  test("AB-65 it stays if it was drawn as the last of the stack", () => {
    const { state } = play(
      fighting({ stack: ["chasm", "black-smokers"], available: [] }),
      fightForKey,
      by(0).drawsLocations(2),
      by(0).controls("black-smokers", ["keeper"], 2),
    );
    expect(question(state)).toBe("act 1");
    expect(state.table.available).toContain("chasm");
  });

  test("AB-65 a last tile of the stack is exchanged for Black Smokers", () => {
    const { state } = play(taken(fighting({ stack: ["chasm"] })), by(0).switches("chasm"));
    expect(state.table.stack).toEqual(["black-smokers"]);
  });

  test("AB-65 any other location asks no question", () => {
    const { state } = play(fighting(), fightForKey, by(0).controls("jail", ["keeper"], 2));
    expect(question(state)).toBe("act 1");
  });

  test("AB-65 AB-63 keys that are left lead to control after the switch", () => {
    const start = exploring(["monster"], {
      threat: 6,
      seats: [{ keys: 4 }],
      available: ["jail", "black-smokers"],
    });
    const switching = play(
      start,
      by(0).fights({ keys: 2 }),
      by(0).controls("black-smokers", [], 3),
    ).state;
    expect(question(switching)).toBe("switch-location 0");
    expect(question(play(switching, by(0).switches("chasm")).state)).toBe("control 0");
  });
});

describe("who sees the stack", () => {
  test.each(ways)("AB-65 only the player who may switch: %s", (_, scene) => {
    const state = scene();
    expect(sorted(abyss.view(state, 0).table.stack as string[])).toEqual(sorted(state.table.stack));
    for (const viewer of [1, 2, "spectator"] as const)
      expect(abyss.view(state, viewer).table.stack).toEqual(state.table.stack.map(() => null));
  });

  test.each(seatings)(
    "AB-65 AB-77 of %i players only the one who may switch: seat %i",
    (players, seat) => {
      const seats = Array.from({ length: players }, (_, one) => ({ keys: one === seat ? 2 : 0 }));
      const { state } = play(
        exploring(["monster"], {
          seats,
          players,
          turn: { seat },
          threat: 3,
          available: ["black-smokers"],
        }),
        by(seat).fights({ keys: 1 }),
        by(seat).controls("black-smokers", [], 3),
      );
      expect(question(state)).toBe(`switch-location ${seat}`);
      for (const viewer of [...seats.keys(), "spectator" as const])
        expect(abyss.view(state, viewer).table.stack).toEqual(
          viewer === seat ? state.table.stack : state.table.stack.map(() => null),
        );
    },
  );

  test("AB-65 nobody after the choice", () => {
    const { state } = play(taken(), by(0).switches("chasm"));
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(abyss.view(state, viewer).table.stack).toEqual(state.table.stack.map(() => null));
  });

  test("AB-65 the event shows the tiles to that player only, and the new order to nobody", () => {
    const { state, events } = play(
      fighting(),
      fightForKey,
      by(0).controls("black-smokers", ["keeper"], 2),
    );
    const [searched] = eventsOf(events, "stack-searched");
    expect(sorted(searched!.locations as string[])).toEqual(sorted(state.table.stack));
    expect(abyss.redact(searched!, 0)).toEqual(searched);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(abyss.redact(searched!, viewer)).toEqual({
        type: "stack-searched",
        seat: 0,
        locations: state.table.stack.map(() => null),
      });
  });

  test("AB-65 an opponent's list of moves reveals nothing about the stack", () => {
    expect([...abyss.legalActions(taken(), 1)]).toEqual([]);
    expect(() => abyss.legalActions(abyss.view(taken(), 1), 0)).toThrow(
      "table.stack.0: is face down, but seat 0 sees it",
    );
  });
});
