import { describe, expect, test } from "vitest";
import { type Location, locations } from "../../../src/abyss/cards/locations.ts";
import type { Lord } from "../../../src/abyss/cards/lords.ts";
import { COURT_SPACES } from "../../../src/abyss/cards/numbers.ts";
import { abyss } from "../../../src/abyss/index.ts";
import { fromTop, sorted } from "../../tables.ts";
import { by, payment } from "../by.ts";
import { comes, isReplacement, type Way, waysOf } from "../lord-arrivals.ts";
import {
  type Description,
  eventsOf,
  kinds,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
} from "../prepare.ts";

const chooses = (lord: Lord) => ({ ask: "choose-location", seats: [0], by: lord });
const top: Location[] = ["chasm", "depths", "jail", "barracks"];
const description: Description = { available: ["abyss"], nextLocations: top };

/** The ambassador enters and draws: immediately, or, as a replacement, when its owner says so (AB-32). */
function comesAndDraws(way: Way, lord: Lord, rest: Description) {
  const came = comes(way, lord, rest);
  return isReplacement(way) ? play(came.state, by(0).bringsLocation()) : came;
}

/** Ambassadors that draw several locations to choose from. */
describe.each<[string, Lord, number]>([
  ["Sage", "sage", 2],
  ["Elder", "elder", 3],
])("%s", (name, lord, count) => {
  const drawn = top.slice(0, count);

  test.each(waysOf(lord))(`AB-31 AB-57 ${name} %s: draws ${count}, controls one of them`, (way) => {
    const { state: before, events } = comesAndDraws(way, lord, description);
    expect(abyss.decision(before)).toEqual(chooses(lord));
    expect(before.table.drawn).toEqual(drawn);
    expect(eventsOf(events, "locations-drawn")).toEqual([
      { type: "locations-drawn", seat: 0, locations: drawn },
    ]);
    const chosen = drawn.at(-1)!;
    const { state } = play(before, by(0).controls(chosen, [lord]));
    expect(state.table.seats[0]!.locations).toEqual([{ location: chosen, lords: [lord] }]);
    expect(state.table.seats[0]!.lords).not.toContain(lord);
    expect(state.table.drawn).toEqual([]);
    expect(sorted(state.table.available)).toEqual(sorted(["abyss", ...drawn.slice(0, -1)]));
    expect(question(state)).toBe("act 1");
  });

  test(`AB-57 ${name}: any of the drawn ones, none of the available ones`, () => {
    const { state } = comes("recruited", lord, description);
    expect(legalOf(state, "control")).toEqual(
      drawn.map((location) => by(0).controls(location, [lord])),
    );
    for (const other of ["abyss", "barracks"] as const) // available, still in the stack
      expect(refusalOf(state, by(0).controls(other, [lord]))).toMatchObject({
        code: "location-not-on-offer",
        params: { from: "drawn" },
      });
  });

  test(`AB-57 ${name}: with its own 3 keys, whatever other keys its owner has`, () => {
    const { state } = comes("recruited", lord, { ...description, seats: [{ keys: 2 }] });
    for (const [lords, keyTokens] of [
      [[], 2],
      [[lord], 1],
      [[], 0],
    ] as [Lord[], number][])
      expect(refusalOf(state, by(0).controls("chasm", lords, keyTokens)).code).toBe(
        "not-the-ambassadors-keys",
      );
    expect(play(state, by(0).controls("chasm", [lord])).state.table.seats[0]!.keys).toBe(2);
  });

  test(`AB-32 AB-57 ${name}: must be carried out`, () => {
    const { state } = comes("recruited", lord, description);
    expect(refusalOf(state, by(0).declines()).code).toBe("not-asked");
    expect(refusalOf(state, by(0).drawsLocations(1)).code).toBe("not-asked");
  });

  test(`AB-57 AB-77 ${name}: everybody sees the drawn locations`, () => {
    const { state, events } = comes("recruited", lord, description);
    const [event] = eventsOf(events, "locations-drawn");
    for (const viewer of [0, 1, "spectator"] as const) {
      expect(abyss.view(state, viewer).table.drawn).toEqual(drawn);
      expect(abyss.redact(event!, viewer)).toEqual(event);
    }
  });

  test(`AB-33 AB-57 ${name}: its power comes before the refill`, () => {
    const state = prepare({
      ...description,
      court: [lord, "keeper", "reaper"],
      seats: [{ hand: payment(lord), pearls: 0 }],
    });
    const { state: before } = play(state, by(0).recruits(lord));
    expect(before.table.court).toEqual(["keeper", "reaper"]);
    const { state: after } = play(before, by(0).controls("depths", [lord]));
    expect(after.table.court).toHaveLength(COURT_SPACES);
    expect(after.table.seats[0]!.pearls).toBe(2);
  });

  test(`AB-65 ${name}: with Black Smokers the other tiles become available first`, () => {
    const tiles: Location[] = ["black-smokers", "chasm", "depths"];
    const { state: before } = comes("recruited", lord, { available: [], nextLocations: tiles });
    const { state } = play(before, by(0).controls("black-smokers", [lord]));
    expect(question(state)).toBe("switch-location 0");
    expect(sorted(state.table.available)).toEqual(sorted(tiles.slice(1, count)));
    const { state: after } = play(state, by(0).switches("jail"));
    expect(after.table.seats[0]!.locations).toEqual([{ location: "jail", lords: [lord] }]);
    expect(after.table.stack).toContain("black-smokers");
  });
});

