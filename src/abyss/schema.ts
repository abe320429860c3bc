import * as z from "zod/mini";
import { consistent, count, integer, type Schema, type Shapes, seat } from "../kernel/schema.ts";
import type { DeepReadonly } from "../kernel/types.ts";
import type { Action, Decision, Task } from "./actions.ts";
import { allies, races } from "./cards/allies.ts";
import { locations } from "./cards/locations.ts";
import { lords } from "./cards/lords.ts";
import { LAST_THREAT } from "./cards/threat.ts";
import type { Event } from "./events.ts";
import type { AbyssParts } from "./parts.ts";
import type { Options } from "./setup.ts";
import type { TableOf } from "./table.ts";
import { type Tableau, tableauProblems } from "./tableau.ts";

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
const sorted = <T extends string>(of: Schema<T>) =>
  z.array(of).check(z.overwrite((list) => [...list].sort()));

export const actionSchemas = [
  z.strictObject({ type: z.literal("plot"), seat }),
  z.strictObject({ type: z.literal("explore"), seat }),
  z.strictObject({ type: z.literal("request-support"), seat, stacks: sorted(race) }),
  z.strictObject({ type: z.literal("recruit"), seat, lord, allies: sorted(ally), affiliate: ally }),
  z.strictObject({ type: z.literal("pass"), seat }),
  z.strictObject({ type: z.literal("buy"), seat }),
  z.strictObject({ type: z.literal("take"), seat }),
  z.strictObject({ type: z.literal("continue"), seat }),
  z.strictObject({ type: z.literal("fight"), seat, reward }),
  z.strictObject({ type: z.literal("decline"), seat }),
  z.strictObject({ type: z.literal("discard"), seat, allies: sorted(ally) }),
  z.strictObject({ type: z.literal("disable"), seat, lord }),
  z.strictObject({ type: z.literal("steal-token"), seat, from: seat }),
  z.strictObject({ type: z.literal("take-stack"), seat, stack: race }),
  z.strictObject({ type: z.literal("swap-location"), seat, give: location, take: location }),
  z.strictObject({ type: z.literal("bribe"), seat, lord }),
  z.strictObject({ type: z.literal("replace-from-court"), seat, discard: lord, take: lord }),
  z.strictObject({ type: z.literal("replace-from-deck"), seat, discard: lord }),
  z.strictObject({ type: z.literal("use-slaver"), seat, ally }),
  z.strictObject({ type: z.literal("use-oracle"), seat, stack: race }),
  z.strictObject({ type: z.literal("use-opportunist"), seat, lord }),
  z.strictObject({ type: z.literal("draw-locations"), seat, count: integer }),
  z.strictObject({
    type: z.literal("control"),
    seat,
    location,
    lords: sorted(lord),
    keyTokens: integer,
  }),
  z.strictObject({ type: z.literal("switch-location"), seat, location }),
  z.strictObject({ type: z.literal("end-turn"), seat }),
] as const;
const action: Schema<Action> = z.discriminatedUnion("type", actionSchemas);

const seats = z.array(seat);

export const decisionSchemas = [
  z.strictObject({ ask: z.literal("act"), seats }),
  z.strictObject({ ask: z.literal("offer"), seats, price: count, next: seats }),
  z.strictObject({ ask: z.literal("explore"), seats }),
  z.strictObject({ ask: z.literal("discard"), seats, by: z.enum(["jailer", "commander"]) }),
  z.strictObject({ ask: z.literal("disable"), seats, of: seat }),
  z.strictObject({ ask: z.literal("steal-token"), seats }),
  z.strictObject({ ask: z.literal("take-stack"), seats }),
  z.strictObject({ ask: z.literal("swap-location"), seats }),
  z.strictObject({ ask: z.literal("bribe"), seats }),
  z.strictObject({ ask: z.literal("replace-lord"), seats, by: z.enum(["traitor", "schemer"]) }),
  z.strictObject({ ask: z.literal("control"), seats }),
  z.strictObject({ ask: z.literal("choose-location"), seats, by: z.nullable(lord) }),
  z.strictObject({ ask: z.literal("switch-location"), seats }),
  z.strictObject({ ask: z.literal("end-turn"), seats }),
] as const;
const decision: Schema<Decision> = z.discriminatedUnion("ask", decisionSchemas);

const from = z.enum(["court", "deck"]);

export const taskSchemas = [
  z.strictObject({ do: z.literal("turn"), seat }),
  z.strictObject({ do: z.literal("start-turn"), seat }),
  z.strictObject({ do: z.literal("act"), seat }),
  z.strictObject({ do: z.literal("control"), seat }),
  z.strictObject({ do: z.literal("end-turn"), seat }),
  z.strictObject({ do: z.literal("limit-hand"), seat }),
  z.strictObject({ do: z.literal("next-turn"), seat }),
  z.strictObject({ do: z.literal("reveal"), seat }),
  z.strictObject({ do: z.literal("offer"), seat, price: count, to: seats }),
  z.strictObject({ do: z.literal("end-exploration"), seat }),
  z.strictObject({ do: z.literal("affiliate"), seat, lord, allies: someAllies, affiliate: ally }),
  z.strictObject({ do: z.literal("enter"), seat, lord, from }),
  z.strictObject({ do: z.literal("power"), seat, lord }),
  z.strictObject({ do: z.literal("refill-court"), seat }),
  z.strictObject({ do: z.literal("check-end"), seat }),
  z.strictObject({ do: z.literal("receive-location"), seat, location }),
  z.strictObject({ do: z.literal("end-game") }),
] as const;
const task: Schema<Task> = z.discriminatedUnion("do", taskSchemas);

