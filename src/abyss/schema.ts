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
import { allies, races } from "./cards/allies.ts";
import { locations } from "./cards/locations.ts";
import { lords } from "./cards/lords.ts";
import { LAST_THREAT } from "./cards/threat.ts";
import type { Event } from "./events.ts";
import type { AbyssBlueprint } from "./blueprint.ts";
import type { Options } from "./deal.ts";
import type { TableOf } from "./table.ts";
import { type Tableau, tableauxProblems } from "./tableau.ts";

export const race = z.enum(races);
export const ally = z.enum(allies);
export const lord = z.enum(lords);
export const location = z.enum(locations);
const explorationCard = z.enum([...allies, "monster"]);
const token = z.literal([2, 3, 4]);
const reward = z.strictObject({ keys: count, pearls: count, tokens: count });

const someAllies = z.array(ally);
const someLords = z.array(lord);
const someLocations = z.array(location);
/** A list whose order does not matter: it is put in order, so that equal actions are equal JSON. */
export const sorted = <T extends string>(of: Schema<T>) =>
  z.array(of).check(z.overwrite((list) => [...list].sort()));

export const actionSchemas = [
  ofType("plot", { seat }),
  ofType("explore", { seat }),
  ofType("request-support", { seat, stacks: sorted(race) }),
  ofType("recruit", { seat, lord, allies: sorted(ally), affiliate: ally }),
  ofType("pass", { seat }),
  ofType("buy", { seat }),
  ofType("take", { seat }),
  ofType("continue", { seat }),
  ofType("fight", { seat, reward }),
  ofType("decline", { seat }),
  ofType("discard", { seat, allies: sorted(ally) }),
  ofType("disable", { seat, lord }),
  ofType("steal-token", { seat, from: seat }),
  ofType("take-stack", { seat, stack: race }),
  ofType("swap-location", { seat, give: location, take: location }),
  ofType("bribe", { seat, lord }),
  ofType("replace-from-court", { seat, discard: lord, take: lord }),
  ofType("replace-from-deck", { seat, discard: lord }),
  ofType("use-slaver", { seat, ally }),
  ofType("use-oracle", { seat, stack: race }),
  ofType("use-opportunist", { seat, lord }),
  ofType("draw-locations", { seat, count: integer }),
  ofType("control", { seat, location, lords: sorted(lord), keyTokens: integer }),
  ofType("switch-location", { seat, location }),
  ofType("end-turn", { seat }),
] as const;
const action: Schema<Action> = z.discriminatedUnion("type", actionSchemas);

const seats = z.array(seat);

export const decisionSchemas = [
  asking("act", { seats }),
  asking("offer", { seats, price: count, next: seats }),
  asking("explore", { seats }),
  asking("discard", { seats, by: z.enum(["jailer", "commander"]) }),
  asking("disable", { seats, of: seat }),
  asking("steal-token", { seats }),
  asking("take-stack", { seats }),
  asking("swap-location", { seats }),
  asking("bribe", { seats }),
  asking("replace-lord", { seats, by: z.enum(["traitor", "schemer"]) }),
  asking("control", { seats }),
  asking("choose-location", { seats, by: z.nullable(lord) }),
  asking("switch-location", { seats }),
  asking("end-turn", { seats }),
] as const;
const decision: Schema<Decision> = z.discriminatedUnion("ask", decisionSchemas);

const from = z.enum(["court", "deck"]);

export const taskSchemas = [
  doing("turn", { seat }),
  doing("start-turn", { seat }),
  doing("act", { seat }),
  doing("control", { seat }),
  doing("end-turn", { seat }),
  doing("limit-hand", { seat }),
  doing("next-turn", { seat }),
  doing("reveal", { seat }),
  doing("offer", { seat, price: count, to: seats }),
  doing("end-exploration", { seat }),
  doing("affiliate", { seat, lord, allies: someAllies, affiliate: ally }),
  doing("enter", { seat, lord, from }),
  doing("power", { seat, lord }),
  doing("refill-court", { seat }),
  doing("check-end", { seat }),
  doing("receive-location", { seat, location }),
  doing("end-game", {}),
] as const;
const task: Schema<Task> = z.discriminatedUnion("do", taskSchemas);

const pearlSource = z.enum([...lords, "reward", "last-space", "court"]);

