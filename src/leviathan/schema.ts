import * as z from "zod/mini";
import { abyssSchemas, shapesWithCards, type ZodParts, zodParts } from "../abyss/schema.ts";
import type { SeatRange } from "../kernel/data/types.ts";
import {
  between,
  byAsk,
  byCode,
  byDo,
  byType,
  type Covers,
  type CoversFields,
  integer,
  layoutShape,
  listOf,
  oneOf,
  optionalFieldsOf,
  optionalPart,
  orHidden,
  quantity,
  type SchemaLayer,
  type SchemaStack,
  sorted,
  type ZodSchema,
  zodOf,
} from "../kernel/schemas/schema.ts";
import type { LeviathanAdded, LeviathanBlueprint } from "./blueprint.ts";
import { borderSpaces } from "./cards/border.ts";
import { leviathanComponents } from "./cards/box.ts";
import { leviathans } from "./cards/leviathans.ts";
import { DIE_FACES } from "./cards/numbers.ts";
import {
  exhaustibleSupplies,
  leviathanTokenKinds,
  leviathanTokens,
  tokenSupplies,
} from "./cards/tokens.ts";
import type { TableView } from "./table.ts";

const leviathan = oneOf(leviathans);
const someLeviathans = listOf(leviathan, leviathans.length);
const space = oneOf(borderSpaces);
const token = oneOf(leviathanTokenKinds);
const someTokens = listOf(token, leviathanTokens.length);
const supply = oneOf(tokenSupplies);

/** The schemas of the components that Leviathan adds. */
export const zodLeviathanParts = { leviathan, leviathanToken: token, space, supply };

const actions = ({ seat, race, ally, lord, most }: ZodParts) =>
  byType({
    fight: { seat, leviathan, ally },
    ignore: { seat },
    attack: { seat, ally },
    "end-fight": { seat },
    "add-pearls": { seat, pearls: integer },
    "draw-tokens": { seat, baseTokens: integer },
    "reveal-token": { seat, token, stack: z.nullable(race) },
    "lose-allies": { seat, allies: sorted(ally, most.allies) },
    "lose-lord": { seat, lord },
    "trim-hand": { seat, allies: sorted(ally, most.allies), pearls: integer },
    "steal-token": { seat, from: seat, supply },
    "send-leviathan": { seat, to: seat },
    "remove-life-point": { seat, leviathan },
    "place-leviathan": { seat, space },
  });

const decisions = ({ seats }: ZodParts) =>
  byAsk({
    attack: { seats },
    "add-pearls": { seats, attack: quantity },
    "choose-target": { seats, by: oneOf(["sorcerer", "intrepid"]) },
    "draw-tokens": { seats, count: quantity },
    "reveal-token": { seats },
    "lose-allies": { seats, leviathan },
    "lose-lord": { seats, leviathan },
    "trim-hand": { seats },
    "send-leviathan": { seats },
    "remove-life-point": { seats },
    "place-leviathan": { seats, leviathan },
  });

const tasks = ({ seat, ally }: ZodParts) =>
  byDo({
    "leviathan-comes": { seat },
    penalty: { seat, leviathan },
    "place-leviathan": { leviathan, space },
    "pass-monster": { seat },
    roll: { seat, ally },
    strike: { seat, attack: quantity },
    reward: { seat, tokens: quantity },
    "go-on": { seat },
    "end-fight": { seat },
    "martial-law": { seat },
  });

const events = ({ seat, ally, allies, lordNames }: ZodParts) =>
  byType({
    "pearls-gained": {
      seat,
      pearls: quantity,
      source: oneOf([...lordNames, "reward", "last-space", "court", "leviathan-token"]),
    },
    "leviathan-drawn": { seat, leviathan },
    "dice-rolled": { seat, dice: listOf(between(1, DIE_FACES.length), 2) },
    "leviathan-placed": { leviathan, space },
    "leviathan-discarded": { leviathan },
    "leviathan-attacked": { seat, leviathan },
    "wounds-taken": { seat, wounds: quantity },
    "allies-lost": { seat, allies },
    "monster-passed": { seat },
    "attack-begun": { seat, leviathan, ally },
    "attack-made": { seat, leviathan, attack: quantity },
    "life-point-removed": { seat, leviathan },
    "leviathan-killed": { seat, leviathan },
    "scourge-taken": { seat, from: z.nullable(seat) },
    "fight-ended": { seat },
    "leviathan-tokens-drawn": {
      seat,
      tokens: listOf(z.nullable(token), leviathanTokens.length),
    },
    "token-revealed": { seat, token },
    "leviathan-token-stolen": { seat, from: seat, token: z.nullable(token) },
    "supply-ran-out": { supply: oneOf(exhaustibleSupplies) },
  });

