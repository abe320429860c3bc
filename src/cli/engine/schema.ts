// The requests and answers of the engine. Requests are read by these schemas; types and JSON Schemas follow from them.
import * as z from "zod/mini";
import type { Level } from "../../bots/index.ts";
import { gameIds } from "../../games/index.ts";
import type { Schemas } from "../../kernel/contract/game.ts";
import { LONGEST_NAME, LONGEST_SEED } from "../../kernel/data/limits.ts";
import { between, integer, oneOf, type ZodSchema } from "../../kernel/schemas/schema.ts";
import type { Schema } from "../../kernel/validation/standard-schema.ts";
import { cliLocales } from "../words/cli-locales.ts";
import {
  MOST_ITERATIONS,
  MOST_LISTED_ACTIONS,
  MOST_MILLISECONDS,
  MOST_RELEASED,
} from "./limits.ts";

/** The kinds of data of which every game has a schema. */
export type GameData = keyof Schemas<never>;

/** The schemas of data that a game reads itself, with its own schema of this kind. */
export const gameDataOf: WeakMap<object, GameData> = new WeakMap();

const looseObject = <Fields extends object>(shape: Readonly<Record<string, z.ZodMiniType>>) =>
  z.looseObject(shape) as unknown as ZodSchema<Fields>;

const object = () => looseObject<object>({});

/** Data of a game, which the game reads. */
function gameData(what: GameData): ZodSchema<object> {
  const schema = object();
  gameDataOf.set(schema, what);
  return schema;
}

/** The id of a request, which its answer repeats. */
export const idSchema = z.union([z.string().check(z.maxLength(LONGEST_NAME)), integer]);
const game = oneOf(gameIds);
const handle = z.string().check(z.maxLength(LONGEST_NAME));
const seat = between(0, 99);
const viewer = z.union([seat, z.literal("spectator")]);
const seed = z.string().check(z.maxLength(LONGEST_SEED));
/** An action with some of its fields, which the game reads. */
const partialAction = looseObject<{ type: string }>({ type: z.string() });
const halfMadeAction = looseObject<{ type: string; seat: number }>({ type: z.string(), seat });
const strategies = [
  "search",
  "easy",
  "normal",
  "hard",
  "expert",
  "greedy",
  "random",
] as const satisfies readonly (Level | "search" | "greedy" | "random")[];
/** What `describe` has texts for. */
export const describable = [
  "event",
  "refusal",
  "action",
  "action-type",
  "field",
  "value",
  "decision",
  "line",
  "card",
  "standings",
  "reason",
] as const;

/** A new position: its handle, and what is asked of whom in it. */
const newPosition = {
  position: handle,
  /** `null` when the game is over. */
  decision: z.nullable(object()),
  deciders: z.array(seat),
};

const events = z.array(gameData("event"));
const action = gameData("action");
const refusal = gameData("refusal");

