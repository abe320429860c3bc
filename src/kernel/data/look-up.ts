/**
 * The entry of a record under a tag. The type parameter is the caller's, because the link between a tag
 * and its type is lost here. Tags come from input, so only own keys count ("constructor" is not a move).
 */
export const lookUp = <T>(record: object, tag: string): T | undefined =>
  Object.hasOwn(record, tag) ? (record as Record<string, T>)[tag] : undefined;
