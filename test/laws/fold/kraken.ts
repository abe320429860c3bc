// Derives the table of Kraken from its events: what it adds to Abyss.

import { races } from "../../../src/abyss/cards/index.ts";
import { addToBag, removeOne } from "../../../src/kernel/components/bags.ts";
import { deepCopy } from "../../../src/kernel/data/deep-copy.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import type { KrakenBlueprint } from "../../../src/kraken/blueprint.ts";
import { lord } from "../../../src/kraken/cards/box.ts";
import type { Event } from "../../../src/kraken/events.ts";
import type { KrakenTypes } from "../../../src/kraken/index.ts";
import type { TableView } from "../../../src/kraken/table.ts";
import { areaOf, handlers, pictureOf as pictureOfAbyss, start as startOfAbyss } from "./abyss.ts";
import { type EventHandlers, foldOf, type Mutable, nothing } from "./event-fold.ts";

/** What Kraken adds to the picture of a table. */
export const krakenPictureOf = ({ table }: TableAndAgenda<TableView>) => {
  const { lootDeck, ...open } = table.kraken;
  const kraken = {
    ...open,
    lootDeck: lootDeck.length,
    /** KR-17: nebulis in a payment whose event has not come yet. */
    paying: [] as readonly number[],
  };
  return deepCopy(kraken) as Mutable<typeof kraken>;
};

/** KR-1 to KR-7: adds the components of Kraken. */
export const withKraken = <Box extends ReturnType<typeof startOfAbyss>>(
  box: Box,
): Box & { kraken: ReturnType<typeof krakenPictureOf> } => ({
  ...box,
  deck: box.deck + 7,
  lordDeck: box.lordDeck + 18,
  stack: box.stack + 6,
  kraken: {
    nebulis: [],
    figure: null,
    lootDeck: 25,
    loot: [],
    discardedLoot: [],
    sentinels: {
      watcher: { owner: null, on: null },
      vigil: { owner: null, on: null },
      lookout: { owner: null, on: null },
    },
    paying: [],
  },
});

const pictureOf = (view: TableAndAgenda<TableView>) => ({
  ...pictureOfAbyss(view),
  kraken: krakenPictureOf(view),
});

export type Picture = ReturnType<typeof pictureOf>;

const start = (): Picture => withKraken(startOfAbyss());

/** KR-17, KR-20: events give the whole price; nebulis replaced some of its pearls. */
function settle({ seats, kraken }: Picture): void {
  for (const [seat, nebulis] of kraken.paying.entries()) seats[seat]!.pearls -= nebulis;
  kraken.paying = [];
}

/** KR-17: the event of a recruitment gives the pearls only. */
export function forget({ kraken }: Pick<Picture, "kraken">): void {
  kraken.paying = [];
}

type Own = Exclude<Event["type"], keyof typeof handlers> | "pearls-gained";
type Changed = "game-started" | "ally-bought" | "lord-bribed" | "lord-recruited";

/** The events that Kraken adds to those of Abyss, or changes. */
export const krakenHandlers: Pick<EventHandlers<Picture, Event>, Own | Changed> = {
  "game-started"(picture, event) {
    handlers["game-started"](picture, event);
    picture.kraken.nebulis = picture.seats.map(() => 0);
  },
  "ally-bought"(picture, event) {
    handlers["ally-bought"](picture, event);
    settle(picture);
  },
  "lord-bribed"(picture, event) {
    handlers["lord-bribed"](picture, event);
    settle(picture);
  },
  "lord-recruited"(picture, event) {
    handlers["lord-recruited"](picture, event);
    forget(picture);
  },
  "pearls-gained"(picture, { seat, pearls, source }) {
    areaOf(picture, seat).pearls += pearls;
    for (const used of ["slaver" as const, lord("ferryman")])
      if (source === used) picture.turn.used.push(used);
  },
  "nebulis-changed"({ kraken }, { by, source }) {
    for (const [seat, nebulis] of by.entries()) kraken.nebulis[seat]! += nebulis;
    if (source === "payment") kraken.paying = [...by];
  },
  "figure-moved"({ kraken }, { seat }) {
    kraken.figure = seat;
  },
  "kraken-placed"(picture, { stack }) {
    picture.track.shift();
    picture.council[races.indexOf(stack)]! += 1;
  },
  "loot-drawn"({ kraken }, { location, value }) {
    kraken.lootDeck -= 1;
    const held = kraken.loot.find((one) => one.location === location);
    if (held) held.values.push(value);
    else kraken.loot.push({ location, values: [value] });
  },
  "loot-discarded"({ kraken }, { location, values }) {
    const held = kraken.loot.find((one) => one.location === location)!;
    for (const value of values) removeOne(held.values, value);
    kraken.loot = kraken.loot.filter((one) => one.values.length > 0);
    addToBag(kraken.discardedLoot, values);
  },
  "ally-found"(picture, { seat, ally, monsters }) {
    const allies = ally === null ? 0 : 1;
    picture.deck -= monsters + allies;
    areaOf(picture, seat).hand += allies;
    addToBag(picture.discard, Array<"monster">(monsters).fill("monster"));
  },
  "sentinel-taken"({ kraken }, { seat, sentinel }) {
    kraken.sentinels[sentinel] = { owner: seat, on: null };
  },
  "sentinel-placed"({ kraken }, { seat, sentinel, place }) {
    kraken.sentinels[sentinel] = { owner: seat, on: { ...place } };
  },
  "sentinel-returned"({ kraken }, { seat, sentinel }) {
    kraken.sentinels[sentinel] = { owner: seat, on: null };
  },
  "pearl-taken"(picture, { seat, from }) {
    areaOf(picture, from).pearls -= 1;
    areaOf(picture, seat).pearls += 1;
  },
  "lord-summoned"(picture, event) {
    picture.lordDeck -= 1;
    picture.court.push(event.lord);
    picture.turn.used.push(lord("recipient"));
  },
  "ally-recovered"(picture, { seat, ally }) {
    removeOne(picture.discard, ally);
    areaOf(picture, seat).hand += 1;
  },
  "race-named": nothing,
  "affiliated-discarded"(picture, { seat, ally }) {
    removeOne(areaOf(picture, seat).affiliated, ally);
    addToBag(picture.discard, [ally]);
  },
  "lord-freed"(picture, { seat, lord, location }) {
    const { lords, locations } = areaOf(picture, seat);
    removeOne(locations.find((held) => held.location === location)!.lords, lord);
    lords.push(lord);
  },
};

/** The event fold of Kraken. */
export const fold = foldOf<KrakenTypes, KrakenBlueprint, Picture>(start, pictureOf, {
  ...handlers,
  ...krakenHandlers,
});
