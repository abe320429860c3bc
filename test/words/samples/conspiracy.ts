// One sample of everything in Conspiracy with a text; a missing one does not compile.
import type { ConspiracyIds } from "../../../src/conspiracy/cards/box.ts";
import type { ConspiracyDescribable } from "../../../src/conspiracy/words/phrases.ts";
import type { NarrowIds } from "../../../src/kernel/data/ids.ts";
import type { SamplesOf } from "../samples.ts";

const ask = { seats: [0] };

export const conspiracySamples: NarrowIds<SamplesOf<ConspiracyDescribable>, ConspiracyIds> = {
  events: {
    "game-started": { type: "game-started", players: 2, first: 0 },
    "turn-started": { type: "turn-started", seat: 0 },
    "lords-drawn": { type: "lords-drawn", seat: 0, lords: ["blue-6", "red-1"] },
    "pile-taken": { type: "pile-taken", seat: 0, colour: "blue", lords: ["blue-1"] },
    "turn-passed": { type: "turn-passed", seat: 0 },
    "lords-discarded": { type: "lords-discarded", seat: 0, lords: ["green-2"] },
    "lords-returned": { type: "lords-returned", seat: 0, lords: ["green-2"] },
    "lord-placed": { type: "lord-placed", seat: 0, lord: "purple-3", spot: 4 },
    "coat-of-arms-moved": { type: "coat-of-arms-moved", seat: 0, colour: "yellow", spot: 4 },
    "lords-swapped": { type: "lords-swapped", seat: 0, spots: [1, 4] },
    "lord-revealed": { type: "lord-revealed", seat: 0, lord: "red-1" },
    "pearls-gained": { type: "pearls-gained", seat: 0, pearls: 2, total: 5 },
    "pearl-master-changed": { type: "pearl-master-changed", seat: 0 },
    "locations-drawn": { type: "locations-drawn", seat: 0, locations: ["seven-points"] },
    "location-deck-searched": {
      type: "location-deck-searched",
      seat: 0,
      locations: [null, null],
    },
    "location-taken": { type: "location-taken", seat: 0, location: "any-two-keys", spot: 4 },
    "locations-made-available": {
      type: "locations-made-available",
      locations: ["seven-points", "pearl-pairs"],
    },
    "order-given": { type: "order-given", seat: 0, draw: 2 },
    "order-lifted": { type: "order-lifted", seat: 0 },
    "lords-reshuffled": { type: "lords-reshuffled", seat: 0, added: 12 },
    "locations-reshuffled": { type: "locations-reshuffled", seat: 0, added: 3 },
    "end-triggered": { type: "end-triggered", seat: 0 },
    "game-ended": { type: "game-ended" },
  },
  refusals: {
    "wrong-count": { count: 9, max: 3, has: 60 },
    "under-orders": { draw: 2 },
    "pile-empty": { colour: "green" },
    "lord-not-recruited": { lord: "blue-6", recruits: ["red-1", "red-2"] },
    "spot-empty": { spot: 5 },
    "same-spot": { spot: 5 },
    "lord-has-key": { spot: 5, lord: "red-1" },
    "location-not-on-offer": { location: "seven-points", from: "deck" },
  },
  actions: {
    "draw-lords": { type: "draw-lords", seat: 0, count: 3 },
    "take-pile": { type: "take-pile", seat: 0, colour: "red" },
    pass: { type: "pass", seat: 0 },
    "place-lord": { type: "place-lord", seat: 0, lord: "blue-6" },
    "swap-lords": { type: "swap-lords", seat: 0, spots: [1, 4] },
    "decline-swap": { type: "decline-swap", seat: 0 },
    "draw-locations": { type: "draw-locations", seat: 0, count: 2 },
    "take-location": { type: "take-location", seat: 0, location: "seven-points" },
  },
  decisions: {
    recruit: { ask: "recruit", ...ask },
    place: { ask: "place", ...ask, from: "blue" },
    swap: { ask: "swap", ...ask },
    location: { ask: "location", ...ask },
    "keep-location": { ask: "keep-location", ...ask },
    "search-locations": { ask: "search-locations", ...ask },
  },
};
