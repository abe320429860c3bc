// A stack of layers. Each layer is a function of `below`, the layers under it, and `top`, the finished whole.

/** A value to which layers can still be added. */
export interface Stack<T extends object> {
  /** Adds a layer on top. */
  with<U extends object>(layer: (below: T, top: T) => U): Stack<U>;
  /** Finishes the value: `top` is complete in every layer from now on. */
  close(): T;
}

/** Starts a stack with its lowest layer. Layers may read `top` while playing, not while building. */
export function stackOf<T extends object>(base: (top: T) => T): Stack<T> {
  return Object.freeze({
    with: <U extends object>(layer: (below: T, top: T) => U) =>
      stackOf<U>((finished) => {
        // A layer keeps everything below it, so `top` of the larger stack is also a `top` of the smaller one.
        const top = finished as unknown as T;
        return layer(base(top), top);
      }),
    close: () => finish(base),
  });
}

function finish<T extends object>(build: (top: T) => T): T {
  // If a layer read `top` too early, it would silently be empty.
  const unfinished = new Proxy(
    {},
    {
      get(_target, key) {
        throw new Error(`bug: a layer reads top.${String(key)} while it is being built`);
      },
    },
  );
  const top = Object.create(unfinished) as T;
  Object.assign(top, build(top));
  return Object.setPrototypeOf(top, Object.prototype) as T;
}