export const eventSchemas = [
  ofType("game-started", { players: count, first: seat }),
  ofType("court-filled", { lords: someLords }),
  ofType("locations-made-available", { locations: someLocations }),
  ofType("turn-started", { seat }),
  ofType("pearls-gained", { seat, pearls: count, source: pearlSource }),
  ofType("plotted", { seat, lord }),
  ofType("action-passed", { seat }),
  ofType("card-revealed", { card: explorationCard, space: count }),
  ofType("deck-renewed", { cards: count }),
  ofType("ally-bought", { seat, from: seat, ally, price: count }),
  ofType("ally-taken", { seat, ally }),
  ofType("threat-raised", { threat: count }),
  ofType("monster-fought", { seat, space: count, reward }),
  ofType("tokens-drawn", { seat, tokens: z.array(z.nullable(token)) }),
  ofType("key-tokens-gained", { seat, keyTokens: count }),
  ofType("exploration-ended", { seat, allies: someAllies, monsters: count }),
  ofType("stacks-taken", { seat, stacks: z.array(race), allies: z.array(z.nullable(ally)) }),
  ofType("lord-recruited", { seat, lord, allies: someAllies, pearls: count }),
  ofType("ally-affiliated", { seat, ally }),
  ofType("lord-entered", { seat, lord }),
  ofType("allies-discarded", { seat, allies: someAllies }),
  ofType("pearls-returned", { seat, pearls: count }),
  ofType("lord-disabled", { seat, lord }),
  ofType("token-stolen", { seat, from: seat, token: z.nullable(token) }),
  ofType("extra-turn-gained", { seat }),
  ofType("stack-discarded", { seat, stack: race, allies: someAllies }),
  ofType("location-swapped", { seat, give: location, take: location }),
  ofType("lord-bribed", { seat, lord, pearls: count }),
  ofType("lord-discarded", { seat, lord, from: z.enum(["own", "court"]) }),
  ofType("locations-drawn", { seat, locations: someLocations }),
  ofType("location-controlled", { seat, location, lords: someLords, keyTokens: count }),
  ofType("stack-searched", { seat, locations: z.array(z.nullable(location)) }),
  ofType("location-switched", { seat, location }),
  ofType("end-triggered", { seat }),
  ofType("hand-revealed", {
    seat,
    affiliated: someAllies,
    discarded: someAllies,
    tokens: z.array(token),
  }),
  ofType("game-ended", {}),
] as const;
const event: Schema<Event> = z.discriminatedUnion("type", eventSchemas);

const perRace = <T>(of: Schema<T>) =>
  z.strictObject({ jellyfish: of, crab: of, seahorse: of, shellfish: of, squid: of });

const ruleOptions = z.strictObject({ superfluousAllies: z.enum(["allowed", "forbidden"]) });

/** The table of a state or of a view, depending on what a card face down looks like. */
export const tableOf = <Hidden extends null>(hidden: Schema<Hidden>) => {
  const orHidden = <T>(of: Schema<T>) => z.array(z.union([of, hidden]));
  const area = z.strictObject({
    pearls: count,
    keys: count,
    hand: orHidden(ally),
    tokens: orHidden(token),
    affiliated: someAllies,
    lords: someLords,
    disabled: someLords,
    locations: z.array(z.strictObject({ location, lords: someLords })),
  });
  return z.strictObject({
    seats: z.array(area).check(z.minLength(2), z.maxLength(4)),
    turn: z.strictObject({ seat, buyers: seats, used: someLords, extra: count }),
    deck: orHidden(explorationCard),
    discard: z.array(explorationCard),
    track: z.array(explorationCard),
    threat: z.int().check(z.minimum(1), z.maximum(LAST_THREAT)),
    council: perRace(orHidden(ally)),
    lordDeck: orHidden(lord),
    court: someLords,
    discardedLords: someLords,
    stack: orHidden(location),
    available: someLocations,
    drawn: someLocations,
    tokens: orHidden(token),
    keyTokens: count,
    lastSeat: z.nullable(seat),
    rules: ruleOptions,
  });
};
const table: Schema<TableOf<never>> = tableOf(z.never());
const view: Schema<TableOf<null>> = tableOf(z.null());

/** AB-1, AB-34 */
export const shapeOfOptions = z.strictObject({
  ...seatingShape,
  rules: z.optional(
    z.strictObject({ superfluousAllies: z.optional(z.enum(["allowed", "forbidden"])) }),
  ),
});
const options: Schema<Options> = consistent(shapeOfOptions as Schema<Options>, seatingProblems);

const tableau: Schema<Tableau> = tableauSchema(tableauxProblems);

/** What the data of the game must look like. */
export const shapes: Shapes<AbyssBlueprint> = {
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
true satisfies Covers<z.infer<(typeof actionSchemas)[number]>, Action>;
true satisfies Covers<z.infer<(typeof decisionSchemas)[number]>, Decision>;
true satisfies Covers<z.infer<(typeof taskSchemas)[number]>, Task>;
true satisfies Covers<z.infer<(typeof eventSchemas)[number]>, Event>;
true satisfies Covers<z.infer<ReturnType<typeof tableOf<null>>>, TableOf<null>>;
true satisfies Covers<z.infer<typeof shapeOfOptions>, Options>;
