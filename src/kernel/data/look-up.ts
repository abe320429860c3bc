/**
 * Returns the entry of a record for a tag. The caller states its type, which a tag of type `string` does not
 * determine. Tags come from input, so only own keys count ("constructor" is not a move).
 */
export const lookUp = <T>(record: object, tag: string): T | undefined =>
  Object.hasOwn(record, tag) ? (record as Record<string, T>)[tag] : undefined;
