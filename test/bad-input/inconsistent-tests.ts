// States of the right shape that are inconsistent.
import { expect, test } from "vitest";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { randomPlayer, rngOf } from "../../src/testing/random.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { IS_SAMPLE, share } from "../repetition.ts";
import { copy, rulesError, unlessRulesError } from "./errors.ts";
import { firstAction } from "./subject.ts";

/** Changes a state of any game. */
// biome-ignore lint/suspicious/noExplicitAny: a broken state has no type
export type Break = (state: any) => void;

/** A title, a consistent state, the path of the error, and what breaks the state. */
export type BreakRow<State> = readonly [string, Scene<State>, string | RegExp, Break];

/** A dotted path in which `agenda.-1` is the top of the state's agenda, and `agenda.-2` the entry under it. */
export const pathIn = ({ agenda }: { agenda: readonly unknown[] }, path: string): string =>
  path.replace(/^agenda\.(-\d+)/, (_, fromTop) => `agenda.${agenda.length + Number(fromTop)}`);

/** Breaks a state by setting the value at a dotted path. */
export const set =
  (path: string, value: unknown): Break =>
  (state) => {
    const keys = pathIn(state, path).split(".");
    const last = keys.pop()!;
    keys.reduce((inner, key) => inner[key], state)[last] = value;
  };

/** Inconsistencies in any game; the state has three players, of whom seat 0 has to decide. */
export const inAnyGame = <State>(start: Scene<State>): BreakRow<State>[] => {
  const question = "agenda.-1";
  return [
    ["nothing to do before the end", start, "agenda", set("agenda", [])],
    ["no question", start, "agenda.-2", ({ agenda }) => agenda.pop()],
    ["a turn without an end", start, "agenda", ({ agenda }) => agenda.shift()],
    ["two questions", start, "agenda", ({ agenda }) => agenda.push(copy(agenda.at(-1)))],
    ["a question to another", start, question, set(`${question}.seats`, [1])],
    ["a question to two", start, question, set(`${question}.seats`, [0, 1])],
    ["a question to nobody", start, question, set(`${question}.seats`, [])],
    ["an unknown question", start, `${question}.ask`, set(`${question}.ask`, "riot")],
    ["an unknown task", start, "agenda.0.do", set("agenda.0.do", "riot")],
    ["an unknown last seat", start, "table.lastSeat", set("table.lastSeat", 3)],
    ["negative pearls", start, "table.seats.0.pearls", set("table.seats.0.pearls", -1)],
    ["one player", start, "table.seats", ({ table }) => table.seats.splice(1)],
    ["too few words of the generator", start, "rng", ({ rng }) => rng.pop()],
    ["an invalid word of the generator", start, "rng.0", set("rng.0", 0.5)],
    ["a key too many", start, "more", set("more", 1)],
  ];
};

/** Tests that each broken state is an error with its path, by `readState` and by `reduce`. */
export function testInconsistent<T extends GameTypes>(
  game: Game<T>,
  start: Scene<Of<T, "state">>,
  rows: readonly BreakRow<Of<T, "state">>[],
): void {
  test.each(rows)("%s", (_, consistent, path, breakIt) => {
    const action = firstAction({ game, start });
    const state = copy(stateOf(consistent));
    const expected = typeof path === "string" ? pathIn(state, path) : path;
    breakIt(state);
    const error = rulesError(() => readState(game, state));
    if (typeof expected === "string") expect(error.path).toBe(expected);
    else expect(error.path).toMatch(expected);
    expect(error.reason).not.toBe("");
    expect(error.message).toContain(`state of ${game.id}`);
    expect(rulesError(() => game.reduce(state, action)).path).toBe(error.path);
  });
}

type Named<Thing> = readonly [string, Thing];

/** The distinct parts of the agendas. */
function distinct(states: readonly Named<object>[], part: (agenda: unknown[]) => unknown) {
  const unfinished = states.filter(([, state]) => copy(state).agenda.length > 0);
  const parts = new Map(
    unfinished.map(([name, state]) => [JSON.stringify(part(copy(state).agenda)), name]),
  );
  return [...parts].map(([text, name]) => [name, JSON.parse(text)] as const);
}

/** The questions and agendas of other states. */
const agendaChanges = (states: readonly Named<object>[]): Named<Break>[] => [
  ...distinct(states, (agenda) => agenda.at(-1)).map(
    ([name, question]): Named<Break> => [
      `the question of ${name}`,
      (state) => {
        state.agenda.splice(-1, 1, copy(question));
      },
    ],
  ),
  ...distinct(states, (agenda) => agenda).map(
    ([name, agenda]): Named<Break> => [
      `the agenda of ${name}`,
      (state) => {
        state.agenda = copy(agenda);
      },
    ],
  ),
];

/** The error when random play continues from the state for a while, if any. */
export function playError<T extends GameTypes>(
  game: Game<T>,
  start: Of<T, "state">,
  seed: string,
): string | undefined {
  const rng = rngOf(seed);
  let state = start;
  for (let i = 0; i < 8 && game.deciders(state).length > 0; i++) {
    let action: Of<T, "action"> | undefined;
    try {
      const [seat] = game.deciders(state);
      action = randomPlayer([...game.legalActions(state, seat!, { payments: "minimal" })], rng);
      for (const viewer of [0, 1, "spectator"] as const) game.view(state, viewer);
      state = readState(game, copy(game.reduce(state, action).state));
    } catch (error) {
      return `${JSON.stringify(action)}: ${error}`;
    }
  }
  return undefined;
}

interface Changes<T extends GameTypes> {
  readonly game: Game<T>;
  /** Consistent states; each also gets the questions and agendas of the others. */
  readonly states: readonly Named<Scene<Of<T, "state">>>[];
  /** Those that are changed, if not all of them. */
  readonly bases?: readonly Named<Scene<Of<T, "state">>>[];
  /** Small changes that keep the shape of a state. Most make it inconsistent; play must be able to continue from the others. */
  readonly changes: readonly Named<Break>[];
  /** More than this many of the changed states must be consistent. */
  readonly minConsistent: number;
}

/** Each state gets one in this many changes; all together get all of them. */
const EVERY = 4;

/** Tests that a state with a small change is an error, or can be continued. */
export function testChanges<T extends GameTypes>({
  game,
  changes,
  minConsistent,
  ...scenes
}: Changes<T>): void {
  const built = (all: readonly Named<Scene<Of<T, "state">>>[]) =>
    all.map(([name, scene]): Named<Of<T, "state">> => [name, stateOf(scene)]);
  test("a changed state is an error, or can be continued", () => {
    const states = built(scenes.states);
    const bases = scenes.bases ? built(scenes.bases) : states;
    const all = [...agendaChanges(states), ...changes];
    let accepted = 0;
    // Many changes have no effect, or the same effect as another one.
    const known = new Set(bases.map(([, state]) => JSON.stringify(state)));
    const errors = new Map<string, string>();
    for (const [i, [name, consistent]] of bases.entries())
      for (const [change, breakIt] of share(all, i, EVERY)) {
        const broken = copy(consistent);
        breakIt(broken);
        const text = JSON.stringify(broken);
        if (known.has(text)) continue;
        known.add(text);
        const state = unlessRulesError(() => readState(game, broken));
        if (!state) continue;
        accepted += 1;
        const error = playError(game, state, `${name} ${change}`);
        // One example of each change is enough.
        if (error) errors.set(change, `${name}, with ${change}: ${error}`);
      }
    expect([...errors.values()]).toEqual([]);
    expect(accepted).toBeGreaterThan(IS_SAMPLE ? minConsistent / EVERY : minConsistent);
  });
}
