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
  type GameShapes,
  integer,
  layoutShape,
  listOf,
  oneOf,
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
import { type Box, type Components, conspiracyBox } from "./cards/box.ts";
import { spots } from "./cards/chamber.ts";
import { colours, lordDeck, lords } from "./cards/lords.ts";
import { PLAYERS } from "./cards/numbers.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { RuleRefusal } from "./refusals.ts";
import type { Layout, TableView } from "./table.ts";

/** What the schemas of Conspiracy and its variants know about the components in play. */
export interface ConspiracyNames {
  readonly box: Box;
}

/** The box that the schemas of Conspiracy or a variant are for; a layer changes it with `shapesWithCards`. */
const boxIn = ({ names }: GameShapes): Box => (names as ConspiracyNames).box;

/** The part of a schema layer that follows from its components: the names. */
export const shapesWithCards = (
  below: GameShapes,
  more: Components,
): { readonly names: ConspiracyNames } => ({
  names: { ...below.names, box: boxIn(below).with(more) },
});

const colour = oneOf(colours);
const lord = oneOf(lords);
const spot = between(1, spots);
const from = oneOf(["deck", ...colours]);
const draw = z.literal([1, 2]);
const someLords = listOf(lord, lordDeck.length);

/** The schemas of seats and locations, limited to those in play. */
const partsOf = (shapes: GameShapes) => {
  const { locations } = boxIn(shapes);
  const location = oneOf(locations);
  const mostLocations = locations.length;
  return {
    ...seatSchemas(shapes.players),
    location,
    locations: listOf(location, mostLocations),
    mostLocations,
  };
};
type Parts = ReturnType<typeof partsOf>;

const ascending = z.overwrite<[number, number]>(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

const actions = ({ seat, location }: Parts) =>
  byType({
    "draw-lords": { seat, count: integer },
    "take-pile": { seat, colour },
    pass: { seat },
    "place-lord": { seat, lord },
    "swap-lords": { seat, spots: z.tuple([spot, spot]).check(ascending) },
    "decline-swap": { seat },
    "draw-locations": { seat, count: integer },
    "take-location": { seat, location },
  });

const decisions = ({ seats }: Parts) =>
  byAsk({
    recruit: { seats },
    place: { seats, from },
    swap: { seats },
    location: { seats },
    "keep-location": { seats },
    "search-locations": { seats },
  });

const tasks = ({ seat }: Parts) =>
  byDo({
    "start-turn": { seat },
    recruit: { seat },
    "place-recruits": { seat, from },
    "check-keys": { seat },
    "end-turn": { seat },
  });

const events = ({ seat, location, locations, mostLocations }: Parts) =>
  byType({
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
    "locations-drawn": { seat, locations },
    "location-deck-searched": { seat, locations: listOf(z.nullable(location), mostLocations) },
    "location-taken": { seat, location, spot },
    "locations-made-available": { locations },
    "order-given": { seat, draw },
    "order-lifted": { seat },
    "lords-reshuffled": { seat, added: quantity },
    "locations-reshuffled": { seat, added: quantity },
    "end-triggered": { seat },
    "game-ended": {},
  });

const refusals = ({ location }: Parts) =>
  byCode({
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

const area = ({ location, mostLocations }: Parts) => ({
  lords: someLords,
  locations: listOf(z.strictObject({ location, spot }), mostLocations),
  coats: perColour(z.nullable(spot)),
  pearls: quantity,
});

/** The table of a state or of a view, depending on the schema of a face-down card. */
const table = (parts: Parts, players: SeatRange, hidden: ZodSchema<null>) => {
  const { seat, location, locations, mostLocations } = parts;
  return {
    seats: areas(z.strictObject(area(parts)), players),
    turn: seat,
    lordDeck: listOf(orHidden(lord, hidden), lordDeck.length),
    piles: perColour(someLords),
    recruits: someLords,
    available: locations,
    locationDeck: listOf(orHidden(location, hidden), mostLocations),
    drawn: locations,
    pearlMaster: z.nullable(seat),
    order: z.nullable(z.strictObject({ by: seat, draw })),
    lastSeat: z.nullable(seat),
    bonusLocations: z.boolean(),
  };
};

const layout = (parts: Parts, players: SeatRange) =>
  layoutShape(table(parts, players, z.null()), ["lordDeck", "locationDeck"]);

/** CO-1, CO-2, CO-36 */
const options = (players: SeatRange) => ({
  ...seatingShape(players),
  bonusLocations: z.optional(z.boolean()),
});

/** The schemas of Conspiracy. */
export const conspiracySchemas: SchemaStack<ConspiracyBlueprint> = schemaStackOf((top) => ({
  players: PLAYERS,
  names: { box: conspiracyBox } satisfies ConspiracyNames,
  options: () => options(top.players),
  optionProblems: seatingProblems,
  payment: () => ({}),
  actions: () => actions(partsOf(top)),
  decisions: () => decisions(partsOf(top)),
  tasks: () => tasks(partsOf(top)),
  events: () => events(partsOf(top)),
  refusals: () => refusals(partsOf(top)),
  table: (hidden) => table(partsOf(top), top.players, zodOf(hidden)),
  layout: () => layout(partsOf(top), top.players),
}));

// A schema that is wider than its type does not compile above; one that is narrower does not compile here.
true satisfies Covers<ReturnType<typeof actions>, Action, "type">;
true satisfies Covers<ReturnType<typeof decisions>, Decision, "ask">;
true satisfies Covers<ReturnType<typeof tasks>, Task, "do">;
true satisfies Covers<ReturnType<typeof events>, Event, "type">;
true satisfies Covers<ReturnType<typeof refusals>, RuleRefusal, "code">;
true satisfies CoversFields<ReturnType<typeof table>, TableView>;
true satisfies CoversFields<ReturnType<typeof options>, Options>;
true satisfies CoversFields<ReturnType<typeof layout>, Layout>;
