// One sample of everything with a text that the solo mode adds; a missing one does not compile.
import type { ConspiracySoloDescribable } from "../../../src/conspiracy-solo/words/phrases.ts";
import type { SamplesOf } from "../samples.ts";

export const conspiracySoloSamples: SamplesOf<ConspiracySoloDescribable> = {
  events: {
    "game-started": { type: "game-started", players: 2, first: 1 },
    "opponent-appeared": { type: "opponent-appeared", opponent: "mage" },
    "order-given": { type: "order-given", seat: 1, draw: 1 },
    "replay-token-won": { type: "replay-token-won", seat: 0 },
    "replay-token-used": { type: "replay-token-used", seat: 0 },
    "end-triggered": { type: "end-triggered", seat: 1 },
  },
  refusals: { "pile-not-wanted": { colour: "green", colours: ["red", "blue"] } },
  actions: {
    "use-replay-token": { type: "use-replay-token", seat: 0 },
    "keep-replay-token": { type: "keep-replay-token", seat: 0 },
  },
  decisions: {
    "opponent-pile": { ask: "opponent-pile", seats: [0], colours: ["red", "blue"] },
    replay: { ask: "replay", seats: [0] },
  },
};
