import type { Action, Place } from "abyss-rules/kraken";
import type { AbyssView, FamilyAction } from "../family/actions.ts";
import { abyssKinds } from "./abyss.ts";
import {
  field,
  type ItemMapping,
  inZone,
  type KindsOf,
  singleItem,
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

const coins = { nebulis: field<number>() };

/** How to click the actions of Kraken. */
export const krakenKinds: KindsOf<FamilyAction<Action>, AbyssView> = {
  ...abyssKinds,
  recruit: {
    ...abyssKinds.recruit,
    fields: { ...abyssKinds.recruit.fields, ...coins },
  },
  buy: { ...abyssKinds.buy, fields: coins },
  bribe: {
    fields: { ...abyssKinds.bribe.fields, ...coins },
  },
  "place-kraken": { fields: { stack: field(inZone("council")) } },
  "place-sentinel": { fields: { place: field(places) } },
  "post-sentinel": {
    fields: { sentinel: field(inZone("sentinel")), place: field(places) },
  },
  "use-ferryman": withoutFields(singleItem("nebulis")),
  "use-recipient": { start: () => ({ zone: "lord", value: "recipient" }), fields: {} },
  "give-nebulis": { fields: { to: field(inZone("seat")) } },
  "take-from-discard": { fields: { ally: field(inZone("discard")) } },
  "name-race": { fields: { race: field() } },
  "discard-affiliated": { fields: { ally: field(inZone("affiliated")) } },
  "free-lord": { fields: { lord: field(inZone("lord")) } },
  "draw-loot": withoutFields(singleItem("loot-deck")),
  "stop-search": withoutFields(),
  "give-figure": { fields: { to: field(inZone("seat")) } },
};
