import { freeze, produce } from "immer";
import * as agenda from "./agenda.ts";
import { agendaProblems } from "./agenda-consistency.ts";
import { copy } from "./copy.ts";
import { type Problem, RulesError } from "./errors.ts";
import type { Game, GameTypes } from "./game.ts";
import {
  isObject,
  mustBeSeat,
  mustBeSeed,
  mustBeViewer,
  notAnAction,
  notAnObject,
} from "./guards.ts";
import type { RuleNumbers } from "./refusal.ts";
import { playOn } from "./play.ts";
import { rngOn, seedWords } from "./rng.ts";
import type { Blueprint, PlayOf, Position, Rules, StateOf, ViewOf, Wanted } from "./rules.ts";
import {
  consistent,
  readAction,
  readOrThrow,
  replaySchema,
  type Shapes,
  stateSchema,
  viewSchema,
} from "./schema.ts";
import { rank, type ScoreSheet } from "./score.ts";
import type { Seat, Viewer } from "./types.ts";

/** How a game made of parts shows itself to the outside. */
export interface TypesOf<P extends Blueprint> extends GameTypes {
  id: P["id"];
  options: P["options"];
  state: StateOf<P>;
  view: ViewOf<P>;
  action: P["action"];
  decision: P["decision"];
  event: P["event"];
  refusal: P["refusal"];
  tableau: P["tableau"];
}

/** What a game must say of itself; `define` does the rest. */
export interface Definition<P extends Blueprint> {
  readonly id: P["id"];
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly shapes: Shapes<P>;
  readonly rules: Rules<P>;
  readonly ruleNumbers: RuleNumbers;
  /** Lays the table; what is on the agenda is done at once. */
  deal(
    options: P["options"],
    play: Pick<PlayOf<P>, "rng" | "emit">,
  ): Pick<Position<P>, "table" | "agenda">;
  /** What does not fit together in a state of the right shape. */
  problems(state: StateOf<P>): Iterable<Problem>;
  /** The table with everything face down that the viewer may not see. */
  hide(state: StateOf<P>, viewer: Viewer): P["view"];
  redact(event: P["event"], viewer: Viewer): P["event"] | undefined;
  /** The table with cards in place of those face down. */
  fill(view: ViewOf<P>, rng: PlayOf<P>["rng"]): P["draft"];
  tableau(state: StateOf<P>, seat: Seat): P["tableau"];
  score(tableaux: readonly P["tableau"][]): readonly ScoreSheet[];
}

