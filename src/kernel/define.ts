import { freeze, produce } from "immer";
import * as agenda from "./agenda.ts";
import { copy } from "./copy.ts";
import { type Problem, RulesError } from "./errors.ts";
import type { Game, GameTypes } from "./game.ts";
import { isCount } from "./problems.ts";
import type { CommonRules } from "./refusal.ts";
import { rngOn, seedWords } from "./rng.ts";
import type { Parts, PlayOf, Position, Rules, StateOf, ViewOf, Wanted } from "./rules.ts";
import {
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
export interface TypesOf<P extends Parts> extends GameTypes {
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
export interface Definition<P extends Parts> {
  readonly id: P["id"];
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly shapes: Shapes<P>;
  readonly rules: Rules<P>;
  readonly commonRules: CommonRules;
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

/** What does not fit in an agenda: seats that are not there, or a question that somebody asked cannot answer. */
function* agendaProblems<P extends Parts>(rules: Rules<P>, state: StateOf<P>): Generator<Problem> {
  const players = state.table.seats.length;
  for (const [i, entry] of state.agenda.entries()) {
    const { seat, seats } = entry as { seat?: Seat; seats?: readonly Seat[] };
    const named = seats ?? (seat === undefined ? [] : [seat]);
    if (named.some((one) => one >= players))
      yield { path: ["agenda", i], reason: `there are only ${players} seats` };
    if (new Set(named).size < named.length)
      yield { path: ["agenda", i, "seats"], reason: "a seat is named twice" };
  }
  if (state.agenda.length === 0) return;
  const top = ["agenda", state.agenda.length - 1];
  const decision = agenda.openDecision(state as ViewOf<P>);
  if (!decision || decision.seats.length === 0)
    yield { path: top, reason: "the last entry must be a question to somebody" };
  for (const seat of decision?.seats ?? [])
    if (!agenda.hasAnswer(rules, state.table as P["view"], decision!, seat))
      yield { path: top, reason: `seat ${seat} has no answer to it` };
}

/** Makes a game of its definition. */
export function define<P extends Parts>(definition: Definition<P>): Game<TypesOf<P>> {
  type State = StateOf<P>;
  type View = ViewOf<P>;
  const { id, rules, shapes, commonRules } = definition;

  const schemas = {
    options: shapes.options,
    action: shapes.action,
    event: shapes.event,
    state: stateSchema(shapes, function* (state) {
      yield* definition.problems(state);
      yield* agendaProblems(rules, state);
    }),
    view: viewSchema(shapes),
    tableau: shapes.tableau,
    replay: replaySchema(id, shapes),
  };

  // States made here need no check; any other is checked by `reduce`.
  const sound = new WeakSet<object>();
  const keep = (state: State): State => {
    sound.add(freeze(state, true));
    return state;
  };

  function setup(options: P["options"], seed: string) {
    mustBeSeed(seed);
    const checked = readOrThrow(schemas.options, `options of ${id}`, options);
    const position: Position<P> = { table: { seats: [] }, agenda: [], rng: seedWords(seed) };
    const report = reportOn(position);
    Object.assign(position, definition.deal(checked, report.play));
    agenda.settle(rules, position, report.play);
    return { ok: true, state: keep(position as State), ...freeze(copy(report.said()), true) };
  }

  function apply(state: State, action: P["action"]) {
    const refusal = refuse(state as View, action);
    if (refusal) return { ok: false, state, refusal };
    // What is not frozen is somebody else's, and must not be frozen with the next state.
    const own = Object.isFrozen(state) ? state : copy(state);
    // Drafting the table alone costs half as much as drafting the whole state.
    const position: Position<P> = { ...own, agenda: [...own.agenda], table: { seats: [] } };
    const report = reportOn(position);
    const table = produce(own.table, (draft) => {
      position.table = draft as P["draft"];
      agenda.perform(rules, position, action, report.play);
    });
    const next = keep({ table, agenda: position.agenda, rng: position.rng });
    return { ok: true, state: next, ...freeze(copy(report.said()), true) };
  }

  function reduce(state: State, action: unknown) {
    if (!sound.has(state)) readOrThrow(schemas.state, `state of ${id}`, state);
    const read = readAction(schemas.action, action, commonRules.malformed);
    return read.ok ? apply(state, read.value) : { ok: false, state, refusal: read.refusal };
  }

  function simulate(state: State) {
    mustBeView(id, state);
    const position = copy(state) as Position<P>;
    return {
      state: position as State,
      apply(action: P["action"]) {
        const refusal = refuse(position as View, action);
        if (refusal) return { ok: false, refusal };
        const report = reportOn(position);
        agenda.perform(rules, position, action, report.play);
        return { ok: true, ...report.said() };
      },
    };
  }

  function decision(view: View) {
    mustBeView(id, view);
    return agenda.openDecision(view);
  }

  function legal(view: View, seat: Seat, { payments = "all" }: Partial<Wanted> = {}) {
    mustBeView(id, view);
    return agenda.legal(rules, view, seat, { payments });
  }

  function refuse(view: View, action: P["action"]) {
    mustBeView(id, view);
    return agenda.refuse(rules, commonRules, view, action);
  }

  function view(state: State, viewer: Viewer): View {
    mustBeView(id, state);
    mustBeViewer(state.table.seats.length, viewer);
    return { table: definition.hide(state, viewer), agenda: state.agenda };
  }

  function imagine(view: View, seed: string): State {
    mustBeView(id, view);
    mustBeSeed(seed);
    const words = { rng: seedWords(seed) };
    const table = definition.fill(view, rngOn(words));
    return freeze({ table: table as P["table"], agenda: copy(view.agenda), rng: words.rng }, true);
  }

  function tableau(state: State, seat: Seat): P["tableau"] {
    mustBeView(id, state);
    mustBeSeat(state.table.seats.length, seat);
    return definition.tableau(state, seat);
  }

  function standings(state: State) {
    mustBeView(id, state);
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
    redact: definition.redact,
    imagine,
    tableau,
    score: definition.score,
    standings,
  };
  // The contract names its types by `Of`, which TypeScript does not look into while P is open.
  return game as unknown as Game<TypesOf<P>>;
}

/** What a run of rules says, and the `Play` by which it says it. */
function reportOn<P extends Parts>(position: Position<P>) {
  const events: P["event"][] = [];
  const informed = new Set<Seat>();
  const play: PlayOf<P> = {
    rng: rngOn(position),
    emit: (event) => {
      events.push(event);
    },
    next: (...entries) => {
      position.agenda.push(...entries.reverse());
    },
    inform: (seats) => {
      for (const seat of seats) informed.add(seat);
    },
  };
  const said = () => ({ events, informed: [...informed].sort((a, b) => a - b) });
  return { play, said };
}

// Wrong types reach these doors from JavaScript; they get an error that says so.

function mustBeView(id: string, view: unknown): void {
  const { table, agenda } = (view ?? {}) as Partial<ViewOf<Parts>>;
  if (!Array.isArray(table?.seats) || !Array.isArray(agenda))
    throw new RulesError(`not a state or view of ${id}`, {
      path: [],
      reason: "expected an object with table and agenda",
    });
}

function mustBeViewer(players: number, viewer: Viewer): void {
  if (viewer !== "spectator") mustBeSeat(players, viewer);
}

function mustBeSeat(players: number, seat: Seat): void {
  if (!isCount(seat) || seat >= players)
    throw new RulesError("no such seat", {
      path: [],
      reason: `expected a number from 0 to ${players - 1}`,
    });
}

function mustBeSeed(seed: unknown): void {
  if (typeof seed !== "string")
    throw new RulesError("not a seed", { path: [], reason: "expected a string" });
}
