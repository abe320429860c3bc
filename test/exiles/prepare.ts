import type { Ally } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import type { PlayerArea } from "../../src/abyss/table.ts";
import type { Action, Decision } from "../../src/exiles/actions.ts";
import type { Exile, ExileCard } from "../../src/exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../../src/exiles/cards/default-catalogue.ts";
import type { Event } from "../../src/exiles/events.ts";
import { type ExilesTypes, exiles } from "../../src/exiles/index.ts";
import type { Refusal } from "../../src/exiles/refusals.ts";
import type { PlayerExiles } from "../../src/exiles/table.ts";
import { readState } from "../../src/kernel/read.ts";
import type { Seat } from "../../src/kernel/types.ts";
import { by as byInAbyss } from "../abyss/acting.ts";
import {
  type Description as AbyssDescription,
  prepare as prepareAbyss,
  recruits as recruitsLord,
} from "../abyss/prepare.ts";

export type State = ExilesTypes["state"];

/** The ten exiles, each for a single crab: most tests are not about the price. */
export const cheap: readonly ExileCard[] = defaultCatalogue.map((card) => ({
  ...card,
  cost: { value: 1, races: 1, required: "crab" },
}));

/** A table as a test describes it: what Abyss has, and the area of the exiles. */
export interface Description extends AbyssDescription {
  /** The ten exiles at the price of a crab, if left out. */
  readonly catalogue?: readonly ExileCard[];
  /** None, if left out; lords take the other spaces, if no court is described. */
  readonly exilesInCourt?: readonly Exile[];
  /** Exiles on top of the deck, the top one first. */
  readonly nextExiles?: readonly Exile[];
  /** All exiles of the deck, the top one first; those named nowhere are not in the catalogue. */
  readonly exileDeck?: readonly Exile[];
  /** By seat. Locations that exiles hold need not be named among the player's locations. */
  readonly exiles?: readonly Partial<PlayerExiles>[];
}

/** A state that the description fits, checked for consistency. */
export function prepare(description: Description = {}): State {
  const {
    catalogue: cards = cheap,
    exilesInCourt = [],
    nextExiles = [],
    exileDeck,
    exiles: mine = [],
    ...rest
  } = description;
  const areas = Array.from(
    { length: rest.players ?? 3 },
    (_, seat): PlayerExiles => ({
      free: [...(mine[seat]?.free ?? [])],
      holding: (mine[seat]?.holding ?? []).map((h) => ({ ...h, exiles: [...h.exiles].sort() })),
      aside: [...(mine[seat]?.aside ?? [])].sort(),
    }),
  );
  // Abyss knows no lords aside: they pass for disabled ones until its own table is made.
  const base = prepareAbyss({
    ...rest,
    seats: areas.map(({ holding, aside }, seat): Partial<PlayerArea<never>> => {
      const { locations = [], disabled = [], ...area } = rest.seats?.[seat] ?? {};
      const held = holding.map(({ location }) => ({ location, lords: [] }));
      return { ...area, disabled: [...disabled, ...aside], locations: [...locations, ...held] };
    }),
  });
  const table = structuredClone(base.table) as typeof base.table & {
    court: Lord[];
    lordDeck: Lord[];
    seats: PlayerArea<never>[];
  };
  for (const [seat, { aside }] of areas.entries())
    table.seats[seat]!.disabled = table.seats[seat]!.disabled.filter((l) => !aside.includes(l));
  if (!rest.court) table.lordDeck.unshift(...table.court.splice(6 - exilesInCourt.length));

  const top = exileDeck ?? nextExiles;
  const named = new Set([
    ...exilesInCourt,
    ...top,
    ...areas.flatMap(({ free, holding }) => [...free, ...holding.flatMap((h) => h.exiles)]),
  ]);
  const others = exileDeck ? [] : cards.map(({ id }) => id).filter((id) => !named.has(id));
  const state = {
    ...base,
    table: {
      ...table,
      exiles: {
        catalogue: exileDeck ? cards.filter(({ id }) => named.has(id)) : [...cards],
        deck: [...others, ...[...top].reverse()],
        court: [...exilesInCourt],
        seats: areas,
        payment: [],
      },
    },
  };
  return description.withoutMonsters ? (state as unknown as State) : readState(exiles, state);
}

