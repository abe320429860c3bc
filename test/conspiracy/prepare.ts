// States to start a test from, described by what matters in them, and a way to play on.

import type { Action } from "../../src/conspiracy/actions.ts";
import type { State } from "../../src/conspiracy/blueprint.ts";
import type { Spot } from "../../src/conspiracy/cards/chamber.ts";
import { type Location, locationsInPlay } from "../../src/conspiracy/cards/locations.ts";
import {
  type Colour,
  colourOf,
  colours,
  influenceOf,
  type Lord,
  lordDeck,
} from "../../src/conspiracy/cards/lords.ts";
import type { Event } from "../../src/conspiracy/events.ts";
import { conspiracy, describe } from "../../src/conspiracy/index.ts";
import { readState } from "../../src/kernel/read.ts";
import type { Seat } from "../../src/kernel/types.ts";

/** What lies in front of a player; what is left out is not there. */
export interface SeatScene {
  lords?: readonly Lord[];
  locations?: readonly { location: Location; spot: Spot }[];
  pearls?: number;
}

/** A position at the start of a turn. Lords and locations that are not named go into the decks. */
export interface Scene {
  players?: number;
  turn?: Seat;
  seats?: readonly SeatScene[];
  piles?: readonly Lord[];
  /** The next cards of the lord deck, the one drawn first in front. */
  deckTop?: readonly Lord[];
  /** The whole lord deck, the card drawn first in front: lords that are not named go to the piles. */
  deck?: readonly Lord[];
  available?: readonly Location[];
  /** The next tiles of the location deck, the one drawn first in front. */
  locationDeckTop?: readonly Location[];
  /** The whole location deck, the tile drawn first in front: locations that are not named are available. */
  locationDeck?: readonly Location[];
  /** Who is Pearl Master; needed only where several have the most pearls. */
  pearlMaster?: Seat;
  order?: { by: Seat; draw: 1 | 2 };
  lastSeat?: Seat;
  bonusLocations?: boolean;
  seed?: string;
}

/** Takes the named cards out of a supply; throws when it has too few of one. */
function takeOut<Card extends string>(supply: Card[], cards: readonly Card[]): Card[] {
  for (const card of cards) {
    const i = supply.indexOf(card);
    if (i < 0) throw new Error(`impossible: no ${card} is left`);
    supply.splice(i, 1);
  }
  return [...cards];
}

/** CO-13: the first of the most influential lords of each colour. */
function coatsOf(lords: readonly Lord[]): Record<Colour, Spot | null> {
  const coats: Record<Colour, Spot | null> = {
    yellow: null,
    red: null,
    green: null,
    blue: null,
    purple: null,
  };
  for (const [i, lord] of lords.entries()) {
    const wearer = lords[(coats[colourOf(lord)] ?? 0) - 1];
    if (!wearer || influenceOf(lord) > influenceOf(wearer)) coats[colourOf(lord)] = i + 1;
  }
  return coats;
}

/** CO-28: whoever has the most pearls, if that is one player. */
function masterAmong(pearls: readonly number[]): Seat | null {
  const most = Math.max(...pearls);
  if (most === 0) return null;
  if (pearls.filter((n) => n === most).length > 1)
    throw new Error("impossible to tell: several have the most pearls, name the Pearl Master");
  return pearls.indexOf(most);
}

/** A sound state with what is described, at the start of a turn. Throws when it is impossible. */
export function prepare(scene: Scene): State {
  const { turn = 0, bonusLocations = false } = scene;
  const players = scene.players ?? Math.max(2, scene.seats?.length ?? 0);
  if ((scene.seats?.length ?? 0) > players) throw new Error("impossible: more seats than players");
  if (scene.deck && scene.deckTop)
    throw new Error("impossible: name the deck or its top, not both");
  if (scene.locationDeck && (scene.locationDeckTop || scene.available))
    throw new Error("impossible: name the location deck, or its top and what is available");

  const lords = [...lordDeck];
  const locations = [...locationsInPlay(bonusLocations)];
  const seats = Array.from({ length: players }, (_, seat) => {
    const area = scene.seats?.[seat] ?? {};
    const held = area.locations ?? [];
    takeOut(
      locations,
      held.map(({ location }) => location),
    );
    const chamber = takeOut(lords, area.lords ?? []);
    return {
      lords: chamber,
      locations: [...held],
      coats: coatsOf(chamber),
      pearls: area.pearls ?? 0,
    };
  });

  const piled = takeOut(lords, scene.piles ?? []);
  const top = takeOut(lords, scene.deck ?? scene.deckTop ?? []).reverse();
  if (scene.deck) piled.push(...lords.splice(0));
  const pileOf = (colour: Colour) => piled.filter((lord) => colourOf(lord) === colour).sort();

  const available = takeOut(locations, scene.available ?? []);
  const locationTop = takeOut(
    locations,
    scene.locationDeck ?? scene.locationDeckTop ?? [],
  ).reverse();
  if (scene.locationDeck) available.push(...locations.splice(0));

  return readState(conspiracy, {
    table: {
      seats,
      turn,
      lordDeck: [...lords, ...top],
      piles: Object.fromEntries(colours.map((colour) => [colour, pileOf(colour)])),
      recruits: [],
      locationDeck: [...locations, ...locationTop],
      available,
      drawn: [],
      pearlMaster: scene.pearlMaster ?? masterAmong(seats.map(({ pearls }) => pearls)),
      order: scene.order ?? null,
      lastSeat: scene.lastSeat ?? null,
      bonusLocations,
    },
    agenda: [
      { do: "end-turn", seat: turn },
      { ask: "recruit", seats: [turn] },
    ],
    rng: conspiracy.setup({ players }, scene.seed ?? "prepared").state.rng,
  });
}

