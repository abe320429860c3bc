// Random games that steer towards what has not occurred yet, until everything that Leviathan adds has.
import fc from "fast-check";
import type { RandomSource } from "../../src/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { leviathans } from "../../src/leviathan/cards/leviathans.ts";
import { leviathanLordCards } from "../../src/leviathan/cards/lords.ts";
import { leviathanTokenKinds } from "../../src/leviathan/cards/tokens.ts";
import type { Event, LeviathanTypes } from "../../src/leviathan/index.ts";
import { nearMisses } from "../../src/testing/arbitraries/index.ts";
import { sourceOf } from "../../src/testing/picks.ts";
import { randomPlayer } from "../../src/testing/random.ts";
import { namesOf, Tally } from "../occurrence/tally.ts";

/** The most legal actions that are listed for a choice. */
const MOST_LISTED = 300;

export const targets = {
  "lord entered": Object.keys(leviathanLordCards),
  "leviathan placed": leviathans,
  "leviathan killed": leviathans,
  "token revealed": leviathanTokenKinds,
  ...namesOf("leviathan"),
};

type Kind = keyof typeof targets;

/** What has occurred in the games of one test. Tests must not share it. */
export interface Coverage {
  readonly tally: Tally<Kind>;
  /** The last action of each type, to be tried where it is not legal. */
  readonly remembered: Map<string, { readonly type: string; readonly seat: number }>;
}

/** The coverage of these kinds before the first game; what is impossible need not occur. */
export const newCoverage = (
  kinds: readonly Kind[] = Object.keys(targets) as Kind[],
  impossible: Partial<Record<Kind, readonly string[]>> = {},
): Coverage => {
  const expected = Object.fromEntries(kinds.map((kind) => [kind, targets[kind]]));
  return { tally: new Tally<Kind>(expected, impossible), remembered: new Map() };
};

/** What mixes look for: rare refusals and events are those of Leviathan alone. */
export const kindsOfMixes: readonly Kind[] = [
  "lord entered",
  "token revealed",
  "kind of action",
  "question",
];

/** A game that contains Leviathan. */
interface WithLeviathan extends GameTypes {
  state: {
    readonly table: {
      readonly court: readonly string[];
      readonly lordDeck: readonly string[];
      readonly seats: readonly { readonly hand: readonly string[] }[];
      readonly leviathan: LeviathanTypes["state"]["table"]["leviathan"];
    };
  };
}

/** A new game with the lords that have not occurred yet on top of their deck. */
export function arranged<State extends WithLeviathan["state"]>(
  { tally }: Coverage,
  state: State,
): State {
  const { table } = state;
  const missing = tally.missing(["lord entered"]);
  const isMissing = (lord: string) => missing.includes(`lord entered: ${lord}`);
  const all = [...table.lordDeck, ...table.court];
  const lords = [...all.filter((lord) => !isMissing(lord)), ...all.filter(isMissing)];
  const court = lords.splice(-table.court.length);
  return { ...state, table: { ...table, lordDeck: lords, court } };
}

/** Tries near misses, and legal actions of earlier states, until every refusal has occurred. */
function tryIllegalActions<T extends WithLeviathan>(
  { tally, remembered }: Coverage,
  game: Game<T>,
  state: Of<T, "state">,
  action: Of<T, "action">,
  seed: number,
): void {
  if (tally.missing(["refusal"]).length === 0) return;
  const { court, leviathan, seats } = state.table;
  const hands = seats.map(({ hand }) => hand);
  const almost = fc.sample(nearMisses(action, [court, leviathan, hands]), { seed, numRuns: 4 });
  const old = [...remembered.values()].map((other) => ({ ...other, seat: action.seat }));
  const stacks = "stack" in action ? [null, "crab"].map((stack) => ({ ...action, stack })) : [];
  for (const wrong of [...almost, ...old, ...stacks]) {
    const result = game.reduce(state, wrong);
    if (result.ok) continue;
    tally.note("refusal", result.refusal.code);
    if (result.state !== state) throw new Error(`refused, but changed: ${JSON.stringify(wrong)}`);
  }
}

function watch({ tally }: Coverage, events: readonly Event[]): void {
  for (const event of events) {
    tally.note("kind of event", event.type);
    if (event.type === "lord-entered") tally.note("lord entered", event.lord);
    if (event.type === "leviathan-placed") tally.note("leviathan placed", event.leviathan);
    if (event.type === "leviathan-killed") tally.note("leviathan killed", event.leviathan);
    if (event.type === "token-revealed") tally.note("token revealed", event.token);
  }
}

/** How often an action has occurred: players prefer rare ones. */
function rarity({ tally }: Coverage, action: object): number {
  const { type, lord, leviathan } = action as { type: string; lord?: string; leviathan?: string };
  if (type === "recruit")
    return Object.hasOwn(leviathanLordCards, lord ?? "") ? tally.times("lord entered", lord!) : 3;
  if (type === "fight") return tally.times("leviathan killed", leviathan!);
  return tally.times("kind of action", type) / 2;
}

function choose<A extends { readonly type: string }>(
  coverage: Coverage,
  actions: readonly A[],
  random: RandomSource,
): A {
  if (random.below(3) === 0) return randomPlayer(actions, random);
  const rarities = actions.map((action) => rarity(coverage, action));
  const least = Math.min(...rarities);
  const rarest = actions.filter((_, i) => rarities[i] === least);
  return rarest[random.below(rarest.length)]!;
}

/** Plays on from a state, with a pick for each step. */
export function playOn<T extends WithLeviathan>(
  coverage: Coverage,
  game: Game<T>,
  start: Of<T, "state">,
  picks: readonly number[],
): void {
  const { tally, remembered } = coverage;
  // Read once: a state put together by hand would be checked in every call.
  let state = readState(game, start);
  for (const pick of picks) {
    const decision = game.decision(state);
    if (!decision || tally.missing().length === 0) return;
    tally.note("question", decision.ask);
    const random = sourceOf(pick);
    const seat = decision.seats[random.below(decision.seats.length)]!;
    const legal: Of<T, "action">[] = [];
    for (const action of game.legalActions(state, seat, { payments: "minimal" })) {
      if (legal.length === MOST_LISTED) break;
      legal.push(action);
    }
    const action = choose(coverage, legal, random);
    tryIllegalActions(coverage, game, state, action, pick);
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    tally.note("kind of action", action.type);
    watch(coverage, result.events as readonly Event[]);
    remembered.set(action.type, action);
    state = result.state;
  }
}
