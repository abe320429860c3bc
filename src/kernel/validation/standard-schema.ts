// The published types of schemas. They do not use zod's types, so that users of a game need not compile those.

/** Something wrong in a value. */
export interface SchemaIssue {
  /** Stable name of the problem, such as `"invalid_type"`. */
  readonly code?: string | undefined;
  /** Keys and indices from the outside in; empty for the value as a whole. */
  readonly path: readonly PropertyKey[];
  /** What is wrong, as a short English sentence. */
  readonly message: string;
}

/** The result of a check. */
export type SchemaResult<T> =
  | { readonly success: true; readonly data: T; readonly error?: undefined }
  | {
      readonly success: false;
      readonly data?: undefined;
      readonly error: { readonly issues: readonly SchemaIssue[] };
    };

/** The interface of a [Standard Schema](https://standardschema.dev) (version 1), for tools that are independent of the schema library. */
export interface StandardSchema<out T> {
  readonly version: 1;
  readonly vendor: string;
  /** Checks a value. The schemas of games are synchronous. */
  readonly validate: (value: unknown) => StandardResult<T> | Promise<StandardResult<T>>;
  readonly types?: { readonly input: T; readonly output: T } | undefined;
}

/** The result of a check, in the form of Standard Schema. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** Something wrong in a value, in the form of Standard Schema. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * A run-time check of data. It is a Standard Schema, so form, router and RPC libraries accept it directly.
 *
 * @example
 * ```ts
 * const checked = abyss.schemas.action.safeParse(JSON.parse(body));
 * if (checked.success) queue.push(checked.data);
 * else for (const { path, message } of checked.error.issues) console.log(path.join("."), message);
 * ```
 */
export interface Schema<out T> {
  /** Returns the normalised value: lists whose order has no meaning are sorted. Throws if it is invalid. */
  parse(value: unknown): T;
  /** The same, without throwing. */
  safeParse(value: unknown): SchemaResult<T>;
  readonly "~standard": StandardSchema<T>;
}
