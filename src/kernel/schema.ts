// The kit for schemas, and how the schemas of a game are made of those of its layers.
import * as z from "zod/mini";
import type { Blueprint, StateOf } from "./blueprint.ts";
import type { Deck } from "./deck.ts";
import { collected, type Problem } from "./errors.ts";
import type { AnyAdditions, Over } from "./layers.ts";
import type { CommonRefusal } from "./refusal.ts";
import { fieldProblems, impossibilities, type Scoring } from "./scoring.ts";
import type {
  BaseShapes,
  CodedObjects,
  Covers,
  ObjectOf,
  Part,
  Players,
  SchemaLayer,
  SchemaStack,
  Shape,
  Shapes,
  TaggedObjects,
} from "./shapes.ts";
import { stackOf } from "./stack.ts";
import { objectShape } from "./tableau.ts";
import { wrongValue } from "./wording.ts";

export type {
  BaseShapes,
  Covers,
  CoversFields,
  LayerShapes,
  ObjectOf,
  OutputOf,
  OwnShapes,
  Part,
  Players,
  SchemaLayer,
  SchemaStack,
  Shape,
  Shapes,
} from "./shapes.ts";

/** A zod schema of `T`; what it gives back is of the same type. */
export type ZodSchema<T> = z.ZodMiniType<T, T>;

/** A part of a schema as the zod schema that it is, to build on it with zod. */
export const zodOf = <T>(part: Part<T>): ZodSchema<T> => part as unknown as ZodSchema<T>;

// JSON has no -0, so a state that held one would differ from its saved twin.
const noMinusZero = z.overwrite<number>((n) => n + 0);

/** A whole number. */
export const integer: ZodSchema<number> = z.int().check(noMinusZero);

/** A whole number, 0 or more. */
export const count: ZodSchema<number> = z.int().check(z.minimum(0), noMinusZero);

/** A whole number from `least` to `most`. */
export const between = (least: number, most: number): ZodSchema<number> =>
  z.int().check(z.minimum(least), z.maximum(most), noMinusZero);

/** Any text. */
export const text: ZodSchema<string> = z.string();

/** One of these names. */
export const oneOf = <const Name extends string>(names: readonly Name[]): ZodSchema<Name> =>
  z.enum(names as readonly string[]) as unknown as ZodSchema<Name>;

/** A list whose order does not matter: it is put in order, so that equal actions are equal JSON. */
export const sorted = <T extends string | number>(of: Part<T>): ZodSchema<T[]> =>
  z.array(zodOf(of)).check(z.overwrite((list) => [...list].sort()));

/** A list of things. */
export const listOf = <T>(of: Part<T>): ZodSchema<T[]> => z.array(zodOf(of));

const strictObject = (fields: Shape) =>
  z.strictObject(fields as unknown as Readonly<Record<string, ZodSchema<unknown>>>);

/** An object with these fields and no others. */
export const objectOf = <const Fields extends Shape>(fields: Fields): ZodSchema<ObjectOf<Fields>> =>
  strictObject(fields) as unknown as ZodSchema<ObjectOf<Fields>>;

/** A card that may lie face down; `hidden` is what it looks like then. */
export const orHidden = <T>(card: Part<T>, hidden: Part<null>): ZodSchema<T | null> =>
  z.union([zodOf(card), zodOf(hidden)]);

/** A deck in a position: all of it, the last card on top, or what lies on top, the next card first. */
export const deckOf = <T>(card: Part<T>): ZodSchema<Deck<T>> => {
  const known = z.array(z.nullable(zodOf(card)));
  return z.union([known, z.strictObject({ top: known })]);
};

/** A part of a position that may be left out. */
export const ifKnown = <T>(of: Part<T>): ZodSchema<T | undefined> => z.optional(zodOf(of));

/** An object of which any field may be left out. */
export const optionalFieldsOf = <const Fields extends Shape>(
  fields: Fields,
): ZodSchema<Partial<ObjectOf<Fields>>> =>
  z.partial(strictObject(fields)) as unknown as ZodSchema<Partial<ObjectOf<Fields>>>;

/** The seats of a game, one and several. */
export const seatsOf = ({ max }: Players) => {
  const seat = between(0, max - 1);
  return { seat, seats: z.array(seat) };
};

/** The set-up options that all games have in common. */
export const seatingShape = (players: Players) => ({
  players: between(players.min, players.max),
  firstPlayer: z.optional(seatsOf(players).seat),
});

