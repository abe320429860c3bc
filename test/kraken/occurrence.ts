// Random games that look for what they have not met yet, until everything that Kraken adds has happened.
import fc from "fast-check";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { krakenLocationCards } from "../../src/abyss/cards/kraken/locations.ts";
import { krakenLordCards } from "../../src/abyss/cards/kraken/lords.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/read.ts";
import type { Event } from "../../src/kraken/events.ts";
import type { KrakenTypes } from "../../src/kraken/index.ts";
import { nearMisses } from "../../src/testing/arbitraries/index.ts";
import { type RandomSource, sourceOf } from "../../src/testing/picks.ts";
import { randomPlayer } from "../../src/testing/random.ts";
import { namesOf, Tally } from "../occurrence/tally.ts";

/** So many payments are looked at. */
const ENOUGH = 300;

const perPlayers = (names: readonly (string | number)[]) =>
  [2, 3, 4].flatMap((players) => names.map((name) => `${name}, ${players} players`));

export const wanted = {
  "lord entered": perPlayers(Object.keys(krakenLordCards)),
  "location owned": perPlayers(Object.keys(krakenLocationCards)),
  "loot drawn": perPlayers([3, 4, 5, 6, 7]),
  ...namesOf("kraken"),
};

type Kind = keyof typeof wanted;

/** What the games of one test have met. Tests that share it would leave nothing to each other. */
export interface Hunt {
  readonly tally: Tally<Kind>;
  /** The last action of each kind, to be tried where it does not fit. */
  readonly remembered: Map<string, { readonly type: string; readonly seat: number }>;
}

/** A new hunt for what Kraken adds, and more. */
export const huntFor = (more: Partial<Record<Kind, readonly string[]>> = {}): Hunt => {
  const all = Object.entries<readonly string[]>(wanted).map(([kind, names]) => [
    kind,
    [...new Set([...names, ...(more[kind as Kind] ?? [])])],
  ]);
  return {
    // With an empty loot deck the question lapses before anybody could draw.
    tally: new Tally<Kind>(Object.fromEntries(all), { refusal: ["loot-deck-empty"] }),
    remembered: new Map(),
  };
};

/** A game with all that Kraken has. */
interface WithKraken extends GameTypes {
  state: { readonly table: KrakenTypes["state"]["table"] };
}

/** The same cards with those first that are not wanted: decks are drawn from their ends. */
const rareLast = <Card extends string>(
  cards: readonly Card[],
  isWanted: (card: Card) => boolean,
) => [...cards.filter((card) => !isWanted(card)), ...cards.filter(isWanted)];

/** A new game in which what has not been met yet lies on top. */
export function arranged<State extends WithKraken["state"]>({ tally }: Hunt, state: State): State {
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

/** The first action of each kind. */
const onePerKind = <A extends { readonly type: string }>(actions: readonly A[]): A[] =>
  actions.filter(({ type }, i) => actions.findIndex((other) => other.type === type) === i);

/** A payment with other nebulis or another ally to affiliate; a list with every member twice. */
function spoiltOf(action: object): object[] {
  const { nebulis, allies, to } = action as { nebulis?: number; allies?: Ally[]; to?: unknown };
  return [
    ...(nebulis === undefined ? [] : [1, 2, 3].map((other) => ({ ...action, nebulis: other }))),
    ...(allies ? [null, ...allies].map((affiliate) => ({ ...action, affiliate })) : []),
    ...(Array.isArray(to) ? [[], [...to, ...to]].map((other) => ({ ...action, to: other })) : []),
  ];
}

/** Almost right actions, and right ones of another time; until every refusal has been met. */
function tryWrongOnes<T extends WithKraken>(
  { tally, remembered }: Hunt,
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
  const spoilt = onePerKind(legal).flatMap(spoiltOf);
  for (const wrong of [...almost, ...old, ...spoilt]) {
    const result = game.reduce(state, wrong);
    if (result.ok) continue;
    tally.note("refusal", result.refusal.code);
    if (result.state !== state) throw new Error(`refused, but changed: ${JSON.stringify(wrong)}`);
  }
}

function watch({ tally }: Hunt, events: readonly Event[], players: number): void {
  for (const event of events) {
    tally.note("kind of event", event.type);
    if (event.type === "lord-entered")
      tally.note("lord entered", `${event.lord}, ${players} players`);
    if (event.type === "location-controlled")
      tally.note("location owned", `${event.location}, ${players} players`);
    if (event.type === "loot-drawn") tally.note("loot drawn", `${event.value}, ${players} players`);
  }
}

/** Players prefer what Kraken adds, and of that what is rare. */
function rarity({ tally }: Hunt, action: object, players: number): number {
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
  hunt: Hunt,
  actions: readonly A[],
  players: number,
  chance: RandomSource,
): A {
  if (chance.below(3) === 0) return randomPlayer(actions, chance);
  const rarities = actions.map((action) => rarity(hunt, action, players));
  const least = Math.min(...rarities);
  const rarest = actions.filter((_, i) => rarities[i] === least);
  return rarest[chance.below(rarest.length)]!;
}

/** Plays on from a state, with a pick for each step. */
export function playOn<T extends WithKraken>(
  hunt: Hunt,
  game: Game<T>,
  start: Of<T, "state">,
  picks: readonly number[],
): void {
  const { tally, remembered } = hunt;
  // Read once: what was arranged by hand would be checked anew at every door.
  let state = readState(game, start);
  const players = state.table.seats.length;
  for (const [i, pick] of picks.entries()) {
    const decision = game.decision(state);
    if (!decision || tally.missing().length === 0) return;
    tally.note("question", decision.ask);
    const chance = sourceOf(pick);
    const seat = decision.seats[chance.below(decision.seats.length)]!;
    const legal: Of<T, "action">[] = [];
    for (const action of game.legalActions(state, seat, { payments: "minimal" })) {
      if (legal.length === ENOUGH) break;
      legal.push(action);
    }
    const action = choose(hunt, legal, players, chance);
    if (i % 4 === 0 || decision.ask !== "act") tryWrongOnes(hunt, game, state, action, legal, pick);
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    tally.note("kind of action", action.type);
    watch(hunt, result.events as readonly Event[], players);
    remembered.set(action.type, action);
    state = result.state;
  }
}
