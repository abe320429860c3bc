import { expect, describe as group, test } from "vitest";
import { readState } from "../../src/kernel/read.ts";
import { describe, kraken } from "../../src/kraken/index.ts";
import { score } from "../../src/kraken/score.ts";
import { testBadInput } from "../bad-input/bad-input-tests.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { prepare } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const empty = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  nebulis: 0,
  figure: false,
};

testBadInput({
  game: kraken,
  describe,
  start: prepare({ council: { crab: ["crab-1"], squid: ["squid-1"] } }),
  rich: scenes["search-loot"]["with an activated power"],
  states: [...Object.values(scenes).map((states) => Object.values(states)[0]!), over],
  moreStates: allScenes.map(([, state]) => state),
  options: {
    needed: { players: 3 },
    sample: { players: 2, firstPlayer: 0 },
    wrong: [["rules that are no object", { players: 3, rules: "strict" }, "rules"]],
    leftOut: [["no rules", { players: 3, rules: undefined }]],
  },
  tableaux: {
    score,
    most: 4,
    empty,
    cards: ["lords", "disabled", "locations", "affiliated", "monsterTokens"],
    wrong: [["a lord twice", [{ ...empty, lords: ["fence", "fence"] }], "0.lords.1", /fence/]],
  },
});

group("as a state in which something does not fit together", () => {
  const base = prepare({
    seats: [{ locations: [{ location: "megalodon", lords: [] }] }, { affiliated: ["crab-1"] }],
    nebulis: [2, 1, 0],
    loot: [{ location: "megalodon", values: [4, 7] }],
    sentinels: {
      watcher: { owner: 1, on: { kind: "stack", stack: "crab" } },
      vigil: { owner: 0, on: null },
    },
    discard: ["kraken-2"],
  });
  // biome-ignore lint/suspicious/noExplicitAny: what is broken has no type
  test.each<[string, (area: any, table: any, state: any) => void, string]>([
    ["KR-6 nebulis of too few seats", (area) => area.nebulis.pop(), "table.kraken.nebulis"],
    ["KR-24 a holder with fewer nebulis", (area) => (area.figure = 1), "table.kraken.figure"],
    ["KR-26 nobody has the figure", (area) => (area.figure = null), "table.kraken.figure"],
    ["KR-26 a figure without nebulis", (area) => (area.nebulis = [0, 0, 0]), "table.kraken.figure"],
    ["KR-23 a seat that is not there", (area) => (area.figure = 3), "table.kraken.figure"],
    ["KR-5 a loot card too many", (area) => area.lootDeck.push(3), "table.kraken"],
    [
      "KR-31 a value twice",
      (area) => area.loot[0].values.push(area.lootDeck.splice(area.lootDeck.indexOf(4), 1)[0]),
      "table.kraken.loot.0.values",
    ],
    [
      "KR-33 loot on a location of nobody",
      (_, table) => table.available.push(table.seats[0].locations.pop().location),
      "table.kraken.loot.0.location",
    ],
    [
      "KR-33 loot on another location",
      (area) => (area.loot[0].location = "jail"),
      "table.kraken.loot.0.location",
    ],
    [
      "KR-32 discarded loot unsorted",
      (area) =>
        area.discardedLoot.push(
          ...[7, 3].map((value) => area.lootDeck.splice(area.lootDeck.indexOf(value), 1)[0]),
        ),
      "table.kraken.discardedLoot",
    ],
    [
      "KR-35 a sentinel of nobody",
      (area) => (area.sentinels.watcher.owner = null),
      "table.kraken.sentinels.watcher.owner",
    ],
    [
      "KR-35 an owner who is not there",
      (area) => (area.sentinels.vigil.owner = 3),
      "table.kraken.sentinels.vigil.owner",
    ],
    [
      "KR-35 two in a zone",
      (area) => (area.sentinels.vigil.on = { kind: "stack", stack: "squid" }),
      "table.kraken.sentinels.vigil.on",
    ],
    [
      "KR-35 on a lord that is not in the court",
      (area, table) => (area.sentinels.vigil.on = { kind: "lord", lord: table.lordDeck[0] }),
      "table.kraken.sentinels.vigil.on",
    ],
    [
      "KR-35 on a guest",
      (area) => (area.sentinels.vigil.on = { kind: "guest", guest: "usurer" }),
      "table.kraken.sentinels.vigil.on",
    ],
    [
      "KR-13 an affiliated kraken",
      (_, table) => table.seats[1].affiliated.push(table.discard.pop()),
      "table.seats.1.affiliated",
    ],
    [
      "KR-25 a question about the figure to somebody else",
      (_, _table, state) =>
        state.agenda.push({ ask: "give-figure", seats: [1], to: [0, 2], areAhead: true }),
      "agenda.5",
    ],
    [
      "KR-25 a question about the figure with candidates who are not ahead",
      (area, _table, state) => {
        area.nebulis = [2, 2, 2];
        area.figure = 0;
        state.agenda.push({ ask: "give-figure", seats: [0], to: [1, 2], areAhead: true });
      },
      "agenda.5",
    ],
    [
      "KR-27 a search without loot",
      (_, _table, state) =>
        state.agenda.splice(-1, 1, { ask: "search-loot", seats: [0], location: "battlefield" }),
      "agenda",
    ],
    [
      "KR-9 a kraken to place, but none on the track",
      (_, _table, state) => state.agenda.splice(-1, 1, { ask: "place-kraken", seats: [0] }),
      "agenda.4",
    ],
  ])("%s", (_, breakIt, path) => {
    const broken = copy(base);
    breakIt(broken.table.kraken, broken.table, broken);
    expect(rulesError(() => readState(kraken, broken)).path).toMatch(
      new RegExp(`^${path.replaceAll(".", "\\.")}`),
    );
  });
});