const pearlSource = z.enum([...lords, "reward", "last-space", "court"]);

export const eventSchemas = [
  z.strictObject({ type: z.literal("game-started"), players: count, first: seat }),
  z.strictObject({ type: z.literal("court-filled"), lords: someLords }),
  z.strictObject({ type: z.literal("locations-made-available"), locations: someLocations }),
  z.strictObject({ type: z.literal("turn-started"), seat }),
  z.strictObject({ type: z.literal("pearls-gained"), seat, pearls: count, source: pearlSource }),
  z.strictObject({ type: z.literal("plotted"), seat, lord }),
  z.strictObject({ type: z.literal("action-passed"), seat }),
  z.strictObject({ type: z.literal("card-revealed"), card: explorationCard, space: count }),
  z.strictObject({ type: z.literal("deck-renewed"), cards: count }),
  z.strictObject({ type: z.literal("ally-bought"), seat, from: seat, ally, price: count }),
  z.strictObject({ type: z.literal("ally-taken"), seat, ally }),
  z.strictObject({ type: z.literal("threat-raised"), threat: count }),
  z.strictObject({ type: z.literal("monster-fought"), seat, space: count, reward }),
  z.strictObject({ type: z.literal("tokens-drawn"), seat, tokens: z.array(z.nullable(token)) }),
  z.strictObject({ type: z.literal("key-tokens-gained"), seat, keyTokens: count }),
  z.strictObject({
    type: z.literal("exploration-ended"),
    seat,
    allies: someAllies,
    monsters: count,
  }),
  z.strictObject({
    type: z.literal("stacks-taken"),
    seat,
    stacks: z.array(race),
    allies: z.array(z.nullable(ally)),
  }),
  z.strictObject({
    type: z.literal("lord-recruited"),
    seat,
    lord,
    allies: someAllies,
    pearls: count,
  }),
  z.strictObject({ type: z.literal("ally-affiliated"), seat, ally }),
  z.strictObject({ type: z.literal("lord-entered"), seat, lord }),
  z.strictObject({ type: z.literal("allies-discarded"), seat, allies: someAllies }),
  z.strictObject({ type: z.literal("pearls-returned"), seat, pearls: count }),
  z.strictObject({ type: z.literal("lord-disabled"), seat, lord }),
  z.strictObject({ type: z.literal("token-stolen"), seat, from: seat, token: z.nullable(token) }),
  z.strictObject({ type: z.literal("extra-turn-gained"), seat }),
  z.strictObject({ type: z.literal("stack-discarded"), seat, stack: race, allies: someAllies }),
  z.strictObject({ type: z.literal("location-swapped"), seat, give: location, take: location }),
  z.strictObject({ type: z.literal("lord-bribed"), seat, lord, pearls: count }),
  z.strictObject({
    type: z.literal("lord-discarded"),
    seat,
    lord,
    from: z.enum(["own", "court"]),
  }),
  z.strictObject({ type: z.literal("locations-drawn"), seat, locations: someLocations }),
  z.strictObject({
    type: z.literal("location-controlled"),
    seat,
    location,
    lords: someLords,
    keyTokens: count,
  }),
  z.strictObject({
    type: z.literal("stack-searched"),
    seat,
    locations: z.array(z.nullable(location)),
  }),
  z.strictObject({ type: z.literal("location-switched"), seat, location }),
  z.strictObject({ type: z.literal("end-triggered"), seat }),
  z.strictObject({
    type: z.literal("hand-revealed"),
    seat,
    affiliated: someAllies,
    discarded: someAllies,
  }),
  z.strictObject({ type: z.literal("game-ended") }),
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
  players: z.int().check(z.minimum(2), z.maximum(4)),
  firstPlayer: z.optional(seat),
  rules: z.optional(
    z.strictObject({ superfluousAllies: z.optional(z.enum(["allowed", "forbidden"])) }),
  ),
});
const options: Schema<Options> = consistent(shapeOfOptions as Schema<Options>, optionsProblems);

/** AB-1: the first player must be there. */
export function* optionsProblems({ players, firstPlayer = 0 }: Options) {
  if (firstPlayer >= players)
    yield { path: ["firstPlayer"], reason: `expected a seat from 0 to ${players - 1}` };
}

/** The score calculator checks tableaux without zod; this is the same check. */
const tableau: Schema<Tableau> = consistent(z.unknown() as Schema<Tableau>, tableauProblems);

/** What the data of the game must look like. */
export const shapes: Shapes<AbyssParts> = {
  options,
  action,
  event,
  table,
  view,
  task,
  decision,
  tableau,
};

// The annotations above catch a schema that is wider than its type; this catches a narrower one.
type Covers<Narrow, T> = [DeepReadonly<T>] extends [DeepReadonly<Narrow>] ? true : never;
true satisfies Covers<z.infer<(typeof actionSchemas)[number]>, Action>;
true satisfies Covers<z.infer<(typeof decisionSchemas)[number]>, Decision>;
true satisfies Covers<z.infer<(typeof taskSchemas)[number]>, Task>;
true satisfies Covers<z.infer<(typeof eventSchemas)[number]>, Event>;
true satisfies Covers<z.infer<ReturnType<typeof tableOf<null>>>, TableOf<null>>;
true satisfies Covers<z.infer<typeof shapeOfOptions>, Options>;
