import type { AbyssBlueprint } from "../abyss/blueprint.ts";
import { abyssStack } from "../abyss/stack.ts";
import type { Layer, RulesStack } from "../kernel/rules/layers.ts";
import { activatedMoves } from "./activated.ts";
import { askable } from "./askable.ts";
import type { LeviathanAdded, LeviathanBlueprint } from "./blueprint.ts";
import { leviathanComes, placeLeviathan } from "./border.ts";
import { leviathanComponents } from "./cards/box.ts";
import { startingHand } from "./cards/numbers.ts";
import { problems } from "./consistency.ts";
import { deal } from "./deal.ts";
import { nextTurn } from "./end.ts";
import { continueMove, ignore, offer, passMonster } from "./explore.ts";
import {
  addPearls,
  attack,
  decline,
  endFight,
  endFightMove,
  fight,
  goOn,
  roll,
  strike,
} from "./fight.ts";
import { fillHidden } from "./fill-hidden.ts";
import { limitHand, martialLaw, trimHand } from "./hand-limit.ts";
import { hide, redact } from "./hide.ts";
import { layOut } from "./lay-out.ts";
import { loseAllies, loseLord, penalty } from "./penalties.ts";
import { sendLeviathan } from "./powers/border-guard.ts";
import { placeLeviathanMove } from "./powers/breeder.ts";
import { leviathanPowers } from "./powers/index.ts";
import { removeLifePointMove } from "./powers/rebel.ts";
import { isAlliedRace } from "./queries.ts";
import { tableauOf } from "./tableau.ts";
import { drawTokens, revealToken, reward, startTurn, stealToken } from "./tokens.ts";

/** The rules that Leviathan adds to those of Abyss or changes. Fights replace those of Abyss outright (AB-18 to AB-22). */
export const leviathanLayer: Layer<AbyssBlueprint, LeviathanAdded> = (below, top) => ({
  tasks: {
    "start-turn": startTurn(below),
    "limit-hand": limitHand(below),
    "next-turn": nextTurn(below),
    offer: offer(below, top),
    "leviathan-comes": leviathanComes,
    penalty,
    "place-leviathan": placeLeviathan,
    "pass-monster": passMonster,
    roll,
    strike,
    reward,
    "go-on": goOn,
    "end-fight": endFight,
    "martial-law": martialLaw,
  },
  moves: {
    ...activatedMoves(below),
    continue: continueMove(below, top),
    fight: fight(top),
    ignore: ignore(top),
    attack: attack(top),
    "end-fight": endFightMove,
    "add-pearls": addPearls,
    decline: decline(below),
    "draw-tokens": drawTokens,
    "reveal-token": revealToken(top),
    "lose-allies": loseAllies,
    "lose-lord": loseLord,
    "trim-hand": trimHand(top),
    "steal-token": stealToken,
    "send-leviathan": sendLeviathan,
    "remove-life-point": removeLifePointMove,
    "place-leviathan": placeLeviathanMove,
  },
  answers: {
    // LE-21: where no ally is left, a player who cannot fight passes.
    explore: [...below.answers.explore, "ignore", "pass"],
    // LE-37: no activated power from the choice of the target on. The two questions about tokens are also asked outside fights.
    attack: ["attack", "end-fight"],
    "add-pearls": ["add-pearls", "decline"],
    "choose-target": ["fight", "decline"],
    "draw-tokens": ["draw-tokens", ...below.activated],
    "reveal-token": ["reveal-token", ...below.activated, "decline"],
    "lose-allies": ["lose-allies", ...below.activated],
    "lose-lord": ["lose-lord", ...below.activated],
    "trim-hand": ["trim-hand"],
    "send-leviathan": ["send-leviathan", ...below.activated],
    "remove-life-point": ["remove-life-point", ...below.activated],
    "place-leviathan": ["place-leviathan", ...below.activated],
  },
  askable: askable(below),
  redact,
  deal: deal(below),
  hide: hide(below),
  fillHidden: fillHidden(below),
  layOut,
  problems: problems(below),
  tableau: (state, seat) => tableauOf(below.tableau(state, seat), state.table, seat),

  box: below.box.with(leviathanComponents),
  powers: { ...below.powers, ...leviathanPowers },
  startingHand,
  raiseThreat() {}, // LE-2
  canAttackWith: isAlliedRace,
  canBeTrimmed: () => true,
});

/** The rules of Abyss with Leviathan. */
export const leviathanStack: RulesStack<LeviathanBlueprint> = abyssStack.with(leviathanLayer);
