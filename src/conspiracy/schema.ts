import * as z from "zod/mini";
import {
  asking,
  type Covers,
  consistent,
  count,
  doing,
  integer,
  ofType,
  type Schema,
  type Shapes,
  seat,
  seatingProblems,
  seatingShape,
  tableauSchema,
} from "../kernel/schema.ts";
import type { Action, Decision, Task } from "./actions.ts";
import { colours, lords } from "./cards/lords.ts";
import { spots } from "./cards/chamber.ts";
import type { Event } from "./events.ts";
import { locations } from "./cards/locations.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import type { Options } from "./deal.ts";
import type { TableOf } from "./table.ts";
import { type Tableau, tableauxProblems } from "./tableau.ts";

const colour = z.enum(colours);
const lord = z.enum(lords);
const location = z.enum(locations);
const spot = z.int().check(z.minimum(1), z.maximum(spots));

const ascending = z.overwrite<[number, number]>(([a, b]) => (a <= b ? [a, b] : [b, a]));

const actions = [
  ofType("draw-lords", { seat, count: integer }),
  ofType("take-pile", { seat, colour }),
  ofType("pass", { seat }),
  ofType("place-lord", { seat, lord }),
  ofType("swap-lords", { seat, spots: z.tuple([spot, spot]).check(ascending) }),
  ofType("decline-swap", { seat }),
  ofType("draw-locations", { seat, count: integer }),
  ofType("take-location", { seat, location }),
] as const;
const action: Schema<Action> = z.discriminatedUnion("type", actions);

const seats = z.array(seat);
const from = z.enum(["deck", ...colours]);

const decisions = [
  asking("recruit", { seats }),
  asking("place", { seats, from }),
  asking("swap", { seats }),
  asking("location", { seats }),
  asking("keep-location", { seats }),
  asking("search-locations", { seats }),
] as const;
const decision: Schema<Decision> = z.discriminatedUnion("ask", decisions);

const tasks = [
  doing("start-turn", { seat }),
  doing("place-recruits", { seat, from }),
  doing("check-keys", { seat }),
  doing("end-turn", { seat }),
] as const;
const task: Schema<Task> = z.discriminatedUnion("do", tasks);

const draw = z.literal([1, 2]);
const someLords = z.array(lord);
const someLocations = z.array(location);

const events = [
  ofType("game-started", { players: count, first: seat }),
  ofType("turn-started", { seat }),
  ofType("lords-drawn", { seat, lords: someLords }),
  ofType("pile-taken", { seat, colour, lords: someLords }),
  ofType("turn-passed", { seat }),
  ofType("lords-discarded", { seat, lords: someLords }),
  ofType("lords-returned", { seat, lords: someLords }),
  ofType("lord-placed", { seat, lord, spot }),
  ofType("coat-of-arms-moved", { seat, colour, spot }),
  ofType("lords-swapped", { seat, spots: z.tuple([spot, spot]) }),
  ofType("lord-revealed", { seat, lord }),
  ofType("pearls-gained", { seat, pearls: count, total: count }),
  ofType("pearl-master-changed", { seat }),
  ofType("locations-drawn", { seat, locations: someLocations }),
  ofType("location-deck-searched", { seat, locations: z.array(z.nullable(location)) }),
  ofType("location-taken", { seat, location, spot }),
  ofType("locations-made-available", { locations: someLocations }),
  ofType("order-given", { seat, draw }),
  ofType("order-lifted", { seat }),
  ofType("lords-reshuffled", { seat, added: count }),
  ofType("locations-reshuffled", { seat, added: count }),
  ofType("end-triggered", { seat }),
  ofType("game-ended", {}),
] as const;
const event: Schema<Event> = z.discriminatedUnion("type", events);

const perColour = <T>(of: Schema<T>) =>
  z.strictObject({ yellow: of, red: of, green: of, blue: of, purple: of });

const area = z.strictObject({
  lords: someLords,
  locations: z.array(z.strictObject({ location, spot })),
  coats: perColour(z.nullable(spot)),
  pearls: count,
});

/** The table of a state or of a view, depending on what a card face down looks like. */
const tableOf = <Hidden extends null>(hidden: Schema<Hidden>) =>
  z.strictObject({
    seats: z.array(area).check(z.minLength(2), z.maxLength(4)),
    turn: seat,
    lordDeck: z.array(z.union([lord, hidden])),
    piles: perColour(someLords),
    recruits: someLords,
    locationDeck: z.array(z.union([location, hidden])),
    available: someLocations,
    drawn: someLocations,
    pearlMaster: z.nullable(seat),
    order: z.nullable(z.strictObject({ by: seat, draw })),
    lastSeat: z.nullable(seat),
    bonusLocations: z.boolean(),
  });
const table: Schema<TableOf<never>> = tableOf(z.never());
const view: Schema<TableOf<null>> = tableOf(z.null());

/** CO-1, CO-2, CO-36 */
const shapeOfOptions = z.strictObject({
  ...seatingShape,
  bonusLocations: z.optional(z.boolean()),
});
const options: Schema<Options> = consistent(shapeOfOptions as Schema<Options>, seatingProblems);

const tableau: Schema<Tableau> = tableauSchema(tableauxProblems);

/** What the data of the game must look like. */
export const shapes: Shapes<ConspiracyBlueprint> = {
  options,
  action,
  event,
  table,
  view,
  task,
  decision,
  tableau,
};

// A schema that is wider than its type does not fit its annotation; a narrower one does not compile here.
true satisfies Covers<z.infer<(typeof actions)[number]>, Action>;
true satisfies Covers<z.infer<(typeof decisions)[number]>, Decision>;
true satisfies Covers<z.infer<(typeof tasks)[number]>, Task>;
true satisfies Covers<z.infer<(typeof events)[number]>, Event>;
true satisfies Covers<z.infer<ReturnType<typeof tableOf<null>>>, TableOf<null>>;
true satisfies Covers<z.infer<typeof shapeOfOptions>, Options>;
