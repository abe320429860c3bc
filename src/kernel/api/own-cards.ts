// Queries need what the acting seat sees: in another seat's view its cards are face down.
import * as agenda from "../agenda/agenda.ts";
import { rngStateFrom, rngStoredIn } from "../components/rng.ts";
import type { Engine } from "../contract/engine.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import type { Seat, Viewer } from "../data/types.ts";
import type { Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import { isObject } from "../validation/guards.ts";

/** A state that looks like the view; the seed decides which one. */
export function filledIn<B extends Blueprint>(
  { rules }: Engine<B>,
  view: ViewOf<B>,
  seed: string,
): StateOf<B> {
  const holder = { rng: rngStateFrom(seed) };
  const table = rules.fillHidden(view, rngStoredIn(holder));
  return { table, agenda: view.agenda, rng: holder.rng };
}

/** The first place that is face down in one table and face up in the other. */
function firstHidden(one: unknown, other: unknown): Problem["path"] | undefined {
  if (one === null) return other === null ? undefined : [];
  if (!isObject(one) || one === other) return undefined;
  const isList = Array.isArray(one);
  for (const [key, part] of Object.entries(one)) {
    const inside = firstHidden(part, (other as Record<string, unknown>)[key]);
    if (inside) return [isList ? Number(key) : key, ...inside];
  }
  return undefined;
}

/** What was found in views, which are frozen: by seat, the first place that is face down for the viewer only. */
const found = new WeakMap<object, Map<Seat, Problem["path"] | undefined>>();

/** Records whose view it is, so that it need not be worked out: nothing that the seat sees is face down in it. */
export function noteViewer<View extends object>(view: View, viewer: Viewer): View {
  if (viewer !== "spectator") found.set(view, new Map([[viewer, undefined]]));
  return view;
}

/** The first place in the view that the seat sees, but the viewer does not; `undefined` if there is none. */
export function hiddenFromViewer<B extends Blueprint>(
  engine: Engine<B>,
  view: ViewOf<B>,
  seat: Seat,
): Problem["path"] | undefined {
  if ("rng" in view) return undefined;
  const bySeat = found.get(view) ?? new Map<Seat, Problem["path"] | undefined>();
  found.set(view, bySeat);
  // Which cards are face down is the same in every state that looks like the view.
  if (!bySeat.has(seat)) {
    const seen = engine.rules.hide(filledIn(engine, view, "own cards"), seat);
    bySeat.set(seat, firstHidden(view.table, seen));
  }
  return bySeat.get(seat);
}

/**
 * The open question as the seat faces it; `undefined` if the seat does not have to answer. Throws a `RulesError`
 * if something that the seat sees is face down in the view.
 */
export function decisionOf<B extends Blueprint>(
  engine: Engine<B>,
  view: ViewOf<B>,
  seat: Seat,
): agenda.SeatDecision<B> | undefined {
  const decision = agenda.seatDecisionOf(engine.dispatch, view, seat);
  const place = decision && hiddenFromViewer(engine, view, seat);
  if (!place) return decision;
  throw new RulesError(`view of ${engine.id}`, {
    path: ["table", ...place],
    reason: `is face down, but seat ${seat} sees it; expected the view of seat ${seat}`,
    found: "another view",
    expected: [`the view of seat ${seat}`, "a state"],
  });
}