/** The first player must be one of the players. */
export function* seatingProblems({
  players,
  firstPlayer = 0,
}: {
  readonly players: number;
  readonly firstPlayer?: number;
}): Generator<Problem> {
  if (firstPlayer >= players)
    yield wrongValue(["firstPlayer"], firstPlayer, { kinds: [`a seat from 0 to ${players - 1}`] });
}

const tagged =
  <Tag extends string>(tag: Tag) =>
  <const Shapes extends Readonly<Record<string, Shape>>>(
    shapes: Shapes,
  ): TaggedObjects<Tag, Shapes> =>
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        strictObject({ [tag]: z.literal(name), ...shape }),
      ]),
    ) as unknown as TaggedObjects<Tag, Shapes>;

/** Schemas of actions or events, by their `type`, from the fields that they have besides. */
export const byType = tagged("type");
/** Schemas of questions, by their `ask`. */
export const byAsk = tagged("ask");
/** Schemas of tasks, by their `do`. */
export const byDo = tagged("do");

/** Schemas of refusals, by their `code`, from the figures that belong to it. */
export const byCode = <const Shapes extends Readonly<Record<string, Shape>>>(
  shapes: Shapes,
): CodedObjects<Shapes> =>
  Object.fromEntries(
    Object.entries(shapes).map(([code, figures]) => [
      code,
      z.strictObject({
        code: z.literal(code),
        rule: z.string(),
        params: strictObject(figures),
      }),
    ]),
  ) as unknown as CodedObjects<Shapes>;

/** The refusals that all games have in common. */
function commonRefusals(shapes: Shapes) {
  const { seats } = seatsOf(shapes.players);
  const texts = z.array(z.string());
  return byCode({
    malformed: {
      path: z.string(),
      problem: z.string(),
      expected: texts,
      found: z.optional(z.string()),
      didYouMean: z.optional(texts),
    },
    "game-over": {},
    "not-your-decision": { deciders: seats },
    "not-asked": {
      ask: oneOf(Object.keys(shapes.decisions())),
      answers: z.array(oneOf(Object.keys(shapes.actions()))),
    },
    "other-moves-possible": {},
  });
}
true satisfies Covers<ReturnType<typeof commonRefusals>, CommonRefusal, "code">;

/** The schemas of the lowest layer. */
export function schemaStackOf<B extends Blueprint>(
  base: (top: Shapes) => BaseShapes<B>,
): SchemaStack<B> {
  return stacked<B>(stackOf<Shapes>(base));
}

function stacked<B extends Blueprint>(stack: ReturnType<typeof stackOf<Shapes>>): SchemaStack<B> {
  return {
    with: <A extends AnyAdditions>(layer: SchemaLayer<A>) =>
      stacked<Over<B, A>>(
        stack.with<Shapes>((below, top) => extended(below, layer(below, top) as Partial<Shapes>)),
      ),
    close: stack.close,
  };
}

function extended(below: Shapes, own: Partial<Shapes>): Shapes {
  return {
    ...below,
    ...own,
    actions: () => ({ ...below.actions(), ...own.actions?.() }),
    decisions: () => ({ ...below.decisions(), ...own.decisions?.() }),
    tasks: () => ({ ...below.tasks(), ...own.tasks?.() }),
    events: () => ({ ...below.events(), ...own.events?.() }),
    refusals: () => ({ ...below.refusals(), ...own.refusals?.() }),
    table: (hidden) => ({ ...below.table(hidden), ...own.table?.(hidden) }),
    layout: () => ({ ...below.layout?.(), ...own.layout?.() }),
    options: () => ({ ...below.options(), ...own.options?.() }),
    *optionProblems(options) {
      yield* below.optionProblems(options);
      yield* own.optionProblems?.(options) ?? [];
    },
  };
}

/** A schema that also wants a check of meaning to find nothing. It runs only on values of the right shape. */
export const consistent = <T>(
  schema: ZodSchema<T>,
  problems: (value: T) => Iterable<Problem>,
): ZodSchema<T> => checkedBy(schema, problems, { code: "custom" });

function checkedBy<T>(
  schema: ZodSchema<T>,
  problems: (value: T) => Iterable<Problem>,
  issue: { readonly code: "custom" } | { readonly code: "invalid_value"; readonly values: [] },
): ZodSchema<T> {
  return schema.check(
    z.check<T>((payload) => {
      if (payload.issues.length > 0) return; // zod goes on after numbers out of range
      for (const { path, reason, ...params } of collected(problems(payload.value)))
        payload.issues.push({
          ...issue,
          path: [...path],
          message: reason,
          params,
          input: payload.value,
        });
    }),
  );
}

