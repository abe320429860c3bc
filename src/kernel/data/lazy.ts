// Lazy values.

/** A function that computes its value on the first call and keeps it. */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** An object whose members are computed on first access and are plain members from then on. */
export function lazily<T extends object>(members: { readonly [Key in keyof T]: () => T[Key] }): T {
  const object = {};
  for (const [key, compute] of Object.entries<() => unknown>(members))
    Object.defineProperty(object, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = compute();
        Object.defineProperty(object, key, { value });
        return value;
      },
    });
  return object as T;
}
