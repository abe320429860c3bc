// Every refusal that Kraken adds: code, rule number and parameters, and a sentence for each.

import { expect, test } from "vitest";
import { type Event, kraken, describe as sentence } from "../../src/kraken/index.ts";
import type { KrakenRefusal } from "../../src/kraken/refusals.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { namesIn } from "../occurrence/tally.ts";
import { type Rows, testRefusals, withCodes } from "../refusals/refusal-tests.ts";
import { expectSentence } from "../refusals/sentence.ts";
import { by } from "./by.ts";
import { prepare, type State } from "./prepare.ts";
import { allScenes, scenes } from "./scenes.ts";

const me = by(0);
const rich = () => scenes.act["krakens, nebulis and a Counterfeiter"];
const plain = () => scenes.act["superfluous allies forbidden"];
const posted = () => scenes.act["a sentinel in front, one on a lord"];
const trader = { kind: "lord", lord: "trader" } as const;
const empty = { kind: "lord", lord: "keeper" } as const;

const rows: Rows<KrakenRefusal["code"], State> = {
  "too-few-nebulis": [
    {
      title: "in a recruitment",
      state: plain,
      action: me.recruits("outlaw", ["crab-3"], 2),
      rule: "KR-17",
      params: { has: 1, needs: 2 },
    },
    {
      title: "Ferryman",
      state: prepare({ seats: [{ lords: ["ferryman"] }] }),
      action: me.usesFerryman(),
      rule: "KR-41",
      params: { has: 0, needs: 1 },
    },
  ],
  "too-many-nebulis": [
    {
      title: "two without the Outlaw",
      state: rich,
      action: me.recruits("outlaw", ["crab-3", "crab-1"], 2),
      rule: "KR-18",
      params: { nebulis: 2, most: 1 },
    },
    {
      title: "more than is due",
      state: rich,
      action: me.recruits("outlaw", ["crab-3", "kraken-4"], 1),
      rule: "KR-19",
      params: { nebulis: 1, most: 0 },
    },
  ],
  "pearls-first": [
    {
      title: "a pearl would be kept",
      state: plain,
      action: me.recruits(
        "outlaw",
        ["crab-3", "crab-1"].slice(0, 1).concat("kraken-2") as ["crab-3", "kraken-2"],
        1,
      ),
      rule: "KR-18",
      params: { pearls: 2 },
    },
  ],
  "kraken-not-affiliated": [
    {
      title: "a kraken",
      state: rich,
      action: me.recruits("outlaw", ["crab-3", "kraken-4"], 0, "kraken-4"),
      rule: "KR-13",
      params: { ally: "kraken-4" },
    },
  ],
  "ally-to-affiliate": [
    {
      title: "nobody",
      state: rich,
      action: me.recruits("outlaw", ["crab-3", "kraken-4"], 0, null),
      rule: "KR-13",
      params: { allies: ["crab-3"] },
    },
  ],
  reserved: [
    {
      title: "a lord",
      state: posted,
      action: me.usesOpportunist("trader"),
      rule: "KR-37",
      params: { place: trader, by: 1 },
    },
    {
      title: "a stack",
      state: () => scenes.act["a stack reserved"],
      action: me.requests("crab"),
      rule: "KR-37",
      params: { by: 1 },
    },
    {
      title: "a location",
      state: () => scenes.control["one of two reserved"],
      action: me.controls("jail", [], 3),
      rule: "KR-37",
      params: { by: 1 },
    },
  ],
  "sentinel-not-in-front": [
    {
      title: "another's",
      state: posted,
      action: me.posts("watcher", trader),
      rule: "KR-36",
      params: { sentinel: "watcher" },
    },
  ],
  "zone-taken": [
    {
      title: "the court",
      state: posted,
      action: me.posts("vigil", { kind: "lord", lord: "tamer" }),
      rule: "KR-35",
      params: { zone: "court", sentinel: "watcher" },
    },
  ],
  "no-such-place": [
    {
      title: "a lord of the deck",
      state: posted,
      action: me.posts("vigil", empty),
      rule: "KR-35",
      params: { place: empty },
    },
    {
      title: "no lord at all",
      state: posted,
      action: me.posts("vigil", { kind: "guest", guest: "usurer" }),
      rule: "KR-35",
      params: {},
    },
  ],
  "wrong-number-of-opponents": [
    {
      title: "one of two",
      state: () => scenes["give-nebulis"]["two for three"],
      action: me.givesNebulis(1),
      rule: "KR-44",
      params: { has: 1, needs: 2 },
    },
  ],
  "opponent-named-twice": [
    {
      title: "the same",
      state: () => scenes["give-nebulis"]["two for three"],
      action: me.givesNebulis(1, 1),
      rule: "KR-44",
      params: { seat: 1 },
    },
  ],
  "ally-not-in-discard": [
    {
      title: "one in the deck",
      state: () => scenes["take-from-discard"]["a kraken and others"],
      action: me.recovers("squid-5"),
      rule: "KR-52",
      params: { ally: "squid-5" },
    },
  ],
  "race-not-affiliated": [
    {
      title: "that of a player with a Shaman",
      state: () => scenes["name-race"]["two of three affected"],
      action: me.names("shellfish"),
      rule: "KR-54",
      params: { race: "shellfish" },
    },
  ],
  "ally-not-affiliated": [
    {
      title: "of another race",
      state: () => scenes["discard-affiliated"]["two opponents"],
      action: by(1).loses("squid-2"),
      rule: "KR-54",
      params: { ally: "squid-2", race: "crab" },
    },
    {
      title: "of the race, but another's",
      state: () => scenes["discard-affiliated"]["two opponents"],
      action: by(1).loses("crab-2"),
      rule: "KR-54",
      params: { ally: "crab-2", race: "crab" },
    },
  ],
  "lord-not-under-location": [
    {
      title: "one of the court",
      state: () => scenes["free-lord"]["two under a location"],
      action: me.frees("trader"),
      rule: "KR-56",
      params: { lord: "trader" },
    },
  ],
  "loot-deck-empty": [
    {
      title: "nothing to draw",
      state: (() => {
        const { table, ...rest } = scenes["search-loot"]["after a 7"];
        return assumeConsistent(kraken, {
          ...rest,
          table: { ...table, kraken: { ...table.kraken, lootDeck: [] } },
        });
      })(),
      action: me.drawsLoot(),
      rule: "KR-32",
      params: {},
    },
  ],
  "not-a-candidate": [
    {
      title: "the holder",
      state: () => scenes["give-figure"]["two drawn level"],
      action: me.givesFigure(0),
      rule: "KR-25",
      params: { to: 0, candidates: [1, 2] },
    },
  ],
};

testRefusals(kraken, sentence, withCodes(rows));

test("every event of Kraken has a sentence", () => {
  const described = new Set<string>();
  const check = (event: Event): void => {
    described.add(event.type);
    expectSentence(sentence(event));
  };
  for (const state of allScenes.map(([, scene]) => scene()))
    for (const seat of kraken.deciders(state))
      for (const action of kraken.legalActions(state, seat, { payments: "minimal" })) {
        const result = kraken.reduce(state, action);
        if (result.ok) result.events.forEach(check);
      }
  for (let game = 0; game < 4; game++)
    for (const { events } of playRandomly(kraken, { players: 4 }, `said ${game}`))
      events.forEach(check);
  const names = namesIn("kraken/events.ts", /readonly type: /);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});