/** The schemas that a game publishes, and the bare shape of its states. */
export function schemasOf<B extends Blueprint>(
  id: string,
  shapes: Shapes,
  scoring: Scoring<B["tableau"]>,
  problems: (state: StateOf<B>) => Iterable<Problem>,
) {
  const union = <T>(tag: string, schemas: Shape) =>
    z.discriminatedUnion(
      tag,
      Object.values(schemas) as unknown as readonly [z.ZodMiniObject],
    ) as unknown as ZodSchema<T>;
  const kinds = shapes.actions();
  const action = union<B["action"]>("type", kinds);
  const entry = z.union([union("do", shapes.tasks()), union("ask", shapes.decisions())]);
  const options = consistent(
    strictObject(shapes.options()) as unknown as ZodSchema<B["options"]>,
    (chosen) => shapes.optionProblems(chosen as never),
  );
  const stateShape = z.strictObject({
    table: strictObject(shapes.table(z.never())),
    agenda: z.array(entry),
    rng: z.array(z.int32()).check(z.length(4)),
  }) as unknown as ZodSchema<StateOf<B>>;
  return {
    options,
    action,
    event: union<B["event"]>("type", shapes.events()),
    refusal: union<CommonRefusal | B["refusal"]>("code", {
      ...commonRefusals(shapes),
      ...shapes.refusals(),
    }),
    stateShape,
    actionFields: new Map(
      Object.entries(kinds).map(([type, kind]) => [type, fieldsOf(kind as z.ZodMiniObject)]),
    ),
    state: consistent(stateShape, problems),
    view: z.strictObject({
      table: strictObject(shapes.table(z.null())),
      agenda: z.array(entry),
    }),
    tableau: tableauSchema(scoring),
    position: z.strictObject({ ...shapes.layout?.(), agenda: z.optional(z.array(entry)) }),
    replay: z.strictObject({
      format: z.literal(1),
      game: z.literal(id),
      version: z.string(),
      options,
      seed: z.string(),
      actions: z.array(action),
      digest: z.strictObject({ moves: z.string(), result: z.string() }),
    }),
  };
}

/** A field of an action, for actions that are half-made. */
export interface Field {
  readonly isList: boolean;
  /**
   * Where its values are to be found, or those of its members: all of them here, or among the names or
   * the numbers of a table; `undefined` where only actions show them.
   */
  readonly values: readonly unknown[] | "names" | "numbers" | undefined;
  /** Whether it can be this; of a list, whether it can have these members. */
  accepts(value: unknown): boolean;
}

const fieldsOf = ({ shape }: z.ZodMiniObject): ReadonlyMap<string, Field> =>
  new Map(Object.entries(shape).map(([name, schema]) => [name, fieldOf(schema)]));

function fieldOf(schema: z.core.$ZodType): Field {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const accepts = (one: z.core.$ZodType, value: unknown) => z.safeParse(one, value).success;
  // All members of a tuple are alike.
  const member = def.type === "array" ? def.element : def.type === "tuple" ? def.items[0] : null;
  if (!member)
    return { isList: false, values: valuesOf(schema), accepts: (value) => accepts(schema, value) };
  return {
    isList: true,
    values: valuesOf(member),
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= MOST_MEMBERS &&
      // Spread, as holes are members too.
      [...value].every((one) => accepts(member, one)),
  };
}

function valuesOf(schema: z.core.$ZodType): Field["values"] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "enum":
      return Object.values(def.entries);
    case "literal":
      return def.values;
    case "boolean":
      return [false, true];
    case "string":
      return "names";
    case "number":
      return "numbers";
    case "nullable": {
      const values = valuesOf(def.innerType);
      return Array.isArray(values) ? [...values, null] : values;
    }
    default:
      return undefined;
  }
}

/** No list of an action is longer than this in any game. */
const MOST_MEMBERS = 200;

/** Score calculators check tableaux without zod; this is the same check, of one tableau. */
function tableauSchema<Tableau extends object>(scoring: Scoring<Tableau>): ZodSchema<Tableau> {
  const shape = checkedBy(
    z.unknown() as unknown as ZodSchema<Tableau>,
    (tableau) => ofTheOne(fieldProblems(scoring, [tableau])),
    { code: "invalid_value", values: [] },
  );
  const schema = consistent(shape, (tableau) => ofTheOne(impossibilities(scoring, [tableau])));
  // zod cannot look into a check.
  schema._zod.processJSONSchema = (_context, json) => {
    Object.assign(json, objectShape(scoring.fields));
  };
  return schema;
}

/** Problems of the only tableau of a list, told as its own. */
function* ofTheOne(problems: Iterable<Problem>): Generator<Problem> {
  for (const problem of problems) yield { ...problem, path: problem.path.slice(1) };
}