/** The fields of each method's requests, and its results. */
const methods = {
  setup: {
    request: { game, options: gameData("options"), seed },
    result: z.object({ ...newPosition, events }),
  },
  view: {
    request: { position: handle, viewer },
    result: z.object({ ...newPosition, view: gameData("view"), events }),
  },
  legalActions: {
    request: {
      position: handle,
      seat,
      matching: z.optional(partialAction),
      payments: z.optional(oneOf(["all", "minimal"])),
      limit: z.optional(between(1, MOST_LISTED_ACTIONS)),
    },
    result: z.object({ actions: z.array(action), hasMore: z.boolean() }),
  },
  choices: {
    request: {
      position: handle,
      seat,
      partial: partialAction,
      fillForced: z.optional(z.boolean()),
    },
    /** `null` if no legal action matches. */
    result: z.object({ choices: z.nullable(object()) }),
  },
  refusal: {
    request: { position: handle, action: halfMadeAction },
    /** `null` if the action is legal. */
    result: z.object({ refusal: z.nullable(refusal) }),
  },
  reduce: {
    request: { position: handle, action },
    result: z.union([
      z.object({
        legal: z.literal(true),
        ...newPosition,
        action,
        events,
        revealedTo: z.array(seat),
      }),
      z.object({ legal: z.literal(false), refusal }),
    ]),
  },
  score: {
    request: { position: handle },
    result: z.object({ sheets: z.array(object()) }),
  },
  standings: {
    request: { position: handle },
    result: z.object({ standings: object() }),
  },
  describe: {
    request: {
      position: handle,
      what: oneOf(describable),
      /** The field of a `value`. */
      field: z.optional(z.string().check(z.maxLength(LONGEST_NAME))),
      value: z.optional(
        z.union([z.string().check(z.maxLength(LONGEST_NAME)), z.number(), z.null(), object()]),
      ),
      locale: z.optional(oneOf([...cliLocales.keys()])),
      names: z.optional(z.array(z.string())),
    },
    /** Cards have a name too. */
    result: z.object({ text: z.string(), name: z.optional(z.string()) }),
  },
  sampleState: {
    request: { position: handle, seed },
    result: z.object(newPosition),
  },
  bot: {
    request: {
      position: handle,
      seat,
      seed,
      strategy: z.optional(oneOf(strategies)),
      iterations: z.optional(between(1, MOST_ITERATIONS)),
      milliseconds: z.optional(between(1, MOST_MILLISECONDS)),
    },
    result: z.object({
      action,
      considered: z.array(z.object({ action, visits: z.number(), expected: z.array(z.number()) })),
      iterations: z.number(),
      /** Why a search prefers the action. */
      reasons: z.array(
        z.object({
          feature: z.string(),
          contribution: z.number(),
          change: z.enum(["more", "less"]),
          about: z.optional(z.union([z.string(), z.number(), object()])),
        }),
      ),
    }),
  },
  save: {
    request: { position: handle },
    result: z.object({
      saved: z.object({
        format: z.number(),
        game,
        version: z.string(),
        state: gameData("state"),
      }),
    }),
  },
  load: {
    request: {
      game,
      state: z.optional(object()),
      view: z.optional(gameData("view")),
    },
    result: z.object(newPosition),
  },
  release: {
    request: { positions: z.array(handle).check(z.maxLength(MOST_RELEASED)) },
    result: z.object({ positions: z.number() }),
  },
} as const;

type Methods = typeof methods;

/** A method of the engine. */
export type Method = keyof Methods;

/** A request for this method. */
export type RequestOf<M extends Method> = {
  readonly id: z.infer<typeof idSchema>;
  readonly method: M;
} & z.infer<z.ZodMiniObject<Methods[M]["request"]>>;

/** A request for any method. */
export type Request = { [M in Method]: RequestOf<M> }[Method];

/** The result of this method. */
export type ResultOf<M extends Method> = z.infer<Methods[M]["result"]>;

/** The schema of all requests. */
export const requestSchema: Schema<Request> = z.discriminatedUnion(
  "method",
  Object.entries(methods).map(([method, { request }]) =>
    z.strictObject({ id: idSchema, method: z.literal(method), ...request }),
  ) as unknown as readonly [z.ZodMiniObject],
) as unknown as Schema<Request>;

/** The codes of errors. */
const errorCodes = [
  "line-too-long",
  "not-json",
  "not-a-request",
  "unknown-position",
  "not-a-state",
  "too-many-positions",
  "invalid",
] as const;

const problem = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  reason: z.string(),
  found: z.optional(z.string()),
  expected: z.optional(z.array(z.string())),
  didYouMean: z.optional(z.array(z.string())),
});

const failure = z.object({
  /** `null` if the request has no readable id. */
  id: z.nullable(idSchema),
  ok: z.literal(false),
  error: z.object({ code: z.enum(errorCodes), message: z.string(), problems: z.array(problem) }),
});

/** An answer that says what is wrong with a request. */
export type Failure = z.infer<typeof failure>;

/** The schema of all answers. */
export const answerSchema = z.union([
  ...Object.entries(methods).map(([method, { result }]) =>
    z
      .object({ id: idSchema, ok: z.literal(true), result })
      .register(z.globalRegistry, { title: method }),
  ),
  failure,
]);
