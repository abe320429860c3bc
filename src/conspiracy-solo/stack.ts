import type { ConspiracyBlueprint } from "../conspiracy/blueprint.ts";
import { ANY_TWO_KEYS } from "../conspiracy/cards/numbers.ts";
import { conspiracyRuleNumbers, conspiracyStack } from "../conspiracy/stack.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Layer, RulesStack } from "../kernel/rules/layers.ts";
import type { RuleNumbers } from "../kernel/validation/refusal.ts";
import { askable } from "./askable.ts";
import type { SoloAdded, SoloBlueprint } from "./blueprint.ts";
import { problems } from "./consistency.ts";
import { deal } from "./deal.ts";
import { fillHidden } from "./fill-hidden.ts";
import { hide, redact } from "./hide.ts";
import { layOut } from "./lay-out.ts";
import { checkKeys, drawLords, giveOrder, recruit, takePile } from "./opponent.ts";
import { cardOf } from "./queries.ts";
import { endTurn, keepReplayToken, passTurnOn, useReplayToken, winToken } from "./replay-token.ts";
import { OPPONENT, PLAYER } from "./table.ts";
import { tableauOf } from "./tableau.ts";

/** The rules that the solo mode adds to Conspiracy, or to a variant of it (CO-37). */
export const conspiracySoloLayer: Layer<ConspiracyBlueprint, SoloAdded> = (below, top) => ({
  tasks: {
    recruit: recruit(below),
    "check-keys": checkKeys(below, top),
    "end-turn": endTurn(below),
    "pass-turn-on": passTurnOn(below),
  },
  moves: {
    "take-pile": takePile(below),
    "draw-lords": drawLords(below),
    "use-replay-token": useReplayToken,
    "keep-replay-token": keepReplayToken,
  },
  answers: {
    "opponent-pile": ["take-pile"],
    replay: ["use-replay-token", "keep-replay-token"],
  },
  askable: askable(below),
  redact,
  reactions: { "pile-taken": [giveOrder], "lord-placed": [winToken] },
  deal: deal(below),
  hide: hide(below),
  fillHidden: fillHidden(below),
  layOut,
  problems: problems(below),
  tableau: (state, seat) => tableauOf(below.tableau(state, seat), state.table, seat),

  decider: () => PLAYER, // CO-46, CO-60
  // CO-47: the opponent never swaps.
  abilityFor(table, seat, lord) {
    const ability = below.abilityFor(table, seat, lord);
    return seat === OPPONENT && ability?.kind === "swap" ? null : ability;
  },
  // CO-49 to CO-51, CO-62: of its locations the opponent gets only pearls, and the player's give no orders.
  effectFor(table, seat, location) {
    const effect = below.effectFor(table, seat, location);
    const works = seat === OPPONENT ? effect?.kind === "pearls" : effect?.kind !== "order";
    return works ? effect : null;
  },
  // CO-54
  keysOfAny: (table, seat) =>
    seat === OPPONENT && cardOf(table).special?.kind === "anyTwoKeys"
      ? ANY_TWO_KEYS
      : below.keysOfAny(table, seat),
  // CO-53
  ordersOf(table, seat) {
    const { special } = cardOf(table);
    return seat === OPPONENT && special?.kind === "order" ? [special.draw] : [];
  },
});

/** The rules of solo Conspiracy. */
export const conspiracySoloStack: RulesStack<SoloBlueprint> =
  conspiracyStack.with(conspiracySoloLayer);

/** The rule numbers of the refusals that all games share. */
export const conspiracySoloRuleNumbers: RuleNumbers = /* @__PURE__ */ deepFreeze({
  ...conspiracyRuleNumbers,
  "game-over": "CO-57",
  "not-your-decision": "CO-60",
});
