import { copy } from "../kernel/copy.ts";
import { canonicalJson, digest } from "../kernel/digest.ts";
import type { GameTypes, Of, Step } from "../kernel/game.ts";
import { readState } from "../kernel/read.ts";
import { record, replay } from "../kernel/replay.ts";
import type { Rng } from "../kernel/rng.ts";
import { rank } from "../kernel/score.ts";
import type { Seat, Viewer } from "../kernel/types.ts";
import { leaves, nearMisses } from "./near-misses.ts";
import { legalActions } from "./random.ts";
import { same } from "./same.ts";
import type { Subject } from "./subject.ts";

/** A state of a game in play, and chance to try things out with. */
export interface Moment<T extends GameTypes> extends Subject<T> {
  readonly state: Of<T, "state">;
  /** The components at the beginning, sorted. */
  readonly components: readonly string[];
  readonly rng: Rng;
}

/** A moment with the action that was chosen in it, and what the action led to. */
export interface Turn<T extends GameTypes> extends Moment<T> {
  readonly action: Of<T, "action">;
  readonly step: Step<T>;
}

/** A step of a game, be it the set-up. */
export interface Happening<T extends GameTypes> extends Subject<T> {
  readonly step: Step<T>;
}

/** A whole game. */
export interface Course<T extends GameTypes> extends Subject<T> {
  readonly seed: string;
  readonly actions: readonly Of<T, "action">[];
  /** What each action led to. */
  readonly steps: readonly Step<T>[];
  /** The state before each action, and the last one. */
  readonly states: readonly Of<T, "state">[];
}

/** What a law finds wrong; nothing if it holds. */
type Verdict = string | undefined;

const viewersOf = (seats: readonly Seat[]): Viewer[] => [...seats, "spectator"];

/** The seats of the game; every game has them on its table. */
const seatsOf = (state: object): Seat[] => [
  ...(state as { table: { seats: readonly unknown[] } }).table.seats.keys(),
];

const hasFrozenPart = (value: unknown): boolean =>
  value !== null &&
  typeof value === "object" &&
  (Object.isFrozen(value) || Object.values(value).some(hasFrozenPart));

const isDeeplyFrozen = (value: unknown): boolean =>
  value === null ||
  typeof value !== "object" ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

/** Where a view differs from its state other than by a `null`. */
function differsOpenly(view: unknown, whole: unknown): boolean {
  if (view === null || whole === null || typeof view !== "object" || typeof whole !== "object")
    return view !== null && view !== whole;
  const keys = Object.keys(view);
  return (
    keys.length !== Object.keys(whole).length ||
    keys.some((key) =>
      differsOpenly(
        (view as Record<string, unknown>)[key],
        (whole as Record<string, unknown>)[key],
      ),
    )
  );
}

