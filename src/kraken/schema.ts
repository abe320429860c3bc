import * as z from "zod/mini";
import { abyssSchemas, shapesWithCards, type ZodParts, zodParts } from "../abyss/schema.ts";
import type { SeatRange } from "../kernel/data/types.ts";
import {
  anyName,
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  type GameShapes,
  integer,
  layoutShape,
  listOf,
  objectOf,
  oneOf,
  optionalPart,
  orHidden,
  quantity,
  type SchemaLayer,
  type SchemaStack,
  type Shape,
  sorted,
  type ZodSchema,
  zodOf,
} from "../kernel/schemas/schema.ts";
import type { KrakenAdded, KrakenBlueprint } from "./blueprint.ts";
import { krakenComponents } from "./cards/box.ts";
import { type Loot, lootCards, lootValues } from "./cards/loot.ts";
import { sentinels } from "./cards/sentinels.ts";
import { zones } from "./queries.ts";
import type { Place, TableView } from "./table.ts";

const sentinel = oneOf(sentinels);
const loot: ZodSchema<Loot> = z.literal([...lootValues]);
const nebulis = quantity;
/** KR-31: at most one loot card of each value. */
const lootOnLocation = listOf(loot, lootValues.length);
const allLoot = listOf(loot, lootCards.length);

const place = ({ lord, race, location }: ZodParts): ZodSchema<Place> =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("lord"), lord }),
    z.strictObject({ kind: z.literal("stack"), stack: race }),
    z.strictObject({ kind: z.literal("location"), location }),
    z.strictObject({ kind: z.literal("guest"), guest: anyName }),
  ]);

/** The schemas of the components that Kraken adds. */
export const zodKrakenParts = (shapes: GameShapes) => ({
  loot,
  place: place(zodParts(shapes)),
  sentinel,
});

const actions = (all: ZodParts, players: SeatRange, payment: Shape) => {
  const { seat, race, ally, lord } = all;
  return byType({
    recruit: { seat, lord, ...payment },
    buy: { seat, nebulis },
    bribe: { seat, lord, nebulis },
    "place-kraken": { seat, stack: race },
    "place-sentinel": { seat, place: place(all) },
    "post-sentinel": { seat, sentinel, place: place(all) },
    "use-ferryman": { seat },
    "use-recipient": { seat },
    "give-nebulis": { seat, to: sorted(seat, players.max) },
    "take-from-discard": { seat, ally },
    "name-race": { seat, race },
    "discard-affiliated": { seat, ally },
    "free-lord": { seat, lord },
    "draw-loot": { seat },
    "stop-search": { seat },
    "give-figure": { seat, to: seat },
  });
};

const decisions = ({ seats, race, location }: ZodParts) => {
  const ofPower = { seats, mayDecline: z.boolean() };
  return byAsk({
    "place-kraken": { seats },
    "place-sentinel": { ...ofPower, sentinel },
    "give-nebulis": ofPower,
    "take-from-discard": ofPower,
    "name-race": ofPower,
    "discard-affiliated": { seats, race },
    "free-lord": ofPower,
    "search-loot": { seats, location },
    "give-figure": { seats, to: seats, areAhead: z.boolean() },
  });
};

const tasks = () => byDo({ "close-game": {} });

const events = (all: ZodParts, players: SeatRange) => {
  const { seat, race, ally, lord, lordNames, location } = all;
  return byType({
    "pearls-gained": {
      seat,
      pearls: quantity,
      source: oneOf([...lordNames, "reward", "last-space", "court", "loot"]),
    },
    "nebulis-changed": {
      by: listOf(integer, players.max),
      source: oneOf([...lordNames, "krakens", "payment"]),
    },
    "figure-moved": { seat: z.nullable(seat), from: z.nullable(seat) },
    "kraken-placed": { seat, kraken: ally, stack: race },
    "loot-drawn": { seat, location, value: loot },
    // KR-31, KR-33: a pair, or all loot on a location.
    "loot-discarded": { location, values: lootOnLocation },
    "ally-found": { seat, ally: z.nullable(ally), monsters: quantity },
    "sentinel-taken": { seat, sentinel },
    "sentinel-placed": { seat, sentinel, place: place(all) },
    "sentinel-returned": { seat, sentinel },
    "pearl-taken": { seat, from: seat },
    "lord-summoned": { seat, lord },
    "ally-recovered": { seat, ally },
    "race-named": { seat, race },
    "affiliated-discarded": { seat, ally },
    "lord-freed": { seat, lord, location },
  });
};