test("AB-57 Elder: draws 2 if 2 are left", () => {
  const { state } = comes("recruited", "elder", { stack: ["chasm", "depths"] });
  expect(state.table.drawn).toEqual(["chasm", "depths"]);
  expect(state.table.stack).toEqual([]);
  expect(abyss.decision(state)).toEqual(chooses("elder"));
});

describe("Hermit", () => {
  test.each(waysOf("hermit"))("AB-31 AB-57 Hermit %s: draws 1 and controls it", (way) => {
    // One location leaves no choice, so nothing is asked.
    const { state, events } = comesAndDraws(way, "hermit", {
      ...description,
      seats: [{ keys: 2 }],
    });
    expect(eventsOf(events, "locations-drawn")).toEqual([
      { type: "locations-drawn", seat: 0, locations: ["chasm"] },
    ]);
    expect(eventsOf(events, "location-controlled")).toEqual([
      {
        type: "location-controlled",
        seat: 0,
        location: "chasm",
        lords: ["hermit"],
        keyTokens: 0,
      },
    ]);
    expect(state.table.seats[0]!.locations).toEqual([{ location: "chasm", lords: ["hermit"] }]);
    expect(state.table.seats[0]!.keys).toBe(2);
    expect(state.table.available).toEqual(["abyss"]);
    expect(state.table.stack.at(-1)).toBe("depths");
    expect(question(state)).toBe("act 1");
  });

  test("AB-33 AB-57 Hermit: its power comes before the refill", () => {
    const state = prepare({
      ...description,
      court: ["hermit", "keeper", "reaper"],
      seats: [{ hand: payment("hermit") }],
    });
    const order = kinds(play(state, by(0).recruits("hermit")).events);
    expect(order.indexOf("location-controlled")).toBeLessThan(order.indexOf("court-filled"));
    expect(order).toContain("location-controlled");
  });

  test("AB-65 Hermit: Black Smokers as the last location of the stack stays", () => {
    const { state } = comes("recruited", "hermit", { stack: ["black-smokers"] });
    expect(state.table.seats[0]!.locations).toEqual([
      { location: "black-smokers", lords: ["hermit"] },
    ]);
    expect(question(state)).toBe("act 1");
  });

  test("AB-65 Hermit: Black Smokers may be switched immediately", () => {
    const { state } = comes("recruited", "hermit", {
      available: [],
      nextLocations: ["black-smokers"],
    });
    expect(question(state)).toBe("switch-location 0");
    const { table } = play(state, by(0).switches("jail")).state;
    expect(table.seats[0]!.locations).toEqual([{ location: "jail", lords: ["hermit"] }]);
  });
});

