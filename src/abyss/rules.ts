import type { RuleNumbers } from "../kernel/refusal.ts";
import type { Rules } from "../kernel/rules.ts";
import { receiveLocation, switchLocation } from "./black-smokers.ts";
import { control, controlMove, drawLocations } from "./control.ts";
import { plot, refillCourt } from "./court.ts";
import { decline } from "./decline.ts";
import { checkEnd, endGame } from "./end.ts";
import {
  buy,
  continueMove,
  endExploration,
  explore,
  fight,
  offer,
  reveal,
  take,
} from "./explore.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import { power } from "./powers/index.ts";
import { swapLocation, takeStack, useOracle } from "./powers/mages.ts";
import { useSlaver } from "./powers/merchants.ts";
import { bribe, replaceFromCourt, replaceFromDeck, useOpportunist } from "./powers/politicians.ts";
import { disable, discard, stealToken } from "./powers/soldiers.ts";
import { affiliate, enter, recruit } from "./recruit.ts";
import { requestSupport } from "./support.ts";
import { act, endTurn, endTurnMove, limitHand, nextTurn, pass, startTurn, turn } from "./turn.ts";

/** AB-35: activated powers, at the decisions of the own turn; they leave the question open. */
const activated = ["use-slaver", "use-oracle", "use-opportunist"] as const;

/** Which function carries out which task and action, and which actions answer which question. */
export const rules: Rules<AbyssBlueprint> = {
  tasks: {
    turn,
    "start-turn": startTurn,
    act,
    control,
    "end-turn": endTurn,
    "limit-hand": limitHand,
    "next-turn": nextTurn,
    reveal,
    offer,
    "end-exploration": endExploration,
    affiliate,
    enter,
    power,
    "refill-court": refillCourt,
    "check-end": checkEnd,
    "receive-location": receiveLocation,
    "end-game": endGame,
  },
  moves: {
    plot,
    explore,
    "request-support": requestSupport,
    recruit,
    pass,
    buy,
    take,
    continue: continueMove,
    fight,
    decline,
    discard,
    disable,
    "steal-token": stealToken,
    "take-stack": takeStack,
    "swap-location": swapLocation,
    bribe,
    "replace-from-court": replaceFromCourt,
    "replace-from-deck": replaceFromDeck,
    "use-slaver": useSlaver,
    "use-oracle": useOracle,
    "use-opportunist": useOpportunist,
    "draw-locations": drawLocations,
    control: controlMove,
    "switch-location": switchLocation,
    "end-turn": endTurnMove,
  },
  answers: {
    act: ["explore", "request-support", "recruit", "plot", ...activated, "pass"],
    offer: ["buy", "decline"],
    explore: ["take", "fight", "continue", ...activated],
    discard: ["discard"],
    disable: ["disable"],
    "steal-token": ["steal-token"],
    "take-stack": ["take-stack"],
    "swap-location": ["swap-location", "decline"],
    bribe: ["bribe", "decline"],
    "replace-lord": ["replace-from-court", "replace-from-deck", "decline"],
    control: ["control", "draw-locations"],
    "choose-location": ["control"],
    "switch-location": ["switch-location", "decline"],
    "end-turn": [...activated, "end-turn"],
  },
};

export const ruleNumbers: RuleNumbers = {
  malformed: "AB-7",
  "game-over": "AB-68",
  "not-your-decision": "AB-7",
  "not-asked": "AB-7",
  "other-moves-possible": "AB-9",
};
