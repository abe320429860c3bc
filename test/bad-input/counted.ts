// How much of a value is looked at: work is counted, the clock is not asked.

/** A count that goes up with every look. */
export interface Looks {
  count: number;
}

/** The same value, of which every look at a member is counted, however deep. */
export function counted(value: unknown, looks: Looks): unknown {
  if (value === null || typeof value !== "object") return value;
  const look = <Seen>(seen: Seen): Seen => {
    looks.count += 1;
    return seen;
  };
  return new Proxy(value, {
    get(target, key) {
      // Data of its own only: what a getter or a class gives is none, and must keep its owner.
      const inner = look(Reflect.get(target, key));
      const own = Object.getOwnPropertyDescriptor(target, key);
      return own?.configurable && own.writable ? counted(inner, looks) : inner;
    },
    has: (target, key) => look(Reflect.has(target, key)),
    ownKeys: (target) => look(Reflect.ownKeys(target)),
    getOwnPropertyDescriptor: (target, key) => look(Reflect.getOwnPropertyDescriptor(target, key)),
  });
}
