/**
 * A deep copy of plain JSON data that shares nothing with it and is not frozen. (Lists of names and
 * numbers are spread: `map` and `slice` of a frozen list are up to forty times slower.)
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

/** The same copy for playouts: V8 makes each faster if one does not serve both. */
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
