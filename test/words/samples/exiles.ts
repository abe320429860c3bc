// One sample of everything with a text that Exiles adds; a missing one does not compile.
import type { ExilesBlueprint } from "../../../src/exiles/blueprint.ts";
import type { ExilesDescribable } from "../../../src/exiles/words/phrases.ts";
import type { NarrowIds } from "../../../src/kernel/data/ids.ts";
import type { SamplesOf } from "../samples.ts";

const pay = { allies: ["crab-2", "squid-2"], affiliate: "squid-2" } as const;
const ask = { seats: [0] };

export const exilesSamples: NarrowIds<SamplesOf<ExilesDescribable>, ExilesBlueprint["ids"]> = {
  events: {
    "exile-to-court": { type: "exile-to-court", exile: "usurer", seat: 0 },
    "exile-recruited": {
      type: "exile-recruited",
      seat: 0,
      exile: "usurer",
      allies: ["crab-1"],
      pearls: 2,
    },
    "exile-entered": { type: "exile-entered", seat: 0, exile: "usurer" },
    "location-recaptured": {
      type: "location-recaptured",
      seat: 0,
      from: 1,
      location: "jail",
      exiles: ["usurer", "poacher"],
    },
    "location-replaced": {
      type: "location-replaced",
      seat: 1,
      location: "chasm",
      lords: ["tamer"],
    },
    "lords-set-aside": { type: "lords-set-aside", seat: 1, lords: ["tamer", "keeper"] },
    "allies-forsworn": { type: "allies-forsworn", seat: 0, allies: ["crab-1"] },
    "lord-looked-at": { type: "lord-looked-at", seat: 0, lord: "miller" },
  },
  refusals: {
    "exile-deck-empty": {},
    "exile-not-in-court": { exile: "usurer", court: [] },
    "not-two-free-exiles": { exiles: [], free: ["usurer", "poacher"] },
    "location-not-to-be-taken": { location: null, locations: ["jail", null] },
    "location-not-available": { location: "jail" },
  },
  actions: {
    "plot-exile": { type: "plot-exile", seat: 0 },
    "recruit-exile": { type: "recruit-exile", seat: 0, exile: "usurer", ...pay },
    conspire: { type: "conspire", seat: 0, ...pay },
    recapture: { type: "recapture", seat: 0, location: null, exiles: ["poacher", "usurer"] },
    "replace-location": { type: "replace-location", seat: 0, location: "jail" },
    "take-key-token": { type: "take-key-token", seat: 0 },
    affiliate: { type: "affiliate", seat: 0 },
    "leave-lord": { type: "leave-lord", seat: 0 },
  },
  decisions: {
    recapture: { ask: "recapture", ...ask },
    "replace-location": { ask: "replace-location", ...ask, lords: [] },
    perjure: { ask: "perjure", ...ask, lord: "miller", affiliate: "crab-1" },
    conspire: { ask: "conspire", ...ask },
  },
};
