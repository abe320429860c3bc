/** A deep copy of plain JSON data that shares nothing with it and is not frozen. */
export function copy<T>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const copied: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copied[key] = copy((value as Record<string, unknown>)[key]);
  return copied as T;
}