/** Makes a game of its definition. */
export function define<P extends Blueprint>(definition: Definition<P>): Game<TypesOf<P>> {
  type State = StateOf<P>;
  type View = ViewOf<P>;
  const { id, rules, shapes, ruleNumbers } = definition;

  const stateShape = stateSchema(shapes);
  const schemas = {
    options: shapes.options,
    action: shapes.action,
    event: shapes.event,
    state: consistent(stateShape, function* (state) {
      yield* definition.problems(state);
      yield* agendaProblems(rules, state);
    }),
    view: viewSchema(shapes),
    tableau: shapes.tableau,
    replay: replaySchema(id, shapes),
  };

  // What was made here, deeply frozen, and whether it is known to be sound: `reduce` checks the rest.
  const made = new WeakMap<object, { readonly isSound: boolean }>();
  const keep = (state: State, isSound: boolean): State => {
    made.set(freeze(state, true), { isSound });
    return state;
  };
  // Views and states whose shape is known. Anything else is looked at once, at whichever door it comes in.
  const known = new WeakSet<object>();
  function mustBeView(view: unknown): void {
    if (isObject(view) && (known.has(view) || made.has(view))) return;
    const isState = isObject(view) && "rng" in view;
    if (isState) readOrThrow(stateShape, `state of ${id}`, view);
    else readOrThrow(schemas.view, `view of ${id}`, view);
    known.add(view as object);
  }
  function mustBeState(state: unknown): void {
    mustBeView(state);
    if (!("rng" in (state as object)))
      throw new RulesError(`state of ${id}`, {
        path: ["rng"],
        reason: "is missing: this is a view",
      });
  }

  function setup(options: P["options"], seed: string) {
    mustBeSeed(seed);
    const checked = readOrThrow(schemas.options, `options of ${id}`, options);
    const position: Position<P> = { table: { seats: [] }, agenda: [], rng: seedWords(seed) };
    const report = playOn(position);
    Object.assign(position, definition.deal(checked, report.play));
    agenda.settle(rules, position, report.play);
    return { ok: true, state: keep(position as State, true), ...freeze(copy(report.said()), true) };
  }

  function apply(state: State, action: P["action"]) {
    mustBeState(state);
    const refusal = refuse(state as View, action);
    if (refusal) return { ok: false, state, refusal };
    // What was not made here is somebody else's, and must not be frozen with the next state.
    const origin = made.get(state);
    const own = origin ? state : copy(state);
    // Drafting the table alone costs half as much as drafting the whole state.
    const position: Position<P> = { ...own, agenda: [...own.agenda], table: { seats: [] } };
    const report = playOn(position);
    const table = produce(own.table, (draft) => {
      position.table = draft as P["draft"];
      agenda.perform(rules, position, action, report.play);
    });
    const { agenda: todo, rng } = position;
    const next = keep({ table, agenda: todo, rng }, origin?.isSound === true);
    return { ok: true, state: next, ...freeze(copy(report.said()), true) };
  }

  function reduce(state: State, action: unknown) {
    const own = made.get(state)?.isSound
      ? state
      : keep(readOrThrow(schemas.state, `state of ${id}`, state), true);
    const read = readAction(schemas.action, action, ruleNumbers.malformed);
    const result = read.ok ? apply(own, read.value) : { ok: false, refusal: read.refusal };
    return result.ok ? result : { ...result, state };
  }

  function simulate(state: State) {
    mustBeState(state);
    const position = copy(state) as Position<P>;
    known.add(position);
    return {
      state: position as State,
      apply(action: P["action"]) {
        const refusal = refuse(position as View, action);
        if (refusal) return { ok: false, refusal };
        const report = playOn(position);
        agenda.perform(rules, position, action, report.play);
        return { ok: true, ...report.said() };
      },
    };
  }

  function decision(view: View) {
    mustBeView(view);
    return agenda.openDecision(view);
  }

  function legal(view: View, seat: Seat, { payments = "all" }: Partial<Wanted> = {}) {
    mustBeView(view);
    return agenda.legal(rules, view, seat, { payments });
  }

  function refuse(view: View, action: P["action"]) {
    mustBeView(view);
    const refusal = isObject(action)
      ? agenda.refuse(rules, ruleNumbers, view, action)
      : notAnAction(ruleNumbers);
    // A refusal may name what lies on the table, or in the rules; it must not be a way to change it.
    return refusal && freeze(copy(refusal), true);
  }

  function view(state: State, viewer: Viewer): View {
    mustBeState(state);
    mustBeViewer(state.table.seats.length, viewer);
    const view = { table: definition.hide(state, viewer), agenda: state.agenda };
    known.add(view);
    return view;
  }

  function redact(event: P["event"], viewer: Viewer) {
    if (!isObject(event)) throw new RulesError("not an event", notAnObject);
    return definition.redact(event, viewer);
  }

  function imagine(view: View, seed: string): State {
    mustBeView(view);
    mustBeSeed(seed);
    const words = { rng: seedWords(seed) };
    try {
      const table = definition.fill(view, rngOn(words)) as P["table"];
      return keep({ table, agenda: copy(view.agenda), rng: words.rng }, false);
    } catch (cause) {
      const reason = `no state looks like it (${(cause as Error).message})`;
      throw new RulesError(`view of ${id}`, { path: ["table"], reason }, { cause });
    }
  }

  function tableau(state: State, seat: Seat): P["tableau"] {
    mustBeState(state);
    mustBeSeat(state.table.seats.length, seat);
    return definition.tableau(state, seat);
  }

  function standings(state: State) {
    mustBeState(state);
    return rank(definition.score(state.table.seats.map((_, seat) => tableau(state, seat))));
  }

  const game = {
    id,
    version: definition.version,
    seats: definition.seats,
    schemas,
    setup,
    reduce,
    apply,
    simulate,
    decision,
    deciders: (view: View) => decision(view)?.seats ?? [],
    legal,
    refuse,
    view,
    redact,
    imagine,
    tableau,
    score: definition.score,
    standings,
  };
  // The contract names its types by `Of`, which TypeScript does not look into while P is open.
  return game as unknown as Game<TypesOf<P>>;
}
