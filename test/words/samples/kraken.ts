// One sample of everything with a text that Kraken adds; a missing one does not compile.
import type { NarrowIds } from "../../../src/kernel/data/ids.ts";
import type { KrakenIds } from "../../../src/kraken/cards/box.ts";
import type { KrakenDescribable } from "../../../src/kraken/words/phrases.ts";
import type { SamplesOf } from "../samples.ts";

const figures = { has: 1, needs: 2 };
const ask = { seats: [0] };
const choice = { ...ask, mayDecline: true };
const stack = { kind: "stack", stack: "crab" } as const;
const location = { kind: "location", location: "jail" } as const;

export const krakenSamples: NarrowIds<SamplesOf<KrakenDescribable>, KrakenIds> = {
  events: {
    "pearls-gained": { type: "pearls-gained", seat: 0, pearls: 2, source: "loot" },
    "ally-bought": { type: "ally-bought", seat: 0, from: 1, ally: "kraken-3", price: 2 },
    "lord-bribed": { type: "lord-bribed", seat: 0, lord: "fence", pearls: 5 },
    "nebulis-changed": { type: "nebulis-changed", by: [-1, 0, 2], source: "fence" },
    "figure-moved": { type: "figure-moved", seat: null, from: 0 },
    "kraken-placed": { type: "kraken-placed", seat: 0, kraken: "kraken-3", stack: "crab" },
    "loot-drawn": { type: "loot-drawn", seat: 0, location: "megalodon", value: 3 },
    "loot-discarded": { type: "loot-discarded", location: "battlefield", values: [3, 3] },
    "ally-found": { type: "ally-found", seat: 0, ally: null, monsters: 2 },
    "sentinel-taken": { type: "sentinel-taken", seat: 0, sentinel: "vigil" },
    "sentinel-placed": { type: "sentinel-placed", seat: 0, sentinel: "vigil", place: stack },
    "sentinel-returned": { type: "sentinel-returned", seat: 0, sentinel: "lookout" },
    "pearl-taken": { type: "pearl-taken", seat: 0, from: 1 },
    "lord-summoned": { type: "lord-summoned", seat: 0, lord: "fence" },
    "ally-recovered": { type: "ally-recovered", seat: 0, ally: "kraken-2" },
    "race-named": { type: "race-named", seat: 0, race: "shellfish" },
    "affiliated-discarded": { type: "affiliated-discarded", seat: 1, ally: "shellfish-2" },
    "lord-freed": { type: "lord-freed", seat: 0, lord: "grower", location: "krakens-lair" },
  },
  refusals: {
    "too-few-nebulis": figures,
    "too-many-nebulis": { nebulis: 2, most: 1 },
    "pearls-first": { pearls: 2 },
    "kraken-not-affiliated": { ally: "kraken-4" },
    "ally-to-affiliate": { allies: ["crab-1", "squid-2"] },
    reserved: { place: { kind: "lord", lord: "trader" }, by: 1 },
    "sentinel-not-in-front": { sentinel: "watcher" },
    "zone-taken": { zone: "locations", sentinel: "watcher" },
    "no-such-place": { place: location },
    "wrong-number-of-opponents": figures,
    "opponent-named-twice": { seat: 1 },
    "ally-not-in-discard": { ally: "crab-1" },
    "race-not-affiliated": { race: "seahorse" },
    "ally-not-affiliated": { ally: "crab-1", race: "squid" },
    "lord-not-under-location": { lord: "outlaw" },
    "loot-deck-empty": {},
    "not-a-candidate": { to: 0, candidates: [1, 2] },
  },
  actions: {
    "place-kraken": { type: "place-kraken", seat: 0, stack: "squid" },
    "place-sentinel": { type: "place-sentinel", seat: 0, place: location },
    "post-sentinel": { type: "post-sentinel", seat: 0, sentinel: "lookout", place: stack },
    "use-ferryman": { type: "use-ferryman", seat: 0 },
    "use-recipient": { type: "use-recipient", seat: 0 },
    "give-nebulis": { type: "give-nebulis", seat: 0, to: [1, 2] },
    "take-from-discard": { type: "take-from-discard", seat: 0, ally: "crab-5" },
    "name-race": { type: "name-race", seat: 0, race: "jellyfish" },
    "discard-affiliated": { type: "discard-affiliated", seat: 0, ally: "jellyfish-1" },
    "free-lord": { type: "free-lord", seat: 0, lord: "cleaner" },
    "draw-loot": { type: "draw-loot", seat: 0 },
    "stop-search": { type: "stop-search", seat: 0 },
    "give-figure": { type: "give-figure", seat: 0, to: 1 },
  },
  decisions: {
    "place-kraken": { ask: "place-kraken", ...ask },
    "place-sentinel": { ask: "place-sentinel", ...choice, sentinel: "watcher" },
    "give-nebulis": { ask: "give-nebulis", ...choice },
    "take-from-discard": { ask: "take-from-discard", ...choice },
    "name-race": { ask: "name-race", ...choice },
    "discard-affiliated": { ask: "discard-affiliated", seats: [0, 1], race: "crab" },
    "free-lord": { ask: "free-lord", ...choice },
    "search-loot": { ask: "search-loot", ...ask, location: "abandoned-convoy" },
    "give-figure": { ask: "give-figure", ...ask, to: [1, 2], areAhead: true },
  },
};
