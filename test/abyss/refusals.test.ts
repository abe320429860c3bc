// At least one row for every refusal: its code, its rule and the parameters that an interface shows.

import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { abyss, describe as sentence } from "../../src/abyss/index.ts";
import type { Refusal } from "../../src/abyss/published-types.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { once } from "../lazy-scenes.ts";
import { namesIn } from "../occurrence/tally.ts";
import { type Rows, testRefusals, withCodes } from "../refusals/refusal-tests.ts";
import { by } from "./by.ts";
import { comes } from "./lord-arrivals.ts";
import { type Area, type Description, exploring, play, prepare, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const court: Lord[] = ["tamer", "hunter", "peddler", "sage"];
const hand: Ally[] = ["crab-1", "crab-3", "squid-4", "jellyfish-2"];
/** Seat 0 is to act, with this hand and 2 pearls. */
const acting = (own: Area = {}, rest: Description = {}) =>
  prepare({
    court,
    council: { crab: ["crab-2"], squid: ["squid-1"], seahorse: ["seahorse-1"] },
    ...rest,
    seats: [{ hand, pearls: 2, ...own }, ...(rest.seats ?? [])],
  });
const start = acting();
const me = by(0);
const needs = (has: number, needed: number) => ({ has, needs: needed });

const ally = exploring(["crab-1", "squid-2"]);
const monster = exploring(["crab-1", "monster"], { threat: 2 });
const tokens = (n: number, left: number) =>
  exploring(["monster"], { threat: n === 1 ? 1 : 2, tokensLeft: left });
const jailed = () => scenes.discard.Jailer;
const commanded = () => scenes.discard.Commander;
const controlling = () => scenes.control["key tokens and lords"]; // tamer, slaver, jailer; 3 tokens
const drawn = () => scenes["choose-location"]["one drawn"];
const elder = () => scenes["choose-location"]["three of an Elder"];
const sage = () => scenes["choose-location"]["two of a Sage, with key tokens"];
const traitor = () => scenes["replace-lord"].Traitor;
const schemer = () => scenes["replace-lord"].Schemer;
const swapping = () => scenes["swap-location"]["one of each"];
const stealing = () => scenes["steal-token"]["one without, one with a Shaman"];

/** Six monsters are always in the deck, in the discard or on the track: only without them is there nothing to reveal. */
const nothingLeft = prepare({ withoutMonsters: true, rest: 1 });
const nothingNext = prepare({
  withoutMonsters: true,
  rest: 1,
  track: ["crab-1"],
  question: { ask: "explore", seats: [0] },
});

const rows: Rows<Refusal["code"], State> = {
  malformed: [
    {
      title: "an unknown type of action",
      state: start,
      action: { type: "attack", seat: 0 },
      rule: "AB-7",
      params: { path: "type" },
    },
    {
      title: "an unknown field",
      state: start,
      action: { ...me.explores(), more: 1 },
      rule: "AB-7",
      params: { path: "more", problem: "unrecognized_keys", expected: ["type", "seat"] },
    },
    {
      title: "a missing field",
      state: start,
      action: { type: "recruit", seat: 0, lord: "tamer", allies: ["crab-1"] },
      rule: "AB-7",
      params: { path: "affiliate" },
    },
    {
      title: "an unknown ally",
      state: start,
      action: { type: "recruit", seat: 0, lord: "tamer", allies: ["crab-6"], affiliate: "crab-1" },
      rule: "AB-7",
      params: { path: "allies.0" },
    },
    {
      title: "half a location",
      state: controlling,
      action: me.drawsLocations(1.5),
      rule: "AB-7",
      params: { path: "count" },
    },
    {
      title: "a reward below 0",
      state: monster,
      action: me.fights({ pearls: -1 }),
      rule: "AB-7",
      params: { path: "reward.pearls" },
    },
  ],
  "game-over": [
    { title: "after the end", state: over, action: me.explores(), rule: "AB-68", params: {} },
  ],
  "not-your-decision": [
    {
      title: "another's turn",
      state: start,
      action: by(1).explores(),
      rule: "AB-7",
      params: { deciders: [0] },
    },
    {
      title: "an unknown seat",
      state: start,
      action: by(3).explores(),
      rule: "AB-7",
      params: { deciders: [0] },
    },
    {
      title: "the active player, while the opponents discard",
      state: jailed,
      action: me.explores(),
      rule: "AB-7",
      params: { deciders: [1, 2] },
    },
  ],
  "not-asked": [
    {
      title: "taking before exploring",
      state: start,
      action: me.takes(),
      rule: "AB-7",
      params: { ask: "act", answers: ["explore", "request-support", "recruit", "plot"] },
    },
    {
      title: "taking before exploring, by one who has a power to use and nothing to request",
      state: acting({ lords: ["slaver"] }, { council: {} }),
      action: me.takes(),
      rule: "AB-7",
      params: { ask: "act", answers: ["explore", "recruit", "plot", "use-slaver"] },
    },
    {
      title: "a power between three keys and control (AB-35)",
      state: controlling,
      action: me.usesSlaver("crab-1"),
      rule: "AB-7",
      params: { ask: "control", answers: ["control", "draw-locations"] },
    },
    {
      title: "a power while an ambassador asks (AB-35)",
      state: () => scenes["bring-location"]["a Hermit of the Schemer, and a Slaver"],
      action: me.usesSlaver("crab-2"),
      rule: "AB-7",
      params: { ask: "bring-location", answers: ["bring-location", "decline"] },
    },
    {
      title: "declining what must be done",
      state: jailed,
      action: by(1).declines(),
      rule: "AB-7",
      params: { ask: "discard", answers: ["discard"] },
    },
  ],
  "other-moves-possible": [
    { title: "passing", state: start, action: me.passes(), rule: "AB-9", params: {} },
  ],
  // A buyer who cannot pay the price is not asked.
  "too-few-pearls": [
    {
      title: "plotting",
      state: acting({ pearls: 0 }),
      action: me.plots(),
      rule: "AB-8",
      params: needs(0, 1),
    },
    {
      title: "recruiting, 8 - 1 = 7 points short",
      state: acting({ hand: ["shellfish-1"], pearls: 6 }),
      action: me.recruits("peddler", ["shellfish-1"]),
      rule: "AB-28",
      params: needs(6, 7),
    },
    {
      title: "recruiting, with an opponent's Recruiter",
      state: acting({ pearls: 0 }, { seats: [{ lords: ["recruiter"] }] }),
      action: me.recruits("hunter", ["crab-3", "squid-4"]),
      rule: "AB-28",
      params: needs(0, 3),
    },
    {
      title: "the Corruptor, before the Slaver has made up the pearls",
      state: () => scenes.bribe["3 pearls and a Slaver"],
      action: me.bribes("keeper"),
      rule: "AB-54",
      params: needs(3, 5),
    },
  ],
  "court-full": [
    {
      title: "plotting",
      state: acting({}, { court: [...court, "diplomat", "invoker"] }),
      action: me.plots(),
      rule: "AB-8",
      params: { spaces: 6 },
    },
  ],
  "lord-deck-empty": [
    {
      title: "plotting",
      state: acting({}, { lordDeck: [] }),
      action: me.plots(),
      rule: "AB-8",
      params: {},
    },
    {
      title: "Opportunist",
      state: acting({ lords: ["opportunist"] }, { lordDeck: [] }),
      action: me.usesOpportunist("tamer"),
      rule: "AB-53",
      params: {},
    },
    {
      title: "Schemer",
      state: once(() => {
        const { table, ...rest } = schemer();
        return assumeConsistent(abyss, { ...rest, table: { ...table, lordDeck: [] } });
      }),
      action: me.replacesFromDeck("tamer"),
      rule: "AB-55",
      params: {},
    },
  ],
  "lord-not-in-court": [
    {
      title: "recruiting",
      state: start,
      action: me.recruits("trader", ["crab-1"]),
      rule: "AB-27",
      params: { lord: "trader", court },
    },
    {
      title: "Opportunist",
      state: acting({ lords: ["opportunist"] }),
      action: me.usesOpportunist("opportunist"),
      rule: "AB-53",
      params: { lord: "opportunist", court },
    },
    {
      title: "Corruptor",
      state: () => scenes.bribe["just enough pearls"],
      action: me.bribes("corruptor"),
      rule: "AB-54",
      params: {
        lord: "corruptor",
        court: ["keeper", "reaper", "shepherd", "aquaculturalist"],
      },
    },
    {
      title: "Traitor",
      state: traitor,
      action: me.replaces("sage", "tamer"),
      rule: "AB-55",
      params: { lord: "tamer", court: ["keeper", "reaper", "shepherd", "aquaculturalist"] },
    },
  ],
  "nothing-to-reveal": [
    {
      title: "exploring",
      state: nothingLeft,
      action: me.explores(),
      rule: "AB-25",
      params: {},
    },
    {
      title: "continuing",
      state: nothingNext,
      action: me.continues(),
      rule: "AB-25",
      params: {},
    },
  ],
  "track-full": [
    {
      title: "an ally on space 5",
      state: () => scenes.explore["an ally on space 5"],
      action: me.continues(),
      rule: "AB-17",
      params: { spaces: 5 },
    },
    {
      title: "a monster on space 5",
      state: () => scenes.explore["a monster on space 5"],
      action: me.continues(),
      rule: "AB-20",
      params: { spaces: 5 },
    },
  ],
  "monster-revealed": [
    { title: "taking it", state: monster, action: me.takes(), rule: "AB-18", params: {} },
  ],
  "no-monster-revealed": [
    {
      title: "fighting an ally",
      state: ally,
      action: me.fights({ pearls: 1 }),
      rule: "AB-18",
      params: {},
    },
  ],
  "reward-not-on-offer": [
    {
      title: "of another space",
      state: monster,
      action: me.fights({ keys: 1 }),
      rule: "AB-22",
      params: {
        reward: { keys: 1, pearls: 0, tokens: 0 },
        rewards: [
          { keys: 0, pearls: 2, tokens: 0 },
          { keys: 0, pearls: 1, tokens: 1 },
          { keys: 0, pearls: 0, tokens: 2 },
        ],
      },
    },
    {
      title: "of this space, in spite of a Tamer (AB-41)",
      state: () => scenes.explore["a monster, threat 3, Tamer"],
      action: me.fights({ keys: 1 }),
      rule: "AB-22",
      params: {
        reward: { keys: 1, pearls: 0, tokens: 0 },
        rewards: [
          { keys: 0, pearls: 2, tokens: 0 },
          { keys: 0, pearls: 1, tokens: 1 },
          { keys: 0, pearls: 0, tokens: 2 },
        ],
      },
    },
  ],
  "too-few-monster-tokens": [
    {
      title: "none left",
      state: tokens(1, 0),
      action: me.fights({ tokens: 1 }),
      rule: "AB-23",
      params: needs(0, 1),
    },
    {
      title: "one left of two",
      state: tokens(2, 1),
      action: me.fights({ tokens: 2 }),
      rule: "AB-23",
      params: needs(1, 2),
    },
  ],
  "wrong-number-of-stacks": [
    {
      title: "two without the Alchemist",
      state: start,
      action: me.requests("crab", "squid"),
      rule: "AB-26",
      params: needs(2, 1),
    },
    {
      title: "none",
      state: start,
      action: me.requests(),
      rule: "AB-26",
      params: needs(0, 1),
    },
    {
      title: "one with the Alchemist",
      state: acting({ lords: ["alchemist"] }),
      action: me.requests("crab"),
      rule: "AB-50",
      params: needs(1, 2),
    },
  ],
  "stack-named-twice": [
    {
      title: "with the Alchemist",
      state: acting({ lords: ["alchemist"] }),
      action: me.requests("crab", "crab"),
      rule: "AB-50",
      params: { stack: "crab" },
    },
  ],
  "stack-empty": [
    {
      title: "requesting support",
      state: start,
      action: me.requests("jellyfish"),
      rule: "AB-26",
      params: { stack: "jellyfish" },
    },
    {
      title: "Apprentice",
      state: () => scenes["take-stack"]["three stacks"],
      action: me.takesStack("shellfish"),
      rule: "AB-48",
      params: { stack: "shellfish" },
    },
    {
      title: "Oracle",
      state: acting({ lords: ["oracle"] }),
      action: me.usesOracle("shellfish"),
      rule: "AB-49",
      params: { stack: "shellfish" },
    },
  ],
  "ally-not-in-hand": [
    {
      title: "recruiting",
      state: start,
      action: me.recruits("tamer", ["crab-3", "crab-5"]),
      rule: "AB-27",
      params: { ally: "crab-5" },
    },
    {
      title: "recruiting with one ally twice",
      state: start,
      action: me.recruits("tamer", ["crab-1", "crab-1", "squid-4"]),
      rule: "AB-27",
      params: { ally: "crab-1" },
    },
    {
      title: "Slaver",
      state: acting({ lords: ["slaver"] }),
      action: me.usesSlaver("crab-2"),
      rule: "AB-45",
      params: { ally: "crab-2" },
    },
    {
      title: "Jailer",
      state: jailed,
      action: by(1).discards("crab-1"),
      rule: "AB-37",
      params: { ally: "crab-1" },
    },
    {
      title: "Commander",
      state: commanded,
      action: by(1).discards("crab-1"),
      rule: "AB-40",
      params: { ally: "crab-1" },
    },
  ],
  "wrong-number-of-allies": [
    {
      title: "two for a Jailer",
      state: jailed,
      action: by(1).discards("squid-1", "squid-1"),
      rule: "AB-37",
      params: needs(2, 1),
    },
    {
      title: "one of two for a Commander",
      state: commanded,
      action: by(2).discards("jellyfish-1"),
      rule: "AB-40",
      params: needs(1, 2),
    },
  ],
  "wrong-number-of-races": [
    {
      title: "too few",
      state: start,
      action: me.recruits("tamer", ["crab-1", "crab-3", "squid-4"]),
      rule: "AB-27",
      params: needs(2, 3),
    },
    {
      title: "too many",
      state: start,
      action: me.recruits("hunter", ["crab-3", "squid-4", "jellyfish-2"]),
      rule: "AB-27",
      params: needs(3, 2),
    },
    {
      title: "no ally at all, whatever the pearls",
      state: acting({ pearls: 20 }),
      action: me.recruits("tamer", [], "crab-1"),
      rule: "AB-27",
      params: needs(0, 3),
    },
    {
      title: "four for an ambassador",
      state: acting({ hand: ["crab-5", "squid-4", "jellyfish-2", "seahorse-1"] }),
      action: me.recruits("sage", ["crab-5", "squid-4", "jellyfish-2", "seahorse-1"]),
      rule: "AB-27",
      params: needs(4, 5),
    },
  ],
  "required-race-missing": [
    {
      title: "recruiting",
      state: start,
      action: me.recruits("hunter", ["squid-4", "jellyfish-2"]),
      rule: "AB-27",
      params: { race: "crab" },
    },
  ],
  "superfluous-ally": [
    {
      title: "where they are forbidden",
      state: acting(
        { hand: [...hand, "crab-2"] },
        { rules: { superfluousAllies: "forbidden" }, council: {} },
      ),
      action: me.recruits("tamer", ["crab-1", "crab-3", "squid-4", "jellyfish-2"]),
      rule: "AB-34",
      params: { ally: "crab-1" },
    },
    {
      title: "an ally that exceeds the cost by exactly its value",
      state: acting(
        { hand: ["crab-1", "crab-3", "squid-1", "jellyfish-2"] },
        { rules: { superfluousAllies: "forbidden" }, council: {} },
      ),
      action: me.recruits("tamer", ["crab-1", "crab-3", "squid-1", "jellyfish-2"]),
      rule: "AB-34",
      params: { ally: "crab-1" },
    },
  ],
  "ally-not-played": [
    {
      title: "affiliating one that stays in hand",
      state: start,
      action: me.recruits("hunter", ["crab-3", "squid-4"], "crab-1"),
      rule: "AB-30",
      params: { ally: "crab-1" },
    },
  ],
  "not-the-lowest-ally": [
    {
      title: "affiliating a better one",
      state: start,
      action: me.recruits("hunter", ["crab-3", "squid-4"], "squid-4"),
      rule: "AB-30",
      params: { ally: "squid-4", lowest: 3 },
    },
  ],
  "power-not-working": [
    {
      title: "a lord that the seat does not have",
      state: acting({}, { seats: [{ lords: ["slaver"] }] }),
      action: me.usesSlaver("crab-1"),
      rule: "AB-35",
      params: { lord: "slaver" },
    },
    {
      title: "a disabled lord",
      state: acting({ disabled: ["oracle"] }),
      action: me.usesOracle("crab"),
      rule: "AB-35",
      params: { lord: "oracle" },
    },
    {
      title: "a lord under a location",
      state: acting({ locations: [{ location: "jail", lords: ["opportunist"] }] }),
      action: me.usesOpportunist("tamer"),
      rule: "AB-35",
      params: { lord: "opportunist" },
    },
  ],
  "power-used-this-turn": [
    {
      title: "the second time",
      state: once(() => play(acting({ lords: ["slaver"] }), me.usesSlaver("crab-1")).state),
      action: me.usesSlaver("crab-3"),
      rule: "AB-35",
      params: { lord: "slaver" },
    },
  ],
  "not-a-free-lord": [
    {
      title: "Assassin: one that is disabled already",
      state: () => scenes.disable["some disabled, some under a location"],
      action: me.disables("jailer"),
      rule: "AB-39",
      params: { lord: "jailer", of: 1 },
    },
    {
      title: "Assassin: another opponent's",
      state: () => scenes.disable["the first of two opponents"],
      action: me.disables("sage"),
      rule: "AB-39",
      params: { lord: "sage", of: 1 },
    },
    {
      title: "control with a lord that the player does not have",
      state: controlling,
      action: me.controls("sargasso-silos", ["keeper"], 2),
      rule: "AB-61",
      params: { lord: "keeper", of: 0 },
    },
    {
      title: "control with a disabled lord",
      state: () => scenes.control["lords and an ambassador"],
      action: me.controls("jail", ["reaper", "tamer"], 1),
      rule: "AB-61",
      params: { lord: "reaper", of: 0 },
    },
  ],
  "not-another-lord": [
    {
      title: "the Traitor itself",
      state: traitor,
      action: me.replaces("traitor", "keeper"),
      rule: "AB-55",
      params: { lord: "traitor" },
    },
    {
      title: "a lord under a location",
      state: () => scenes["replace-lord"]["Traitor, some under a location"],
      action: me.replaces("tamer", "keeper"),
      rule: "AB-55",
      params: { lord: "tamer" },
    },
    {
      title: "the Schemer itself",
      state: schemer,
      action: me.replacesFromDeck("schemer"),
      rule: "AB-55",
      params: { lord: "schemer" },
    },
  ],
  "wrong-replacement": [
    {
      title: "from the deck, with the Traitor",
      state: traitor,
      action: me.replacesFromDeck("sage"),
      rule: "AB-55",
      params: { by: "traitor" },
    },
    {
      title: "from the court, with the Schemer",
      state: schemer,
      action: me.replaces("tamer", "keeper"),
      rule: "AB-55",
      params: { by: "schemer" },
    },
  ],
  "not-an-opponent": [
    {
      title: "oneself",
      state: stealing,
      action: me.steals(0),
      rule: "AB-42",
      params: { from: 0 },
    },
    {
      title: "an unknown seat",
      state: () => scenes["steal-token"]["a Shaman that is disabled"],
      action: me.steals(2),
      rule: "AB-42",
      params: { from: 2 },
    },
  ],
  "protected-by-shaman": [
    {
      title: "Hunter",
      state: stealing,
      action: me.steals(2),
      rule: "AB-46",
      params: { seat: 2 },
    },
  ],
  "no-monster-tokens": [
    {
      title: "Hunter",
      state: stealing,
      action: me.steals(1),
      rule: "AB-42",
      params: { seat: 1 },
    },
  ],
  "not-to-be-declined": [
    {
      title: "Assassin",
      state: () => scenes.disable["the first of two opponents"],
      action: me.declines(),
      rule: "AB-32",
      params: { ask: "disable" },
    },
    {
      title: "Hunter",
      state: stealing,
      action: me.declines(),
      rule: "AB-32",
      params: { ask: "steal-token" },
    },
    {
      title: "Apprentice",
      state: () => scenes["take-stack"]["three stacks"],
      action: me.declines(),
      rule: "AB-32",
      params: { ask: "take-stack" },
    },
  ],
  "location-not-owned": [
    {
      title: "Illusionist",
      state: swapping,
      action: me.swaps("depths", "jail"),
      rule: "AB-51",
      params: { location: "depths" },
    },
  ],
  "location-not-on-offer": [
    {
      title: "Illusionist, one of the stack",
      state: swapping,
      action: me.swaps("black-smokers", "depths"),
      rule: "AB-51",
      params: { location: "depths", from: "available" },
    },
    {
      title: "control of one in the stack",
      state: controlling,
      action: me.controls("depths", [], 3),
      rule: "AB-60",
      params: { location: "depths", from: "available" },
    },
    {
      title: "available, but not drawn",
      state: drawn,
      action: me.controls("sargasso-silos", [], 3),
      rule: "AB-60",
      params: { location: "sargasso-silos", from: "drawn" },
    },
    {
      title: "Black Smokers for one that is available",
      state: once(
        () =>
          play(
            comes("recruited", "illusionist", {
              available: ["jail", "black-smokers"],
              seats: [{ locations: [{ location: "abyss", lords: [] }] }],
            }).state,
            me.swaps("abyss", "black-smokers"),
          ).state,
      ),
      action: me.switches("jail"),
      rule: "AB-65",
      params: { location: "jail", from: "stack" },
    },
  ],
  "wrong-count": [
    ...[-1, 0, 5].map((count) => ({
      title: `${count} locations`,
      state: controlling,
      action: me.drawsLocations(count),
      rule: "AB-60",
      params: ({ table }: State) => ({ count, max: 4, has: table.stack.length }),
    })),
    {
      title: "more than the stack has",
      state: () => scenes.control["a stack of two"],
      action: me.drawsLocations(3),
      rule: "AB-60",
      params: { count: 3, max: 4, has: 2 },
    },
  ],
  "lord-has-no-key": [
    {
      title: "control",
      state: controlling,
      action: me.controls("sargasso-silos", ["jailer"], 3),
      rule: "AB-61",
      params: { lord: "jailer" },
    },
  ],
  "lord-named-twice": [
    {
      title: "control",
      state: controlling,
      action: me.controls("sargasso-silos", ["tamer", "tamer"], 1),
      rule: "AB-61",
      params: { lord: "tamer" },
    },
  ],
  "too-few-key-tokens": [
    {
      title: "control",
      state: () => scenes.control["lords and an ambassador"], // one token
      action: me.controls("jail", ["tamer"], 2),
      rule: "AB-61",
      params: needs(1, 2),
    },
  ],
  "wrong-number-of-keys": [
    {
      title: "too few",
      state: controlling,
      action: me.controls("sargasso-silos", ["tamer"], 1),
      rule: "AB-61",
      params: needs(2, 3),
    },
    {
      title: "too many: a lord's keys are spent together",
      state: () => scenes.control["lords and an ambassador"],
      action: me.controls("jail", ["sage", "tamer"], 0),
      rule: "AB-61",
      params: needs(4, 3),
    },
    {
      title: "none",
      state: controlling,
      action: me.controls("sargasso-silos", [], 0),
      rule: "AB-61",
      params: needs(0, 3),
    },
  ],
  "not-the-ambassadors-keys": [
    {
      title: "no lord",
      state: elder,
      action: ({ table }: State) => me.controls(table.drawn[0]!, [], 3),
      rule: "AB-57",
      params: { lord: "elder" },
    },
    {
      title: "another lord besides",
      state: sage,
      action: ({ table }: State) => me.controls(table.drawn[0]!, ["sage", "tamer"], 0),
      rule: "AB-57",
      params: { lord: "sage" },
    },
    {
      title: "a key token besides",
      state: sage,
      action: ({ table }: State) => me.controls(table.drawn[0]!, ["sage"], 1),
      rule: "AB-57",
      params: { lord: "sage" },
    },
    {
      title: "another ambassador",
      state: sage,
      action: ({ table }: State) => me.controls(table.drawn[0]!, ["hermit"], 0),
      rule: "AB-57",
      params: { lord: "sage" },
    },
  ],
};

testRefusals(abyss, sentence, withCodes(rows));

describe("the list of codes", () => {
  test("exactly the codes of this game and of all games have rows", () => {
    const codes = [
      ...namesIn("abyss/refusals.ts", /\| RefusalOf<\s*/),
      ...namesIn("kernel/validation/refusal.ts", /\| Refusal</),
    ];
    expect(codes.length).toBeGreaterThan(40);
    expect(Object.keys(rows).sort()).toEqual(codes.sort());
    for (const [code, cases] of Object.entries(rows)) expect(cases, code).not.toEqual([]);
  });
});
