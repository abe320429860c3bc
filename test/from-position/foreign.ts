// Games as another program would record them: the deal, the actions, and the random outcomes.
import type * as abyss from "../../src/abyss/index.ts";
import type * as conspiracyCards from "../../src/conspiracy/cards/index.ts";
import type * as conspiracy from "../../src/conspiracy/index.ts";
import * as solo from "../../src/conspiracy-solo/index.ts";
import type * as exiles from "../../src/exiles/index.ts";
import type { Outcome } from "../../src/kernel/components/outcome.ts";
import type { Game, GameTypes, Of, Step } from "../../src/kernel/contract/game.ts";
import type { TableAndAgenda } from "../../src/kernel/rules/blueprint.ts";
import { playRandomly } from "../../src/testing/index.ts";

/** A recorded game of another program. */
interface Foreign<T extends GameTypes> {
  /** The table before the first action. */
  readonly start: Of<T, "position">;
  readonly moves: readonly {
    readonly action: Of<T, "action">;
    readonly outcomes: readonly Outcome[];
  }[];
}

/** What recording a game requires. */
export interface Recorder<T extends GameTypes> {
  readonly game: Game<T>;
  /** Returns what was dealt, as a position. */
  dealt(state: Of<T, "state">): Of<T, "position">;
  /** Returns the random outcomes of a step, in order. */
  outcomesIn(before: Of<T, "state">, step: Step<T>): readonly Outcome[];
}

/** Plays at random; returns the record, as plain JSON, and the states of the game. */
export function recorded<T extends GameTypes>(
  { game, dealt, outcomesIn }: Recorder<T>,
  options: Of<T, "options">,
  seed: string,
) {
  const [setup, ...steps] = [...playRandomly(game, options, seed)];
  const states = [setup!, ...steps].map(({ state }) => state);
  const moves = steps.map((step, i) => ({
    action: step.action!,
    outcomes: outcomesIn(states[i]!, step),
  }));
  const file = JSON.stringify({ start: dealt(states[0]!), moves });
  return { foreign: JSON.parse(file) as Foreign<T>, states };
}

/** A whole deck, the top card first. */
const top = <Card>(deck: readonly Card[]) => ({ top: deck.toReversed() });

/** The deal of Abyss: every player has a pearl, and most places are empty. */
export const dealtInAbyss = ({ table }: TableAndAgenda<abyss.Table>): abyss.Position => ({
  seats: table.seats.map(() => ({ pearls: 1 })),
  turn: { seat: table.turn.seat },
  deck: top(table.deck),
  court: table.court,
  lordDeck: top(table.lordDeck),
  available: table.available,
  stack: top(table.stack),
  tokens: top(table.tokens),
});

/** The deal of Exiles. */
export const dealtInExiles = (state: exiles.State): exiles.Position => {
  const { court, deck } = state.table.exiles;
  const { agenda: _, ...dealt } = dealtInAbyss(state);
  return { ...dealt, exiles: { court, deck: top(deck) } };
};

/** The deal of Conspiracy. */
export const dealtInConspiracy = ({
  table,
}: Pick<conspiracy.State, "table">): conspiracy.Position => ({
  seats: table.seats.map(() => ({})),
  turn: table.turn,
  lordDeck: top(table.lordDeck),
  available: table.available,
  locationDeck: top(table.locationDeck),
  bonusLocations: table.bonusLocations,
});

/** The deal of solo Conspiracy; the player begins. */
export const dealtInSolo = ({ table }: solo.State): solo.Position => {
  const { agenda: _, ...dealt } = dealtInConspiracy({ table });
  return { ...dealt, solo: { opponent: table.solo.opponent } };
};

/** An event of Abyss, or of a game on top of it. */
interface AnyEvent {
  readonly type: string;
  readonly token?: Outcome;
}

/**
 * AB-25, AB-42, AB-65: the deck is renewed before a card of it is revealed; a token is stolen unseen; the
 * location stack is shuffled after it was searched.
 */
export function outcomesInAbyss(
  before: TableAndAgenda<abyss.Table>,
  action: { readonly type: string } | undefined,
  { table }: TableAndAgenda<abyss.Table>,
  events: readonly AnyEvent[],
): readonly Outcome[] {
  const open = before.agenda.at(-1);
  const searched = open && "ask" in open && open.ask === "switch-location";
  const shuffles = searched && ["switch-location", "decline"].includes(action!.type);
  return [
    ...events.flatMap(({ type, token = null }) => (type === "token-stolen" ? [token] : [])),
    ...(shuffles ? [table.stack] : []),
    ...(events.some(({ type }) => type === "deck-renewed")
      ? [[...table.deck, ...table.track.slice(-1)]]
      : []),
  ];
}

/**
 * CO-24, CO-25, CO-27: the location deck is shuffled after it was searched; if it is reshuffled after that,
 * the order in between is not known. A lord of the new deck may be revealed immediately.
 */
export function outcomesInConspiracy(
  before: TableAndAgenda<conspiracy.Table>,
  { table: { lordDeck, locationDeck } }: TableAndAgenda<conspiracy.Table>,
  events: readonly { readonly type: string; readonly lord?: conspiracyCards.Lord }[],
): readonly Outcome[] {
  const open = before.agenda.at(-1);
  const searched = open && "ask" in open && open.ask === "search-locations";
  const again = events.some(({ type }) => type === "locations-reshuffled");
  const renewed = events.findIndex(({ type }) => type === "lords-reshuffled");
  const revealed = events
    .slice(renewed)
    .flatMap(({ type, lord }) => (type === "lord-revealed" && lord ? [lord] : []));
  return [
    ...(searched ? [again ? null : locationDeck] : []),
    ...(renewed >= 0 ? [[...lordDeck, ...revealed.toReversed()]] : []),
    ...(again ? [locationDeck] : []),
  ];
}

/**
 * CO-48: the opponent draws one of several available locations at random, after all random outcomes of the
 * player's turn; if none is available, it takes the top one of the deck.
 */
export function outcomesInSolo(
  before: solo.State,
  { state, events }: Step<solo.ConspiracySoloTypes>,
): readonly Outcome[] {
  const drawn = events.flatMap((event) =>
    event.type === "locations-drawn" && event.seat === solo.OPPONENT ? event.locations : [],
  );
  const taken = events
    .flatMap((event) =>
      event.type === "location-taken" && event.seat === solo.OPPONENT ? [event.location] : [],
    )
    .filter((location) => !drawn.includes(location));
  const leftOver = state.table.available.length;
  const locationDeck = [...state.table.locationDeck, ...drawn.toReversed()];
  const shuffled = { ...state, table: { ...state.table, locationDeck } };
  return [
    ...outcomesInConspiracy(before, shuffled, events),
    ...taken.filter((_, i) => leftOver + taken.length - i > 1),
  ];
}
