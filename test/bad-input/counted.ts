// Counts how much of a value is read, instead of measuring time.

/** The number of reads so far. */
export interface Reads {
  count: number;
}

/** The same value as a proxy that counts every read of a member, at any depth. */
export function counted(value: unknown, reads: Reads): unknown {
  if (value === null || typeof value !== "object") return value;
  const read = <Result>(result: Result): Result => {
    reads.count += 1;
    return result;
  };
  return new Proxy(value, {
    get(target, key) {
      // Only own data is wrapped: a value from a getter or a class must keep its identity.
      const inner = read(Reflect.get(target, key));
      const own = Object.getOwnPropertyDescriptor(target, key);
      return own?.configurable && own.writable ? counted(inner, reads) : inner;
    },
    has: (target, key) => read(Reflect.has(target, key)),
    ownKeys: (target) => read(Reflect.ownKeys(target)),
    getOwnPropertyDescriptor: (target, key) => read(Reflect.getOwnPropertyDescriptor(target, key)),
  });
}
