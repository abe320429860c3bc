import * as z from "zod/mini";
import type { SeatRange } from "../kernel/data/types.ts";
import {
  areas,
  between,
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  deckOf,
  integer,
  listOf,
  oneOf,
  optionalFieldsOf,
  optionalPart,
  orHidden,
  quantity,
  type SchemaStack,
  seatingProblems,
  seatingShape,
  seatSchemas,
  type ZodSchema,
  zodOf,
} from "../kernel/schemas/schema.ts";
import { schemaStackOf } from "../kernel/schemas/schema-stack.ts";
import type { Action, Decision, Task } from "./actions.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import { spots } from "./cards/chamber.ts";
import { locations } from "./cards/locations.ts";
import { colours, lordDeck, lords } from "./cards/lords.ts";
import { PLAYERS } from "./cards/numbers.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { Layout } from "./position-layout.ts";
import type { RuleRefusal } from "./refusals.ts";
import type { TableView } from "./table.ts";

const colour = oneOf(colours);
const lord = oneOf(lords);
const location = oneOf(locations);
const spot = between(1, spots);
const from = oneOf(["deck", ...colours]);
const draw = z.literal([1, 2]);
const someLords = listOf(lord, lordDeck.length);
const someLocations = listOf(location, locations.length);

const ascending = z.overwrite<[number, number]>(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

const actions = (players: SeatRange) => {
  const { seat } = seatSchemas(players);
  return byType({
    "draw-lords": { seat, count: integer },
    "take-pile": { seat, colour },
    pass: { seat },
    "place-lord": { seat, lord },
    "swap-lords": { seat, spots: z.tuple([spot, spot]).check(ascending) },
    "decline-swap": { seat },
    "draw-locations": { seat, count: integer },
    "take-location": { seat, location },
  });
};

const decisions = (players: SeatRange) => {
  const { seats } = seatSchemas(players);
  return byAsk({
    recruit: { seats },
    place: { seats, from },
    swap: { seats },
    location: { seats },
    "keep-location": { seats },
    "search-locations": { seats },
  });
};

const tasks = (players: SeatRange) => {
  const { seat } = seatSchemas(players);
  return byDo({
    "start-turn": { seat },
    recruit: { seat },
    "place-recruits": { seat, from },
    "check-keys": { seat },
    "end-turn": { seat },
  });
};

const events = (players: SeatRange) => {
  const { seat } = seatSchemas(players);
  return byType({
    "game-started": { players: quantity, first: seat },
    "turn-started": { seat },
    "lords-drawn": { seat, lords: someLords },
    "pile-taken": { seat, colour, lords: someLords },
    "turn-passed": { seat },
    "lords-discarded": { seat, lords: someLords },
    "lords-returned": { seat, lords: someLords },
    "lord-placed": { seat, lord, spot },
    "coat-of-arms-moved": { seat, colour, spot },
    "lords-swapped": { seat, spots: z.tuple([spot, spot]) },
    "lord-revealed": { seat, lord },
    "pearls-gained": { seat, pearls: quantity, total: quantity },
    "pearl-master-changed": { seat },
    "locations-drawn": { seat, locations: someLocations },
    "location-deck-searched": { seat, locations: listOf(z.nullable(location), locations.length) },
    "location-taken": { seat, location, spot },
    "locations-made-available": { locations: someLocations },
    "order-given": { seat, draw },
    "order-lifted": { seat },
    "lords-reshuffled": { seat, added: quantity },
    "locations-reshuffled": { seat, added: quantity },
    "end-triggered": { seat },
    "game-ended": {},
  });
};

const refusals = byCode({
  "wrong-count": { count: integer, max: integer, has: integer },
  "under-orders": { draw: integer },
  "pile-empty": { colour },
  "lord-not-recruited": { lord, recruits: someLords },
  "spot-empty": { spot },
  "same-spot": { spot },
  "lord-has-key": { spot, lord },
  "location-not-on-offer": { location, from: oneOf(["available", "drawn", "deck"]) },
});

const perColour = <T>(of: ZodSchema<T>) =>
  z.strictObject({ yellow: of, red: of, green: of, blue: of, purple: of });

const area = {
  lords: someLords,
  locations: listOf(z.strictObject({ location, spot }), locations.length),
  coats: perColour(z.nullable(spot)),
  pearls: quantity,
};

/** The table of a state or of a view, depending on the schema of a face-down card. */
const table = (players: SeatRange, hidden: ZodSchema<null>) => {
  const { seat } = seatSchemas(players);
  return {
    seats: areas(z.strictObject(area), players),
    turn: seat,
    lordDeck: listOf(orHidden(lord, hidden), lordDeck.length),
    piles: perColour(someLords),
    recruits: someLords,
    locationDeck: listOf(orHidden(location, hidden), locations.length),
    available: someLocations,
    drawn: someLocations,
    pearlMaster: z.nullable(seat),
    order: z.nullable(z.strictObject({ by: seat, draw })),
    lastSeat: z.nullable(seat),
    bonusLocations: z.boolean(),
  };
};

/** The table of a position: as in a view, except decks; every field but `seats` is optional. */
const layout = (players: SeatRange) => {
  const { turn, piles, recruits, available, drawn, ...rest } = table(players, z.null());
  const { pearlMaster, order, lastSeat, bonusLocations } = rest;
  return {
    seats: areas(optionalFieldsOf(area), players),
    turn: optionalPart(turn),
    lordDeck: optionalPart(deckOf(lord, lordDeck.length)),
    piles: optionalPart(z.partial(piles)),
    recruits: optionalPart(recruits),
    locationDeck: optionalPart(deckOf(location, locations.length)),
    available: optionalPart(available),
    drawn: optionalPart(drawn),
    pearlMaster: optionalPart(pearlMaster),
    order: optionalPart(order),
    lastSeat: optionalPart(lastSeat),
    bonusLocations: optionalPart(bonusLocations),
  };
};

/** CO-1, CO-2, CO-36 */
const options = (players: SeatRange) => ({
  ...seatingShape(players),
  bonusLocations: z.optional(z.boolean()),
});

/** The schemas of Conspiracy. */
export const conspiracySchemas: SchemaStack<ConspiracyBlueprint> = schemaStackOf((top) => ({
  players: PLAYERS,
  names: {},
  options: () => options(top.players),
  optionProblems: seatingProblems,
  payment: () => ({}),
  actions: () => actions(top.players),
  decisions: () => decisions(top.players),
  tasks: () => tasks(top.players),
  events: () => events(top.players),
  refusals: () => refusals,
  table: (hidden) => table(top.players, zodOf(hidden)),
  layout: () => layout(top.players),
}));

// A schema that is wider than its type does not compile above; one that is narrower does not compile here.
true satisfies Covers<ReturnType<typeof actions>, Action, "type">;
true satisfies Covers<ReturnType<typeof decisions>, Decision, "ask">;
true satisfies Covers<ReturnType<typeof tasks>, Task, "do">;
true satisfies Covers<ReturnType<typeof events>, Event, "type">;
true satisfies Covers<typeof refusals, RuleRefusal, "code">;
true satisfies CoversFields<ReturnType<typeof table>, TableView>;
true satisfies CoversFields<ReturnType<typeof options>, Options>;
true satisfies CoversFields<ReturnType<typeof layout>, Layout>;
