// Derives the table of Abyss from its events: counts of face-down cards, and all open cards.
import type { AbyssBlueprint } from "../../../src/abyss/blueprint.ts";
import { raceOf, races } from "../../../src/abyss/cards/index.ts";
import type { Event } from "../../../src/abyss/events.ts";
import type { AbyssTypes } from "../../../src/abyss/index.ts";
import { alliesPlayed } from "../../../src/abyss/inventory.ts";
import type { TableView } from "../../../src/abyss/table.ts";
import { addToBag, removeOne } from "../../../src/kernel/components/bags.ts";
import { deepCopy } from "../../../src/kernel/data/deep-copy.ts";
import type { DeepReadonly } from "../../../src/kernel/data/types.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import { type EventHandlers, foldOf, type Mutable, nothing } from "./event-fold.ts";

/** The picture of a table. */
export const pictureOf = ({ table, agenda }: TableAndAgenda<TableView>) => {
  const { seats, deck, council, lordDeck, court, stack, tokens, rules, ...open } = table;
  const picture = {
    ...open,
    seats: seats.map(({ hand, tokens, ...area }) => ({
      ...area,
      hand: hand.length,
      tokens: tokens.length,
    })),
    deck: deck.length,
    council: races.map((race) => council[race].length),
    lordDeck: lordDeck.length,
    /** `null` is a space that is being filled. */
    court: court as readonly (TableView["court"][number] | null)[],
    stack: stack.length,
    tokens: tokens.length,
    /** Allies played for a card of the court, before one of them is affiliated. */
    played: alliesPlayed(agenda),
  };
  return deepCopy(picture) as Mutable<typeof picture>;
};

export type Picture = ReturnType<typeof pictureOf>;

/** AB-2 to AB-6: all components before the deal, without players. */
export const start = (): Picture => ({
  seats: [],
  turn: { seat: -1, buyers: [], used: [], extra: 0 },
  deck: 71,
  discard: [],
  track: [],
  threat: 1,
  council: races.map(() => 0),
  lordDeck: 35,
  court: [],
  discardedLords: [],
  available: [],
  stack: 20,
  drawn: [],
  tokens: 20,
  keyTokens: 10,
  lastSeat: null,
  played: [],
});

const newArea = (): Area => ({
  pearls: 1,
  keys: 0,
  hand: 0,
  tokens: 0,
  affiliated: [],
  lords: [],
  disabled: [],
  locations: [],
});

type Area = Picture["seats"][number];

export const areaOf = ({ seats }: Pick<Picture, "seats">, seat: number): Area => seats[seat]!;

/** Takes a card from the first of these places that has it. */
function takeFrom<Card>(card: Card, ...places: Card[][]): void {
  removeOne(places.find((cards) => cards.includes(card)) ?? [], card);
}

/** AB-30, KR-13: without an ally that could be affiliated, all are discarded. */
export function playAllies(
  picture: Picture,
  seat: number,
  allies: DeepReadonly<Picture["played"]>,
): void {
  areaOf(picture, seat).hand -= allies.length;
  if (allies.some((ally) => raceOf(ally) !== null)) picture.played.push(...allies);
  else addToBag(picture.discard, allies);
}

/** A location comes from the face-up supply, or else from the stack. */
export function takeFromSupply(picture: Picture, location: Picture["available"][number]): void {
  if (picture.available.includes(location)) removeOne(picture.available, location);
  else picture.stack -= 1;
}