/** The actions of a seat, by name. */
export const by = (seat: Seat) => ({
  draws: (count: number): Action => ({ type: "draw-lords", seat, count }),
  takesPile: (colour: Colour): Action => ({ type: "take-pile", seat, colour }),
  passes: (): Action => ({ type: "pass", seat }),
  places: (lord: Lord): Action => ({ type: "place-lord", seat, lord }),
  swaps: (a: Spot, b: Spot): Action => ({ type: "swap-lords", seat, spots: [a, b] }),
  declines: (): Action => ({ type: "decline-swap", seat }),
  drawsLocations: (count: number): Action => ({ type: "draw-locations", seat, count }),
  takes: (location: Location): Action => ({ type: "take-location", seat, location }),
});

/** What a row of actions led to. */
export interface Played {
  state: State;
  events: readonly Event[];
  /** Who learned something from any of them. */
  informed: readonly Seat[];
}

/** Plays the actions one after the other. Throws at a refusal, and at a state that does not hold together. */
export function play(start: State, ...actions: readonly Action[]): Played {
  let state = start;
  const events: Event[] = [];
  const informed = new Set<Seat>();
  for (const action of actions) {
    const result = conspiracy.reduce(state, action);
    if (!result.ok)
      throw new Error(`${JSON.stringify(action)} is refused: ${describe(result.refusal)}`);
    readState(conspiracy, JSON.parse(JSON.stringify(result.state)));
    state = result.state;
    events.push(...result.events);
    for (const seat of result.informed) informed.add(seat);
  }
  return { state, events, informed: [...informed].sort() };
}

/** The events of one kind, in order. */
export const eventsOf = <K extends Event["type"]>(
  events: readonly Event[],
  type: K,
): Extract<Event, { type: K }>[] =>
  events.filter((event): event is Extract<Event, { type: K }> => event.type === type);

/** What is asked, as the name of the question and the seat, such as `"recruit 1"`; `"over"` after the end. */
export function asked(state: State): string {
  const decision = conspiracy.decision(state);
  return decision ? `${decision.ask} ${decision.seats.join("+")}` : "over";
}

/** All actions open to whoever is asked. */
export const open = (state: State): Action[] =>
  conspiracy.deciders(state).flatMap((seat) => [...conspiracy.legal(state, seat)]);

/** The numbers of cards that may be drawn now. */
export const counts = (state: State): number[] =>
  open(state).flatMap((action) => ("count" in action ? [action.count] : []));

/** The locations that may be taken now. */
export const offered = (state: State): Location[] =>
  open(state).flatMap((action) => (action.type === "take-location" ? [action.location] : []));

/** The piles that may be taken now. */
export const pilesOpen = (state: State): Colour[] =>
  open(state).flatMap((action) => (action.type === "take-pile" ? [action.colour] : []));

/** The lord deck as it will be drawn: the top in front. */
export const fromTop = <Card>(deck: readonly Card[]): Card[] => [...deck].reverse();

/** Cards in an order of their own, to compare what lies there and not how. */
export const sorted = <Card extends string>(cards: Iterable<Card>): Card[] => [...cards].sort();

/** Plays to the end, at every question the answer that the numbers choose; shows every state and what led to it. */
export function playRandomly(
  start: State,
  seed: number,
  visit: (state: State, events: readonly Event[]) => void,
): void {
  let step: Played = { state: start, events: [], informed: [] };
  let word = Math.imul(seed + 1, 2654435761) >>> 0;
  for (;;) {
    visit(step.state, step.events);
    const actions = open(step.state);
    if (actions.length === 0) return;
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    step = play(step.state, actions[(word >>> 8) % actions.length]!);
  }
}