const refusals = ({ seat, ally, lord, race, most }: ZodParts) =>
  byCode({
    "must-fight": {},
    "no-ally-left": {},
    "leviathan-not-at-border": { leviathan },
    "ally-cannot-attack": { ally, leviathan, races: listOf(race, most.races) },
    "wrong-number-of-pearls": { pearls: integer, most: integer },
    "wrong-number-of-base-tokens": { baseTokens: integer, least: integer, most: integer },
    "token-not-owned": { token },
    "token-needs-stack": {},
    "token-takes-no-stack": { token },
    "no-tokens-of-supply": { seat, supply },
    "not-a-lord-to-lose": { lord },
    "wrong-hand-limit": { allies: integer, pearls: integer, needs: integer },
    "ally-not-to-be-discarded": { ally },
    "power-outside-turn": {},
    "power-in-fight": {},
    "space-taken": { space },
  });

const area = ({ seat }: ZodParts, players: SeatRange, hidden: ZodSchema<null>) => {
  const hidingTokens = listOf(orHidden(token, hidden), leviathanTokens.length);
  const hunter = z.strictObject({
    killed: someLeviathans,
    wounds: quantity,
    tokens: hidingTokens,
  });
  return {
    deck: listOf(orHidden(leviathan, hidden), leviathans.length),
    border: listOf(z.strictObject({ space, leviathan, lost: quantity }), borderSpaces.length),
    discarded: someLeviathans,
    tokens: hidingTokens,
    revealed: someTokens,
    seats: listOf(hunter, players.max),
    scourge: z.nullable(seat),
    fight: z.nullable(z.strictObject({ target: leviathan, kills: between(0, 2) })),
    hasRunOut: z.boolean(),
  };
};

const table = (all: ZodParts, players: SeatRange, hidden: ZodSchema<null>) => ({
  leviathan: z.strictObject(area(all, players, hidden)),
});

const layout = (all: ZodParts, players: SeatRange) => ({
  leviathan: optionalPart(optionalFieldsOf(layoutShape(area(all, players, z.null())))),
});

/** The schemas that Leviathan adds to a game built on Abyss. */
export const leviathanSchemaLayer: SchemaLayer<LeviathanAdded> = (below, top) => ({
  ...shapesWithCards(below, leviathanComponents),
  actions: () => actions(zodParts(top)),
  decisions: () => decisions(zodParts(top)),
  tasks: () => tasks(zodParts(top)),
  events: () => events(zodParts(top)),
  refusals: () => refusals(zodParts(top)),
  table: (hidden) => table(zodParts(top), top.players, zodOf(hidden)),
  layout: () => layout(zodParts(top), top.players),
});

/** The schemas of Leviathan. */
export const leviathanSchemas: SchemaStack<LeviathanBlueprint> =
  abyssSchemas.with(leviathanSchemaLayer);

// A schema wider than its type does not compile above; a narrower one does not compile here.
true satisfies Covers<ReturnType<typeof actions>, LeviathanAdded["action"], "type">;
true satisfies Covers<ReturnType<typeof decisions>, LeviathanAdded["decision"], "ask">;
true satisfies Covers<ReturnType<typeof tasks>, LeviathanAdded["task"], "do">;
true satisfies Covers<ReturnType<typeof events>, LeviathanAdded["event"], "type">;
true satisfies Covers<ReturnType<typeof refusals>, LeviathanAdded["refusal"], "code">;
true satisfies CoversFields<ReturnType<typeof table>, Pick<TableView, "leviathan">>;
true satisfies CoversFields<ReturnType<typeof layout>, LeviathanAdded["layout"]>;
