/**
 * A deep copy of plain JSON data that shares nothing with it and is not frozen. (Lists of names and
 * numbers are spread: `map` and `slice` of a frozen list are up to forty times slower.)
 */
export function copy<T>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    for (let i = 0; i < list.length; i++)
      if (typeof list[i] === "object" && list[i] !== null) list[i] = copy(list[i]);
    return list as T;
  }
  const copied: Record<string, unknown> = {};
  for (const key in value) {
    const inner = value[key];
    copied[key] = typeof inner === "object" && inner !== null ? copy(inner) : inner;
  }
  return copied as T;
}

/** The same copy for playouts: V8 makes each faster if one does not serve both. */
export function copyForPlayout<T>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    for (let i = 0; i < list.length; i++)
      if (typeof list[i] === "object" && list[i] !== null) list[i] = copyForPlayout(list[i]);
    return list as T;
  }
  const copied: Record<string, unknown> = {};
  for (const key in value) {
    const inner = value[key];
    copied[key] = typeof inner === "object" && inner !== null ? copyForPlayout(inner) : inner;
  }
  return copied as T;
}
