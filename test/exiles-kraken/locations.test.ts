import { describe, expect, test } from "vitest";
import { inventoryOf as inventoryOfExiles } from "../../src/exiles/rules.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { inventoryOf } from "../../src/exiles-kraken/rules.ts";
import { categories, score } from "../../src/exiles-kraken/score.ts";
import type { Location, Lord } from "../../src/kraken/cards/box.ts";
import { forSmuggler } from "../kraken/by.ts";
import {
  by,
  type Description,
  eventsOf,
  kinds,
  legalOf,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

const [a, b] = [by(0), by(1)];
const held = (location: Location, ...lords: Lord[]) => ({ location, lords });

const keyless: Lord[] = ["shopkeeper", "seeker", "hunter", "apprentice"];

/** Seat 0 has recruited the Usurer and has two free exiles. */
const recruited = (more: Description) =>
  play(
    prepare({
      court: ["trader", "tamer", "keeper"],
      exilesInCourt: ["usurer"],
      exiles: [{ free: ["mutineer"] }],
      ...more,
      seats: [{ hand: ["crab-1"], ...more.seats?.[0] }, ...(more.seats ?? []).slice(1)],
    }),
    a.recruitsExile("usurer"),
  ).state;
const take = (location: Location | null) => a.recaptures(location, "mutineer", "usurer");

describe("recapturing a loot location", () => {
  test("EX-21 KR-84 the loot is discarded, then the new owner searches, then the robbed player gets a location", () => {
    const start = recruited({
      seats: [{}, { locations: [held("megalodon", "reaper")] }],
      loot: [{ location: "megalodon", values: [4, 7] }],
      nextLoot: [7, 3],
      nextLocations: ["jail"],
    });
    const { state, events } = play(start, take("megalodon"));
    expect(kinds(events).slice(0, 3)).toEqual([
      "location-recaptured",
      "loot-discarded",
      "loot-drawn",
    ]);
    expect(state.table.kraken).toMatchObject({
      loot: [{ location: "megalodon", values: [7] }],
      discardedLoot: [4, 7],
    });
    expect(question(state)).toBe("search-loot 0");
    expect(state.table.seats[1]!.locations).toEqual([]);
    const { state: end } = play(state, a.stops());
    expect(end.table.seats[1]!.locations).toEqual([held("jail", "reaper")]);
  });

  test("KR-33 KR-84 loot on the robbed player's other locations stays", () => {
    const start = recruited({
      seats: [{}, { locations: [held("battlefield"), held("megalodon", "reaper")] }],
      loot: [
        { location: "battlefield", values: [5, 7] },
        { location: "megalodon", values: [4, 7] },
      ],
      nextLoot: [3],
    });
    const { state, events } = play(start, take("megalodon"));
    expect(eventsOf(events, "loot-discarded")).toEqual([
      { type: "loot-discarded", location: "megalodon", values: [4, 7] },
    ]);
    expect(state.table.kraken.loot).toEqual([
      { location: "battlefield", values: [5, 7] },
      { location: "megalodon", values: [3] },
    ]);
  });

  test("EX-21 with an empty loot deck there is no search", () => {
    const start = recruited({
      seats: [{}, { locations: [held("megalodon")] }],
      loot: [{ location: "megalodon", values: [4] }],
      lootDeck: [],
    });
    const { state } = play(start, take("megalodon"));
    expect(state.table.kraken.loot).toEqual([]);
    expect(question(state)).toBe("act 1");
  });

  test("KR-84 a replacement that is a loot location is searched immediately, in another player's turn", () => {
    const start = recruited({
      seats: [{}, { locations: [held("jail", "reaper")] }],
      nextLocations: ["battlefield"],
      nextLoot: [3, 4],
    });
    const { state } = play(start, take("jail"));
    expect(question(state)).toBe("search-loot 1");
    expect(state.table.turn.seat).toBe(0);
    const { state: end } = play(state, b.drawsLoot(), b.stops());
    expect(end.table.kraken.loot).toEqual([{ location: "battlefield", values: [3, 4] }]);
    expect(end.table.seats[1]).toMatchObject({ keys: 1 });
  });

  test("KR-84 a loot location from the stack (EX-10) is searched too", () => {
    const start = recruited({ nextLocations: ["abandoned-convoy"], nextLoot: [5] });
    const { state } = play(start, take(null));
    expect(question(state)).toBe("search-loot 0");
  });

  test("KR-85 Kraken's Lair can be recaptured like any other", () => {
    const start = recruited({ seats: [{}, { locations: [held("krakens-lair")] }] });
    expect(play(start, take("krakens-lair")).state.table.seats[0]!.locations).toEqual([
      held("krakens-lair"),
    ]);
  });
});

describe("KR-83 reserved locations cannot be taken by EX-13", () => {
  const all = prepare({ available: [] }).table.stack;
  const others = (...but: Location[]) =>
    all.filter((location) => !but.includes(location)).map((location) => held(location));
  const jail = { kind: "location", location: "jail" } as const;

  test("KR-83 a recapturing player cannot take one that another has reserved", () => {
    const start = recruited({
      seats: [{ locations: others("jail", "chasm") }],
      available: ["jail", "chasm"],
      stack: [],
      sentinels: { watcher: { owner: 1, on: jail } },
    });
    expect(legalOf(start, "recapture").map(({ location }) => location)).toEqual(["chasm"]);
    expect(refusalOf(start, take("jail"))).toMatchObject({ code: "reserved", rule: "KR-37" });
  });

  test("KR-83 if another player has reserved the only one, nobody is asked and the exiles stay free", () => {
    const start = recruited({
      seats: [{ locations: others("jail") }],
      available: ["jail"],
      stack: [],
      sentinels: { watcher: { owner: 1, on: jail } },
    });
    expect(question(start)).toBe("act 1");
    expect(start.table.exiles.seats[0]!.free).toEqual(["mutineer", "usurer"]);
    expect(start.table.available).toEqual(["jail"]);
  });

  test("KR-39 KR-83 the owner of the sentinel may take it, and the sentinel is returned", () => {
    const start = recruited({
      seats: [{ locations: others("jail", "chasm") }],
      available: ["jail", "chasm"],
      stack: [],
      sentinels: { watcher: { owner: 0, on: jail } },
    });
    expect(legalOf(start, "recapture").map(({ location }) => location)).toEqual(["jail", "chasm"]);
    const { state } = play(start, take("jail"));
    expect(state.table.kraken.sentinels.watcher).toEqual({ owner: 0, on: null });
  });

  test("KR-83 a robbed player sets the lords aside if others have reserved all available locations", () => {
    const start = recruited({
      seats: [{ locations: others("jail", "chasm") }, { locations: [held("chasm", "reaper")] }],
      available: ["jail"],
      stack: [],
      sentinels: { watcher: { owner: 2, on: jail } },
    });
    const { state, events } = play(start, take("chasm"));
    expect(eventsOf(events, "lords-set-aside")).toEqual([
      { type: "lords-set-aside", seat: 1, lords: ["reaper"] },
    ]);
    expect(state.table.available).toEqual(["jail"]);
    expect(state.table.exiles.seats[1]!.aside).toEqual(["reaper"]);
  });

  test("KR-83 a robbed player cannot take one that another has reserved", () => {
    const start = recruited({
      seats: [
        { locations: others("jail", "chasm", "depths") },
        { locations: [held("chasm", "reaper")] },
      ],
      available: ["jail", "depths"],
      stack: [],
      sentinels: { watcher: { owner: 2, on: jail } },
    });
    const robbed = play(start, take("chasm")).state;
    expect(refusalOf(robbed, b.replacesLocation("jail"))).toMatchObject({ code: "reserved" });
    expect(legalOf(robbed, "replace-location")).toEqual([b.replacesLocation("depths")]);
  });

  test("KR-39 KR-83 a robbed player may take a location they have reserved, and the sentinel is returned", () => {
    const start = recruited({
      seats: [{ locations: others("jail", "chasm") }, { locations: [held("chasm", "reaper")] }],
      available: ["jail"],
      stack: [],
      sentinels: { watcher: { owner: 1, on: jail } },
    });
    const { state } = play(start, take("chasm"), b.replacesLocation("jail"));
    expect(state.table.kraken.sentinels.watcher).toEqual({ owner: 1, on: null });
  });
});

test("KR-85 the score has the lines of both variants", () => {
  const [sheet] = score([
    {
      lords: ["fence"],
      locations: ["megalodon"],
      affiliated: ["crab-3"],
      monsterTokens: [2],
      pearls: 0,
      nebulis: 2,
      figure: true,
      loot: { megalodon: [7] },
      exiles: [{ id: "usurer", influence: 9 }],
    },
  ]);
  expect(sheet!.total).toBe(8 + 7 + 3 + 2 - 2 - 5 + 9);
  expect(sheet!.tieBreaks.map(({ value }) => value)).toEqual([0, 9]);
});

test("KR-85 the categories of a score are those of Kraken, and exiles; the error for a tableau names the game", () => {
  expect(categories).toEqual([
    "locations",
    "lords",
    "allies",
    "monsters",
    "nebulis",
    "figure",
    "exiles",
  ]);
  expect(() => score([{} as never])).toThrow(/^tableaux of exiles-kraken/);
});

test("KR-3 EX-1 KR-27 every component is counted once: those of Exiles, and the loot", () => {
  const state = prepare({});
  const inventory = inventoryOf(state);
  const { table } = state;
  expect(inventory).toEqual(expect.arrayContaining([...table.lordDeck, ...table.exiles.deck]));
  expect(inventory.length).toBe(inventoryOfExiles(state).length + table.kraken.lootDeck.length);
});

test("KR-85 EX-19 the seventh lord or exile triggers the end, with krakens in hand", () => {
  const start = prepare({
    turn: { seat: 2 },
    lastSeat: 2,
    council: { crab: ["crab-1"] },
    seats: [{ hand: ["kraken-4"] }],
    exiles: [{ free: ["usurer"] }],
  });
  const { state } = play(start, by(2).requests("crab"));
  expect(question(state)).toBe("over");
  expect(state.table.kraken).toMatchObject({ nebulis: [3, 0, 0], figure: 0 });
  expect(exilesKraken.totals(state)[0]).toBe(9 - 3 - 5);
});

test.each<[string, Description]>([
  ["lords, smugglers among them", { seats: [{ lords: [...keyless, "fence", "watcher"] }] }],
  [
    "lords and an exile",
    { seats: [{ lords: [...keyless, "fence"] }], exiles: [{ free: ["heretic"] }] },
  ],
])("KR-82 KR-85 EX-19 the seventh, after six %s, triggers the end", (_, more) => {
  const start = prepare({
    court: ["outlaw", "tamer", "keeper", "miller"],
    ...more,
    seats: [{ ...more.seats![0], hand: forSmuggler }],
  });
  const { state, events } = play(start, a.recruits("outlaw", forSmuggler));
  expect(eventsOf(events, "end-triggered")).toEqual([{ type: "end-triggered", seat: 0 }]);
  expect(state.table.lastSeat).toBe(2);
});
