// Ids of components. Rules take open ids, because layers add components; the published types of a game have
// exactly the ids in its box.

declare const kind: unique symbol;

/**
 * An id of this kind that the rules do not know by name. No literal is assignable to it: a typo does not compile.
 * It carries the ids that the rules do know, because a layer can leave some of them out.
 */
type OpenId<Kind extends string, Known extends string> = string & {
  readonly [kind]: readonly [Kind, Known];
};

/** An id of this kind in rules: a known one, or any other in the box. */
export type AnyId<Kind extends string, Known extends string> = Known | OpenId<Kind, Known>;

/** The kinds of the open ids in a union. */
type OpenKinds<T> = T extends OpenId<infer Kind, string> ? Kind : never;
/** All ids of these kinds in a union, open or known. */
type IdsIn<T> = T extends OpenId<string, infer Known> ? T | Known : never;

/**
 * Data with its open ids replaced, recursively, by the ids in a box: `OpenId<"lord">` becomes `Ids["lord"]`.
 * (All ids of a kind are replaced by one union, so that hovers show its name.)
 */
export type NarrowIds<T extends Bound, Ids extends object, Bound = object> = keyof Ids extends never
  ? T
  : Narrow<T, Ids> extends infer Narrowed extends Bound
    ? Narrowed
    : never;

type Narrow<T, Ids> = [OpenKinds<T>] extends [never]
  ? NarrowParts<T, Ids>
  : // Written out here, because hovers would show the name of an alias instead of the union.
    Ids[OpenKinds<T> & keyof Ids] | Exclude<T, IdsIn<T>>;
type NarrowParts<T, Ids> = T extends string | number | boolean | null | undefined
  ? T
  : [OpenKinds<keyof T>] extends [never]
    ? { [K in keyof T]: Narrow<T[K], Ids> }
    : NarrowRecord<T, Ids>;
/** A record by open ids becomes a partial record by the ids in the box. */
type NarrowRecord<T, Ids> = {
  readonly [K in Ids[OpenKinds<keyof T> & keyof Ids] & string]?: Narrow<
    Exclude<T[keyof T], undefined>,
    Ids
  >;
};

/**
 * Data with its open ids replaced, recursively, by `string`. Published functions take such data, so that they
 * accept the states of every game with such a table, whatever ids its box has.
 */
export type WidenIds<T> = T extends string | number | boolean | null | undefined
  ? [OpenKinds<T>] extends [never]
    ? T
    : string
  : { [K in keyof T]: WidenIds<T[K]> };

/** A type-level mark: the ids that were added to a box. It has no value at run time. */
export interface HasIds<Ids> {
  readonly hasIds: Ids;
}

/** The ids in a box without those that a layer leaves out, and with those that it adds, by kind. */
export type IdsWithLayer<
  Below extends object,
  Own extends object,
  LeftOut extends object = object,
> = keyof Own extends never
  ? Below
  : {
      [K in keyof Below | keyof Own]: Exclude<Of<Below, K>, Of<LeftOut, K>> | Of<Own, K>;
    };
type Of<Ids, Kind> = Kind extends keyof Ids ? Ids[Kind] : never;
