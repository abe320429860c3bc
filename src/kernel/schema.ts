// The kit for schemas, and how the schemas of a game are made of those of its layers.
import * as z from "zod/mini";
import type { Blueprint, StateOf } from "./blueprint.ts";
import type { Problem } from "./errors.ts";
import type { AnyAdditions, Over, Paying } from "./layers.ts";
import { type Scoring, tableauxProblems } from "./scoring.ts";
import { stackOf } from "./stack.ts";
import type { DeepReadonly } from "./types.ts";

/** A zod schema whose output is `T`. */
export type Schema<T> = z.ZodMiniType<T>;

/** The fields of an object, each with its schema. */
export type Shape = z.core.$ZodShape;

// JSON has no -0, so a state that held one would differ from its saved twin.
const noMinusZero = z.overwrite<number>((n) => n + 0);

/** A whole number. */
export const integer: Schema<number> = z.int().check(noMinusZero);

/** A whole number, 0 or more. */
export const count: Schema<number> = z.int().check(z.minimum(0), noMinusZero);

/** A whole number from `least` to `most`. */
export const between = (least: number, most: number): Schema<number> =>
  z.int().check(z.minimum(least), z.maximum(most), noMinusZero);

/** One of these names. */
export const oneOf = <const Name extends string>(names: readonly Name[]): Schema<Name> =>
  z.enum(names as readonly string[]) as unknown as Schema<Name>;

/** A list whose order does not matter: it is put in order, so that equal actions are equal JSON. */
export const sorted = <T extends string | number>(of: Schema<T>): Schema<T[]> =>
  z.array(of).check(z.overwrite((list) => [...list].sort()));

/** A list of things. */
export const listOf = <T>(of: Schema<T>): Schema<T[]> => z.array(of);

/** An object with these fields and no others. */
export const objectOf = <const Fields extends Shape>(
  fields: Fields,
): z.ZodMiniObject<Fields, z.core.$strict> => z.strictObject(fields);

/** A card that may lie face down; `hidden` is what it looks like then. */
export const orHidden = <T>(card: Schema<T>, hidden: Schema<null>): Schema<T | null> =>
  z.union([card, hidden]);

/** How many can play. */
export interface Players {
  readonly min: number;
  readonly max: number;
}

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
    yield { path: ["firstPlayer"], reason: `expected a seat from 0 to ${players - 1}` };
}

type TaggedObjects<Tag extends string, Shapes extends Readonly<Record<string, Shape>>> = {
  readonly [K in keyof Shapes & string]: z.ZodMiniObject<
    { readonly [T in Tag]: z.ZodMiniLiteral<K> } & Shapes[K],
    z.core.$strict
  >;
};

const tagged =
  <Tag extends string>(tag: Tag) =>
  <const Shapes extends Readonly<Record<string, Shape>>>(
    shapes: Shapes,
  ): TaggedObjects<Tag, Shapes> =>
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        z.strictObject({ [tag]: z.literal(name), ...shape }),
      ]),
    ) as unknown as TaggedObjects<Tag, Shapes>;

/** Schemas of actions or events, by their `type`, from the fields that they have besides. */
export const byType = tagged("type");
/** Schemas of questions, by their `ask`. */
export const byAsk = tagged("ask");
/** Schemas of tasks, by their `do`. */
export const byDo = tagged("do");

/** A schema for each member of a union, by its tag. */
type Tagged<Union, Tag extends string> = {
  readonly [K in TagsOf<Union, Tag>]: Schema<Member<Union, Tag, K>>;
};
type TagsOf<Union, Tag extends string> =
  Union extends Paying<infer Rest>
    ? TagsOf<Rest, Tag>
    : Union extends { readonly [T in Tag]: infer Name extends string }
      ? Name
      : never;
type Member<Union, Tag extends string, K> =
  Union extends Paying<infer Rest>
    ? Member<Rest, Tag, K>
    : Union extends { readonly [T in Tag]: K }
      ? Union
      : never;

