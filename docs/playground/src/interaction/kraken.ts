import { races } from "abyss-rules/abyss";
import { type Action, type Place, sentinels, type TableView } from "abyss-rules/kraken";
import { abyssKinds } from "./abyss.ts";
import { at, type KindsOf, one, only, plain, type Seen, type Spot, some } from "./spots.ts";
import type { ThingId } from "./thing.ts";

function thingOn(place: Place): ThingId {
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

function placeOf({ zone, value }: ThingId): object | undefined {
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

/** What a sentinel can be placed on. */
const places: Spot<Place> = { thing: thingOn, value: placeOf };

const coins = { nebulis: one<number>() };

/** How the actions of Kraken are clicked together. */
export const krakenKinds: KindsOf<Action, Seen<TableView>> = {
  ...abyssKinds,
  recruit: {
    ...abyssKinds.recruit,
    fields: { ...abyssKinds.recruit.fields, ...coins },
    attempt: (view, seat, thing) => ({
      ...abyssKinds.recruit.attempt?.(view, seat, thing),
      nebulis: 0,
    }),
  },
  buy: { ...abyssKinds.buy, fields: coins, attempt: () => ({ nebulis: 0 }) },
  bribe: {
    fields: { ...abyssKinds.bribe.fields, ...coins },
    attempt: () => ({ nebulis: 0 }),
  },
  "place-kraken": { fields: { stack: one(at("council")) } },
  "place-sentinel": { fields: { place: one(places) } },
  "post-sentinel": {
    fields: { sentinel: one(at("sentinel")), place: one(places) },
    attempt: ({ table }, seat) => {
      const sentinel = sentinels.find((one) => table.kraken.sentinels[one].owner === seat);
      return { sentinel, place: { kind: "stack", stack: races[0] } };
    },
  },
  "use-ferryman": plain(only("nebulis")),
  "use-recipient": { start: () => ({ zone: "lord", value: "recipient" }), fields: {} },
  "give-nebulis": { fields: { to: some(at("seat")) } },
  "take-from-discard": { fields: { ally: one(at("discard")) } },
  "name-race": { fields: { race: one() } },
  "discard-affiliated": { fields: { ally: one(at("affiliated")) } },
  "free-lord": { fields: { lord: one(at("lord")) } },
  "draw-loot": plain(only("loot-deck")),
  "stop-search": plain(),
  "give-figure": { fields: { to: one(at("seat")) } },
};