/** The events of Abyss. */
export const handlers: EventHandlers<Picture, Event> = {
  "game-started"(picture, { players, first }) {
    picture.seats = Array.from({ length: players }, newArea);
    // The event of the first turn takes one extra turn away.
    Object.assign(picture.turn, { seat: first, extra: 1 });
  },
  "court-filled"(picture, { lords }) {
    picture.lordDeck -= lords.length;
    for (const lord of lords) {
      const space = picture.court.indexOf(null);
      if (space < 0) picture.court.push(lord);
      else picture.court[space] = lord;
    }
  },
  "locations-made-available"(picture, { locations }) {
    // During the set-up they come from the stack.
    if (picture.drawn.length === 0) picture.stack -= locations.length;
    else for (const location of locations) removeOne(picture.drawn, location);
    picture.available.push(...locations);
  },
  "turn-started"({ turn }, { seat }) {
    if (turn.seat === seat) turn.extra -= 1; // only an extra turn follows a turn of the same seat
    Object.assign(turn, { seat, buyers: [], used: [] });
  },
  "pearls-gained"(picture, { seat, pearls, source }) {
    areaOf(picture, seat).pearls += pearls;
    if (source === "slaver") picture.turn.used.push("slaver");
  },
  plotted(picture, { seat, lord }) {
    areaOf(picture, seat).pearls -= 1;
    picture.lordDeck -= 1;
    picture.court.push(lord);
  },
  "action-passed": nothing,
  "card-revealed"(picture, { card }) {
    picture.deck -= 1;
    picture.track.push(card);
  },
  // Cards may have left the deck whose events come later.
  "deck-renewed"(picture, { cards }) {
    picture.deck += cards;
    picture.discard = [];
  },
  "ally-bought"(picture, { seat, from, price }) {
    areaOf(picture, seat).pearls -= price;
    areaOf(picture, from).pearls += price;
    picture.turn.buyers.push(seat);
    picture.track.pop();
    areaOf(picture, seat).hand += 1;
  },
  "ally-taken"(picture, { seat }) {
    picture.track.pop();
    areaOf(picture, seat).hand += 1;
  },
  "threat-raised"(picture, { threat }) {
    picture.threat = threat;
  },
  "monster-fought"(picture) {
    addToBag(picture.discard, [picture.track.pop()!]);
    picture.threat = 1;
  },
  "tokens-drawn"(picture, { seat, tokens }) {
    picture.tokens -= tokens.length;
    areaOf(picture, seat).tokens += tokens.length;
  },
  "key-tokens-gained"(picture, { seat, keyTokens }) {
    picture.keyTokens -= keyTokens;
    areaOf(picture, seat).keys += keyTokens;
  },
  "exploration-ended"(picture, { allies, monsters }) {
    for (const ally of allies) {
      removeOne(picture.track, ally);
      picture.council[races.indexOf(raceOf(ally)!)]! += 1;
    }
    for (let i = 0; i < monsters; i++) {
      removeOne(picture.track, "monster");
      addToBag(picture.discard, ["monster"]);
    }
  },
  "stacks-taken"(picture, { seat, stacks, allies }) {
    for (const stack of stacks) picture.council[races.indexOf(stack)] = 0;
    areaOf(picture, seat).hand += allies.length;
  },
  "lord-recruited"(picture, { seat, allies, pearls }) {
    areaOf(picture, seat).pearls -= pearls;
    playAllies(picture, seat, allies);
  },
  "ally-affiliated"(picture, { seat, ally }) {
    removeOne(picture.played, ally);
    addToBag(areaOf(picture, seat).affiliated, [ally]);
    addToBag(picture.discard, picture.played.splice(0));
  },
  "lord-entered"(picture, { seat, lord }) {
    if (picture.court.includes(lord)) removeOne(picture.court, lord);
    else picture.lordDeck -= 1;
    areaOf(picture, seat).lords.push(lord);
  },
  "allies-discarded"(picture, { seat, allies }) {
    areaOf(picture, seat).hand -= allies.length;
    addToBag(picture.discard, allies);
  },
  "pearls-returned"(picture, { seat, pearls }) {
    areaOf(picture, seat).pearls -= pearls;
  },
  "lord-disabled"(picture, { seat, lord }) {
    const { lords, disabled } = areaOf(picture, seat);
    removeOne(lords, lord);
    disabled.push(lord);
  },
  "token-stolen"(picture, { seat, from }) {
    areaOf(picture, from).tokens -= 1;
    areaOf(picture, seat).tokens += 1;
  },
  "extra-turn-gained"({ turn }) {
    turn.extra += 1;
  },
  "stack-discarded"(picture, { stack, allies }) {
    picture.council[races.indexOf(stack)]! -= allies.length;
    addToBag(picture.discard, allies);
    picture.turn.used.push("oracle");
  },
  "location-swapped"(picture, { seat, give, take }) {
    areaOf(picture, seat).locations.find(({ location }) => location === give)!.location = take;
    removeOne(picture.available, take);
    picture.available.push(give);
  },
  "lord-bribed"(picture, { seat, pearls }) {
    areaOf(picture, seat).pearls -= pearls;
  },
  "lord-discarded"(picture, { seat, lord, from }) {
    picture.discardedLords.push(lord);
    if (from === "own") {
      const { lords, disabled } = areaOf(picture, seat);
      return takeFrom(lord, lords, disabled);
    }
    picture.court[picture.court.indexOf(lord)] = null;
    picture.turn.used.push("opportunist");
  },
  "locations-drawn"(picture, { locations }) {
    picture.stack -= locations.length;
    picture.drawn.push(...locations);
  },
  "location-controlled"(picture, { seat, location, lords, keyTokens }) {
    const area = areaOf(picture, seat);
    takeFrom(location, picture.available, picture.drawn);
    for (const lord of lords) removeOne(area.lords, lord);
    area.keys -= keyTokens;
    picture.keyTokens += keyTokens;
    area.locations.push({ location, lords: [...lords] });
  },
  "stack-searched": nothing,
  "location-switched"(picture, { seat, location }) {
    const { locations } = areaOf(picture, seat);
    locations.find((held) => held.location === "black-smokers")!.location = location;
  },
  "end-triggered"(picture, { seat }) {
    const players = picture.seats.length;
    picture.lastSeat = (seat + players - 1) % players;
  },
  "hand-revealed"(picture, { seat, affiliated, discarded, tokens }) {
    const area = areaOf(picture, seat);
    area.hand -= affiliated.length + discarded.length;
    addToBag(area.affiliated, affiliated);
    addToBag(picture.discard, discarded);
    area.tokens = tokens.length;
  },
  "game-ended": nothing,
};

/** The event fold of Abyss. */
export const fold = foldOf<AbyssTypes, AbyssBlueprint, Picture>(start, pictureOf, handlers);
