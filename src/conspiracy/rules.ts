import type { RuleNumbers } from "../kernel/refusal.ts";
import type { Rules } from "../kernel/rules.ts";
import { checkKeys, drawLocations, takeLocation } from "./take-location.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import { declineSwap, placeLord, placeRecruits, swapLords } from "./place.ts";
import { drawLords, endTurn, pass, startTurn, takePile } from "./turn.ts";

/** Which function carries out which task and action, and which actions answer which question. */
export const rules: Rules<ConspiracyBlueprint> = {
  tasks: {
    "start-turn": startTurn,
    "place-recruits": placeRecruits,
    "check-keys": checkKeys,
    "end-turn": endTurn,
  },
  moves: {
    "draw-lords": drawLords,
    "take-pile": takePile,
    pass,
    "place-lord": placeLord,
    "swap-lords": swapLords,
    "decline-swap": declineSwap,
    "draw-locations": drawLocations,
    "take-location": takeLocation,
  },
  answers: {
    recruit: ["draw-lords", "take-pile", "pass"],
    place: ["place-lord"],
    swap: ["swap-lords", "decline-swap"],
    location: ["take-location", "draw-locations"],
    "keep-location": ["take-location"],
    "search-locations": ["take-location"],
  },
};

export const ruleNumbers: RuleNumbers = {
  malformed: "CO-3",
  "game-over": "CO-29",
  "not-your-decision": "CO-3",
  "not-asked": "CO-3",
  "other-moves-possible": "CO-6",
};
