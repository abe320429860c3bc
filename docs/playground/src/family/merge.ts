type Primitive = string | number | boolean | null | undefined;

/** Two types of the same structure as one: where they have different ids, the ids of both. */
export type Merge<A, B> = A extends Primitive
  ? A | B
  : { readonly [K in keyof A]: K extends keyof B ? Merge<A[K], B[K]> : A[K] };