describe.each<[string, Lord, number]>([
  ["Sage", "sage", 4],
  ["Hermit", "hermit", 5],
  ["Elder", "elder", 3],
])("%s, with few locations left", (name, lord, influence) => {
  test(`AB-57 ${name}: draws the last location of the stack`, () => {
    const { state } = comes("recruited", lord, { stack: ["chasm"] });
    expect(state.table.seats[0]!.locations).toEqual([{ location: "chasm", lords: [lord] }]);
    expect(state.table.stack).toEqual([]);
    expect(state.table.available).toHaveLength(locations.length - 1);
    expect(question(state)).toBe("act 1");
  });

  test(`AB-57 AB-59 ${name}: with an empty stack, its keys are spent in the control step`, () => {
    const { state } = comes("recruited", lord, { stack: [] });
    expect(question(state)).toBe("control 0");
    expect(legalOf(state, "control")).toHaveLength(locations.length);
    expect(legalOf(state, "draw-locations")).toEqual([]);
    const { state: after } = play(state, by(0).controls("jail", [lord]));
    expect(after.table.seats[0]!.locations).toEqual([{ location: "jail", lords: [lord] }]);
    expect(question(after)).toBe("act 1");
  });

  test(`AB-57 AB-59 ${name}: that control comes after the refill`, () => {
    const state = prepare({
      stack: [],
      court: [lord, "keeper", "reaper"],
      seats: [{ hand: payment(lord), pearls: 0 }],
    });
    const { state: after } = play(state, by(0).recruits(lord));
    expect(question(after)).toBe("control 0");
    expect(after.table.court).toHaveLength(COURT_SPACES);
    expect(after.table.seats[0]!.pearls).toBe(2);
  });

  test(`AB-57 AB-64 ${name}: with no location left, its keys are kept`, () => {
    const held = locations.map((location) => ({ location, lords: [] }));
    const { state } = comes("recruited", lord, {
      seats: [{}, { locations: held }],
      stack: [],
      available: [],
    });
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.lords).toEqual([lord]);
  });

  test(`AB-62 AB-72 ${name}: under its location it keeps influence and guild`, () => {
    const { state } = comes("recruited", lord, { stack: ["abyss"] });
    const [sheet] = abyss.score([abyss.tableau(state, 0)]);
    // Abyss is worth 2 per guild, and ambassadors are one.
    expect(sheet!.lines).toContainEqual({ category: "locations", source: "abyss", points: 2 });
    expect(sheet!.lines).toContainEqual({ category: "lords", source: lord, points: influence });
  });
});

describe("other keys and an ambassador's", () => {
  test("AB-57 AB-62 Sage: under its location its keys no longer count", () => {
    const { state } = comes("recruited", "sage", { ...description, seats: [{ keys: 2 }] });
    const { state: after } = play(state, by(0).controls("chasm", ["sage"]));
    expect(question(after)).toBe("act 1");
    expect(after.table.seats[0]!.keys).toBe(2);
  });

  test("AB-57 AB-61 Hermit: in the control step its 3 keys are spent together", () => {
    const { state } = comes("recruited", "hermit", { stack: [], seats: [{ keys: 2 }] });
    const lords = legalOf(state, "control").map((action) => [action.lords, action.keyTokens]);
    expect(lords).toEqual(locations.map(() => [["hermit"], 0]));
    expect(refusalOf(state, by(0).controls("jail", ["hermit"], 2)).code).toBe(
      "wrong-number-of-keys",
    );
    expect(refusalOf(state, by(0).controls("jail", [], 2)).code).toBe("wrong-number-of-keys");
  });

  // 3 key tokens that have been waiting for a location (AB-64).
  test("AB-57 AB-63 Sage: other keys lead to control after its power", () => {
    const { state } = comes("recruited", "sage", { ...description, seats: [{ keys: 3 }] });
    expect(abyss.decision(state)).toEqual(chooses("sage"));
    const { state: after } = play(state, by(0).controls("chasm", ["sage"]));
    expect(question(after)).toBe("control 0");
    expect(question(play(after, by(0).controls("abyss", [], 3)).state)).toBe("act 1");
  });

  test("AB-57 AB-61 AB-63 Elder: in the control step other keys may be spent first", () => {
    const { state } = comes("recruited", "elder", { stack: [], seats: [{ keys: 3 }] });
    const { state: after } = play(state, by(0).controls("jail", [], 3));
    expect(after.table.seats[0]!.lords).toEqual(["elder"]);
    expect(question(after)).toBe("control 0");
    expect(question(play(after, by(0).controls("abyss", ["elder"])).state)).toBe("act 1");
  });
});

