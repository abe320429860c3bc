const prototypes = [Object.prototype, Array.prototype, Function.prototype];

/** The numbers of keys of the built-in prototypes, to detect prototype pollution. */
export const keyCounts = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
