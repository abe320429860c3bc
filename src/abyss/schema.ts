import * as z from "zod/mini";
import type { SeatRange } from "../kernel/data/types.ts";
import {
  areas,
  between,
  byAsk,
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
  sorted,
  type ZodSchema,
  zodOf,
} from "../kernel/schemas/schema.ts";
import { schemaStackOf } from "../kernel/schemas/schema-stack.ts";
import type { Action, Decision, Task } from "./actions.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import { type AnyExplorationCard, races } from "./cards/allies.ts";
import { abyssBox, alliesIn, type Box, type Components } from "./cards/box.ts";
import { LAST_THREAT_SPACE, monsterTokens, type Token, tokenValues } from "./cards/threat.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import { refusals } from "./refusal-schemas.ts";
import type { Layout, TableView } from "./table.ts";
import { disabledLordsRules } from "./tableau.ts";

/** What the schemas of Abyss and its variants know about the components in play. */
export interface AbyssNames {
  readonly box: Box;
}

/** The box that the schemas of Abyss or a variant are for; a layer changes it with `shapesWithCards`. */
const boxIn = ({ names }: GameShapes): Box => (names as AbyssNames).box;

/** The part of a schema layer that follows from its components: the names and the number of players. */
export function shapesWithCards(
  below: GameShapes,
  more: Components,
): { readonly names: AbyssNames; readonly players: SeatRange } {
  const box = boxIn(below).with(more);
  return { names: { ...below.names, box }, players: box.seats };
}

/** The schemas of single components of a game, limited to those in play. */
export function zodParts(shapes: GameShapes) {
  const box = boxIn(shapes);
  const { lords, locations } = box;
  const allies = alliesIn(box);
  const [ally, lord, location] = [oneOf(allies), oneOf(lords), oneOf(locations)];
  const cards: readonly AnyExplorationCard[] = [...allies, "monster"];
  const token: ZodSchema<Token> = z.literal([...tokenValues]);
  // No list can have more components than the box.
  const most = {
    allies: box.cards.filter((card) => card !== "monster").length,
    cards: box.cards.length,
    lords: lords.length,
    locations: locations.length,
    tokens: monsterTokens.length,
    races: races.length,
  };
  return {
    ...seatSchemas(shapes.players),
    race: oneOf(races),
    ally,
    allies: listOf(ally, most.allies),
    card: oneOf(cards),
    lord,
    lords: listOf(lord, most.lords),
    lordNames: lords,
    location,
    locations: listOf(location, most.locations),
    token,
    most,
    reward: z.strictObject({ keys: quantity, pearls: quantity, tokens: quantity }),
  };
}
/** The schemas of single components. */
export type ZodParts = ReturnType<typeof zodParts>;

const payment = ({ ally, most }: ZodParts) => ({
  allies: sorted(ally, most.allies),
  affiliate: ally,
});

const actions = (all: ZodParts) => {
  const { seat, race, ally, lord, location, reward, most } = all;
  return byType({
    plot: { seat },
    explore: { seat },
    "request-support": { seat, stacks: sorted(race, most.races) },
    recruit: { seat, lord, ...payment(all) },
    pass: { seat },
    buy: { seat },
    take: { seat },
    continue: { seat },
    fight: { seat, reward },
    decline: { seat },
    discard: { seat, allies: sorted(ally, most.allies) },
    disable: { seat, lord },
    "steal-token": { seat, from: seat },
    "take-stack": { seat, stack: race },
    "swap-location": { seat, give: location, take: location },
    bribe: { seat, lord },
    "replace-from-court": { seat, discard: lord, take: lord },
    "replace-from-deck": { seat, discard: lord },
    "use-slaver": { seat, ally },
    "use-oracle": { seat, stack: race },
    "use-opportunist": { seat, lord },
    "bring-location": { seat },
    "draw-locations": { seat, count: integer },
    control: { seat, location, lords: sorted(lord, most.lords), keyTokens: integer },
    "switch-location": { seat, location },
    "end-turn": { seat },
  });
};