/** What a seat can do, in a word. */
export const by = (seat: Seat) => ({
  ...byInAbyss(seat),
  /** With the payment that test/abyss/prepare.ts has for this lord. */
  recruitsLord: (lord: Lord): Action => recruitsLord(seat, lord),
  plotsExile: (): Action => ({ type: "plot-exile", seat }),
  recruitsExile: (
    exile: Exile,
    allies: readonly Ally[] = ["crab-1"],
    affiliate: Ally = allies[0]!,
  ): Action => ({ type: "recruit-exile", seat, exile, allies, affiliate }),
  recaptures: (
    location: Extract<Action, { type: "recapture" }>["location"],
    ...pair: Exile[]
  ): Action => ({ type: "recapture", seat, location, exiles: [...pair].sort() }),
  replacesLocation: (
    location: Extract<Action, { type: "replace-location" }>["location"],
  ): Action => ({ type: "replace-location", seat, location }),
  takesKey: (): Action => ({ type: "take-key-token", seat }),
  affiliates: (): Action => ({ type: "affiliate", seat }),
  conspires: (allies: readonly Ally[], affiliate: Ally = allies[0]!): Action => ({
    type: "conspire",
    seat,
    allies,
    affiliate,
  }),
  leaves: (): Action => ({ type: "leave-lord", seat }),
});

/** Carries out actions one after the other; a refusal fails the test. */
export function play(
  start: State,
  ...actions: readonly Action[]
): { state: State; events: Event[]; informed: readonly Seat[] } {
  const events: Event[] = [];
  let state = start;
  let informed: readonly Seat[] = [];
  for (const action of actions) {
    const result = exiles.reduce(state, action);
    if (!result.ok)
      throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(result.refusal)}`);
    state = result.state;
    informed = result.informed;
    events.push(...result.events);
  }
  return { state, events, informed };
}

/** Why an action is refused; an accepted one fails the test. */
export function refusalOf(state: State, action: unknown): Refusal {
  const result = exiles.reduce(state, action);
  if (result.ok) throw new Error(`accepted: ${JSON.stringify(action)}`);
  return result.refusal;
}

/** What is asked. */
export const asked = (state: State): Decision | undefined => exiles.decision(state);

/** What is asked, as the name of the question and the seats, such as `"act 1"`; `"over"` after the end. */
export function question(state: State): string {
  const decision = exiles.decision(state);
  return decision ? `${decision.ask} ${decision.seats.join("+")}` : "over";
}

/** All actions open to whoever is asked. */
export const open = (state: State): Action[] =>
  exiles.deciders(state).flatMap((seat) => [...exiles.legal(state, seat)]);

/** The kinds of the actions open to whoever is asked, each once, sorted. */
export const openKinds = (state: State): Action["type"][] =>
  [...new Set(open(state).map(({ type }) => type))].sort();

/** The legal actions of a kind for whoever is asked. */
export const legalOf = <K extends Action["type"]>(
  state: State,
  type: K,
): Extract<Action, { type: K }>[] =>
  open(state).filter((action): action is Extract<Action, { type: K }> => action.type === type);

/** The events of a kind, in order. */
export const eventsOf = <K extends Event["type"]>(
  events: readonly Event[],
  type: K,
): Extract<Event, { type: K }>[] =>
  events.filter((event): event is Extract<Event, { type: K }> => event.type === type);

/** The kinds of events, in order. */
export const kinds = (events: readonly Event[]): Event["type"][] => events.map(({ type }) => type);

/** Cards in an order of their own, to compare what lies there and not how. */
export const sorted = <Card extends string | number>(cards: Iterable<Card>): Card[] =>
  [...cards].sort();

/**
 * The turn of this seat has just begun: the player before it has requested support. (Start-of-turn
 * effects are carried out by the rules, not described.)
 */
export function turnOf(seat: Seat, description: Description = {}) {
  const before = (seat + (description.players ?? 3) - 1) % (description.players ?? 3);
  const state = prepare({
    council: { crab: ["crab-2"] },
    ...description,
    turn: { seat: before },
  });
  return play(state, by(before).requests("crab"));
}