/** An ambassador that replaces another lord asks first. */
describe.each<[string, Lord, number]>([
  ["Sage", "sage", 2],
  ["Hermit", "hermit", 1],
  ["Elder", "elder", 3],
])("%s as a replacement", (name, lord, count) => {
  const ways = waysOf(lord).filter(isReplacement);
  const asks = { ask: "bring-location", seats: [0], by: lord };

  test.each(ways)(
    `AB-32 AB-57 ${name} %s: asks whether to draw, before anything is drawn`,
    (way) => {
      const { state, events } = comes(way, lord, description);
      expect(abyss.decision(state)).toEqual(asks);
      expect(openKinds(state)).toEqual(["bring-location", "decline"]);
      expect(kinds(events)).not.toContain("locations-drawn");
      expect(state.table.drawn).toEqual([]);
      expect(fromTop(state.table.stack).slice(0, 4)).toEqual(top);
    },
  );

  test.each(ways)(`AB-32 AB-57 ${name} %s: draws as usual, and must control one`, (way) => {
    const { state } = comes(way, lord, description);
    const { state: drawn, events } = play(state, by(0).bringsLocation());
    expect(eventsOf(events, "locations-drawn")).toEqual([
      { type: "locations-drawn", seat: 0, locations: top.slice(0, count) },
    ]);
    if (count > 1) {
      expect(abyss.decision(drawn)).toEqual(chooses(lord));
      expect(refusalOf(drawn, by(0).declines()).code).toBe("not-asked");
    } else expect(drawn.table.seats[0]!.locations).toEqual([{ location: "chasm", lords: [lord] }]);
  });

  test.each(ways)(
    `AB-32 AB-59 ${name} %s: declined, its keys are spent in the control step`,
    (way) => {
      const { state } = comes(way, lord, description);
      const { state: after, events } = play(state, by(0).declines());
      expect(events).toEqual([]);
      expect(question(after)).toBe("control 0");
      expect(legalOf(after, "control")).toEqual([by(0).controls("abyss", [lord])]);
      expect(legalOf(after, "draw-locations")).toHaveLength(4); // whatever the ambassador draws
      const { table } = play(after, by(0).controls("abyss", [lord])).state;
      expect(table.seats[0]!.locations).toEqual([{ location: "abyss", lords: [lord] }]);
      expect(fromTop(table.stack).slice(0, 4)).toEqual(top);
    },
  );

  test.each(ways)(`AB-32 AB-57 ${name} %s: it can only be carried out or declined`, (way) => {
    const { state } = comes(way, lord, description);
    expect([...abyss.legalActions(state, 0)]).toEqual([by(0).bringsLocation(), by(0).declines()]);
  });

  test(`AB-32 AB-33 AB-59 ${name}: declined, control comes after the refill`, () => {
    const start = prepare({
      ...description,
      court: ["traitor", lord, "keeper", "reaper"],
      seats: [{ hand: payment("traitor"), pearls: 0, lords: ["miller"] }],
    });
    const { state } = play(start, by(0).recruits("traitor"), by(0).replaces("miller", lord));
    expect(state.table.court).toEqual(["keeper", "reaper"]);
    const { state: after } = play(state, by(0).declines());
    expect(question(after)).toBe("control 0");
    expect(after.table.court).toHaveLength(COURT_SPACES);
    expect(after.table.seats[0]!.pearls).toBe(2);
  });

  test(`AB-32 AB-61 ${name}: declined, other keys may be spent first`, () => {
    const { state } = comes("brought by the Schemer", lord, {
      ...description,
      seats: [{ keys: 3 }],
    });
    const { state: after } = play(state, by(0).declines(), by(0).controls("abyss", [], 3));
    expect(after.table.seats[0]!.lords).toContain(lord);
    expect(question(after)).toBe("control 0");
  });

  test.each(ways)(`AB-32 AB-57 ${name} %s: with an empty stack it is not asked`, (way) => {
    const { state } = comes(way, lord, { stack: [] });
    expect(question(state)).toBe("control 0");
    expect(legalOf(state, "control")).toHaveLength(locations.length);
  });

  test(`AB-32 AB-57 ${name}: with one location in the stack it is asked, and that one is controlled`, () => {
    const { state } = comes("brought by the Traitor", lord, { stack: ["chasm"] });
    expect(abyss.decision(state)).toEqual(asks);
    const { table } = play(state, by(0).bringsLocation()).state;
    expect(table.seats[0]!.locations).toEqual([{ location: "chasm", lords: [lord] }]);
  });

  test(`AB-32 AB-64 ${name}: with no location left it is not asked, and its keys are kept`, () => {
    const held = locations.map((location) => ({ location, lords: [] }));
    const { state } = comes("brought by the Traitor", lord, {
      seats: [{}, { locations: held }],
      stack: [],
      available: [],
    });
    expect(question(state)).toBe("act 1");
    expect(state.table.seats[0]!.lords).toContain(lord);
  });

  test(`AB-32 AB-57 ${name} brought by the Corruptor: draws without a question`, () => {
    const { events } = comes("brought by the Corruptor", lord, description);
    expect(kinds(events)).toContain("locations-drawn");
  });
});
