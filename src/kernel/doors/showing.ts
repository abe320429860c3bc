// Doors that show a game: to a viewer, to a bot, to whoever counts the points.
import * as agenda from "../agenda.ts";
import { sum } from "../bags.ts";
import type { Blueprint, Position, StateOf, ViewOf } from "../blueprint.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { isObject, mustBeSeat, mustBeSeed, mustBeViewer } from "../guards.ts";
import { lookUp } from "../look-up.ts";
import { runOn } from "../play.ts";
import { rngOn, seedWords } from "../rng.ts";
import type { Redaction } from "../rules.ts";
import { rank, type Standings } from "../score.ts";
import { scoreWith } from "../scoring.ts";
import { asEvent, isMade, made, possibleView, withState, withView } from "../trust.ts";
import type { Seat, Viewer } from "../types.ts";
import { takeAction } from "./actions.ts";
import type { Refuse } from "./asking.ts";

/** The doors of a game that show it. */
export function showingDoors<B extends Blueprint>(engine: Engine<B>, refuse: Refuse<B>) {
  const { id, rules, book, reactions, scoring } = engine;
  type State = StateOf<B>;
  type View = ViewOf<B>;

  function view(state: State, viewer: Viewer): View {
    return withState(engine, state, (own) => {
      mustBeViewer(own.table.seats.length, viewer);
      const seen: View = { table: rules.hide(own, viewer), agenda: own.agenda };
      // What was not made here may be in play still, and must not be frozen with the view.
      return made(engine, isMade(engine, own) ? seen : copy(seen), "made");
    });
  }

  function redact(event: B["event"], viewer: Viewer): B["event"] | undefined {
    const own = asEvent(engine, event);
    mustBeViewer(engine.seats.max, viewer);
    const redaction = lookUp<Redaction<B["event"]>>(rules.redact, own.type)!;
    return redaction === "public" ? event : redaction(own, viewer);
  }

  function imagine(view: View, seed: string): State {
    mustBeSeed(seed);
    return imagined(possibleView(engine, view), seed);
  }

  function imagined(view: View, seed: string): State {
    const words = { rng: seedWords(seed) };
    const table = rules.fill(view, rngOn(words));
    return made(engine, { table, agenda: view.agenda, rng: words.rng }, "made");
  }

  function tableau(view: View, seat: Seat): B["tableau"] {
    return withView(engine, view, (own) => {
      mustBeSeat(own.table.seats.length, seat);
      return rules.tableau(own, seat);
    });
  }

  function standings(view: View): Standings {
    return withView(engine, view, (own) => rank(score(tableauxIn(engine, own))));
  }

  function score(tableaux: readonly B["tableau"][]) {
    return scoreWith(id, scoring, tableaux);
  }

  /** The view after an action of the viewer's own that tells nobody anything: the same in every world. */
  function preview(view: View, action: B["action"]) {
    const own = possibleView(engine, view);
    const read = takeAction(engine, action);
    if (refuse(own, action) || !read.ok) return { certain: false };
    return previewOf(own, read.value);
  }

  function previewOf(view: View, action: B["action"]) {
    const filled = imagined(view, "preview");
    // Somebody else's view does not show all that the acting seat sees, and made-up cards are not certain.
    if (hidesMore(view.table, rules.hide(filled, action.seat))) return { certain: false };
    const world = copy(filled) as Position<B>;
    const run = runOn(world, reactions);
    agenda.perform(book, world, action, run);
    if (run.said().informed.length > 0) return { certain: false };
    const after = rules.hide(world as State, action.seat);
    const seen: View = { table: after, agenda: world.agenda };
    return { certain: true, view: made(engine, seen, "made") };
  }

  function totals(view: View): readonly number[] {
    return withView(engine, view, totalsOf(engine));
  }

  return { view, redact, imagine, preview, tableau, score, standings, totals };
}

/** Whether something lies face down in one table that is face up in the other. */
const hidesMore = (one: unknown, other: unknown): boolean =>
  one === null
    ? other !== null
    : isObject(one) &&
      Object.entries(one).some(([key, part]) =>
        hidesMore(part, (other as Record<string, unknown>)[key]),
      );

/** What each seat has to show for the score, as far as it is in sight. */
const tableauxIn = <B extends Blueprint>(
  { rules }: Engine<B>,
  view: ViewOf<B>,
): readonly B["tableau"][] => view.table.seats.map((_, seat) => rules.tableau(view, seat));

/** Points per seat, from tableaux of our own, which need no check. */
export const totalsOf =
  <B extends Blueprint>(engine: Engine<B>) =>
  (view: ViewOf<B>): readonly number[] => {
    const tableaux = tableauxIn(engine, view);
    return tableaux.map((tableau) => {
      const opponents = tableaux.filter((other) => other !== tableau);
      return sum(engine.scoring.lines(tableau, opponents).map(({ points }) => points));
    });
  };
