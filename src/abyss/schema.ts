import * as z from "zod/mini";
import {
  between,
  byAsk,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  count,
  integer,
  oneOf,
  type Schema,
  type SchemaStack,
  type Shapes,
  schemaStackOf,
  seatingProblems,
  seatingShape,
  seatsOf,
  sorted,
} from "../kernel/schema.ts";
import type { Action, Decision, Task } from "./actions.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import { type Ally, type ExplorationCard, races } from "./cards/allies.ts";
import { abyssBox, alliesIn } from "./cards/box.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import { PLAYERS } from "./cards/numbers.ts";
import { LAST_THREAT_SPACE, type Token, tokenValues } from "./cards/threat.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { TableView } from "./table.ts";
import { disabledLordsRules } from "./tableau.ts";

/** The names of what is in play. */
export interface Names {
  readonly allies: readonly Ally[];
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
}

/** The names of what is in play in a game of the family; a layer that brings more adds to them. */
export const namesOf = ({ names }: Shapes): Names => names as Names;

/** The schemas of single things that the data of a game is made of: those that are in play in it. */
export function things(shapes: Shapes) {
  const { allies, lords, locations } = namesOf(shapes);
  const [ally, lord, location] = [oneOf(allies), oneOf(lords), oneOf(locations)];
  const cards: readonly ExplorationCard[] = [...allies, "monster"];
  const token: Schema<Token> = z.literal([...tokenValues]);
  return {
    ...seatsOf(shapes.players),
    race: oneOf(races),
    ally,
    allies: z.array(ally),
    card: oneOf(cards),
    lord,
    lords: z.array(lord),
    lordNames: lords,
    location,
    locations: z.array(location),
    token,
    reward: z.strictObject({ keys: count, pearls: count, tokens: count }),
  };
}
/** The schemas of single things. */
export type Things = ReturnType<typeof things>;

const payment = ({ ally }: Things) => ({ allies: sorted(ally), affiliate: ally });

const actions = (all: Things) => {
  const { seat, race, ally, lord, location, reward } = all;
  return byType({
    plot: { seat },
    explore: { seat },
    "request-support": { seat, stacks: sorted(race) },
    recruit: { seat, lord, ...payment(all) },
    pass: { seat },
    buy: { seat },
    take: { seat },
    continue: { seat },
    fight: { seat, reward },
    decline: { seat },
    discard: { seat, allies: sorted(ally) },
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
    control: { seat, location, lords: sorted(lord), keyTokens: integer },
    "switch-location": { seat, location },
    "end-turn": { seat },
  });
};

