import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { type RulesStack, rulesStackOf } from "../kernel/rules/layers.ts";
import type { RuleNumbers } from "../kernel/validation/refusal.ts";
import { askable } from "./askable.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import { conspiracyBox } from "./cards/box.ts";
import { abilityOf } from "./cards/lords.ts";
import { problems } from "./consistency.ts";
import { deal } from "./deal.ts";
import { keysOfAny, ordersOf, pearlsGained } from "./effects.ts";
import { fillHidden } from "./fill-hidden.ts";
import { hide, redact } from "./hide.ts";
import { layOut } from "./lay-out.ts";
import { declineSwap, placeLord, placeRecruits, swapLords } from "./place.ts";
import { tableauOf } from "./tableau.ts";
import { checkKeys, drawLocations, takeLocation } from "./take-location.ts";
import { drawLords, endTurn, pass, recruit, startTurn, takePile } from "./turn.ts";

/** The rules of Conspiracy, as the lowest layer. */
export const conspiracyStack: RulesStack<ConspiracyBlueprint> = rulesStackOf((top) => ({
  tasks: {
    "start-turn": startTurn,
    recruit: recruit(top),
    "place-recruits": placeRecruits(top),
    "check-keys": checkKeys(top),
    "end-turn": endTurn,
  },
  moves: {
    "draw-lords": drawLords,
    "take-pile": takePile,
    pass,
    "place-lord": placeLord(top),
    "swap-lords": swapLords,
    "decline-swap": declineSwap,
    "draw-locations": drawLocations(top),
    "take-location": takeLocation(top),
  },
  answers: {
    recruit: ["draw-lords", "take-pile", "pass"],
    place: ["place-lord"],
    swap: ["swap-lords", "decline-swap"],
    location: ["take-location", "draw-locations"],
    "keep-location": ["take-location"],
    "search-locations": ["take-location"],
  },
  askable: askable(top),
  redact,
  reactions: {},
  deal: deal(top),
  hide,
  fillHidden: fillHidden(top),
  layOut: layOut(top),
  problems: problems(top),
  tableau: ({ table }, seat) => tableauOf(table, seat),

  box: conspiracyBox,
  decider: (seat) => seat,
  abilityFor: (_table, _seat, lord) => abilityOf(lord),
  effectFor: (_table, _seat, location) => top.box.location(location).effect,
  keysOfAny: (table, seat) => keysOfAny(top, table, seat),
  pearlsGained: (table, seat) => pearlsGained(top, table, seat),
  ordersOf: (table, seat) => ordersOf(top, table, seat),
}));

/** The rule numbers of the refusals that all games share. */
export const conspiracyRuleNumbers: RuleNumbers = /* @__PURE__ */ deepFreeze({
  malformed: "CO-3",
  "game-over": "CO-29",
  "not-your-decision": "CO-3",
  "not-asked": "CO-3",
  "other-moves-possible": "CO-6",
});
