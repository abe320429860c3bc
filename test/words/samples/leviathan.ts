// One sample of everything with a text that Leviathan adds; a missing one does not compile.
import type { NarrowIds } from "../../../src/kernel/data/ids.ts";
import type { LeviathanIds } from "../../../src/leviathan/cards/box.ts";
import type { LeviathanDescribable } from "../../../src/leviathan/words/phrases.ts";
import type { SamplesOf } from "../samples.ts";

const ask = { seats: [0] };
const leviathan = "leviathan-17";

export const leviathanSamples: NarrowIds<SamplesOf<LeviathanDescribable>, LeviathanIds> = {
  events: {
    "leviathan-drawn": { type: "leviathan-drawn", seat: 0, leviathan },
    "dice-rolled": { type: "dice-rolled", seat: 0, dice: [3, 6] },
    "leviathan-placed": { type: "leviathan-placed", leviathan, space: "2-3" },
    "leviathan-discarded": { type: "leviathan-discarded", leviathan },
    "leviathan-attacked": { type: "leviathan-attacked", seat: 1, leviathan },
    "wounds-taken": { type: "wounds-taken", seat: 1, wounds: 4 },
    "allies-lost": { type: "allies-lost", seat: 1, allies: ["crab-1", "squid-3-fighter"] },
    "monster-passed": { type: "monster-passed", seat: 0 },
    "attack-begun": { type: "attack-begun", seat: 0, leviathan, ally: "crab-4-fighter" },
    "attack-made": { type: "attack-made", seat: 0, leviathan, attack: 10 },
    "life-point-removed": { type: "life-point-removed", seat: 0, leviathan },
    "leviathan-killed": { type: "leviathan-killed", seat: 0, leviathan },
    "scourge-taken": { type: "scourge-taken", seat: 0, from: 1 },
    "fight-ended": { type: "fight-ended", seat: 0 },
    "leviathan-tokens-drawn": {
      type: "leviathan-tokens-drawn",
      seat: 0,
      tokens: ["key", "two-pearls"],
    },
    "token-revealed": { type: "token-revealed", seat: 0, token: "council-stack" },
    "leviathan-token-stolen": { type: "leviathan-token-stolen", seat: 0, from: 1, token: null },
    "supply-ran-out": { type: "supply-ran-out", supply: "base-tokens" },
  },
  refusals: {
    "must-fight": {},
    "no-ally-left": {},
    "leviathan-not-at-border": { leviathan },
    "ally-cannot-attack": { ally: "squid-1", leviathan, races: ["crab"] },
    "wrong-number-of-pearls": { pearls: 3, most: 2 },
    "wrong-number-of-base-tokens": { baseTokens: 3, least: 1, most: 2 },
    "token-not-owned": { token: "three-pearls" },
    "token-needs-stack": {},
    "token-takes-no-stack": { token: "key" },
    "no-tokens-of-supply": { seat: 1, supply: "leviathan" },
    "not-a-lord-to-lose": { lord: "coward" },
    "wrong-hand-limit": { allies: 1, pearls: 1, needs: 3 },
    "ally-not-to-be-discarded": { ally: "crab-2" },
    "power-outside-turn": {},
    "power-in-fight": {},
    "space-taken": { space: "11-12" },
  },
  actions: {
    fight: { type: "fight", seat: 0, leviathan, ally: "crab-5" },
    ignore: { type: "ignore", seat: 0 },
    attack: { type: "attack", seat: 0, ally: "crab-2-fighter" },
    "end-fight": { type: "end-fight", seat: 0 },
    "add-pearls": { type: "add-pearls", seat: 0, pearls: 2 },
    "draw-tokens": { type: "draw-tokens", seat: 0, baseTokens: 1 },
    "reveal-token": { type: "reveal-token", seat: 0, token: "council-stack", stack: "crab" },
    "lose-allies": { type: "lose-allies", seat: 0, allies: ["crab-1", "crab-1", "squid-2"] },
    "lose-lord": { type: "lose-lord", seat: 0, lord: "breeder" },
    "trim-hand": { type: "trim-hand", seat: 0, allies: ["crab-1"], pearls: 2 },
    "steal-token": { type: "steal-token", seat: 0, from: 1, supply: "base" },
    "send-leviathan": { type: "send-leviathan", seat: 0, to: 1 },
    "remove-life-point": { type: "remove-life-point", seat: 0, leviathan },
    "place-leviathan": { type: "place-leviathan", seat: 0, space: "7" },
  },
  decisions: {
    explore: { ask: "explore", ...ask },
    "steal-token": { ask: "steal-token", ...ask, mayDecline: false },
    attack: { ask: "attack", ...ask },
    "add-pearls": { ask: "add-pearls", ...ask, attack: 5 },
    "choose-target": { ask: "choose-target", ...ask, by: "sorcerer" },
    "draw-tokens": { ask: "draw-tokens", ...ask, count: 3 },
    "reveal-token": { ask: "reveal-token", ...ask },
    "lose-allies": { ask: "lose-allies", ...ask, leviathan: "leviathan-1" },
    "lose-lord": { ask: "lose-lord", ...ask, leviathan: "leviathan-10" },
    "trim-hand": { ask: "trim-hand", ...ask },
    "send-leviathan": { ask: "send-leviathan", ...ask },
    "remove-life-point": { ask: "remove-life-point", ...ask },
    "place-leviathan": { ask: "place-leviathan", ...ask, leviathan },
  },
};
