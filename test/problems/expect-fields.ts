import { expect } from "vitest";

type Fields = Readonly<Record<string, unknown>>;

/** Each field of an object is needed, cannot be anything, and there are no others. */
export function expectFields(told: (fields: Fields) => string[], object: object, at = "") {
  const fields: Fields = { ...object };
  for (const field of Object.keys(fields)) {
    const { [field]: _, ...others } = fields;
    expect(told(others)).toEqual([expect.stringMatching(`^${at}${field}: is missing`)]);
    expect(told({ ...fields, [field]: {} })[0]).toMatch(`${at}${field}`);
  }
  expect(told({ ...fields, more: 1 })).toEqual([
    expect.stringMatching(`^${at}more: unknown field`),
  ]);
}
