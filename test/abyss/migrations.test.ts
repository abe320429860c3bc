// States of version 1 of the rules, part by part; test/saves reads whole ones.
import { expect, test } from "vitest";
import { earlierAbyss } from "../../src/abyss/migrations.ts";

const rules = { superfluousAllies: "forbidden" };
const [version1] = earlierAbyss;
const migrated = (agenda: readonly object[], table: object = { rules, more: 1 }) =>
  version1!.migrate({ table, agenda, rng: 1 });

test("there is one earlier version, which lists what was changed", () => {
  expect(earlierAbyss.map(({ version }) => version)).toEqual(["1"]);
  expect(version1!.changed.map((one) => one.match(/\(AB-\d+\)$/)?.[0])).toEqual([
    "(AB-39)",
    "(AB-35)",
    "(AB-32)",
  ]);
  expect(version1!.changed[0]).toContain("influence");
});

test("AB-39 a game of version 1 goes on with disabled lords counting in full", () => {
  expect(migrated([{ do: "turn", seat: 0 }])).toEqual({
    table: { rules: { superfluousAllies: "forbidden", disabledLords: "all" }, more: 1 },
    agenda: [{ do: "turn", seat: 0 }],
    rng: 1,
  });
});

test.each(["disable", "steal-token", "take-stack"])(
  "AB-32 the question %s cannot be declined in it",
  (ask) => {
    expect(migrated([{ ask, seats: [0] }])).toMatchObject({
      agenda: [{ ask, seats: [0], mayDecline: false }],
    });
  },
);

test("AB-32 other questions stay as they are, and lords are not replacements", () => {
  const agenda = [
    { do: "power", seat: 0, lord: "sage" },
    { ask: "bribe", seats: [0] },
  ];
  expect(migrated(agenda)).toMatchObject({
    agenda: [{ ...agenda[0], isReplacement: false }, agenda[1]],
  });
  expect(migrated(agenda)).not.toHaveProperty("agenda.1.mayDecline");
  expect(migrated(agenda)).not.toHaveProperty("agenda.1.isReplacement");
});

test.each<[string, object[], object?]>([
  ["a rule on disabled lords", [], { rules: { ...rules, disabledLords: "influence" } }],
  ["no rules", [], {}],
  ["rules that are not an object", [], { rules: "strict" }],
  ["a question that may be declined", [{ ask: "disable", mayDecline: true }]],
  ["a replacement", [{ do: "turn" }, { do: "power", isReplacement: false }]],
  ["an ambassador that asks", [{ ask: "bring-location" }, { do: "turn" }]],
])("is not recognised as a state of version 1: %s", (_, agenda, table = { rules }) => {
  const state = { table, agenda, rng: 1 };
  expect(version1!.migrate(state)).toBe(state);
});
