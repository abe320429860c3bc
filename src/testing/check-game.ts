import type { GameTypes, Of, Step } from "../kernel/game.ts";
import { choiceLaws } from "./choice-laws.ts";
import type { Course, Happening, Moment, Turn } from "./facts.ts";
import { gameLaws } from "./game-laws.ts";
import { legalActions, type Player, randomPlayer, rngOf } from "./random.ts";
import { stateLaws } from "./state-laws.ts";
import { eventLaws, stepLaws } from "./step-laws.ts";
import type { Subject } from "./subject.ts";

/** A law that does not hold, and the moment at which it was seen. */
export class LawViolation extends Error {
  override readonly name = "LawViolation";
  readonly law: string;
  readonly seed: string;
  /** How many actions had been carried out. */
  readonly step: number;

  constructor(law: string, what: string, seed: string, step: number, cause?: unknown) {
    super(`"${law}" does not hold: ${what} (seed ${JSON.stringify(seed)}, step ${step})`, {
      cause,
    });
    this.law = law;
    this.seed = seed;
    this.step = step;
  }
}

/** How a game is played while it is tested. */
export interface Checks<Action, Event> {
  /** Who plays; random players by default. */
  readonly player?: Player<Action>;
  /** Laws are tested at one step in so many, and in the end of one game in so many; always by default. */
  readonly every?: number;
  /** Sees every action with what it led to. */
  readonly watch?: (action: Action, events: readonly Event[]) => void;
}

/**
 * Plays one random game and tests the laws that every game of this library keeps, at every step.
 * Throws a {@link LawViolation} for the first that does not hold; returns the number of actions.
 * The same seed gives the same game.
 *
 * @example
 * ```ts
 * const inventory = ({ table }) => [...table.deck, ...table.seats.flatMap(({ hand }) => hand)];
 * checkGame({ game: myVariant, options: { players: 3 }, inventory, mostActions: 300 }, "seed 1");
 * ```
 */
export function checkGame<T extends GameTypes>(
  subject: Subject<T>,
  seed: string,
  checks: Checks<Of<T, "action">, Of<T, "event">> = {},
): number {
  const actions: Of<T, "action">[] = [];
  const violation = (law: string, what: string, cause?: unknown) =>
    new LawViolation(law, what, seed, actions.length, cause);
  const hold: Hold = (laws, facts) => {
    for (const [law, holds] of Object.entries(laws)) {
      let wrong: string | undefined;
      try {
        wrong = holds(facts);
      } catch (cause) {
        throw violation(law, String(cause), cause);
      }
      if (wrong !== undefined) throw violation(law, wrong);
    }
  };
  try {
    playAndHold(subject, seed, checks, actions, hold);
  } catch (cause) {
    if (cause instanceof LawViolation) throw cause;
    throw violation("the game can be played", String(cause), cause);
  }
  return actions.length;
}

/** Throws if one of the laws does not hold of the facts. */
type Hold = <Facts>(
  laws: Readonly<Record<string, (facts: Facts) => string | undefined>>,
  facts: Facts,
) => void;

function playAndHold<T extends GameTypes>(
  subject: Subject<T>,
  seed: string,
  { player = randomPlayer, every = 1, watch }: Checks<Of<T, "action">, Of<T, "event">>,
  actions: Of<T, "action">[],
  hold: Hold,
): void {
  const { game, options, inventory, mostActions } = subject;
  // Three sources of chance, so that a game does not depend on how often the laws are tested.
  const rng = rngOf(seed);
  const sampling = rngOf(`sampling:${seed}`);
  const start = game.setup(options, seed);
  hold<Happening<T>>(eventLaws, { ...subject, step: start });
  const components = [...inventory(start.state)].sort();
  if (components.length === 0) throw new RangeError("the inventory is empty");

  let { state } = start;
  const steps: Step<T>[] = [];
  for (;;) {
    const luck = rngOf(`${seed}:${actions.length}`);
    const moment = { ...subject, state, components, rng: luck };
    const deciders = game.deciders(state);
    const isSampled = sampling.below(every) === 0;
    if (isSampled) hold<Moment<T>>(stateLaws, moment);
    if (isSampled && deciders.length > 0) hold<Moment<T>>(choiceLaws, moment);
    if (deciders.length === 0 || actions.length > mostActions) break;

    const seat = deciders[rng.below(deciders.length)]!;
    const open = legalActions(game, state, seat).actions;
    if (open.length === 0) throw new Error(`seat ${seat} is asked, but cannot answer`);
    const action = player(open, rng);
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)} is legal, but refused`);
    if (isSampled) {
      hold<Happening<T>>(eventLaws, { ...subject, step });
      hold<Turn<T>>(stepLaws, { ...moment, action, step });
    }
    watch?.(action, step.events);
    actions.push(action);
    steps.push(step);
    state = step.state;
  }
  const states = [start.state, ...steps.map((step) => step.state)];
  if (actions.length > mostActions || sampling.below(every) === 0)
    hold<Course<T>>(gameLaws, { ...subject, seed, actions, steps, states });
}
