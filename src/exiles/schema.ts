import * as z from "zod/mini";
import { races } from "../abyss/cards/allies.ts";
import {
  abyssSchemas,
  type Names,
  namesOf as namesOfAbyss,
  type Things,
  things,
} from "../abyss/schema.ts";
import {
  between,
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  count,
  deckOf,
  ifKnown,
  oneOf,
  optionalFieldsOf,
  type SchemaLayer,
  type SchemaStack,
  type Shape,
  type Shapes,
  sorted,
  type ZodSchema,
  zodOf,
} from "../kernel/schema.ts";
import type { ExilesAdded, ExilesBlueprint } from "./blueprint.ts";
import { type ExileCard, exilePowerNames } from "./cards/catalogue.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import type { TableView } from "./table.ts";

/** The names of what is in play, those of powers included. */
export interface ExilesNames extends Names {
  readonly exilePowers: readonly string[];
}

/** The names of what is in play in a game with exiles; a layer that brings more adds to them. */
export const namesOf = ({ names }: Shapes): ExilesNames => names as ExilesNames;

/** Exiles come from a catalogue, so any name may be one (EX-18). */
const exile = z.string().check(z.minLength(1));

const exileCard = (shapes: Shapes): ZodSchema<ExileCard> =>
  z.strictObject({
    id: exile,
    name: exile,
    cost: z.strictObject({
      value: count,
      races: between(1, races.length),
      required: z.nullable(oneOf(races)),
    }),
    influence: count,
    key: z.boolean(),
    power: z.nullable(oneOf(namesOf(shapes).exilePowers)),
    provisional: z.boolean(),
  });

const actions = ({ seat, location }: Things, payment: Shape) =>
  byType({
    "plot-exile": { seat },
    "recruit-exile": { seat, exile, ...payment },
    recapture: { seat, location: z.nullable(location), exiles: sorted(exile) },
    "replace-location": { seat, location },
    "take-key-token": { seat },
    affiliate: { seat },
    conspire: { seat, ...payment },
    "leave-lord": { seat },
  });

const decisions = ({ seats, ally, lord, lords }: Things) =>
  byAsk({
    recapture: { seats },
    "replace-location": { seats, lords },
    perjure: { seats, lord, affiliate: ally },
    conspire: { seats },
  });

const tasks = ({ seat, lords }: Things) =>
  byDo({
    "enter-exile": { seat, exile },
    recapture: { seat },
    "replace-location": { owner: seat, lords },
    "fill-court": { seat },
    "control-by-keys": { seat },
  });

const events = ({ seat, allies, lord, lords, location }: Things) =>
  byType({
    "exile-to-court": { exile, seat: z.nullable(seat) },
    "exile-recruited": { seat, exile, allies, pearls: count },
    "exile-entered": { seat, exile },
    "location-recaptured": { seat, from: z.nullable(seat), location, exiles: z.array(exile) },
    "location-replaced": { seat, location, lords },
    "lords-set-aside": { seat, lords },
    "allies-forsworn": { seat, allies },
    "lord-looked-at": { seat, lord: z.nullable(lord) },
  });

const refusals = ({ location }: Things) =>
  byCode({
    "exile-deck-empty": {},
    "exile-not-in-court": { exile, court: z.array(exile) },
    "not-two-free-exiles": { exiles: z.array(exile), free: z.array(exile) },
    "location-not-to-be-taken": {
      location: z.nullable(location),
      locations: z.array(z.nullable(location)),
    },
    "location-not-available": { location },
  });

const table = (
  { allies, lords, location }: Things,
  card: ZodSchema<ExileCard>,
  hidden: ZodSchema<null>,
) => ({
  exiles: z.strictObject({
    catalogue: z.array(card),
    deck: z.array(z.union([exile, hidden])),
    court: z.array(exile),
    seats: z.array(z.strictObject(area(lords, location))),
    payment: allies,
  }),
});

const area = (lords: Things["lords"], location: Things["location"]) => ({
  free: z.array(exile),
  holding: z.array(z.strictObject({ location, exiles: z.array(exile) })),
  aside: lords,
});

/** What a position says of the area: as in a view, but for the deck, and any part may be left out. */
const layout = ({ allies, lords, location }: Things, card: ZodSchema<ExileCard>) => ({
  exiles: ifKnown(
    optionalFieldsOf({
      catalogue: z.array(card),
      deck: deckOf(exile),
      court: z.array(exile),
      seats: z.array(optionalFieldsOf(area(lords, location))),
      payment: allies,
    }),
  ),
});

/** The schemas of what exiles add to a game of the family. */
export const exilesSchemaLayer: SchemaLayer<ExilesAdded> = (below, top) => ({
  names: { ...namesOfAbyss(below), exilePowers: exilePowerNames } satisfies ExilesNames,
  options: () => ({ catalogue: z.optional(z.array(exileCard(top))) }),
  *optionProblems({ catalogue }) {
    if (catalogue) yield* catalogueProblems(catalogue, ["catalogue"]);
  },
  actions: () => actions(things(top), top.payment()),
  decisions: () => decisions(things(top)),
  tasks: () => tasks(things(top)),
  events: () => events(things(top)),
  refusals: () => refusals(things(top)),
  table: (hidden) => table(things(top), exileCard(top), zodOf(hidden)),
  layout: () => layout(things(top), exileCard(top)),
});

/** What the data of Exiles must look like. */
export const exilesSchemas: SchemaStack<ExilesBlueprint> = abyssSchemas.with(exilesSchemaLayer);

// A schema that is wider than its type does not fit its place above; a narrower one is named here.
true satisfies Covers<ReturnType<typeof actions>, ExilesAdded["action"], "type">;
true satisfies Covers<ReturnType<typeof decisions>, ExilesAdded["decision"], "ask">;
true satisfies Covers<ReturnType<typeof tasks>, ExilesAdded["task"], "do">;
true satisfies Covers<ReturnType<typeof events>, ExilesAdded["event"], "type">;
true satisfies Covers<ReturnType<typeof refusals>, ExilesAdded["refusal"], "code">;
true satisfies CoversFields<ReturnType<typeof table>, Pick<TableView, "exiles">>;
true satisfies CoversFields<ReturnType<typeof layout>, ExilesAdded["layout"]>;
