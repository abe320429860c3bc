import { counted, list, type Phrases, player, sentence } from "../kernel/describe.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Event } from "./events.ts";
import type { Refusal, RuleRefusal } from "./refusals.ts";

/** "blue 6" */
const lord = (name: Lord): string => name.replace("-", " ");
const lords = (names: readonly Lord[]): string => list(names.map(lord));
/** "seven points" */
const location = (name: Location): string => `"${name.replaceAll("-", " ")}"`;
const locations = (names: readonly Location[]): string => list(names.map(location));

/** The English sentences of events and refusals. */
export const conspiracyWords: Phrases<Event, RuleRefusal> = {
  events: {
    "game-started": ({ players, first }) =>
      `${counted(players, "player")} sit down; ${player(first)} begins`,
    "turn-started": ({ seat }) => `${player(seat)}'s turn`,
    "lords-drawn": ({ seat, lords: drawn }) => `${player(seat)} draws ${lords(drawn)}`,
    "pile-taken": ({ seat, colour, lords: taken }) =>
      `${player(seat)} takes the ${colour} pile: ${lords(taken)}`,
    "turn-passed": ({ seat }) => `${player(seat)} finds no lord to recruit`,
    "lords-discarded": ({ seat, lords: out }) => `${player(seat)} discards ${lords(out)}`,
    "lords-returned": ({ seat, lords: back }) =>
      `${player(seat)} has no room for ${lords(back)}: back to the pile`,
    "lord-placed": ({ seat, lord: placed, spot }) =>
      `${player(seat)} places ${lord(placed)} on spot ${spot}`,
    "coat-of-arms-moved": ({ seat, colour, spot }) =>
      `${player(seat)}'s ${colour} coat of arms goes to spot ${spot}`,
    "lords-swapped": ({ seat, spots }) =>
      `${player(seat)} swaps the lords on spots ${spots[0]} and ${spots[1]}`,
    "lord-revealed": ({ lord: revealed }) => `${lord(revealed)} is revealed and goes to its pile`,
    "pearls-gained": ({ seat, pearls, total }) =>
      `${player(seat)} gains ${counted(pearls, "pearl")} and has ${total}`,
    "pearl-master-changed": ({ seat }) => `${player(seat)} is Pearl Master`,
    "locations-drawn": ({ seat, locations: drawn }) =>
      `${player(seat)} draws ${counted(drawn.length, "location")}: ${locations(drawn)}`,
    "location-deck-searched": ({ seat, locations: { length } }) =>
      `${player(seat)} looks through the location deck (${counted(length, "tile")})`,
    "location-taken": ({ seat, location: taken, spot }) =>
      `${player(seat)} takes ${location(taken)} and lays it on spot ${spot}`,
    "locations-made-available": ({ locations: open }) => `${locations(open)} available`,
    "order-given": ({ seat, draw }) =>
      `Until ${player(seat)}'s next turn, each opponent must draw ${counted(draw, "lord")}`,
    "order-lifted": ({ seat }) => `${player(seat)}'s order is lifted`,
    "lords-reshuffled": ({ added }) =>
      `${counted(added, "lord")} of the piles shuffled into the lord deck`,
    "locations-reshuffled": ({ added }) =>
      `${counted(added, "available location")} shuffled into the location deck`,
    "end-triggered": ({ seat }) =>
      `${player(seat)} has filled the chamber: everybody else has one more turn`,
    "game-ended": () => "The game is over",
  },
  refusals: {
    "wrong-count": ({ count, max, has }) =>
      `1 to ${max} cards may be drawn, not ${count}; the deck has ${has}`,
    "under-orders": ({ draw }) =>
      `An order is in force: you must draw ${counted(draw, "lord")} from the deck`,
    "pile-empty": ({ colour }) => `The ${colour} pile is empty`,
    "lord-not-recruited": ({ lord: name, recruits }) =>
      `${lord(name)} is not among the lords recruited (${lords(recruits)})`,
    "spot-empty": ({ spot }) => `There is no lord on spot ${spot}`,
    "same-spot": ({ spot }) => `A swap needs two different lords, spot ${spot} is named twice`,
    "lord-has-key": ({ spot, lord: name }) =>
      `${lord(name)} on spot ${spot} has a key and cannot be moved`,
    "location-not-on-offer": ({ location: name, from }) =>
      `${location(name)} is not among the locations ${from === "deck" ? "of the deck" : from}`,
  },
};

/**
 * An English sentence for an event or a refusal.
 *
 * @example
 * ```ts
 * const result = conspiracy.reduce(state, { type: "draw-lords", seat: 0, count: 9 });
 * if (!result.ok) describe(result.refusal);
 * // "1 to 3 cards may be drawn, not 9; the deck has 60 (CO-4)."
 * ```
 */
export function describe(said: Event | Refusal): string {
  return sentence(conspiracyWords, said);
}
