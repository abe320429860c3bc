// The types of a game's schemas, layer by layer. They do without zod's types: a game publishes its stack of
// schemas, and programs that import the game should not have to compile zod's declarations.

import type { Problem } from "../data/errors.ts";
import type { DeepReadonly, SeatRange } from "../data/types.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { AnyAdditions, WithLayer, WithPayment } from "../rules/layers.ts";
import type { LayoutOf } from "../rules/position-layout.ts";
import type { CommonRefusal } from "../validation/refusal.ts";

/**
 * A part of a schema, created with the kit of `abyss-rules/variant`: a zod schema whose output is `T`,
 * without zod's type. `zodOf` gives it back as a zod schema.
 */
export interface SchemaPart<out T> {
  readonly _zod: { readonly output: T };
}

/** The type that a part accepts. */
export type OutputOf<P> = P extends SchemaPart<infer T> ? T : never;

/** The fields of an object, each with its schema. */
export type Shape = Readonly<Record<string, SchemaPart<unknown>>>;

/** The type of an object with these fields. A field that may be undefined is optional. */
export type ObjectOf<Fields extends Shape> = {
  [K in keyof Fields as undefined extends OutputOf<Fields[K]> ? never : K]: OutputOf<Fields[K]>;
} & {
  [K in keyof Fields as undefined extends OutputOf<Fields[K]> ? K : never]?: OutputOf<Fields[K]>;
};

/** A schema for each field of an object. */
type SchemasOf<T> = { readonly [K in keyof T]-?: SchemaPart<T[K]> };

/** The fields of a position's table, from those of a view's table and the names of its decks. */
export type LayoutShape<Table extends Shape, Decks extends keyof Table> = SchemasOf<
  LayoutOf<{ [K in keyof Table]: OutputOf<Table[K]> }, Decks>
>;

/** Schemas of tagged objects by tag, from the fields that they have besides the tag. */
export type TaggedObjects<Tag extends string, Shapes extends Readonly<Record<string, Shape>>> = {
  readonly [K in keyof Shapes & string]: SchemaPart<{ [T in Tag]: K } & ObjectOf<Shapes[K]>>;
};

/** Schemas of refusals by code, from their parameters. */
export type CodedObjects<Shapes extends Readonly<Record<string, Shape>>> = {
  readonly [K in keyof Shapes & string]: SchemaPart<{
    code: K;
    rule: string;
    params: ObjectOf<Shapes[K]>;
  }>;
};

/** A schema for each member of a union, by its tag. */
type Tagged<Union, Tag extends string> = {
  readonly [K in TagsOf<Union, Tag>]: SchemaPart<Member<Union, Tag, K>>;
};
type TagsOf<Union, Tag extends string> =
  Union extends WithPayment<infer Rest>
    ? TagsOf<Rest, Tag>
    : Union extends { readonly [T in Tag]: infer Name extends string }
      ? Name
      : never;
type Member<Union, Tag extends string, K> =
  Union extends WithPayment<infer Rest>
    ? Member<Rest, Tag, K>
    : Union extends { readonly [T in Tag]: K }
      ? Union
      : never;

/** The tags of the members of a union that their schema does not fully accept. */
type Uncovered<Schemas, Union, Tag extends string> = {
  [K in TagsOf<Union, Tag>]: K extends keyof Schemas
    ? [DeepReadonly<Member<Union, Tag, K>>] extends [DeepReadonly<OutputOf<Schemas[K]>>]
      ? never
      : K
    : K;
}[TagsOf<Union, Tag>];

/**
 * `true` if schemas accept every member of a union. Annotations catch a schema that is wider than its
 * type; `true satisfies Covers<…>` catches one that is narrower, and names it.
 */
export type Covers<Schemas, Union, Tag extends string> = [Uncovered<Schemas, Union, Tag>] extends [
  never,
]
  ? true
  : { readonly "some values have no schema": Uncovered<Schemas, Union, Tag> };

/** `true` if schemas accept every value of an object's fields; otherwise the names of the fields that they miss. */
export type CoversFields<Schemas, T> = {
  [K in keyof T]-?: K extends keyof Schemas
    ? [DeepReadonly<Required<T>[K]>] extends [DeepReadonly<OutputOf<Schemas[K]>>]
      ? never
      : K
    : K;
}[keyof T] extends infer Missing
  ? [Missing] extends [never]
    ? true
    : { readonly "some values have no schema": Missing }
  : never;

