// Random games that steer towards what has not occurred yet, until everything that Kraken adds has.
import fc from "fast-check";
import type { RandomSource } from "../../src/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import type { Ally } from "../../src/kraken/cards/box.ts";
import { krakenLocationCards } from "../../src/kraken/cards/locations.ts";
import { krakenLordCards } from "../../src/kraken/cards/lords.ts";
import type { KrakenTypes } from "../../src/kraken/index.ts";
import type { Event } from "../../src/kraken/published-types.ts";
import { nearMisses } from "../../src/testing/arbitraries/index.ts";
import { sourceOf } from "../../src/testing/picks.ts";
import { randomPlayer } from "../../src/testing/random.ts";
import { namesOf, Tally } from "../occurrence/tally.ts";

/** The most legal actions that are listed for a choice. */
const MOST_LISTED = 300;

const perPlayers = (names: readonly (string | number)[]) =>
  [2, 3, 4].flatMap((players) => names.map((name) => `${name}, ${players} players`));

export const targets = {
  "lord entered": perPlayers(Object.keys(krakenLordCards)),
  "location owned": perPlayers(Object.keys(krakenLocationCards)),
  "loot drawn": perPlayers([3, 4, 5, 6, 7]),
  ...namesOf("kraken"),
};

type Kind = keyof typeof targets;

/** What has occurred in the games of one test. Tests must not share it. */
export interface Coverage {
  readonly tally: Tally<Kind>;
  /** The last action of each type, to be tried where it is not legal. */
  readonly remembered: Map<string, { readonly type: string; readonly seat: number }>;
}

/** The coverage of what Kraken adds, and more, before the first game. */
export const newCoverage = (more: Partial<Record<Kind, readonly string[]>> = {}): Coverage => {
  const all = Object.entries<readonly string[]>(targets).map(([kind, names]) => [
    kind,
    [...new Set([...names, ...(more[kind as Kind] ?? [])])],
  ]);
  return {
    // With an empty loot deck the question lapses before a player can draw.
    tally: new Tally<Kind>(Object.fromEntries(all), { refusal: ["loot-deck-empty"] }),
    remembered: new Map(),
  };
};

/** A game that contains Kraken. */
interface WithKraken extends GameTypes {
  state: { readonly table: KrakenTypes["state"]["table"] };
}

/** The same cards with the missing ones last: decks are drawn from their ends. */
const rareLast = <Card extends string>(
  cards: readonly Card[],
  isMissing: (card: Card) => boolean,
) => [...cards.filter((card) => !isMissing(card)), ...cards.filter(isMissing)];

/** A new game with the cards that have not occurred yet on top of their decks. */
export function arranged<State extends WithKraken["state"]>(
  { tally }: Coverage,
  state: State,
): State {
  const { table } = state;
  const players = table.seats.length;
  const lords = rareLast([...table.lordDeck, ...table.court], (lord) =>
    tally.missing(["lord entered"]).includes(`lord entered: ${lord}, ${players} players`),
  );
  const stack = rareLast(table.stack, (location) =>
    tally.missing(["location owned"]).includes(`location owned: ${location}, ${players} players`),
  );
  const court = lords.splice(-table.court.length);
  return { ...state, table: { ...table, lordDeck: lords, court, stack } };
}

/** The first action of each type. */
const onePerType = <A extends { readonly type: string }>(actions: readonly A[]): A[] =>
  actions.filter(({ type }, i) => actions.findIndex((other) => other.type === type) === i);

/** Payments with other nebulis or another ally to affiliate, and lists that are empty or doubled. */
function variationsOf(action: object): object[] {
  const { nebulis, allies, to } = action as { nebulis?: number; allies?: Ally[]; to?: unknown };
  return [
    ...(nebulis === undefined ? [] : [1, 2, 3].map((other) => ({ ...action, nebulis: other }))),
    ...(allies ? [null, ...allies].map((affiliate) => ({ ...action, affiliate })) : []),
    ...(Array.isArray(to) ? [[], [...to, ...to]].map((other) => ({ ...action, to: other })) : []),
  ];
}

/** Tries near misses, and legal actions of earlier states, until every refusal has occurred. */
function tryIllegalActions<T extends WithKraken>(
  { tally, remembered }: Coverage,
  game: Game<T>,
  state: Of<T, "state">,
  action: Of<T, "action">,
  legal: readonly Of<T, "action">[],
  seed: number,
): void {
  if (tally.missing(["refusal"]).length === 0) return;
  const { court, available, kraken, seats } = state.table;
  const locations = seats.map((area) => area.locations);
  const almost = fc.sample(nearMisses(action, [court, available, locations, kraken]), {
    seed,
    numRuns: 4,
  });
  const old = [...remembered.values()].map((other) => ({ ...other, seat: action.seat }));
  const variations = onePerType(legal).flatMap(variationsOf);
  for (const wrong of [...almost, ...old, ...variations]) {
    const result = game.reduce(state, wrong);
    if (result.ok) continue;
    tally.note("refusal", result.refusal.code);
    if (result.state !== state) throw new Error(`refused, but changed: ${JSON.stringify(wrong)}`);
  }
}

function watch({ tally }: Coverage, events: readonly Event[], players: number): void {
  for (const event of events) {
    tally.note("kind of event", event.type);
    if (event.type === "lord-entered")
      tally.note("lord entered", `${event.lord}, ${players} players`);
    if (event.type === "location-controlled")
      tally.note("location owned", `${event.location}, ${players} players`);
    if (event.type === "loot-drawn") tally.note("loot drawn", `${event.value}, ${players} players`);
  }
}

/** How often an action has occurred: players prefer rare actions of Kraken. */
function rarity({ tally }: Coverage, action: object, players: number): number {
  const { type, lord, location } = action as { type: string; lord?: string; location?: string };
  if (type === "recruit" || type === "conspire")
    return Object.hasOwn(krakenLordCards, lord ?? "")
      ? tally.times("lord entered", `${lord}, ${players} players`)
      : 3;
  if (type === "control" && Object.hasOwn(krakenLocationCards, location ?? ""))
    return tally.times("location owned", `${location}, ${players} players`);
  return tally.times("kind of action", type) / 2;
}

function choose<A extends { readonly type: string }>(
  coverage: Coverage,
  actions: readonly A[],
  players: number,
  random: RandomSource,
): A {
  if (random.below(3) === 0) return randomPlayer(actions, random);
  const rarities = actions.map((action) => rarity(coverage, action, players));
  const least = Math.min(...rarities);
  const rarest = actions.filter((_, i) => rarities[i] === least);
  return rarest[random.below(rarest.length)]!;
}

/** Plays on from a state, with a pick for each step. */
export function playOn<T extends WithKraken>(
  coverage: Coverage,
  game: Game<T>,
  start: Of<T, "state">,
  picks: readonly number[],
): void {
  const { tally, remembered } = coverage;
  // Read once: a state put together by hand would be checked in every call.
  let state = readState(game, start);
  const players = state.table.seats.length;
  for (const [i, pick] of picks.entries()) {
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
    const action = choose(coverage, legal, players, random);
    if (i % 4 === 0 || decision.ask !== "act")
      tryIllegalActions(coverage, game, state, action, legal, pick);
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    tally.note("kind of action", action.type);
    watch(coverage, result.events as readonly Event[], players);
    remembered.set(action.type, action);
    state = result.state;
  }
}
