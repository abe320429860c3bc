import { rules as abyss, ruleNumbers as abyssCommonRules } from "../abyss/rules.ts";
import type { RuleNumbers } from "../kernel/refusal.ts";
import type { Rules } from "../kernel/rules.ts";
import { fillCourt, plot, plotExile, refillCourt } from "./court.ts";
import type { ExilesBlueprint } from "./blueprint.ts";
import { conspire, leaveLord } from "./powers/conspirator.ts";
import { affiliateAlly, takeKeyToken } from "./powers/perjurer.ts";
import {
  control,
  controlByKeysTask,
  recapture,
  recaptureMove,
  replaceLocation,
  replaceLocationMove,
  swapLocation,
  switchLocation,
} from "./recapture.ts";
import { affiliate, checkEnd, enterExile, recruitExile } from "./recruit.ts";
import { act } from "./turn.ts";

/** The rules of Abyss, with what exiles add and change. */
export const rules: Rules<ExilesBlueprint> = {
  tasks: {
    ...abyss.tasks,
    act,
    affiliate,
    "refill-court": refillCourt,
    "check-end": checkEnd,
    control,
    "enter-exile": enterExile,
    recapture,
    "replace-location": replaceLocation,
    "fill-court": fillCourt,
    "control-by-keys": controlByKeysTask,
  },
  moves: {
    ...abyss.moves,
    plot,
    "plot-exile": plotExile,
    "recruit-exile": recruitExile,
    recapture: recaptureMove,
    "replace-location": replaceLocationMove,
    "swap-location": swapLocation,
    "switch-location": switchLocation,
    "take-key-token": takeKeyToken,
    affiliate: affiliateAlly,
    conspire,
    "leave-lord": leaveLord,
  },
  answers: {
    ...abyss.answers,
    act: [...abyss.answers.act, "plot-exile", "recruit-exile"],
    recapture: ["recapture"],
    "replace-location": ["replace-location"],
    perjure: ["take-key-token", "affiliate"],
    conspire: ["conspire", "leave-lord"],
  },
};

export const ruleNumbers: RuleNumbers = abyssCommonRules;
