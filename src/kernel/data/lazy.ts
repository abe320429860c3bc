// What is made when it is first asked for.

/** A function that makes its value once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** An object whose members are made when they are first asked for, and are plain members from then on. */
export function lazily<T extends object>(makers: { readonly [Key in keyof T]: () => T[Key] }): T {
  const object = {};
  for (const [key, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(object, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(object, key, { value });
        return value;
      },
    });
  return object as T;
}
