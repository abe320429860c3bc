// What the schemas of a game are made of, layer by layer. Without zod's types: a game publishes its stack
// of schemas, and whoever imports the game should not have to compile them.

import type { Problem } from "../data/errors.ts";
import type { DeepReadonly } from "../data/types.ts";
import type { Blueprint } from "../rules/blueprint.ts";
import type { AnyAdditions, WithLayer, WithPayment } from "../rules/layers.ts";
import type { CommonRefusal } from "../validation/refusal.ts";

/**
 * A part of a schema, made by the kit of `abyss-rules/variant`: a zod schema whose output is `T`, and all
 * that is told of it. `zodOf` tells the rest.
 */
export interface SchemaPart<out T> {
  readonly _zod: { readonly output: T };
}

/** What a part accepts. */
export type OutputOf<P> = P extends SchemaPart<infer T> ? T : never;

/** The fields of an object, each with its schema. */
export type Shape = Readonly<Record<string, SchemaPart<unknown>>>;

/** How many of something there are at least and at most, such as seats on a table. */
export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** What an object with these fields is; a field that may be undefined may be left out. */
export type ObjectOf<Fields extends Shape> = {
  [K in keyof Fields as undefined extends OutputOf<Fields[K]> ? never : K]: OutputOf<Fields[K]>;
} & {
  [K in keyof Fields as undefined extends OutputOf<Fields[K]> ? K : never]?: OutputOf<Fields[K]>;
};

/** Objects with a tag, by it, from the fields that they have besides. */
export type TaggedObjects<Tag extends string, Shapes extends Readonly<Record<string, Shape>>> = {
  readonly [K in keyof Shapes & string]: SchemaPart<{ [T in Tag]: K } & ObjectOf<Shapes[K]>>;
};

/** Refusals by their code, from the figures that belong to them. */
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

/** The tags of those members of a union that some schema does not accept in full. */
type Uncovered<Schemas, Union, Tag extends string> = {
  [K in TagsOf<Union, Tag>]: K extends keyof Schemas
    ? [DeepReadonly<Member<Union, Tag, K>>] extends [DeepReadonly<OutputOf<Schemas[K]>>]
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
    ? [DeepReadonly<Required<T>[K]>] extends [DeepReadonly<OutputOf<Schemas[K]>>]
      ? never
      : K
    : K;
}[keyof T] extends infer Missing
  ? [Missing] extends [never]
    ? true
    : { readonly "some values have no schema": Missing }
  : never;

/** What the schemas of a game are made of. Functions, as they may ask the finished whole. */
export interface GameShapes {
  /** How many seats are on the table. */
  readonly players: PlayerRange;
  /** Names that schemas are made of; a layer that brings more cards adds theirs. */
  readonly names: object;
  /** The fields of the set-up options. */
  options(): Shape;
  /** What does not fit together in options of the right shape. */
  optionProblems(options: never): Iterable<Problem>;
  /** What actions that pay carry besides. */
  payment(): Shape;
  /** The actions, by type. */
  actions(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The questions, by name. */
  decisions(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The tasks, by name. */
  tasks(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The events, by type. */
  events(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The refusals that not all games have, by code. */
  refusals(): Readonly<Record<string, SchemaPart<unknown>>>;
  /** The table of a state or of a view, depending on what a card face down looks like. */
  table(hidden: SchemaPart<null>): Shape;
  /** What a position says of the table. */
  layout?(): Shape;
}

/** The schemas of a game that stands by itself. */
export interface BaseShapes<B extends Blueprint> extends GameShapes {
  /** What does not fit together in options of the right shape. */
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
  /** The refusals that not all games have, by code. */
  refusals(): Tagged<Exclude<B["refusal"], CommonRefusal>, "code">;
  /** The table of a state or of a view, depending on what a card face down looks like. */
  table(hidden: SchemaPart<null>): { readonly [K in keyof B["view"]]: SchemaPart<B["view"][K]> };
  /** What a position says of the table. */
  layout?(): { readonly [K in keyof B["layout"]]-?: SchemaPart<unknown> };
}

/** The schemas of what a layer adds; it may also replace names, players and payment. */
export interface LayerShapes<A extends AnyAdditions>
  extends Pick<GameShapes, "names" | "players" | "payment"> {
  /** The fields that it adds to the options. */
  options(): { readonly [K in keyof A["options"]]-?: SchemaPart<unknown> };
  /** Options of the game below that are no longer to be chosen, with their values. */
  readonly settled: A["settled"];
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
  /** Its refusals, by code. */
  refusals(): Tagged<A["refusal"], "code">;
  /** Its area of the table. */
  table(hidden: SchemaPart<null>): { readonly [K in keyof A["view"]]: SchemaPart<A["view"][K]> };
  /** What a position says of its area. */
  layout(): { readonly [K in keyof A["layout"]]-?: SchemaPart<unknown> };
}

/** What a layer must give a schema for. */
type NeededShapes<A extends AnyAdditions> =
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

/** The schemas that a layer gives: those of all that it adds, and what else it changes. */
export type OwnShapes<A extends AnyAdditions> = Pick<LayerShapes<A>, NeededShapes<A>> &
  Partial<LayerShapes<A>>;

/** The schemas of a layer that adds `A`. */
export type SchemaLayer<A extends AnyAdditions> = (
  below: GameShapes,
  top: GameShapes,
) => OwnShapes<A>;

/** The schemas of a game that is not closed yet: those of more layers can be put on it. */
export interface SchemaStack<B extends Blueprint> {
  /** Puts the schemas of a layer on it. */
  with<A extends AnyAdditions>(layer: SchemaLayer<A>): SchemaStack<WithLayer<B, A>>;
  /** Closes it: from now on every layer sees the whole. */
  close(): GameShapes;
  /** Only a type: schemas of another game do not fit. */
  readonly of?: B;
}
