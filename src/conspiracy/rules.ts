import { type RulesStack, rulesOf } from "../kernel/layers.ts";
import type { RuleNumbers } from "../kernel/refusal.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import { problems } from "./consistency.ts";
import { deal } from "./deal.ts";
import { due } from "./due.ts";
import { fill } from "./fill.ts";
import { hide, redact } from "./hide.ts";
import { lay } from "./lay.ts";
import { declineSwap, placeLord, placeRecruits, swapLords } from "./place.ts";
import { tableauOf } from "./tableau.ts";
import { checkKeys, drawLocations, takeLocation } from "./take-location.ts";
import { drawLords, endTurn, pass, startTurn, takePile } from "./turn.ts";

/** The rules of Conspiracy, as the lowest layer. */
export const conspiracyStack: RulesStack<ConspiracyBlueprint> = rulesOf(() => ({
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
  due,
  redact,
  reactions: {},
  deal,
  hide,
  fill,
  lay,
  problems,
  tableau: ({ table }, seat) => tableauOf(table, seat),
}));

/** The rules behind the refusals that all games have in common. */
export const conspiracyRuleNumbers: RuleNumbers = {
  malformed: "CO-3",
  "game-over": "CO-29",
  "not-your-decision": "CO-3",
  "not-asked": "CO-3",
  "other-moves-possible": "CO-6",
};
