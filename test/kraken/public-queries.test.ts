// The public queries, which take a state or a view.
import { expect, test } from "vitest";
import * as kraken from "../../src/kraken/index.ts";
import { openTo } from "../../src/kraken/queries.ts";
import { visibility } from "../../src/kraken/rules.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { prepare, rulesTable } from "./prepare.ts";

const onTrader = { kind: "lord", lord: "trader" } as const;
const onCrabs = { kind: "stack", stack: "crab" } as const;
const onJail = { kind: "location", location: "jail" } as const;
const state = prepare({
  court: ["trader", "tamer"],
  available: ["jail", "depths"],
  seats: [{ lords: ["outlaw"], locations: [{ location: "megalodon", lords: [] }] }],
  nebulis: [3, 1],
  loot: [{ location: "megalodon", values: [7, 4] }],
  sentinels: {
    watcher: { owner: 0, on: onTrader },
    vigil: { owner: 1, on: onCrabs },
    lookout: { owner: 2, on: onJail },
  },
});

test.each([
  ["a state", state],
  ["a view", kraken.kraken.view(state, "spectator")],
  ["a table", state.table],
])("KR-18 KR-35 KR-37 KR-42 the queries take %s", (_, of) => {
  expect([0, 1, 2].map((seat) => kraken.nebulisOf(of, seat))).toEqual([3, 1, 0]);
  expect([0, 1].map((seat) => kraken.mostNebulis(of, seat))).toEqual([2, 1]);
  expect(kraken.lootOn(of, "megalodon")).toEqual([7, 4]);
  expect(kraken.lootOn(of, "battlefield")).toEqual([]);
  const at = [onTrader, onCrabs, onJail];
  expect(at.map((place) => kraken.sentinelOn(of, place))).toEqual(["watcher", "vigil", "lookout"]);
  expect(kraken.zones.map((zone) => kraken.sentinelIn(of, zone))).toEqual([
    "watcher",
    "vigil",
    "lookout",
  ]);
  expect(at.map((place) => kraken.reservedBy(of, place))).toEqual([0, 1, 2]);
  expect(at.map((place) => kraken.isOpenTo(of, 1, place))).toEqual([false, true, false]);
});

test("KR-35 a sentinel is not on other places of its zone, nor on a guest with the same name", () => {
  for (const place of [
    { kind: "lord", lord: "tamer" },
    { kind: "stack", stack: "squid" },
    { kind: "location", location: "depths" },
    { kind: "guest", guest: "trader" },
  ] as const) {
    expect(kraken.sentinelOn(state, place)).toBeUndefined();
    expect(kraken.reservedBy(state, place)).toBeNull();
    expect(kraken.isOpenTo(state, 2, place)).toBe(true);
  }
});

test("KR-35 EX-22 a sentinel on a guest is not on other guests, nor on a lord with the same name", () => {
  const usurer = { kind: "guest", guest: "usurer" } as const;
  const posting = { owner: 1, on: usurer };
  const sentinels = { ...state.table.kraken.sentinels, watcher: posting };
  const table = { ...state.table, kraken: { ...state.table.kraken, sentinels } };
  expect(kraken.sentinelOn(table, usurer)).toBe("watcher");
  expect(kraken.reservedBy(table, usurer)).toBe(1);
  expect(kraken.sentinelOn(table, { kind: "guest", guest: "mutineer" })).toBeUndefined();
  expect(kraken.sentinelOn(table, { kind: "lord", lord: "usurer" as never })).toBeUndefined();
});

test("KR-37 KR-38 the table without the places that others have reserved", () => {
  const open = [0, 1, 2].map((seat) => openTo(rulesTable(state), seat));
  expect(open.map(({ court }) => court)).toEqual([["trader", "tamer"], ["tamer"], ["tamer"]]);
  expect(open.map(({ available }) => available)).toEqual([
    ["depths"],
    ["depths"],
    ["jail", "depths"],
  ]);
});

test("KR-35 the zones of places", () => {
  const guest = { kind: "guest", guest: "usurer" } as const;
  expect([onTrader, guest, onCrabs, onJail].map(kraken.zoneOf)).toEqual([
    "court",
    "court",
    "council",
    "locations",
  ]);
});

test("KR-35 anything but an object as a place is an error", () => {
  for (const place of [undefined, null, 3, "crab"])
    for (const call of [
      () => untyped(kraken.sentinelOn)(state, place),
      () => untyped(kraken.reservedBy)(state, place),
      () => untyped(kraken.isOpenTo)(state, 0, place),
    ]) {
      const error = rulesError(call);
      expect(error.message).toMatch(/^query: .*expected a place for a sentinel/);
      expect(error.path).toBe("");
    }
});

test("KR-71 only the loot deck of Kraken's area is hidden", () => {
  expect(visibility.kraken).toEqual({
    nebulis: "open",
    figure: "open",
    lootDeck: { kind: "loot" },
    loot: "open",
    discardedLoot: "open",
    sentinels: "open",
  });
});
