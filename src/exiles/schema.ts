import * as z from "zod/mini";
import {
  tableOf as abyssTableOf,
  actionSchemas,
  ally,
  decisionSchemas,
  eventSchemas,
  location,
  lord,
  race,
  shapeOfOptions,
  sorted,
  taskSchemas,
} from "../abyss/schema.ts";
import {
  asking,
  type Covers,
  consistent,
  count,
  doing,
  ofType,
  type Schema,
  type Shapes,
  seat,
  seatingProblems,
  tableauSchema,
} from "../kernel/schema.ts";
import type { Action, Decision, Task } from "./actions.ts";
import { catalogueProblems } from "./cards/catalogue.ts";
import type { Event } from "./events.ts";
import type { ExilesBlueprint } from "./blueprint.ts";
import { exilePowerNames } from "./powers/index.ts";
import type { Options } from "./deal.ts";
import type { TableOf } from "./table.ts";
import { type Tableau, tableauxProblems } from "./tableau.ts";

/** Exiles come from a catalogue, so any name may be one (EX-18). */
const exile = z.string().check(z.minLength(1));
const twoExiles = sorted(exile);
const someAllies = z.array(ally);
const someLords = z.array(lord);

const actions = [
  ...actionSchemas,
  ofType("plot-exile", { seat }),
  ofType("recruit-exile", { seat, exile, allies: sorted(ally), affiliate: ally }),
  ofType("recapture", { seat, location: z.nullable(location), exiles: twoExiles }),
  ofType("replace-location", { seat, location }),
  ofType("take-key-token", { seat }),
  ofType("affiliate", { seat }),
  ofType("conspire", { seat, allies: sorted(ally), affiliate: ally }),
  ofType("leave-lord", { seat }),
] as const;
const action: Schema<Action> = z.discriminatedUnion("type", actions);

const seats = z.array(seat);
const decisions = [
  ...decisionSchemas,
  asking("recapture", { seats }),
  asking("replace-location", { seats, lords: someLords }),
  asking("perjure", { seats, affiliate: ally }),
  asking("conspire", { seats }),
] as const;
const decision: Schema<Decision> = z.discriminatedUnion("ask", decisions);

const tasks = [
  ...taskSchemas,
  doing("enter-exile", { seat, exile }),
  doing("recapture", { seat }),
  doing("replace-location", { owner: seat, lords: someLords }),
  doing("fill-court", { seat }),
  doing("control-by-keys", { seat }),
] as const;
const task: Schema<Task> = z.discriminatedUnion("do", tasks);

const events = [
  ...eventSchemas,
  ofType("exile-to-court", { exile, seat: z.nullable(seat) }),
  ofType("exile-recruited", { seat, exile, allies: someAllies, pearls: count }),
  ofType("exile-entered", { seat, exile }),
  ofType("location-recaptured", { seat, from: z.nullable(seat), location, exiles: z.array(exile) }),
  ofType("location-replaced", { seat, location, lords: someLords }),
  ofType("lords-set-aside", { seat, lords: someLords }),
  ofType("allies-forsworn", { seat, allies: someAllies }),
  ofType("lord-looked-at", { seat, lord: z.nullable(lord) }),
] as const;
const event: Schema<Event> = z.discriminatedUnion("type", events);

const exileCard = z.strictObject({
  id: exile,
  name: exile,
  cost: z.strictObject({
    value: count,
    races: z.int().check(z.minimum(1), z.maximum(5)),
    required: z.nullable(race),
  }),
  influence: count,
  key: z.boolean(),
  power: z.nullable(z.enum(exilePowerNames)),
  provisional: z.boolean(),
});

const tableOf = <Hidden extends null>(hidden: Schema<Hidden>) =>
  z.extend(abyssTableOf(hidden), {
    exiles: z.strictObject({
      catalogue: z.array(exileCard),
      deck: z.array(z.union([exile, hidden])),
      court: z.array(exile),
      seats: z.array(
        z.strictObject({
          free: z.array(exile),
          holding: z.array(z.strictObject({ location, exiles: z.array(exile) })),
          aside: someLords,
        }),
      ),
      payment: someAllies,
    }),
  });
const table: Schema<TableOf<never>> = tableOf(z.never());
const view: Schema<TableOf<null>> = tableOf(z.null());

const exilesShapeOfOptions = z.extend(shapeOfOptions, {
  catalogue: z.optional(z.array(exileCard)),
});

const options: Schema<Options> = consistent(
  exilesShapeOfOptions as Schema<Options>,
  function* (chosen) {
    yield* seatingProblems(chosen);
    if (chosen.catalogue) yield* catalogueProblems(chosen.catalogue, ["catalogue"]);
  },
);

const tableau: Schema<Tableau> = tableauSchema(tableauxProblems);

/** What the data of the game must look like. */
export const shapes: Shapes<ExilesBlueprint> = {
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
true satisfies Covers<z.infer<typeof exilesShapeOfOptions>, Options>;
