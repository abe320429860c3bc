import * as z from "zod/mini";
import { races } from "../abyss/cards/allies.ts";
import {
  type AbyssNames,
  abyssSchemas,
  shapesWithCards as abyssShapesWithCards,
  type ZodParts,
  zodParts,
} from "../abyss/schema.ts";
import {
  anyName,
  between,
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  type GameShapes,
  layoutShape,
  listOf,
  oneOf,
  optionalFieldsOf,
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
import type { ExilesAdded, ExilesBlueprint } from "./blueprint.ts";
import { type Components, type ExilesBox, withExiles } from "./cards/box.ts";
import { type ExileCard, exilePowerNames, MOST_EXILES } from "./cards/catalogue.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import type { TableView } from "./table.ts";

/** What the schemas of Exiles and its variants know about the components in play. */
interface ExilesNames extends AbyssNames {
  readonly box: ExilesBox;
}

/** The part of a schema layer that follows from its components: the names and the number of players. */
export const shapesWithCards: (
  below: GameShapes,
  more: Components,
) => ReturnType<typeof abyssShapesWithCards> = abyssShapesWithCards;

/** The powers that a catalogue can name: those of the library, and those of the exiles in the box (EX-18). */
const powersIn = ({ names }: GameShapes): readonly string[] => {
  const { exiles } = (names as ExilesNames).box;
  return [...new Set([...exilePowerNames, ...exiles.flatMap(({ power }) => power ?? [])])];
};

/** Exiles come from a catalogue, so any name may be an exile (EX-18). */
const exile = anyName;

const catalogueOf = (card: ZodSchema<ExileCard>) => listOf(card, MOST_EXILES);
const someExiles = listOf(exile, MOST_EXILES);

const exileCard = (shapes: GameShapes): ZodSchema<ExileCard> =>
  z.strictObject({
    id: exile,
    name: exile,
    cost: z.strictObject({
      value: quantity,
      races: between(1, races.length),
      required: z.nullable(oneOf(races)),
    }),
    influence: quantity,
    key: z.boolean(),
    power: z.nullable(oneOf(powersIn(shapes))),
    provisional: z.boolean(),
  });

const actions = ({ seat, location }: ZodParts, payment: Shape) =>
  byType({
    "plot-exile": { seat },
    "recruit-exile": { seat, exile, ...payment },
    recapture: { seat, location: z.nullable(location), exiles: sorted(exile, MOST_EXILES) },
    "replace-location": { seat, location },
    "take-key-token": { seat },
    affiliate: { seat },
    conspire: { seat, ...payment },
    "leave-lord": { seat },
  });

const decisions = ({ seats, ally, lord, lords }: ZodParts) =>
  byAsk({
    recapture: { seats },
    "replace-location": { seats, lords },
    perjure: { seats, lord, affiliate: ally },
    conspire: { seats },
  });

const tasks = ({ seat, lords }: ZodParts) =>
  byDo({
    "enter-exile": { seat, exile },
    recapture: { seat },
    "replace-location": { owner: seat, lords },
    "fill-court": { seat },
    "control-by-keys": { seat },
  });

const events = ({ seat, allies, lord, lords, location }: ZodParts) =>
  byType({
    "exile-to-court": { exile, seat: z.nullable(seat) },
    "exile-recruited": { seat, exile, allies, pearls: quantity },
    "exile-entered": { seat, exile },
    "location-recaptured": { seat, from: z.nullable(seat), location, exiles: someExiles },
    "location-replaced": { seat, location, lords },
    "lords-set-aside": { seat, lords },
    "allies-forsworn": { seat, allies },
    "lord-looked-at": { seat, lord: z.nullable(lord) },
  });

const refusals = ({ location, most }: ZodParts) =>
  byCode({
    "exile-deck-empty": {},
    "exile-not-in-court": { exile, court: someExiles },
    "not-two-free-exiles": { exiles: someExiles, free: someExiles },
    "location-not-to-be-taken": {
      location: z.nullable(location),
      locations: listOf(z.nullable(location), 1 + most.locations),
    },
    "location-not-available": { location },
  });

const area = (
  { allies, lords, location, most }: ZodParts,
  players: GameShapes["players"],
  card: ZodSchema<ExileCard>,
  hidden: ZodSchema<null>,
) => {
  const ofPlayer = z.strictObject({
    free: someExiles,
    holding: listOf(z.strictObject({ location, exiles: someExiles }), most.locations),
    aside: lords,
  });
  return {
    catalogue: catalogueOf(card),
    deck: listOf(orHidden(exile, hidden), MOST_EXILES),
    court: someExiles,
    seats: listOf(ofPlayer, players.max),
    payment: allies,
  };
};

const table = (...parts: Parameters<typeof area>) => ({ exiles: z.strictObject(area(...parts)) });

const layout = (all: ZodParts, players: GameShapes["players"], card: ZodSchema<ExileCard>) => ({
  exiles: optionalPart(optionalFieldsOf(layoutShape(area(all, players, card, z.null()), ["deck"]))),
});

/** The schemas that exiles add to a game built on Abyss. */
export const exilesSchemaLayer: SchemaLayer<ExilesAdded> = (below, top) => ({
  names: {
    ...below.names,
    box: withExiles((below.names as AbyssNames).box),
  } satisfies ExilesNames,
  options: () => ({ catalogue: z.optional(catalogueOf(exileCard(top))) }),
  *optionProblems({ catalogue }) {
    if (catalogue) yield* catalogueProblems(catalogue, ["catalogue"]);
  },
  actions: () => actions(zodParts(top), top.payment()),
  decisions: () => decisions(zodParts(top)),
  tasks: () => tasks(zodParts(top)),
  events: () => events(zodParts(top)),
  refusals: () => refusals(zodParts(top)),
  table: (hidden) => table(zodParts(top), top.players, exileCard(top), zodOf(hidden)),
  layout: () => layout(zodParts(top), top.players, exileCard(top)),
});

/** The schemas of Exiles. */
export const exilesSchemas: SchemaStack<ExilesBlueprint> = abyssSchemas.with(exilesSchemaLayer);

// A schema wider than its type does not compile above; a narrower one does not compile here.
true satisfies Covers<ReturnType<typeof actions>, ExilesAdded["action"], "type">;
true satisfies Covers<ReturnType<typeof decisions>, ExilesAdded["decision"], "ask">;
true satisfies Covers<ReturnType<typeof tasks>, ExilesAdded["task"], "do">;
true satisfies Covers<ReturnType<typeof events>, ExilesAdded["event"], "type">;
true satisfies Covers<ReturnType<typeof refusals>, ExilesAdded["refusal"], "code">;
true satisfies CoversFields<ReturnType<typeof table>, Pick<TableView, "exiles">>;
true satisfies CoversFields<ReturnType<typeof layout>, ExilesAdded["layout"]>;
