import type { AbyssBlueprint } from "../abyss/blueprint.ts";
import { abyssStack } from "../abyss/stack.ts";
import type { Layer, RulesStack } from "../kernel/rules/layers.ts";
import { askable } from "./askable.ts";
import type { ExilesAdded, ExilesBlueprint } from "./blueprint.ts";
import { withExiles } from "./cards/box.ts";
import { EXILES_AT_START } from "./cards/numbers.ts";
import { problems } from "./consistency.ts";
import { fillCourt, fillSpaces, plotExile, refillCourt } from "./court.ts";
import { deal } from "./deal.ts";
import { fillHidden } from "./fill-hidden.ts";
import { hide, redact } from "./hide.ts";
import { elsewhere } from "./inventory.ts";
import { layOut } from "./lay-out.ts";
import { conspire, leaveLord } from "./powers/conspirator.ts";
import { exilePowers } from "./powers/index.ts";
import { affiliateAlly, takeKeyToken, useOpportunist } from "./powers/perjurer.ts";
import { followersOf } from "./queries.ts";
import {
  control,
  controlByKeys,
  recapture,
  recaptureMove,
  replaceLocation,
  replaceLocationMove,
  swapLocation,
  switchLocation,
} from "./recapture.ts";
import { affiliate, enterExile, recruitExile } from "./recruit.ts";
import { tableauOf } from "./tableau.ts";
import { act } from "./turn.ts";

/** The rules that exiles add to those of Abyss, or of any game built on it, or change. */
export const exilesLayer: Layer<AbyssBlueprint, ExilesAdded> = (below, top) => ({
  tasks: {
    act: act(below, top),
    affiliate: affiliate(below, top),
    "refill-court": refillCourt,
    "fill-spaces": fillSpaces(below),
    control,
    "enter-exile": enterExile,
    recapture,
    "replace-location": replaceLocation,
    "fill-court": fillCourt(below),
    "control-by-keys": controlByKeys(below),
  },
  moves: {
    "plot-exile": plotExile(top),
    "recruit-exile": recruitExile(below),
    recapture: recaptureMove,
    "replace-location": replaceLocationMove,
    "swap-location": swapLocation(below),
    "switch-location": switchLocation(below),
    "take-key-token": takeKeyToken,
    affiliate: affiliateAlly(below),
    "use-opportunist": useOpportunist(below),
    conspire: conspire(below, top),
    "leave-lord": leaveLord(below),
  },
  answers: {
    act: [...below.answers.act, "plot-exile", "recruit-exile"],
    recapture: ["recapture"],
    "replace-location": ["replace-location"],
    // EX-13, EX-17: activated powers may be used at both questions, but the Opportunist, which could change
    // the lord being looked at, not at the second.
    perjure: ["take-key-token", "affiliate", ...below.activated],
    conspire: [
      "conspire",
      "leave-lord",
      ...below.activated.filter((type) => type !== "use-opportunist"),
    ],
  },
  askable: askable(below, top),
  redact,
  deal: deal(below, top),
  hide: hide(below),
  fillHidden: fillHidden(below),
  layOut: layOut(top),
  problems: problems(below, top),
  tableau: (state, seat) => tableauOf(below.tableau(state, seat), state.table, seat),

  box: withExiles(below.box),
  exilePowers,
  lordsAtStart: below.lordsAtStart - EXILES_AT_START,
  elsewhere(table) {
    const [others, own] = [below.elsewhere(table), elsewhere(table)];
    return { allies: [...others.allies, ...own.allies], lords: [...others.lords, ...own.lords] };
  },
  cardsInCourt: (table) => below.cardsInCourt(table) + table.exiles.court.length, // EX-6
  followers: (table, seat) => below.followers(table, seat) + followersOf(table, seat), // EX-19
});

/** The rules of Abyss with exiles. */
export const exilesStack: RulesStack<ExilesBlueprint> = abyssStack.with(exilesLayer);
