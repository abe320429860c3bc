type Primitive = string | number | boolean | null | undefined;

/** Two types of the same structure as one: where they have different ids, the ids of both. */
export type Merge<A, B> = A extends Primitive
  ? A | Extract<B, Primitive>
  : {
      readonly [K in keyof A]: K extends keyof NonNullable<B>
        ? Merge<A[K], NonNullable<B>[K]>
        : A[K];
    };