/** The tags of those members of a union that some schema does not accept in full. */
type Uncovered<Schemas, Union, Tag extends string> = {
  [K in TagsOf<Union, Tag>]: K extends keyof Schemas
    ? [DeepReadonly<Member<Union, Tag, K>>] extends [DeepReadonly<z.infer<Schemas[K]>>]
      ? never
      : K
    : K;
}[TagsOf<Union, Tag>];

/**
 * `true` if schemas accept everything that a union has. Annotations catch a schema that is wider than
 * its type; `true satisfies Covers<…>` catches one that is narrower, and names it.
 */
export type Covers<Schemas, Union, Tag extends string> = [Uncovered<Schemas, Union, Tag>] extends [
  never,
]
  ? true
  : { readonly "some values have no schema": Uncovered<Schemas, Union, Tag> };

/** `true` if the schemas of an object's fields accept everything that the object can be; else their names. */
export type CoversFields<Schemas, T> = {
  [K in keyof T]-?: K extends keyof Schemas
    ? [DeepReadonly<Required<T>[K]>] extends [DeepReadonly<z.infer<Schemas[K]>>]
      ? never
      : K
    : K;
}[keyof T] extends infer Missing
  ? [Missing] extends [never]
    ? true
    : { readonly "some values have no schema": Missing }
  : never;

/** What the schemas of a game are made of. Functions, as they may ask the finished whole. */
export interface Shapes {
  readonly players: Players;
  /** Names that schemas are made of; a layer that brings more cards adds theirs. */
  readonly names: object;
  /** The fields of the set-up options. */
  options(): Shape;
  /** What does not fit together in options of the right shape. */
  optionProblems(options: never): Iterable<Problem>;
  /** What actions that pay carry besides. */
  payment(): Shape;
  /** The actions, by type. */
  actions(): Readonly<Record<string, Schema<unknown>>>;
  /** The questions, by name. */
  decisions(): Readonly<Record<string, Schema<unknown>>>;
  /** The tasks, by name. */
  tasks(): Readonly<Record<string, Schema<unknown>>>;
  /** The events, by type. */
  events(): Readonly<Record<string, Schema<unknown>>>;
  /** The table of a state or of a view, depending on what a card face down looks like. */
  table(hidden: Schema<null>): Shape;
}

/** The schemas of a game that stands by itself. */
export interface BaseShapes<B extends Blueprint> extends Shapes {
  /** What does not fit together in options of the right shape. */
  optionProblems(options: B["options"]): Iterable<Problem>;
  /** The fields of the set-up options. */
  options(): { readonly [K in keyof B["options"]]-?: Schema<unknown> };
  /** The actions, by type. */
  actions(): Tagged<B["action"], "type">;
  /** The questions, by name. */
  decisions(): Tagged<B["decision"], "ask">;
  /** The tasks, by name. */
  tasks(): Tagged<B["task"], "do">;
  /** The events, by type. */
  events(): Tagged<B["event"], "type">;
  /** The table of a state or of a view, depending on what a card face down looks like. */
  table(hidden: Schema<null>): { readonly [K in keyof B["view"]]: Schema<B["view"][K]> };
}

/** The schemas of what a layer adds; it may also replace names, players and payment. */
export interface LayerShapes<A extends AnyAdditions>
  extends Pick<Shapes, "names" | "players" | "payment"> {
  /** The fields that it adds to the options. */
  options(): { readonly [K in keyof A["options"]]-?: Schema<unknown> };
  /** What does not fit together in options of the right shape. */
  optionProblems(options: A["options"]): Iterable<Problem>;
  /** Its actions, by type. */
  actions(): Tagged<A["action"], "type">;
  /** Its questions, by name. */
  decisions(): Tagged<A["decision"], "ask">;
  /** Its tasks, by name. */
  tasks(): Tagged<A["task"], "do">;
  /** Its events, by type. */
  events(): Tagged<A["event"], "type">;
  /** Its area of the table. */
  table(hidden: Schema<null>): { readonly [K in keyof A["view"]]: Schema<A["view"][K]> };
}

