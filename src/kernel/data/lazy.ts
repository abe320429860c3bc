// Lazy values.

/** A function that computes its value on the first call and keeps it. */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** A function that computes its value once for each frozen object, and keeps it as long as the object. */
export function oncePerFrozen<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const computed = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = computed.get(key);
    if (known) return known.value;
    const value = compute(key);
    // An object that may still change is not remembered.
    if (Object.isFrozen(key)) computed.set(key, { value });
    return value;
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
