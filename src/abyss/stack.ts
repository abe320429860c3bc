import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { type RulesStack, rulesStackOf } from "../kernel/rules/layers.ts";
import { onlyAction, type Rules } from "../kernel/rules/rules.ts";
import type { RuleNumbers } from "../kernel/validation/refusal.ts";
import { askable } from "./askable.ts";
import { declineSwitch, receiveLocation, switchLocation } from "./black-smokers.ts";
import type { AbyssBlueprint, MoveOf } from "./blueprint.ts";
import { abyssBox } from "./cards/box.ts";
import { COURT_SPACES, MOST_PURCHASES } from "./cards/numbers.ts";
import { problems } from "./consistency.ts";
import { control, controlMove, drawLocations } from "./control.ts";
import { fillSpaces, plot, refillCourt } from "./court.ts";
import { deal } from "./deal.ts";
import { checkEnd, endGame } from "./end.ts";
import {
  buyWith,
  continueMove,
  declineOffer,
  endExploration,
  explore,
  fight,
  offer,
  reveal,
  take,
} from "./explore.ts";
import { fillHidden } from "./fill-hidden.ts";
import { hide, redact } from "./hide.ts";
import { layOut } from "./lay-out.ts";
import { activatedMoves } from "./powers/activated.ts";
import { bringLocationMove } from "./powers/ambassadors.ts";
import { power, powers } from "./powers/index.ts";
import { swapLocation, takeStack, useOracle } from "./powers/mages.ts";
import { slaverPearls, useSlaver } from "./powers/merchants.ts";
import {
  bribeWith,
  replaceFromCourt,
  replaceFromDeck,
  useOpportunist,
} from "./powers/politicians.ts";
import { disable, discard, stealToken } from "./powers/soldiers.ts";
import { abyssPurse } from "./purse.ts";
import { filledStacks, lordsOf } from "./queries.ts";
import { affiliate, enter, recruitWith } from "./recruit.ts";
import { refusalOf } from "./refusals.ts";
import { requestSupport } from "./support.ts";
import { tableauOf } from "./tableau.ts";
import { raiseThreat } from "./transfers.ts";
import { act, endTurn, endTurnMove, limitHand, nextTurn, pass, startTurn, turn } from "./turn.ts";

/** AB-11, AB-32, AB-65: declines an ally, a power or another location. */
const decline: MoveOf<"decline"> = {
  declines: true,
  options: onlyAction("decline"),
  refuse: (_table, _action, decision) =>
    "mayDecline" in decision && !decision.mayDecline
      ? refusalOf("not-to-be-declined", "AB-32", { ask: decision.ask })
      : undefined,
  perform(table, action, play, decision) {
    if (decision.ask === "offer") declineOffer(table, action, play, decision);
    if (decision.ask === "switch-location") declineSwitch(table, action, play, decision);
  },
};

/** Which kinds of action answer which question; activated powers where AB-35 allows them. */
const answers: Rules<AbyssBlueprint>["answers"] = {
  act: ["explore", "request-support", "recruit", "plot", ...activatedMoves, "pass"],
  offer: ["buy", "decline"],
  explore: ["take", "fight", "continue", ...activatedMoves],
  discard: ["discard"],
  disable: ["disable", ...activatedMoves, "decline"],
  "steal-token": ["steal-token", ...activatedMoves, "decline"],
  "take-stack": ["take-stack", ...activatedMoves, "decline"],
  "swap-location": ["swap-location", ...activatedMoves, "decline"],
  bribe: ["bribe", ...activatedMoves, "decline"],
  "replace-lord": ["replace-from-court", "replace-from-deck", ...activatedMoves, "decline"],
  "bring-location": ["bring-location", "decline"],
  control: ["control", "draw-locations"],
  "choose-location": ["control"],
  "switch-location": ["switch-location", "decline"],
  "end-turn": [...activatedMoves, "end-turn"],
};

/** The rules of Abyss, as the lowest layer: whatever other layers may change is read from `top`. */
export const abyssStack: RulesStack<AbyssBlueprint> = rulesStackOf((top) => ({
  tasks: {
    turn,
    "start-turn": startTurn,
    act,
    control: control(top),
    "end-turn": endTurn,
    "limit-hand": limitHand,
    "next-turn": nextTurn,
    reveal,
    offer: offer(top),
    "end-exploration": endExploration,
    affiliate,
    enter,
    power: power(top),
    "refill-court": refillCourt(top),
    "fill-spaces": fillSpaces(top),
    "check-end": checkEnd(top),
    "receive-location": receiveLocation,
    "end-game": endGame,
  },
  moves: {
    plot: plot(top),
    explore,
    "request-support": requestSupport(top),
    recruit: recruitWith(abyssPurse, top),
    pass,
    buy: buyWith(abyssPurse),
    take,
    continue: continueMove(top),
    fight,
    decline,
    discard,
    disable,
    "steal-token": stealToken,
    "take-stack": takeStack(top),
    "swap-location": swapLocation,
    bribe: bribeWith(abyssPurse, top),
    "replace-from-court": replaceFromCourt,
    "replace-from-deck": replaceFromDeck,
    "use-slaver": useSlaver,
    "use-oracle": useOracle(top),
    "use-opportunist": useOpportunist,
    "bring-location": bringLocationMove(top),
    "draw-locations": drawLocations,
    control: controlMove(top),
    "switch-location": switchLocation,
    "end-turn": endTurnMove,
  },
  answers,
  askable: askable(top),
  redact,
  reactions: {},
  deal: deal(top),
  hide,
  fillHidden: fillHidden(top),
  layOut: layOut(top),
  problems: problems(top),
  tableau: ({ table }, seat) => tableauOf(table, seat),

  box: abyssBox,
  purse: abyssPurse,
  powers,
  startingHand: [],
  lordsAtStart: COURT_SPACES,
  elsewhere: () => ({ allies: [], lords: [] }),
  cardsInCourt: ({ court }) => court.length,
  followers: ({ seats }, seat) => lordsOf(seats[seat]!).length,
  stacksFor: (table) => filledStacks(table),
  mostPurchases: () => MOST_PURCHASES,
  activated: activatedMoves,
  pearlsInReach: slaverPearls,
  raiseThreat,
}));

/** The rules behind the refusals that all games have in common. */
export const abyssRuleNumbers: RuleNumbers = /* @__PURE__ */ deepFreeze({
  malformed: "AB-7",
  "game-over": "AB-68",
  "not-your-decision": "AB-7",
  "not-asked": "AB-7",
  "other-moves-possible": "AB-9",
});
