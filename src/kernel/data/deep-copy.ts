/**
 * Deep copy of plain JSON data; shares nothing with the original and is not frozen. (Arrays are
 * spread, because `map` and `slice` of a frozen array are up to forty times slower.)
 */
export function deepCopy<T extends object>(value: T): T {
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    for (let i = 0; i < list.length; i++) {
      const inner = list[i];
      if (typeof inner === "object" && inner !== null) list[i] = deepCopy(inner);
    }
    return list as T;
  }
  const copied: Record<string, unknown> = {};
  for (const key in value) {
    const inner = value[key];
    copied[key] = typeof inner === "object" && inner !== null ? deepCopy(inner) : inner;
  }
  return copied as T;
}

/** The same copy for playouts, as a separate function: V8 slows one that serves both uses. */
export function deepCopyForPlayout<T extends object>(value: T): T {
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    for (let i = 0; i < list.length; i++) {
      const inner = list[i];
      if (typeof inner === "object" && inner !== null) list[i] = deepCopyForPlayout(inner);
    }
    return list as T;
  }
  const copied: Record<string, unknown> = {};
  for (const key in value) {
    const inner = value[key];
    copied[key] = typeof inner === "object" && inner !== null ? deepCopyForPlayout(inner) : inner;
  }
  return copied as T;
}
