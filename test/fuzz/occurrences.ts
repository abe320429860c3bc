// Counts what occurs in random games.
import type { Game, GameInput, GameTypes, Of, Step } from "../../src/kernel/contract/game.ts";
import type { Powers } from "./trials.ts";

/** What is counted. */
export const kinds = [
  "action",
  "question",
  "event",
  "refusal",
  "lord",
  "location",
  "power",
] as const;
export type Kind = (typeof kinds)[number];

/** How often each name of a kind occurred. */
export type Counts = Readonly<Record<Kind, Record<string, number>>>;

export const noCounts = (): Counts => ({
  action: {},
  question: {},
  event: {},
  refusal: {},
  lord: {},
  location: {},
  power: {},
});

const add = (counts: Counts, kind: Kind, name: string, times = 1): void => {
  counts[kind][name] = (counts[kind][name] ?? 0) + times;
};

/** Adds counts to a sum. */
export function addCounts(sum: Counts, more: Counts): void {
  for (const kind of kinds)
    for (const [name, times] of Object.entries(more[kind])) add(sum, kind, name, times);
}

/** The same game, but it counts its refusals of the illegal actions that the laws try. */
export function countingRefusals<T extends GameTypes>(game: Game<T>, counts: Counts): Game<T> {
  const counted = <R extends ReturnType<Game<T>["reduce"]>>(result: R): R => {
    if (!result.ok) add(counts, "refusal", result.refusal.code);
    return result;
  };
  return {
    ...game,
    reduce: (...args) => counted(game.reduce(...args)),
  };
}

/** Events that bring a card into play, and the field that names it. */
const entryEvents: Readonly<Record<string, readonly ["lord" | "location", string]>> = {
  "lord-entered": ["lord", "lord"],
  "lord-placed": ["lord", "lord"],
  "exile-entered": ["lord", "exile"],
  "location-controlled": ["location", "location"],
  "location-recaptured": ["location", "location"],
  "location-taken": ["location", "location"],
};

/** Counts what occurred in a game: in its set-up, and by each action. */
export function countGame<T extends GameTypes>(
  game: Game<T>,
  { actions }: GameInput<T>,
  [start, ...steps]: readonly Step<T>[],
  powers: Powers<T>,
  counts: Counts,
): void {
  countEvents(start!.events, counts);
  let before = start!.state;
  for (const [i, { events, state: after }] of steps.entries()) {
    const action = actions[i]!;
    const decision = game.decision(before)!;
    add(counts, "action", action.type);
    add(counts, "question", decision.ask);
    countEvents(events, counts);
    for (const [power, works] of Object.entries(powers))
      if (works({ before, decision, action, after, events })) add(counts, "power", power);
    before = after;
  }
}

function countEvents<T extends GameTypes>(events: readonly Of<T, "event">[], counts: Counts): void {
  for (const event of events) {
    add(counts, "event", event.type);
    const entering = entryEvents[event.type];
    if (!entering) continue;
    const [kind, field] = entering;
    add(counts, kind, String((event as unknown as Record<string, unknown>)[field]));
  }
}
