// Doors that show a game: to a viewer, to a bot, to whoever counts the points.
import * as agenda from "../agenda.ts";
import { sum } from "../bags.ts";
import type { Blueprint, Position, StateOf, ViewOf } from "../blueprint.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { RulesError } from "../errors.ts";
import { frozen } from "../frozen.ts";
import { isObject, mustBeSeat, mustBeSeed, mustBeViewer, notAnObject } from "../guards.ts";
import { lookUp } from "../look-up.ts";
import { runOn } from "../play.ts";
import { rngOn, seedWords } from "../rng.ts";
import type { Redaction } from "../rules.ts";
import { rank, type Standings } from "../score.ts";
import { scoreWith } from "../scoring.ts";
import { isMade, made, mustBeState, mustBeView, shaped } from "../trust.ts";
import type { Seat, Viewer } from "../types.ts";
import { wrongValue } from "../wording.ts";
import type { Refuse } from "./asking.ts";

/** The doors of a game that show it. */
export function showingDoors<B extends Blueprint>(engine: Engine<B>, refuse: Refuse<B>) {
  const { id, rules, book, reactions, scoring } = engine;
  type State = StateOf<B>;
  type View = ViewOf<B>;

  function view(state: State, viewer: Viewer): View {
    mustBeState(engine, state);
    mustBeViewer(state.table.seats.length, viewer);
    const seen: View = { table: rules.hide(state, viewer), agenda: state.agenda };
    // What was not made here is somebody else's, and must not be frozen with the view.
    return made(engine, isMade(engine, state) ? seen : copy(seen), "made");
  }

  function redact(event: B["event"], viewer: Viewer): B["event"] | undefined {
    if (!isObject(event)) throw new RulesError("not an event", notAnObject);
    const redaction = lookUp<Redaction<B["event"]>>(rules.redact, event.type);
    if (redaction === undefined)
      throw new RulesError(
        `event of ${id}`,
        wrongValue(["type"], event.type, { names: Object.keys(rules.redact) }),
      );
    return redaction === "public" ? event : redaction(event, viewer);
  }

  function imagine(view: View, seed: string): State {
    mustBeView(engine, view);
    mustBeSeed(seed);
    const words = { rng: seedWords(seed) };
    // The state shares what the view shows; what was not made here could change under it.
    const seen = isMade(engine, view) ? view : frozen(copy(view));
    try {
      const table = rules.fill(seen, rngOn(words));
      return made(engine, { table, agenda: seen.agenda, rng: words.rng }, "made");
    } catch (cause) {
      const reason = `no state looks like it (${(cause as Error).message})`;
      throw new RulesError(`view of ${id}`, { path: ["table"], reason }, { cause });
    }
  }

  function tableau(view: View, seat: Seat): B["tableau"] {
    mustBeView(engine, view);
    mustBeSeat(view.table.seats.length, seat);
    return rules.tableau(view, seat);
  }

  function standings(view: View): Standings {
    mustBeView(engine, view);
    return rank(score(tableauxIn(engine, view)));
  }

  function score(tableaux: readonly B["tableau"][]) {
    return scoreWith(id, scoring, tableaux);
  }

  /** The view after an action of the viewer's own that tells nobody anything: the same in every world. */
  function preview(view: View, action: B["action"]) {
    mustBeView(engine, view);
    if (!isObject(action) || refuse(view, action)) return { certain: false };
    const imagined = imagine(view, "preview");
    // Somebody else's view does not show all that the acting seat sees, and made-up cards are not certain.
    if (hidesMore(view.table, rules.hide(imagined, action.seat))) return { certain: false };
    const world = copy(imagined) as Position<B>;
    const run = runOn(world, reactions);
    agenda.perform(book, world, action, run);
    if (run.said().informed.length > 0) return { certain: false };
    const after = rules.hide(world as State, action.seat);
    const seen: View = { table: after, agenda: world.agenda };
    return { certain: true, view: shaped(engine, frozen(seen)) };
  }

  function totals(view: View): readonly number[] {
    mustBeView(engine, view);
    return totalsOf(engine)(view);
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
