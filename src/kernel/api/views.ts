// The functions of a game that show a state: views, redacted events, sampled states, scores.
import * as agenda from "../agenda/agenda.ts";
import { startRun } from "../agenda/run.ts";
import { sum } from "../components/bags.ts";
import type { Engine } from "../contract/engine.ts";
import { knownEvent, knownState, knownView, trust, unchanging } from "../contract/trust.ts";
import { deepCopy } from "../data/deep-copy.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { lookUp } from "../data/look-up.ts";
import type { Seat, Viewer } from "../data/types.ts";
import type { Blueprint, StateOf, ViewOf, WorkingState } from "../rules/blueprint.ts";
import type { Redaction } from "../rules/rules.ts";
import { rank, type Standings } from "../score/score.ts";
import { scoreWith, sheetsOf } from "../score/scoring.ts";
import { mustBeSeat, mustBeSeed, mustBeViewer } from "../validation/guards.ts";
import { filledIn, hiddenFromViewer, noteViewer } from "./own-cards.ts";
import type { RefusalQuery } from "./queries.ts";
import { readActionOrRefuse } from "./read-action.ts";

/** Creates `view`, `redact`, `sampleState`, `preview`, `tableau`, `score`, `standings` and `totals` of a game. */
export function viewApi<B extends Blueprint>(engine: Engine<B>, refusal: RefusalQuery<B>) {
  const { id, rules, dispatch, reactions, scoring } = engine;
  type State = StateOf<B>;
  type View = ViewOf<B>;

  function view(state: State, viewer: Viewer): View {
    const known = knownState(engine, state);
    mustBeViewer(known.table.seats.length, viewer);
    const seen: View = { table: rules.hide(known, viewer), agenda: known.agenda };
    return noteViewer(trust(engine, deepFreeze(seen)), viewer);
  }

  function redact(event: B["event"], viewer: Viewer): B["event"] | undefined {
    const known = knownEvent(engine, event);
    mustBeViewer(engine.seats.max, viewer);
    const redaction = lookUp<Redaction<B["event"]>>(rules.redact, known.type)!;
    return redaction === "public" ? known : redaction(known, viewer);
  }

  function sampleState(view: View, seed: string): State {
    mustBeSeed(seed);
    const known = unchanging(engine, knownView(engine, view));
    return trust(engine, deepFreeze(filledIn(engine, known, seed)));
  }

  function tableau(view: View, seat: Seat): B["tableau"] {
    const known = knownView(engine, view);
    mustBeSeat(known.table.seats.length, seat);
    return rules.tableau(known, seat);
  }

  function standings(view: View): Standings {
    // Tableaux of a known view need no check.
    return rank(sheetsOf(scoring, tableauxIn(engine, knownView(engine, view))));
  }

  function score(tableaux: readonly B["tableau"][]) {
    return scoreWith(id, scoring, tableaux);
  }

  /** The view after the viewer's own action, if that reveals nothing: it is the same in every sampled state. */
  function preview(view: View, action: B["action"]) {
    const known = unchanging(engine, knownView(engine, view));
    const read = readActionOrRefuse(engine, action);
    // Another seat's view does not show everything that the acting seat sees.
    if (!read.ok || hiddenFromViewer(engine, known, read.value.seat)) return { certain: false };
    return refusal(known, read.value) ? { certain: false } : previewOf(known, read.value);
  }

  function previewOf(view: View, action: B["action"]) {
    const position = deepCopy(filledIn(engine, view, "preview")) as WorkingState<B>;
    const run = startRun(position, reactions);
    agenda.perform(dispatch, position, action, run);
    if (run.takeOutput().revealedTo.length > 0) return { certain: false };
    const after = rules.hide(position as State, action.seat);
    const seen: View = { table: after, agenda: position.agenda };
    return { certain: true, view: noteViewer(trust(engine, deepFreeze(seen)), action.seat) };
  }

  function totals(view: View): readonly number[] {
    return totalsOf(engine)(knownView(engine, view));
  }

  return { view, redact, sampleState, preview, tableau, score, standings, totals };
}

/** The tableau of each seat, as far as the view shows it. */
const tableauxIn = <B extends Blueprint>(
  { rules }: Engine<B>,
  view: ViewOf<B>,
): readonly B["tableau"][] => view.table.seats.map((_, seat) => rules.tableau(view, seat));

/** Points per seat. Tableaux of a known view need no check. */
export const totalsOf =
  <B extends Blueprint>(engine: Engine<B>) =>
  (view: ViewOf<B>): readonly number[] => {
    const tableaux = tableauxIn(engine, view);
    return tableaux.map((tableau) => {
      const opponents = tableaux.filter((other) => other !== tableau);
      return sum(engine.scoring.lines(tableau, opponents).map(({ points }) => points));
    });
  };
