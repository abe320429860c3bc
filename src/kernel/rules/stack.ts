// A stack of layers: each is a function of what lies below it and of the finished whole.

/** Something made of layers that is not closed yet: more can be put on it. */
export interface Stack<T extends object> {
  /** Puts a layer on it. */
  with<U extends object>(layer: (below: T, top: U) => U): Stack<U>;
  /** Closes it: from now on every layer sees the whole. */
  close(): T;
}

/** The lowest layer of a stack. It may ask `top`, the finished whole, while playing, not while building. */
export function stackOf<T extends object>(base: (top: T) => T): Stack<T> {
  return {
    with: <U extends object>(layer: (below: T, top: U) => U) =>
      // A layer keeps what is below it, so the whole of the richer is also a whole of the poorer.
      stackOf<U>((top) => layer(base(top as unknown as T), top)),
    close: () => closed(base),
  };
}

function closed<T extends object>(open: (top: T) => T): T {
  // Asked too early, `top` would be silently empty.
  const unfinished = new Proxy(
    {},
    {
      get(_target, key) {
        throw new Error(`bug: a layer asks top.${String(key)} while it is being built`);
      },
    },
  );
  const top = Object.create(unfinished) as T;
  Object.assign(top, open(top));
  return Object.setPrototypeOf(top, Object.prototype) as T;
}
