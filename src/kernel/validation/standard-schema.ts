// What a game publishes of a schema. Without zod's types, so that whoever imports a game does not have to
// compile them.

/** Something wrong in a value. */
export interface SchemaIssue {
  /** Stable name of what is wrong, such as `"invalid_type"`. */
  readonly code?: string | undefined;
  /** Keys and indices that lead to the place, outermost first; empty for the value as a whole. */
  readonly path: readonly PropertyKey[];
  /** What is wrong, as a short English sentence. */
  readonly message: string;
}

/** What came of a check. */
export type SchemaResult<T> =
  | { readonly success: true; readonly data: T; readonly error?: undefined }
  | {
      readonly success: false;
      readonly data?: undefined;
      readonly error: { readonly issues: readonly SchemaIssue[] };
    };

/** What a [Standard Schema](https://standardschema.dev) (version 1) shows to tools that know no library. */
export interface StandardSchema<out T> {
  readonly version: 1;
  readonly vendor: string;
  /** Checks a value. Schemas of games answer at once, not by a promise. */
  readonly validate: (value: unknown) => StandardResult<T> | Promise<StandardResult<T>>;
  readonly types?: { readonly input: T; readonly output: T } | undefined;
}

/** What came of a check, as a Standard Schema tells it. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** Something wrong in a value, as a Standard Schema tells it. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * A run-time check of data. It is a Standard Schema, so forms, routers and RPC libraries take it as it is.
 *
 * @example
 * ```ts
 * const checked = abyss.schemas.action.safeParse(JSON.parse(body));
 * if (checked.success) queue.push(checked.data);
 * else for (const { path, message } of checked.error.issues) console.log(path.join("."), message);
 * ```
 */
export interface Schema<out T> {
  /** The value as the game keeps it: what has no order is put in order. Throws if it is wrong. */
  parse(value: unknown): T;
  /** The same, without throwing. */
  safeParse(value: unknown): SchemaResult<T>;
  readonly "~standard": StandardSchema<T>;
}
