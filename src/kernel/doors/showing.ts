// Doors that show a game: to a viewer, to a bot, to whoever counts the points.
import type { Blueprint, StateOf, ViewOf } from "../blueprint.ts";
import { copy } from "../copy.ts";
import type { Engine } from "../engine.ts";
import { RulesError } from "../errors.ts";
import { isObject, mustBeSeat, mustBeSeed, mustBeViewer, notAnObject } from "../guards.ts";
import { lookUp } from "../look-up.ts";
import { rngOn, seedWords } from "../rng.ts";
import type { Redaction } from "../rules.ts";
import { rank, type Standings } from "../score.ts";
import { made, mustBeState, mustBeView, shaped } from "../trust.ts";
import type { Seat, Viewer } from "../types.ts";

/** The doors of a game that show it. */
export function showingDoors<B extends Blueprint>(engine: Engine<B>) {
  const { id, rules, score } = engine;
  type State = StateOf<B>;
  type View = ViewOf<B>;

  function view(state: State, viewer: Viewer): View {
    mustBeState(engine, state);
    mustBeViewer(state.table.seats.length, viewer);
    return shaped(engine, { table: rules.hide(state, viewer), agenda: state.agenda });
  }

  function redact(event: B["event"], viewer: Viewer): B["event"] | undefined {
    if (!isObject(event)) throw new RulesError("not an event", notAnObject);
    const redaction = lookUp<Redaction<B["event"]>>(rules.redact, event.type);
    if (redaction === undefined)
      throw new RulesError(`event of ${id}`, {
        path: ["type"],
        reason: `unknown: ${String(event.type)}`,
      });
    return redaction === "public" ? event : redaction(event, viewer);
  }

  function imagine(view: View, seed: string): State {
    mustBeView(engine, view);
    mustBeSeed(seed);
    const words = { rng: seedWords(seed) };
    try {
      const table = rules.fill(view, rngOn(words)) as B["table"];
      return made(engine, { table, agenda: copy(view.agenda), rng: words.rng }, "made");
    } catch (cause) {
      const reason = `no state looks like it (${(cause as Error).message})`;
      throw new RulesError(`view of ${id}`, { path: ["table"], reason }, { cause });
    }
  }

  function tableau(state: State, seat: Seat): B["tableau"] {
    mustBeState(engine, state);
    mustBeSeat(state.table.seats.length, seat);
    return rules.tableau(state, seat);
  }

  function standings(state: State): Standings {
    mustBeState(engine, state);
    return rank(score(state.table.seats.map((_, seat) => tableau(state, seat))));
  }

  return { view, redact, imagine, tableau, standings };
}
