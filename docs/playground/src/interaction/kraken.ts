import { races } from "abyss-rules/abyss/cards";
import type { Action, Place, TableView } from "abyss-rules/kraken";
import { sentinels } from "abyss-rules/kraken/cards";
import { abyssKinds } from "./abyss.ts";
import {
  type ItemMapping,
  inZone,
  type KindsOf,
  list,
  single,
  singleItem,
  type ViewOf,
  withoutFields,
} from "./action-kinds.ts";
import type { ItemId } from "./item-id.ts";

function itemOn(place: Place): ItemId {
  switch (place.kind) {
    case "lord":
      return { zone: "court", value: place.lord };
    case "stack":
      return { zone: "council", value: place.stack };
    case "location":
      return { zone: "location", value: place.location };
    case "guest":
      return { zone: "court-exile", value: place.guest };
  }
}

function placeOf({ zone, value }: ItemId): object | undefined {
  switch (zone) {
    case "court":
      return { kind: "lord", lord: value };
    case "council":
      return { kind: "stack", stack: value };
    case "location":
      return { kind: "location", location: value };
    case "court-exile":
      return { kind: "guest", guest: value };
    default:
      return undefined;
  }
}

/** The places for a sentinel. */
const places: ItemMapping<Place> = { item: itemOn, value: placeOf };

const coins = { nebulis: single<number>() };

/** How to click the actions of Kraken. */
export const krakenKinds: KindsOf<Action, ViewOf<TableView>> = {
  ...abyssKinds,
  recruit: {
    ...abyssKinds.recruit,
    fields: { ...abyssKinds.recruit.fields, ...coins },
    attempt: (view, seat, item) => ({
      ...abyssKinds.recruit.attempt?.(view, seat, item),
      nebulis: 0,
    }),
  },
  buy: { ...abyssKinds.buy, fields: coins, attempt: () => ({ nebulis: 0 }) },
  bribe: {
    fields: { ...abyssKinds.bribe.fields, ...coins },
    attempt: () => ({ nebulis: 0 }),
  },
  "place-kraken": { fields: { stack: single(inZone("council")) } },
  "place-sentinel": { fields: { place: single(places) } },
  "post-sentinel": {
    fields: { sentinel: single(inZone("sentinel")), place: single(places) },
    attempt: ({ table }, seat) => {
      const sentinel = sentinels.find((one) => table.kraken.sentinels[one].owner === seat);
      return { sentinel, place: { kind: "stack", stack: races[0] } };
    },
  },
  "use-ferryman": withoutFields(singleItem("nebulis")),
  "use-recipient": { start: () => ({ zone: "lord", value: "recipient" }), fields: {} },
  "give-nebulis": { fields: { to: list(inZone("seat")) } },
  "take-from-discard": { fields: { ally: single(inZone("discard")) } },
  "name-race": { fields: { race: single() } },
  "discard-affiliated": { fields: { ally: single(inZone("affiliated")) } },
  "free-lord": { fields: { lord: single(inZone("lord")) } },
  "draw-loot": withoutFields(singleItem("loot-deck")),
  "stop-search": withoutFields(),
  "give-figure": { fields: { to: single(inZone("seat")) } },
};