/** Laws of every state. Each says what is wrong, or nothing. */
export const stateLaws = {
  "every component is in exactly one place": ({ inventory, state, components }) =>
    same([...inventory(state)].sort(), components) ? undefined : "components are lost or doubled",

  "a state is deeply frozen": ({ state }) => (isDeeplyFrozen(state) ? undefined : "it is not"),

  "a state survives JSON, and is sound when read again": ({ game, state }) =>
    same(readState(game, JSON.parse(JSON.stringify(state))), state) ? undefined : "it changed",

  "deciders are asked, and can answer; nobody else can act": ({ game, state }) => {
    const deciders = game.deciders(state);
    if ((game.decision(state) === undefined) !== (deciders.length === 0))
      return "a question without deciders, or deciders without a question";
    for (const seat of seatsOf(state)) {
      const [first] = game.legal(state, seat);
      if ((first !== undefined) !== deciders.includes(seat))
        return `seat ${seat} ${first ? "can act, but is not asked" : "is asked, but cannot answer"}`;
    }
    return undefined;
  },

  "the acting seat's view gives the same answers as the state": ({ game, state }) => {
    for (const seat of game.deciders(state)) {
      const view = game.view(state, seat);
      if (!same(game.deciders(view), game.deciders(state))) return `deciders differ, seat ${seat}`;
      if (!same(game.decision(view), game.decision(state))) return `decisions differ, seat ${seat}`;
      const { actions } = legalActions(game, state, seat);
      if (!same(legalActions(game, view, seat).actions, actions))
        return `legal actions differ, seat ${seat}`;
    }
    return undefined;
  },

  "a view is the state with cards face down, and nothing of chance": ({ game, state }) => {
    const { table, agenda, rng } = state as unknown as Record<string, unknown> & { rng: number[] };
    for (const viewer of viewersOf(seatsOf(state))) {
      const view = game.view(state, viewer);
      if (!game.schemas.view.safeParse(JSON.parse(JSON.stringify(view))).success)
        return `the view of ${viewer} does not fit its schema`;
      if (differsOpenly(view, { table, agenda })) return `the view of ${viewer} differs openly`;
      // Small words may be on the table by chance.
      const words = rng.filter((word) => Math.abs(word) > 1000);
      if (leaves(view).some((leaf) => words.includes(leaf as number)))
        return `the view of ${viewer} shows a random word`;
    }
    return undefined;
  },

  "an imagined state is sound and looks the same": ({ game, state, rng }) => {
    for (const viewer of viewersOf(seatsOf(state))) {
      const view = game.view(state, viewer);
      const imagined = game.imagine(view, `imagine:${rng.below(1e9)}`);
      if (!same(game.view(imagined, viewer), view)) return `it looks different to ${viewer}`;
      readState(game, JSON.parse(JSON.stringify(imagined)));
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;

/** Laws of what every step tells, the set-up included. */
export const eventLaws = {
  "events are plain JSON and fit their schema, redacted or not": ({ game, step }) => {
    if (!same(JSON.parse(JSON.stringify(step.events)), step.events)) return "they are not JSON";
    for (const event of step.events)
      for (const viewer of viewersOf(seatsOf(step.state))) {
        const seen = game.redact(event, viewer);
        if (seen === undefined) continue;
        if (!game.schemas.event.safeParse(seen).success) return `${event.type} does not fit`;
        if (differsOpenly(seen, event)) return `${viewer} sees another ${event.type}`;
      }
    return undefined;
  },

  "only seats of the game are informed": ({ step }) =>
    step.informed.every((seat) => seatsOf(step.state).includes(seat)) ? undefined : "others are",
} as const satisfies Record<string, <T extends GameTypes>(happening: Happening<T>) => Verdict>;

const RULE = /^[A-Z]+-\d+$/;

/** Laws of every action. */
export const stepLaws = {
  "an action changes neither the state nor itself, and is accepted again": (turn) => {
    const { game, state, action, step } = turn;
    for (const door of ["apply", "reduce"] as const) {
      const given = copy({ state, action });
      const before = JSON.stringify(given);
      const again = game[door](given.state, given.action);
      if (JSON.stringify(given) !== before) return `${door} changed what it was given`;
      if (hasFrozenPart(given)) return `${door} froze what it was given`;
      if (!again.ok) return `refused by ${door}: ${again.refusal.code}`;
      if (!same(again, step)) return `${door} led to something else`;
    }
    return undefined;
  },

  "near-misses are accepted only if legal, refused with a rule, and change nothing": (turn) => {
    const { game, state, action, rng } = turn;
    const { actions, complete } = legalActions(game, state, action.seat);
    const legal = new Set(actions.map(canonicalJson));
    const pool = leaves([actions.slice(0, 50), (state as { table?: unknown }).table]);
    for (const miss of nearMisses(action, pool, 8, rng)) {
      const result = game.reduce(state, miss);
      const read = game.schemas.action.safeParse(miss);
      const tried = JSON.stringify(miss);
      if (result.ok) {
        if (!read.success) return `malformed, but accepted: ${tried}`;
        const isOwn = read.data.seat === action.seat;
        if (isOwn && complete && !legal.has(canonicalJson(read.data)))
          return `not legal, but accepted: ${tried}`;
        continue;
      }
      if (result.state !== state) return `refused, but with another state: ${tried}`;
      if (!RULE.test(result.refusal.rule)) return `refused without a rule: ${tried}`;
      if (!read.success) continue;
      if (legal.has(canonicalJson(read.data))) return `legal, but refused: ${tried}`;
      const asked = game.refuse(game.view(state, action.seat), read.data);
      if (read.data.seat === action.seat && !same(asked, result.refusal))
        return `view and state refuse differently: ${tried}`;
    }
    return undefined;
  },

  "who is not informed learns nothing: every world held possible stays possible": (turn) => {
    const { game, state, action, step, rng } = turn;
    const uninformed: Viewer[] = seatsOf(state).filter((seat) => !step.informed.includes(seat));
    if (step.informed.length === 0) uninformed.push("spectator");
    for (const viewer of uninformed) {
      const world = game.imagine(game.view(state, viewer), `world:${rng.below(1e9)}`);
      const there = game.apply(world, action);
      if (!there.ok) return `${viewer} learned that ${there.refusal.code} does not hold`;
      if (!same(game.view(there.state, viewer), game.view(step.state, viewer)))
        return `${viewer} sees another table`;
      if (!same(seen(turn, there.events, viewer), seen(turn, step.events, viewer)))
        return `${viewer} sees other events`;
    }
    return undefined;
  },

  "what a seat cannot see changes neither its legal actions nor its refusals": (turn) => {
    const { game, state, action, rng } = turn;
    const { seat } = action;
    const world = game.imagine(game.view(state, seat), `hidden:${rng.below(1e9)}`);
    const { actions } = legalActions(game, state, seat);
    if (!same(legalActions(game, world, seat).actions, actions)) return "legal actions differ";
    for (const miss of nearMisses(action, leaves(actions.slice(0, 50)), 4, rng)) {
      const read = game.schemas.action.safeParse(miss);
      if (!read.success || read.data.seat !== seat) continue;
      if (!same(game.refuse(world, read.data), game.refuse(state, read.data)))
        return `refusals differ: ${JSON.stringify(miss)}`;
    }
    return undefined;
  },

  "answers to a shared question commute": ({ game, state, action, step, rng }) => {
    for (const other of game.deciders(state)) {
      if (other === action.seat) continue;
      const { actions } = legalActions(game, state, other);
      const second = actions[rng.below(actions.length)]!;
      const after = game.apply(step.state, second);
      const first = game.apply(state, second);
      const swapped = first.ok ? game.apply(first.state, action) : first;
      if (!after.ok || !swapped.ok) return `seat ${other} could answer before, but not after`;
      if (!same(after.state, swapped.state)) return `the order of answers matters, seat ${other}`;
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(turn: Turn<T>) => Verdict>;

function seen<T extends GameTypes>(
  { game }: Turn<T>,
  events: readonly Of<T, "event">[],
  viewer: Viewer,
): unknown[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
}

/** Laws of whole games. */
export const gameLaws = {
  "the game ends in time, and is over then": ({ game, states, actions, mostActions }) => {
    if (actions.length > mostActions) return `it took ${actions.length} actions`;
    const result = game.reduce(states.at(-1)!, actions[0]);
    return !result.ok && result.refusal.code === "game-over"
      ? undefined
      : "an action after the end";
  },

  "a replay gives the live states": ({ game, options, seed, actions, states }) => {
    const file = JSON.parse(JSON.stringify(record(game, { options, seed, actions })));
    const replayed = [...replay(game, file)].map(({ state }) => state);
    if (digest(replayed.at(-1)) !== digest(states.at(-1))) return "another digest";
    return same(replayed, states) ? undefined : "other states";
  },

  "simulate gives the states and events of reduce, and a refusal changes nothing": (course) => {
    const { game, states, steps, actions } = course;
    const simulation = game.simulate(states[0]!);
    for (const [i, { state, events, informed }] of steps.entries()) {
      const result = simulation.apply(actions[i]!);
      if (!result.ok || !same(result.events, events)) return `other events, action ${i}`;
      if (!same(result.informed, informed)) return `others informed, action ${i}`;
      if (!same(simulation.state, state)) return `another state, action ${i}`;
      if (game.refuse(simulation.state, actions[i]!) === undefined) continue;
      if (simulation.apply(actions[i]!).ok) return `refused, but carried out, action ${i}`;
      if (!same(simulation.state, state)) return `refused, but another state, action ${i}`;
    }
    return undefined;
  },

  "a twin that is saved and read again after every move stays equal": (course) => {
    const { game, states, actions } = course;
    let twin = states[0]!;
    for (const [i, action] of actions.entries()) {
      const result = game.reduce(JSON.parse(JSON.stringify(twin)), action);
      if (!result.ok || !same(result.state, states[i + 1])) return `it differs after action ${i}`;
      twin = result.state;
    }
    return undefined;
  },

  "scores add up, and standings are the ranks of the scores": ({ game, states }) => {
    const last = states.at(-1)!;
    const tableaux = seatsOf(last).map((seat) => game.tableau(last, seat));
    if (tableaux.some((tableau) => !game.schemas.tableau.safeParse(tableau).success))
      return "a tableau does not fit its schema";
    const sheets = game.score(tableaux);
    if (sheets.length !== tableaux.length) return "not a sheet for every seat";
    for (const { lines, total } of sheets)
      if (lines.reduce((sum, { points }) => sum + points, 0) !== total) return "a total is no sum";
    return same(game.standings(last), rank(sheets)) ? undefined : "other standings";
  },
} as const satisfies Record<string, <T extends GameTypes>(course: Course<T>) => Verdict>;