const refusals = (all: ZodParts) => {
  const { seat, seats, race, ally, allies, lord } = all;
  const figures = { has: integer, needs: integer };
  return byCode({
    "too-few-nebulis": figures,
    "too-many-nebulis": { nebulis: integer, most: integer },
    "pearls-first": { pearls: integer },
    "kraken-not-affiliated": { ally },
    "ally-to-affiliate": { allies },
    reserved: { place: place(all), by: seat },
    "sentinel-not-in-front": { sentinel },
    "zone-taken": { zone: oneOf(zones), sentinel },
    "no-such-place": { place: place(all) },
    "wrong-number-of-opponents": figures,
    "opponent-named-twice": { seat },
    "ally-not-in-discard": { ally },
    "race-not-affiliated": { race },
    "ally-not-affiliated": { ally, race },
    "lord-not-under-location": { lord },
    "loot-deck-empty": {},
    "not-a-candidate": { to: seat, candidates: seats },
  });
};

const area = (all: ZodParts, players: SeatRange, hidden: ZodSchema<null>) => {
  const { seat, location, most } = all;
  const posting = z.strictObject({ owner: z.nullable(seat), on: z.nullable(place(all)) });
  return {
    nebulis: listOf(quantity, players.max),
    figure: z.nullable(seat),
    lootDeck: listOf(orHidden(loot, hidden), lootCards.length),
    loot: listOf(z.strictObject({ location, values: lootOnLocation }), most.locations),
    discardedLoot: allLoot,
    sentinels: z.strictObject({ watcher: posting, vigil: posting, lookout: posting }),
  };
};

const table = (all: ZodParts, players: SeatRange, hidden: ZodSchema<null>) => ({
  kraken: z.strictObject(area(all, players, hidden)),
});

const layout = (all: ZodParts, players: SeatRange) => ({
  kraken: optionalPart(objectOf(layoutShape(area(all, players, z.null()), ["lootDeck"]))),
});

/** The schemas that Kraken adds to a game built on Abyss. */
export const krakenSchemaLayer: SchemaLayer<KrakenAdded> = (below, top) => ({
  ...shapesWithCards(below, krakenComponents),
  payment() {
    const { ally, most } = zodParts(top);
    return { allies: sorted(ally, most.allies), affiliate: z.nullable(ally), nebulis };
  },
  actions: () => actions(zodParts(top), top.players, top.payment()),
  decisions: () => decisions(zodParts(top)),
  tasks: () => tasks(),
  events: () => events(zodParts(top), top.players),
  refusals: () => refusals(zodParts(top)),
  table: (hidden) => table(zodParts(top), top.players, zodOf(hidden)),
  layout: () => layout(zodParts(top), top.players),
});

/** The schemas of Kraken. */
export const krakenSchemas: SchemaStack<KrakenBlueprint> = abyssSchemas.with(krakenSchemaLayer);

// A schema wider than its type does not compile above; a narrower one does not compile here.
true satisfies Covers<ReturnType<typeof actions>, KrakenAdded["action"], "type">;
true satisfies Covers<ReturnType<typeof decisions>, KrakenAdded["decision"], "ask">;
true satisfies Covers<ReturnType<typeof tasks>, KrakenAdded["task"], "do">;
true satisfies Covers<ReturnType<typeof events>, KrakenAdded["event"], "type">;
true satisfies Covers<ReturnType<typeof refusals>, KrakenAdded["refusal"], "code">;
true satisfies CoversFields<ReturnType<typeof table>, Pick<TableView, "kraken">>;
true satisfies CoversFields<ReturnType<typeof layout>, KrakenAdded["layout"]>;
