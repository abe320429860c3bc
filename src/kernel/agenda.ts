import {
  type Blueprint,
  type EntryOf,
  isDecision,
  type Position,
  type ViewOf,
} from "./blueprint.ts";
import { lookUp } from "./look-up.ts";
import type { Run } from "./play.ts";
import type { CommonRefusal, RuleNumbers } from "./refusal.ts";

import type { Move, PlayOf, Rules, Wanted } from "./rules.ts";
import type { Seat } from "./types.ts";

/** A kind of action, whichever it is. */
type AnyMove<B extends Blueprint> = Move<
  B["view"],
  B["draft"],
  PlayOf<B>,
  B["action"],
  B["decision"],
  B["refusal"]
>;

const moveOf = <B extends Blueprint>(rules: Rules<B>, type: string): AnyMove<B> =>
  lookUp<AnyMove<B>>(rules.moves, type)!;

const taskOf = <B extends Blueprint>(rules: Rules<B>, task: B["task"]) =>
  lookUp<(table: B["draft"], task: B["task"], play: PlayOf<B>) => void>(rules.tasks, task.do)!;

const answersTo = <B extends Blueprint>(
  rules: Rules<B>,
  decision: B["decision"],
): readonly B["action"]["type"][] => lookUp<readonly string[]>(rules.answers, decision.ask)!;

const isQuestion = <B extends Blueprint>(entry: EntryOf<B>): entry is B["decision"] =>
  isDecision(entry);

/** The question on top of the agenda. A settled agenda has one on top, or is empty. */
export function openDecision<B extends Blueprint>(view: ViewOf<B>): B["decision"] | undefined {
  const top = view.agenda.at(-1);
  return top && isQuestion<B>(top) ? top : undefined;
}

/** The actions of these kinds that no rule refuses. */
function* accepted<B extends Blueprint>(
  rules: Rules<B>,
  table: B["view"],
  decision: B["decision"],
  seat: Seat,
  types: readonly B["action"]["type"][],
  wanted: Wanted = { payments: "all" },
): Generator<B["action"]> {
  for (const type of types) {
    const move = moveOf(rules, type);
    if (move.lastResort && !isStuck(rules, table, decision, seat)) continue;
    for (const action of move.options(table, seat, decision, wanted))
      if (!move.refuse(table, action, decision)) yield action;
  }
}

/** No move but a last resort would answer the question and close it. */
function isStuck<B extends Blueprint>(
  rules: Rules<B>,
  table: B["view"],
  decision: B["decision"],
  seat: Seat,
): boolean {
  const types = answersTo(rules, decision).filter((type) => {
    const move = moveOf(rules, type);
    return !move.keepsOpen && !move.declines && !move.lastResort;
  });
  return accepted(rules, table, decision, seat, types).next().done === true;
}

/**
 * Whether there is anything for the seat to decide. Where it may say no, something else must be
 * possible, be it an aside; where it may not, something that closes the question.
 */
export function hasAnswer<B extends Blueprint>(
  rules: Rules<B>,
  table: B["view"],
  decision: B["decision"],
  seat: Seat,
): boolean {
  const all = answersTo(rules, decision);
  const isOptional = all.some((type) => moveOf(rules, type).declines);
  const types = all.filter((type) => {
    const { declines, keepsOpen } = moveOf(rules, type);
    return isOptional ? !declines : !keepsOpen;
  });
  return accepted(rules, table, decision, seat, types).next().done !== true;
}

/** All actions open to the seat. */
export function* legal<B extends Blueprint>(
  rules: Rules<B>,
  view: ViewOf<B>,
  seat: Seat,
  wanted: Wanted,
): Generator<B["action"]> {
  const decision = openDecision(view);
  if (!decision?.seats.includes(seat)) return;
  yield* accepted(rules, view.table, decision, seat, answersTo(rules, decision), wanted);
}

/** Why the action may not be done; `undefined` if it may. */
export function refuse<B extends Blueprint>(
  rules: Rules<B>,
  common: RuleNumbers,
  view: ViewOf<B>,
  action: B["action"],
): CommonRefusal | B["refusal"] | undefined {
  const decision = openDecision(view);
  if (!decision) return { code: "game-over", rule: common["game-over"], params: {} };
  if (!decision.seats.includes(action.seat)) {
    const code = "not-your-decision";
    return { code, rule: common[code], params: { deciders: decision.seats } };
  }
  const answers = answersTo(rules, decision);
  if (!answers.includes(action.type)) {
    const code = "not-asked";
    return { code, rule: common[code], params: { ask: decision.ask, answers } };
  }
  const move = moveOf(rules, action.type);
  if (move.lastResort && !isStuck(rules, view.table, decision, action.seat)) {
    const code = "other-moves-possible";
    return { code, rule: common[code], params: {} };
  }
  return move.refuse(view.table, action, decision);
}

/** Does tasks until somebody owes an answer. A seat without an answer owes none. */
export function settle<B extends Blueprint>(
  rules: Rules<B>,
  position: Position<B>,
  run: Run<B>,
): void {
  run.react();
  for (let top = position.agenda.pop(); top; top = position.agenda.pop()) {
    if (!isQuestion<B>(top)) {
      taskOf(rules, top)(position.table, top, run.play);
      run.react();
      continue;
    }
    const decision = top;
    const seats = decision.seats.filter((seat) =>
      hasAnswer(rules, position.table as B["view"], decision, seat),
    );
    if (seats.length > 0) {
      position.agenda.push({ ...decision, seats });
      return;
    }
  }
}

/** Carries out an action that `refuse` accepts, and all that follows from it. */
export function perform<B extends Blueprint>(
  rules: Rules<B>,
  position: Position<B>,
  action: B["action"],
  run: Run<B>,
): void {
  const decision = position.agenda.pop() as B["decision"];
  const move = moveOf(rules, action.type);
  const seats = move.keepsOpen
    ? decision.seats
    : decision.seats.filter((seat) => seat !== action.seat);
  if (seats.length > 0) position.agenda.push({ ...decision, seats });
  move.perform(position.table, action, run.play, decision);
  settle(rules, position, run);
}
