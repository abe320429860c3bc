import { lookUp } from "./look-up.ts";
import type { CommonRefusal, RuleNumbers } from "./refusal.ts";
import type { EntryOf, MoveOf, Blueprint, PlayOf, Position, Rules, ViewOf, Wanted } from "./rules.ts";
import type { Seat } from "./types.ts";

const moveOf = <P extends Blueprint>(rules: Rules<P>, type: string): MoveOf<P, P["action"]> =>
  lookUp<MoveOf<P, P["action"]>>(rules.moves, type)!;

const taskOf = <P extends Blueprint>(rules: Rules<P>, task: P["task"]) =>
  lookUp<(table: P["draft"], task: P["task"], play: PlayOf<P>) => void>(rules.tasks, task.do)!;

const answersTo = <P extends Blueprint>(
  rules: Rules<P>,
  decision: P["decision"],
): readonly P["action"]["type"][] => lookUp<readonly string[]>(rules.answers, decision.ask)!;

const isDecision = <P extends Blueprint>(entry: EntryOf<P>): entry is P["decision"] => "ask" in entry;

/** The question on top of the agenda. A settled agenda has one on top, or is empty. */
export function openDecision<P extends Blueprint>(view: ViewOf<P>): P["decision"] | undefined {
  const top = view.agenda.at(-1);
  return top && isDecision<P>(top) ? top : undefined;
}

/** The actions of these kinds that no rule refuses. */
function* accepted<P extends Blueprint>(
  rules: Rules<P>,
  table: P["view"],
  decision: P["decision"],
  seat: Seat,
  types: readonly P["action"]["type"][],
  wanted: Wanted = { payments: "all" },
): Generator<P["action"]> {
  for (const type of types) {
    const move = moveOf(rules, type);
    if (move.lastResort && !isStuck(rules, table, decision, seat)) continue;
    for (const action of move.options(table, seat, decision, wanted))
      if (!move.refuse(table, action, decision)) yield action;
  }
}

/** No move but a last resort would answer the question and close it. */
function isStuck<P extends Blueprint>(
  rules: Rules<P>,
  table: P["view"],
  decision: P["decision"],
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
export function hasAnswer<P extends Blueprint>(
  rules: Rules<P>,
  table: P["view"],
  decision: P["decision"],
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
export function* legal<P extends Blueprint>(
  rules: Rules<P>,
  view: ViewOf<P>,
  seat: Seat,
  wanted: Wanted,
): Generator<P["action"]> {
  const decision = openDecision(view);
  if (!decision?.seats.includes(seat)) return;
  yield* accepted(rules, view.table, decision, seat, answersTo(rules, decision), wanted);
}

/** Why the action may not be done; `undefined` if it may. */
export function refuse<P extends Blueprint>(
  rules: Rules<P>,
  common: RuleNumbers,
  view: ViewOf<P>,
  action: P["action"],
): CommonRefusal | P["refusal"] | undefined {
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
export function settle<P extends Blueprint>(
  rules: Rules<P>,
  position: Position<P>,
  play: PlayOf<P>,
): void {
  for (let top = position.agenda.pop(); top; top = position.agenda.pop()) {
    if (!isDecision<P>(top)) {
      taskOf(rules, top)(position.table, top, play);
      continue;
    }
    const decision = top;
    const seats = decision.seats.filter((seat) =>
      hasAnswer(rules, position.table as P["view"], decision, seat),
    );
    if (seats.length > 0) {
      position.agenda.push({ ...decision, seats });
      return;
    }
  }
}

/** Carries out an action that `refuse` accepts, and all that follows from it. */
export function perform<P extends Blueprint>(
  rules: Rules<P>,
  position: Position<P>,
  action: P["action"],
  play: PlayOf<P>,
): void {
  const decision = position.agenda.pop() as P["decision"];
  const move = moveOf(rules, action.type);
  const seats = move.keepsOpen
    ? decision.seats
    : decision.seats.filter((seat) => seat !== action.seat);
  if (seats.length > 0) position.agenda.push({ ...decision, seats });
  move.perform(position.table, action, play, decision);
  settle(rules, position, play);
}
