/**
 * What a record has under a tag. Looking it up loses the link between the tag and its type. Tags
 * come from outside, so only own keys count ("constructor" is no move).
 */
export const lookUp = <T>(record: object, tag: string): T | undefined =>
  Object.hasOwn(record, tag) ? (record as Record<string, T>)[tag] : undefined;
