import { expect } from "vitest";

type Fields = Readonly<Record<string, unknown>>;

/** Expects that each field of an object is required and checked, and that there are no others. */
export function expectFields(problemsOf: (fields: Fields) => string[], object: object, at = "") {
  const fields: Fields = { ...object };
  for (const field of Object.keys(fields)) {
    const { [field]: _, ...others } = fields;
    expect(problemsOf(others)).toEqual([expect.stringMatching(`^${at}${field}: is missing`)]);
    expect(problemsOf({ ...fields, [field]: {} })[0]).toMatch(`${at}${field}`);
  }
  expect(problemsOf({ ...fields, more: 1 })).toEqual([
    expect.stringMatching(`^${at}more: unknown field`),
  ]);
}