const decisions = ({ seat, seats, lord }: ZodParts) =>
  byAsk({
    act: { seats },
    offer: { seats, price: quantity, next: seats },
    explore: { seats },
    discard: { seats, by: oneOf(["jailer", "commander"]) },
    disable: { seats, of: seat, mayDecline: z.boolean() },
    "steal-token": { seats, mayDecline: z.boolean() },
    "take-stack": { seats, mayDecline: z.boolean() },
    "swap-location": { seats },
    bribe: { seats },
    "replace-lord": { seats, by: oneOf(["traitor", "schemer"]) },
    "bring-location": { seats, by: lord },
    control: { seats },
    "choose-location": { seats, by: z.nullable(lord) },
    "switch-location": { seats },
    "end-turn": { seats },
  });

const tasks = ({ seat, seats, ally, allies, lord, location }: ZodParts) =>
  byDo({
    turn: { seat },
    "start-turn": { seat },
    act: { seat },
    control: { seat },
    "end-turn": { seat },
    "limit-hand": { seat },
    "next-turn": { seat },
    reveal: { seat },
    offer: { seat, price: quantity, to: seats },
    "end-exploration": { seat },
    affiliate: { seat, lord, allies, affiliate: ally },
    enter: { seat, lord, from: oneOf(["court", "deck"]) },
    power: { seat, lord, isReplacement: z.boolean() },
    "refill-court": { seat },
    "fill-spaces": { seat },
    "check-end": { seat },
    "receive-location": { seat, location },
    "end-game": {},
  });

const events = (all: ZodParts) => {
  const { seat, race, ally, allies, card, lord, lords, lordNames, location, locations, token } =
    all;
  const { reward, most } = all;
  return byType({
    "game-started": { players: quantity, first: seat },
    "court-filled": { lords },
    "locations-made-available": { locations },
    "turn-started": { seat },
    "pearls-gained": {
      seat,
      pearls: quantity,
      source: oneOf([...lordNames, "reward", "last-space", "court"]),
    },
    plotted: { seat, lord },
    "action-passed": { seat },
    "card-revealed": { card, space: quantity },
    "deck-renewed": { cards: quantity },
    "ally-bought": { seat, from: seat, ally, price: quantity },
    "ally-taken": { seat, ally },
    "threat-raised": { threat: quantity },
    "monster-fought": { seat, space: quantity, reward },
    "tokens-drawn": { seat, tokens: listOf(z.nullable(token), most.tokens) },
    "key-tokens-gained": { seat, keyTokens: quantity },
    "exploration-ended": { seat, allies, monsters: quantity },
    "stacks-taken": {
      seat,
      stacks: listOf(race, most.races),
      allies: listOf(z.nullable(ally), most.allies),
    },
    "lord-recruited": { seat, lord, allies, pearls: quantity },
    "ally-affiliated": { seat, ally },
    "lord-entered": { seat, lord },
    "allies-discarded": { seat, allies },
    "pearls-returned": { seat, pearls: quantity },
    "lord-disabled": { seat, lord },
    "token-stolen": { seat, from: seat, token: z.nullable(token) },
    "extra-turn-gained": { seat },
    "stack-discarded": { seat, stack: race, allies },
    "location-swapped": { seat, give: location, take: location },
    "lord-bribed": { seat, lord, pearls: quantity },
    "lord-discarded": { seat, lord, from: oneOf(["own", "court"]) },
    "locations-drawn": { seat, locations },
    "location-controlled": { seat, location, lords, keyTokens: quantity },
    "stack-searched": { seat, locations: listOf(z.nullable(location), most.locations) },
    "location-switched": { seat, location },
    "end-triggered": { seat },
    "hand-revealed": {
      seat,
      affiliated: allies,
      discarded: allies,
      tokens: listOf(token, most.tokens),
    },
    "game-ended": {},
  });
};