const decisions = ({ seat, seats, lord }: Things) =>
  byAsk({
    act: { seats },
    offer: { seats, price: count, next: seats },
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

const tasks = ({ seat, seats, ally, allies, lord, location }: Things) =>
  byDo({
    turn: { seat },
    "start-turn": { seat },
    act: { seat },
    control: { seat },
    "end-turn": { seat },
    "limit-hand": { seat },
    "next-turn": { seat },
    reveal: { seat },
    offer: { seat, price: count, to: seats },
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

const events = (all: Things) => {
  const { seat, race, ally, allies, card, lord, lords, lordNames, location, locations, token } =
    all;
  const { reward } = all;
  return byType({
    "game-started": { players: count, first: seat },
    "court-filled": { lords },
    "locations-made-available": { locations },
    "turn-started": { seat },
    "pearls-gained": {
      seat,
      pearls: count,
      source: oneOf([...lordNames, "reward", "last-space", "court"]),
    },
    plotted: { seat, lord },
    "action-passed": { seat },
    "card-revealed": { card, space: count },
    "deck-renewed": { cards: count },
    "ally-bought": { seat, from: seat, ally, price: count },
    "ally-taken": { seat, ally },
    "threat-raised": { threat: count },
    "monster-fought": { seat, space: count, reward },
    "tokens-drawn": { seat, tokens: z.array(z.nullable(token)) },
    "key-tokens-gained": { seat, keyTokens: count },
    "exploration-ended": { seat, allies, monsters: count },
    "stacks-taken": { seat, stacks: z.array(race), allies: z.array(z.nullable(ally)) },
    "lord-recruited": { seat, lord, allies, pearls: count },
    "ally-affiliated": { seat, ally },
    "lord-entered": { seat, lord },
    "allies-discarded": { seat, allies },
    "pearls-returned": { seat, pearls: count },
    "lord-disabled": { seat, lord },
    "token-stolen": { seat, from: seat, token: z.nullable(token) },
    "extra-turn-gained": { seat },
    "stack-discarded": { seat, stack: race, allies },
    "location-swapped": { seat, give: location, take: location },
    "lord-bribed": { seat, lord, pearls: count },
    "lord-discarded": { seat, lord, from: oneOf(["own", "court"]) },
    "locations-drawn": { seat, locations },
    "location-controlled": { seat, location, lords, keyTokens: count },
    "stack-searched": { seat, locations: z.array(z.nullable(location)) },
    "location-switched": { seat, location },
    "end-triggered": { seat },
    "hand-revealed": {
      seat,
      affiliated: allies,
      discarded: allies,
      tokens: z.array(token),
    },
    "game-ended": {},
  });
};

const ruleOptions = {
  superfluousAllies: oneOf(["allowed", "forbidden"]),
  disabledLords: oneOf(disabledLordsRules),
};

/** AB-1, AB-34, AB-39 */
const options = (shapes: Shapes) => ({
  ...seatingShape(shapes.players),
  rules: z.optional(
    z.strictObject({
      superfluousAllies: z.optional(ruleOptions.superfluousAllies),
      disabledLords: z.optional(ruleOptions.disabledLords),
    }),
  ),
});

const perRace = <T>(of: Schema<T>) =>
  z.strictObject({ jellyfish: of, crab: of, seahorse: of, shellfish: of, squid: of });

/** The table of a state or of a view, depending on what a card face down looks like. */
const table = (all: Things, players: Shapes["players"], hidden: Schema<null>) => {
  const { seat, seats, ally, allies, card, lord, lords, location, locations, token } = all;
  const orHidden = <T>(of: Schema<T>) => z.array(z.union([of, hidden]));
  const area = z.strictObject({
    pearls: count,
    keys: count,
    hand: orHidden(ally),
    tokens: orHidden(token),
    affiliated: allies,
    lords,
    disabled: lords,
    locations: z.array(z.strictObject({ location, lords })),
  });
  return {
    seats: z.array(area).check(z.minLength(players.min), z.maxLength(players.max)),
    turn: z.strictObject({ seat, buyers: seats, used: lords, extra: count }),
    deck: orHidden(card),
    discard: z.array(card),
    track: z.array(card),
    threat: between(1, LAST_THREAT_SPACE),
    council: perRace(orHidden(ally)),
    lordDeck: orHidden(lord),
    court: lords,
    discardedLords: lords,
    stack: orHidden(location),
    available: locations,
    drawn: locations,
    tokens: orHidden(token),
    keyTokens: count,
    lastSeat: z.nullable(seat),
    rules: z.strictObject(ruleOptions),
  };
};

/** What the data of Abyss must look like. */
export const abyssSchemas: SchemaStack<AbyssBlueprint> = schemaStackOf((top) => ({
  players: PLAYERS,
  names: {
    allies: alliesIn(abyssBox),
    lords: abyssBox.lords,
    locations: abyssBox.locations,
  } satisfies Names,
  options: () => options(top),
  optionProblems: seatingProblems,
  payment: () => payment(things(top)),
  actions: () => actions(things(top)),
  decisions: () => decisions(things(top)),
  tasks: () => tasks(things(top)),
  events: () => events(things(top)),
  table: (hidden) => table(things(top), top.players, hidden),
}));

// A schema that is wider than its type does not fit its place above; a narrower one is named here.
true satisfies Covers<ReturnType<typeof actions>, Action, "type">;
true satisfies Covers<ReturnType<typeof decisions>, Decision, "ask">;
true satisfies Covers<ReturnType<typeof tasks>, Task, "do">;
true satisfies Covers<ReturnType<typeof events>, Event, "type">;
true satisfies CoversFields<ReturnType<typeof table>, TableView>;
true satisfies CoversFields<ReturnType<typeof options>, Options>;
