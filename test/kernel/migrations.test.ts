import { describe, expect, test } from "vitest";
import {
  changesSince,
  changesSinceInWords,
  type EarlierVersion,
  formatProblem,
  migrateState,
  migration,
  versionProblem,
} from "../../src/kernel/rules/migrations.ts";

const earlier = (version: string, ...changed: string[]): EarlierVersion => ({
  version,
  changed,
  migrate: (state) => `${state} from ${version}`,
});
const game = {
  version: "3",
  earlierVersions: [earlier("1", "a tide", "a moon"), earlier("2", "a sun")],
};

describe("the version of the rules", () => {
  test.each(["1", "2", "3"])("%s is known", (version) => {
    expect(versionProblem(game, version)).toBeUndefined();
  });

  test.each(["4", "10", "999999999999999"])("%s is newer", (version) => {
    const found = `rules of version "${version}"`;
    expect(versionProblem(game, version)).toEqual({
      path: ["version"],
      reason: `written by a newer version: ${found}, expected at most version 3`,
      found,
      expected: ["at most version 3"],
    });
  });

  test.each<[unknown, string]>([
    [4, "4"],
    ["0", '"0"'],
    ["-4", '"-4"'],
    ["x9", '"x9"'],
    ["9x", '"9x"'],
    ["", '""'],
    ["9999999999999999", '"9999999999999999"'],
    [undefined, "undefined"],
    [["4"], "a list of 1"],
  ])("%j is not a version", (version, found) => {
    expect(versionProblem(game, version)).toEqual({
      path: ["version"],
      reason: `${found}, expected 1, 2 or 3`,
      found,
      expected: ["1", "2", "3"],
    });
  });
});

test("a later format is reported as newer", () => {
  expect(formatProblem({ format: 3 }, 2)).toEqual({
    path: ["format"],
    reason: "written by a newer version: format 3, expected at most format 2",
    found: "format 3",
    expected: ["at most format 2"],
  });
  for (const file of [{ format: 2 }, { format: 1 }, { format: "3" }, {}, null, undefined, 7])
    expect(formatProblem(file, 2)).toBeUndefined();
});

test("a state is migrated step by step", () => {
  expect(migrateState(game, "1", "a state")).toBe("a state from 1 from 2");
  expect(migrateState(game, "2", "a state")).toBe("a state from 2");
  expect(migrateState(game, "3", "a state")).toBe("a state");
});

test("changes are listed by version", () => {
  expect(changesSince(game, "1")).toEqual([
    { version: "2", changed: ["a tide", "a moon"] },
    { version: "3", changed: ["a sun"] },
  ]);
  expect(changesSinceInWords(game, "1")).toBe(
    "recorded with version 1, this is version 3. Changed by version 2: a tide; a moon. By version 3: a sun",
  );
  expect(changesSinceInWords({ version: "2", earlierVersions: [] }, "1")).toBe(
    "recorded with version 1, this is version 2",
  );
});

describe("migration", () => {
  const migrate = migration({
    isEarlier: (table) => !("tide" in table),
    table: (table) => ({ ...table, tide: 0 }),
    entry: (entry, under) => ({ ...entry, under: under.length }),
  });
  const old = { table: { sun: 1 }, agenda: [{ ask: "a" }, { ask: "b" }], rng: [1] };

  test("changes table and agenda, and nothing else", () => {
    expect(migrate(old)).toEqual({
      table: { sun: 1, tide: 0 },
      agenda: [
        { ask: "a", under: 0 },
        { ask: "b", under: 1 },
      ],
      rng: [1],
    });
  });

  test("leaves everything else as it is", () => {
    expect(migration({ isEarlier: () => true })(old)).toEqual(old);
  });

  test.each<[string, unknown]>([
    ["of the next version", { ...old, table: { tide: 1 } }],
    ["without a table", { agenda: [] }],
    ["with an invalid table", { ...old, table: null }],
    ["without an agenda", { table: {} }],
    ["with an invalid agenda", { ...old, agenda: {} }],
    ["with invalid entries", { ...old, agenda: [{ ask: "a" }, "b"] }],
    ["that is null", null],
    ["that is a string", "state"],
  ])("leaves a state %s as it is", (_, state) => {
    expect(migrate(state)).toBe(state);
  });
});