const ruleOptions = {
  superfluousAllies: oneOf(["allowed", "forbidden"]),
  disabledLords: oneOf(disabledLordsRules),
};

/** AB-1, AB-34, AB-39 */
const options = (shapes: GameShapes) => ({
  ...seatingShape(shapes.players),
  rules: z.optional(
    z.strictObject({
      superfluousAllies: z.optional(ruleOptions.superfluousAllies),
      disabledLords: z.optional(ruleOptions.disabledLords),
    }),
  ),
});

const perRace = <T>(of: ZodSchema<T>) =>
  z.strictObject({ jellyfish: of, crab: of, seahorse: of, shellfish: of, squid: of });

/** A list whose items may be face down. */
const hiding =
  (hidden: ZodSchema<null>) =>
  <T>(of: ZodSchema<T>, most: number) =>
    listOf(orHidden(of, hidden), most);

const area = (
  { ally, allies, token, lords, location, most }: ZodParts,
  hidden: ZodSchema<null>,
) => {
  const mayHide = hiding(hidden);
  return {
    pearls: quantity,
    keys: quantity,
    hand: mayHide(ally, most.allies),
    tokens: mayHide(token, most.tokens),
    affiliated: allies,
    lords,
    disabled: lords,
    locations: listOf(z.strictObject({ location, lords }), most.locations),
  };
};

const turn = ({ seat, seats, lords }: ZodParts) => ({
  seat,
  buyers: seats,
  used: lords,
  extra: quantity,
});

/** The table of a state or of a view, depending on the schema of a face-down card. */
const table = (all: ZodParts, players: GameShapes["players"], hidden: ZodSchema<null>) => {
  const { seat, ally, card, lord, lords, location, locations, token, most } = all;
  const mayHide = hiding(hidden);
  return {
    seats: areas(z.strictObject(area(all, hidden)), players),
    turn: z.strictObject(turn(all)),
    deck: mayHide(card, most.cards),
    discard: listOf(card, most.cards),
    track: listOf(card, most.cards),
    threat: between(1, LAST_THREAT_SPACE),
    council: perRace(mayHide(ally, most.allies)),
    court: lords,
    lordDeck: mayHide(lord, most.lords),
    discardedLords: lords,
    available: locations,
    stack: mayHide(location, most.locations),
    drawn: locations,
    tokens: mayHide(token, most.tokens),
    keyTokens: quantity,
    lastSeat: z.nullable(seat),
    rules: z.strictObject(ruleOptions),
  };
};

const layout = (all: ZodParts, players: GameShapes["players"]) =>
  layoutShape(table(all, players, z.null()), ["deck", "lordDeck", "stack", "tokens"]);

/** The schemas of Abyss. */
export const abyssSchemas: SchemaStack<AbyssBlueprint> = schemaStackOf((top) => ({
  players: abyssBox.seats,
  names: { box: abyssBox } satisfies AbyssNames,
  options: () => options(top),
  optionProblems: seatingProblems,
  payment: () => payment(zodParts(top)),
  actions: () => actions(zodParts(top)),
  decisions: () => decisions(zodParts(top)),
  tasks: () => tasks(zodParts(top)),
  events: () => events(zodParts(top)),
  refusals: () => refusals(zodParts(top)),
  table: (hidden) => table(zodParts(top), top.players, zodOf(hidden)),
  layout: () => layout(zodParts(top), top.players),
}));

// A schema that is wider than its type does not compile above; one that is narrower does not compile here.
true satisfies Covers<ReturnType<typeof actions>, Action, "type">;
true satisfies Covers<ReturnType<typeof decisions>, Decision, "ask">;
true satisfies Covers<ReturnType<typeof tasks>, Task, "do">;
true satisfies Covers<ReturnType<typeof events>, Event, "type">;
true satisfies CoversFields<ReturnType<typeof table>, TableView>;
true satisfies CoversFields<ReturnType<typeof options>, Options>;
true satisfies CoversFields<ReturnType<typeof layout>, Layout>;