/** The parts of a game's schemas. They are functions because they may read `top`, the finished whole. */
export interface GameShapes {
  /** How many seats the table has. */
  readonly players: SeatRange;
  /** The names that schemas accept; a layer with cards of its own adds theirs. */
  readonly names: object;
  /** The fields of the set-up options. */
  options(): Shape;
  /** Yields the inconsistencies of options that have the right shape. */
  optionProblems(options: never): Iterable<Problem>;
  /** The fields that every paying action has in addition. */
  payment(): Shape;
  /** The actions, by type. */
  actions(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The questions, by name. */
  decisions(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The tasks, by name. */
  tasks(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The events, by type. */
  events(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The game's own refusals, by code. */
  refusals(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The table of a state or of a view; `hidden` is the schema of a face-down card. */
  table(hidden: SchemaPart<null>): Shape;
  /** The table of a position. */
  layout?(): Shape;
}

/** The schemas of a base game. */
export interface BaseShapes<B extends Blueprint> extends GameShapes {
  /** Yields the inconsistencies of options that have the right shape. */
  optionProblems(options: B["options"]): Iterable<Problem>;
  /** The fields of the set-up options. */
  options(): { readonly [K in keyof B["options"]]-?: SchemaPart<unknown> };
  /** The actions, by type. */
  actions(): Tagged<B["action"], "type">;
  /** The questions, by name. */
  decisions(): Tagged<B["decision"], "ask">;
  /** The tasks, by name. */
  tasks(): Tagged<B["task"], "do">;
  /** The events, by type. */
  events(): Tagged<B["event"], "type">;
  /** The game's own refusals, by code. */
  refusals(): Tagged<Exclude<B["refusal"], CommonRefusal>, "code">;
  /** The table of a state or of a view; `hidden` is the schema of a face-down card. */
  table(hidden: SchemaPart<null>): SchemasOf<B["view"]>;
  /** The table of a position. */
  layout?(): SchemasOf<B["layout"]>;
}

/** The schemas of a layer: those of its additions. It may also replace names, players and payment. */
export interface LayerShapes<A extends AnyAdditions>
  extends Pick<GameShapes, "names" | "players" | "payment"> {
  /** The fields that it adds to the options. */
  options(): { readonly [K in keyof A["options"]]-?: SchemaPart<unknown> };
  /** Options of the game below that get a fixed value, with these values. */
  readonly settled: A["settled"];
  /** Yields the inconsistencies of options that have the right shape. */
  optionProblems(options: A["options"]): Iterable<Problem>;
  /** Its actions, by type. */
  actions(): Tagged<A["action"], "type">;
  /** Its questions, by name. */
  decisions(): Tagged<A["decision"], "ask">;
  /** Its tasks, by name. */
  tasks(): Tagged<A["task"], "do">;
  /** Its events, by type. */
  events(): Tagged<A["event"], "type">;
  /** Its refusals, by code. */
  refusals(): Tagged<A["refusal"], "code">;
  /** Its area of the table. */
  table(hidden: SchemaPart<null>): SchemasOf<A["view"]>;
  /** Its area in a position. */
  layout(): SchemasOf<A["layout"]>;
}

/** The schemas that a layer must give. */
type NeededShapes<A extends AnyAdditions> =
  | (keyof A["ids"] extends never ? never : "names")
  | (keyof A["options"] extends never ? never : "options")
  | (keyof A["settled"] extends never ? never : "settled")
  | ([A["action"]] extends [never] ? never : "actions")
  | ([A["decision"]] extends [never] ? never : "decisions")
  | ([A["task"]] extends [never] ? never : "tasks")
  | ([A["event"]] extends [never] ? never : "events")
  | ([A["refusal"]] extends [never] ? never : "refusals")
  | ([A["payment"]] extends [never] ? never : "payment")
  | (keyof A["view"] extends never ? never : "table")
  | (keyof A["layout"] extends never ? never : "layout");

/** The schemas that a layer gives: required for what it adds, optional otherwise. */
export type OwnShapes<A extends AnyAdditions> = Pick<LayerShapes<A>, NeededShapes<A>> &
  Partial<LayerShapes<A>>;

/** The schemas of a layer that adds `A`, as a function of `below` and `top`. */
export type SchemaLayer<A extends AnyAdditions> = (
  below: GameShapes,
  top: GameShapes,
) => OwnShapes<A>;

/** The schemas of a game to which layers can still be added. */
export interface SchemaStack<B extends Blueprint> {
  /** Adds the schemas of a layer. */
  with<A extends AnyAdditions>(layer: SchemaLayer<A>): SchemaStack<WithLayer<B, A>>;
  /** Finishes the schemas: `top` is complete in every layer from now on. */
  close(): GameShapes;
  /** Exists in the type only: it keeps the schemas of different games apart. */
  readonly of?: B;
}