/** What a layer must give a schema for. */
type NeededShapes<A extends AnyAdditions> =
  | (keyof A["options"] extends never ? never : "options")
  | ([A["action"]] extends [never] ? never : "actions")
  | ([A["decision"]] extends [never] ? never : "decisions")
  | ([A["task"]] extends [never] ? never : "tasks")
  | ([A["event"]] extends [never] ? never : "events")
  | ([A["payment"]] extends [never] ? never : "payment")
  | (keyof A["view"] extends never ? never : "table");

/** The schemas that a layer gives: those of all that it adds, and what else it changes. */
export type OwnShapes<A extends AnyAdditions> = Pick<LayerShapes<A>, NeededShapes<A>> &
  Partial<LayerShapes<A>>;

/** The schemas of a layer that adds `A`. */
export type SchemaLayer<A extends AnyAdditions> = (below: Shapes, top: Shapes) => OwnShapes<A>;

/** The schemas of a game that is not closed yet: those of more layers can be put on it. */
export interface SchemaStack<B extends Blueprint> {
  /** Puts the schemas of a layer on it. */
  with<A extends AnyAdditions>(layer: SchemaLayer<A>): SchemaStack<Over<B, A>>;
  /** Closes it: from now on every layer sees the whole. */
  close(): Shapes;
  /** Only a type: schemas of another game do not fit. */
  readonly of?: B;
}

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
    table: (hidden) => ({ ...below.table(hidden), ...own.table?.(hidden) }),
    options: () => ({ ...below.options(), ...own.options?.() }),
    *optionProblems(options) {
      yield* below.optionProblems(options);
      yield* own.optionProblems?.(options) ?? [];
    },
  };
}

/** A schema that also wants a check of meaning to find nothing. It runs only on values of the right shape. */
export function consistent<T>(
  schema: Schema<T>,
  problems: (value: T) => Iterable<Problem>,
): Schema<T> {
  return schema.check(
    z.check<T>((payload) => {
      if (payload.issues.length > 0) return; // zod goes on after numbers out of range
      for (const { path, reason } of problems(payload.value)) {
        payload.issues.push({
          code: "custom",
          path: [...path],
          message: reason,
          input: payload.value,
        });
        return; // what comes after the first problem may rest on it
      }
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
  const union = <T>(tag: string, schemas: Readonly<Record<string, Schema<unknown>>>) =>
    z.discriminatedUnion(
      tag,
      Object.values(schemas) as unknown as readonly [z.ZodMiniObject],
    ) as unknown as Schema<T>;
  const kinds = shapes.actions();
  const action = union<B["action"]>("type", kinds);
  const entry = z.union([union("do", shapes.tasks()), union("ask", shapes.decisions())]);
  const options = consistent(
    z.strictObject(shapes.options()) as unknown as Schema<B["options"]>,
    (chosen) => shapes.optionProblems(chosen as never),
  );
  const stateShape = z.strictObject({
    table: z.strictObject(shapes.table(z.never())),
    agenda: z.array(entry),
    rng: z.array(z.int32()).check(z.length(4)),
  }) as unknown as Schema<StateOf<B>>;
  return {
    options,
    action,
    event: union<B["event"]>("type", shapes.events()),
    stateShape,
    actionFields: new Map(
      Object.entries(kinds).map(([type, kind]) => [type, fieldsOf(kind as z.ZodMiniObject)]),
    ),
    state: consistent(stateShape, problems),
    view: z.strictObject({
      table: z.strictObject(shapes.table(z.null())),
      agenda: z.array(entry),
    }),
    tableau: tableauSchema(scoring),
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
const tableauSchema = <Tableau extends object>(scoring: Scoring<Tableau>): Schema<Tableau> =>
  consistent(z.unknown() as unknown as Schema<Tableau>, function* (tableau) {
    for (const { path, reason } of tableauxProblems(scoring, [tableau]))
      yield { path: path.slice(1), reason };
  });
