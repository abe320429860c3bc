// Random games that steer towards what has not occurred yet, until everything has.
import fc from "fast-check";
import type { RandomSource } from "../../src/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { nearMisses } from "../../src/testing/arbitraries/index.ts";
import { sourceOf } from "../../src/testing/picks.ts";
import { randomPlayer } from "../../src/testing/random.ts";
import type { namesOf, Tally } from "./tally.ts";

/** The most legal actions that are listed for a choice. */
const MOST_LISTED = 300;

/** Lists names for each number of players. */
export const perPlayers = (
  numbers: readonly number[],
  names: readonly (string | number)[],
): string[] => numbers.flatMap((players) => names.map((name) => withPlayers(name, players)));
/** A name that is looked for in games of this many players. */
export const withPlayers = (name: string | number, players: number): string =>
  `${name}, ${players} players`;

/** What is looked for in every game. */
type CommonKind = keyof ReturnType<typeof namesOf>;

/** What to look for in the games of one test, and how to find it. Tests must not share it. */
export interface Search<Kind extends string> {
  readonly tally: Tally<Kind | CommonKind>;
  /** Returns what an event counts for, besides its type. */
  occurrences(
    event: object & { readonly type: string },
    players: number,
  ): (readonly [Kind, string])[];
  /** Returns how often an action has occurred, if that is not the number of its type: players prefer rare ones. */
  rarity(action: object & { readonly type: string }, players: number): number | undefined;
  /** Returns the components with which players replace those of a legal action, to be refused. */
  components(table: object): readonly unknown[];
  /** Returns more actions that may be refused. */
  variations?(legal: readonly object[]): readonly object[];
}

/** A game with players at a table. */
interface AtTable extends GameTypes {
  state: { readonly table: { readonly seats: readonly unknown[] } };
}

/** Returns the same cards with the missing ones last: decks are drawn from their ends. */
export const rareLast = <Card extends string>(
  cards: readonly Card[],
  isMissing: (card: Card) => boolean,
): Card[] => [...cards.filter((card) => !isMissing(card)), ...cards.filter(isMissing)];

/** Returns a function that plays on from a state, with a pick for each step. */
export function searching<T extends AtTable, Kind extends string>(
  game: Game<T>,
  search: Search<Kind>,
): (start: Of<T, "state">, picks: readonly number[]) => void {
  const { tally } = search;
  /** The last action of each type, to be tried where it is not legal. */
  const remembered = new Map<string, Of<T, "action">>();

  /** Tries near misses, and legal actions of earlier states, until every refusal has occurred. */
  function tryIllegalActions(
    state: Of<T, "state">,
    action: Of<T, "action">,
    legal: readonly Of<T, "action">[],
    seed: number,
  ): void {
    if (tally.missing(["refusal"]).length === 0) return;
    const components = search.components(state.table);
    const almost = fc.sample(nearMisses(action, components), { seed, numRuns: 4 });
    const old = [...remembered.values()].map((other) => ({ ...other, seat: action.seat }));
    for (const wrong of [...almost, ...old, ...(search.variations?.(legal) ?? [])]) {
      const result = game.reduce(state, wrong);
      if (result.ok) continue;
      tally.note("refusal", result.refusal.code);
      if (result.state !== state) throw new Error(`refused, but changed: ${JSON.stringify(wrong)}`);
    }
  }

  function choose(
    actions: readonly Of<T, "action">[],
    players: number,
    random: RandomSource,
  ): Of<T, "action"> {
    if (random.below(3) === 0) return randomPlayer(actions, random);
    const rarities = actions.map(
      (action) => search.rarity(action, players) ?? tally.times("kind of action", action.type) / 2,
    );
    const least = Math.min(...rarities);
    const rarest = actions.filter((_, i) => rarities[i] === least);
    return rarest[random.below(rarest.length)]!;
  }

  return (start, picks) => {
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
      const action = choose(legal, players, random);
      if (i % 4 === 0 || decision.ask !== "act") tryIllegalActions(state, action, legal, pick);
      const result = game.reduce(state, action);
      if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
      tally.note("kind of action", action.type);
      for (const event of result.events) {
        tally.note("kind of event", event.type);
        for (const [kind, name] of search.occurrences(event, players)) tally.note(kind, name);
      }
      remembered.set(action.type, action);
      state = result.state;
    }
  };
}
