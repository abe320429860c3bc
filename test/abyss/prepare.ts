import type { AbyssBlueprint } from "../../src/abyss/blueprint.ts";
import type { AnyAlly, AnyExplorationCard } from "../../src/abyss/cards/allies.ts";
import type { AbyssIds } from "../../src/abyss/cards/box.ts";
import type { AnyLocation } from "../../src/abyss/cards/locations.ts";
import type { AnyLord } from "../../src/abyss/cards/lords.ts";
import type { Token } from "../../src/abyss/cards/threat.ts";
import {
  type AbyssTypes,
  type Action,
  abyss,
  type Decision,
  type Event,
} from "../../src/abyss/index.ts";
import type { Layout } from "../../src/abyss/rules.ts";
import type { PlayerArea, Table } from "../../src/abyss/table.ts";
import type { NarrowIds, WidenIds } from "../../src/kernel/data/ids.ts";
import type { DeepReadonly, Seat } from "../../src/kernel/data/types.ts";
import type { PositionOf } from "../../src/kernel/rules/blueprint.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { assumeConsistent } from "../assume-consistent.ts";

export type State = AbyssTypes["state"];

export const { play, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(abyss);

/** What lies in front of a player. */
export type Area = NarrowIds<AnyArea, AbyssIds>;
type AnyArea = Partial<DeepReadonly<PlayerArea<never>>>;

/** Every seat of every table, as its number of players and the seat. */
export const seatings: readonly (readonly [players: number, seat: Seat])[] = [2, 3, 4].flatMap(
  (players) => Array.from({ length: players }, (_, seat) => [players, seat] as const),
);

/** A table as a test describes it: a position with more defaults and some extra fields. */
export interface Description extends NarrowIds<AnyDescription, AbyssIds> {
  /** The open question; by default what to do this turn. */
  readonly question?: Decision;
}

/** A description of a table of Abyss or a variant, with cards of any box. */
export interface AnyDescription
  extends Partial<Omit<Layout, "deck" | "lordDeck" | "stack" | "tokens">> {
  /** If left out, the number of seats described, but at least 3. */
  readonly players?: number;
  /** What lies in front of the players, who have 1 pearl by default. */
  readonly seats?: readonly AnyArea[];
  /** Lords on top of the deck, the top one first. */
  readonly nextLords?: readonly AnyLord[];
  /** All lords of the deck, the top one first; the others have left the game. */
  readonly lordDeck?: readonly AnyLord[];
  /** Cards on top of the exploration deck, the top one first. */
  readonly nextCards?: readonly AnyExplorationCard[];
  /** Where exploration cards go that are not mentioned; a seat takes the allies, the discard the monsters. */
  readonly rest?: "deck" | "discard" | number;
  /** Removes the monsters, for cases that six monsters make impossible. The state is inconsistent then. */
  readonly withoutMonsters?: true;
  /** Locations on top of the stack, the top one first. */
  readonly nextLocations?: readonly AnyLocation[];
  /** All locations of the stack, the top one first; the others are available. */
  readonly stack?: readonly AnyLocation[];
  /** Monster tokens on top of the supply, the top one first. */
  readonly nextTokens?: readonly Token[];
  /** Monster tokens left in the supply; the others lie in front of the last seat. */
  readonly tokensLeft?: number;
}

/** Creates a state that fits the description, checked for consistency. */
export function prepare({ question, ...description }: Description = {}): State {
  const agenda = question && [question];
  const position = { ...positionOf<AbyssIds>(description), ...(agenda && { agenda }) };
  const start = fromPosition(abyss, position, "prepare");
  const { table } = start;
  const state = fromPosition(
    abyss,
    { ...table, agenda: start.agenda, ...moved<AbyssIds>(table, description) },
    "prepare",
  );
  return description.withoutMonsters ? assumeConsistent(abyss, withoutMonsters(state)) : state;
}

type AnyPosition = Omit<PositionOf<AbyssBlueprint>, "agenda">;

/** The position that is described, except for the parts that `moved` changes, for a game with these ids. */
export function positionOf<Ids extends object>(
  description: WidenIds<AnyDescription>,
): NarrowIds<AnyPosition, Ids> {
  const { players, rest, withoutMonsters, tokensLeft, ...all } = description as AnyDescription;
  const { nextCards, nextLords, nextLocations, nextTokens, lordDeck, stack, ...given } = all;
  const { seats = [] } = given;
  if (seats.length > (players ?? seats.length))
    throw new Error("impossible: more seats than players");
  const position: AnyPosition = {
    ...given,
    seats: Array.from({ length: players ?? Math.max(3, seats.length) }, (_, seat) => ({
      pearls: 1,
      ...seats[seat],
    })),
    deck: { top: nextCards ?? [] },
    lordDeck: { top: lordDeck ?? nextLords ?? [] },
    stack: { top: stack ?? nextLocations ?? [] },
    tokens: { top: nextTokens ?? [] },
  };
  return position as NarrowIds<AnyPosition, Ids>;
}

/** Moves the cards below those that come next, if the description has another place for them. */
export function moved<Ids extends object>(
  table: WidenIds<Table>,
  description: WidenIds<AnyDescription>,
): NarrowIds<Partial<Layout>, Ids> {
  return movedOf(table as Table, description as AnyDescription) as NarrowIds<Partial<Layout>, Ids>;
}

function movedOf(table: Table, description: AnyDescription): Partial<Layout> {
  const { lordDeck, stack, rest = "deck" } = description;
  const lords = splitDeck(table.lordDeck, lordDeck);
  const tiles = splitDeck(table.stack, stack);
  return {
    lordDeck: lords.next,
    discardedLords: [...table.discardedLords, ...lords.others],
    stack: tiles.next,
    available: [...table.available, ...tiles.others],
    ...movedTokens(table, description),
    ...(rest === "deck" ? {} : movedCards(table, rest, description)),
  };
}

/** Splits a deck into the cards that come next and those below them; not if `next` is left out. */
function splitDeck<Card>(deck: readonly Card[], next: readonly Card[] | undefined) {
  const at = next ? deck.length - next.length : 0;
  return { next: deck.slice(at), others: deck.slice(0, at) };
}

function movedTokens(
  table: Table,
  { nextTokens = [], tokensLeft }: AnyDescription,
): Partial<Layout> {
  const { tokens } = table;
  const kept = tokensLeft ?? tokens.length;
  const others = tokens.slice(0, tokens.length - kept);
  const last = table.seats.at(-1)!;
  if (kept < nextTokens.length) throw new Error("impossible: fewer tokens than come next");
  const seats = table.seats.with(-1, { ...last, tokens: [...last.tokens, ...others] });
  return { tokens: tokens.slice(others.length), seats };
}

function movedCards(
  { deck, discard, seats }: Table,
  rest: "discard" | number,
  { nextCards = [] }: AnyDescription,
): Partial<Layout> {
  const { next, others } = splitDeck(deck, nextCards);
  if (rest === "discard") return { deck: next, discard: [...discard, ...others] };
  const area = seats[rest]!;
  const allies = others.filter((card): card is AnyAlly => card !== "monster");
  const monsters = others.filter((card) => card === "monster");
  return {
    deck: next,
    discard: [...discard, ...monsters],
    seats: seats.with(rest, { ...area, hand: [...area.hand, ...allies] }),
  };
}

interface WithDecks {
  readonly table: { readonly deck: readonly unknown[]; readonly discard: readonly unknown[] };
}

/** The same state without its monsters. */
export const withoutMonsters = <S extends WithDecks>(state: S): S => ({
  ...state,
  table: {
    ...state.table,
    deck: state.table.deck.filter((card) => card !== "monster"),
    discard: state.table.discard.filter((card) => card !== "monster"),
  },
});

/** A state in which a seat has revealed these cards and must decide about the last of them. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });

/** Like `play`, for inconsistent states: checks nothing but the rules. */
export function applied(start: State, ...actions: readonly Action[]) {
  let state = start;
  const events: Event[] = [];
  for (const action of actions) {
    const result = abyss.reduce(state, action);
    if (!result.ok) throw new Error(`${action.type} is refused: ${result.refusal.code}`);
    state = result.state;
    events.push(...result.events);
  }
  return { state, events };
}
