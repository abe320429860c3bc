// Games that were begun with version 1 of the rules continue with the rules that their players chose.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { statesFile } from "./files.ts";

const statesOf = (id: string, version = "1"): unknown[] =>
  readFileSync(statesFile({ id, version }), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

const ofAbyss = statesOf("abyss").map((state) => readState(abyss, state));
const ofExiles = statesOf("exiles").map((state) => readState(exiles, state));
/** The states with a question of the Perjurer. */
const perjuries = ofExiles.filter(({ agenda }) =>
  agenda.some((entry) => "ask" in entry && entry.ask === "perjure"),
);
const agendas = [...ofAbyss, ...ofExiles].flatMap(({ agenda }) => agenda);

test("AB-39 disabled lords count in full", () => {
  for (const { table } of [...ofAbyss, ...ofExiles]) expect(table.rules.disabledLords).toBe("all");
});

test.each(["disable", "steal-token", "take-stack"])("AB-32 %s cannot be declined", (ask) => {
  const questions = agendas.filter((entry) => "ask" in entry && entry.ask === ask);
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) expect(question).toHaveProperty("mayDecline", false);
});

test("AB-32 no lord that is about to enter replaces another", () => {
  const powers = agendas.filter((entry) => "do" in entry && entry.do === "power");
  expect(powers.length).toBeGreaterThan(0);
  for (const power of powers) expect(power).toHaveProperty("isReplacement", false);
});

test("EX-16 the Perjurer's question names the lord that is about to enter", () => {
  expect(perjuries.length).toBeGreaterThan(0);
  for (const { agenda } of perjuries) {
    const lordOf = (name: string) =>
      agenda.find((entry) => ("ask" in entry ? entry.ask : entry.do) === name && "lord" in entry);
    expect(lordOf("perjure")).toHaveProperty("lord", (lordOf("enter") as { lord: string }).lord);
  }
});

test("a state of version 2 with an unknown rule on disabled lords is not taken for an older one", () => {
  const [saved] = statesOf("abyss") as [{ table: { rules: object } }];
  const rules = { ...saved.table.rules, disabledLords: "some" };
  expect(() => readState(abyss, { ...saved, table: { ...saved.table, rules } })).toThrow(
    /disabledLords: "some", expected influence or all/,
  );
});

// Without a label, only this rule and some agenda entries distinguish the versions.
test.each([
  ["abyss", (value: unknown) => readState(abyss, value)],
  ["exiles", (value: unknown) => readState(exiles, value)],
] as const)(
  "AB-39 without its rule on disabled lords, a bare state of %s is read as version 1, unless its agenda is of version 2",
  (id, read) => {
    const counts = { rejected: 0, accepted: 0 };
    for (const saved of statesOf(id, "2").map(copy)) {
      delete saved.state.table.rules.disabledLords;
      expect(rulesError(() => read(saved)).path).toBe("state.table.rules.disabledLords");
      const { table, agenda } = saved.state;
      if (/mayDecline|isReplacement|bring-location|"perjure"/.test(JSON.stringify(agenda))) {
        expect(rulesError(() => read(saved.state)).path).toBe("table.rules.disabledLords");
        counts.rejected += 1;
      } else {
        table.rules.disabledLords = "all";
        const expected = copy(saved.state);
        delete table.rules.disabledLords;
        expect(read(saved.state)).toStrictEqual(expected);
        counts.accepted += 1;
      }
    }
    expect(counts.rejected).toBeGreaterThan(3);
    expect(counts.accepted).toBeGreaterThan(3);
  },
);

test("EX-16 a wrong lord in the Perjurer's question of version 2 is not corrected", () => {
  for (const state of perjuries) {
    const agenda = state.agenda.map((entry) =>
      "ask" in entry && entry.ask === "perjure" ? { ...entry, lord: "nobody" } : entry,
    );
    expect(() => readState(exiles, { ...state, agenda })).toThrow(/"nobody"/);
  }
});

test("EX-16 a Perjurer's question that names the lord marks a state as version 2, even if other fields are missing", () => {
  expect(perjuries.length).toBeGreaterThan(0);
  for (const saved of perjuries.map(copy)) {
    delete saved.table.rules.disabledLords;
    for (const entry of saved.agenda) delete entry.isReplacement;
    expect(rulesError(() => readState(exiles, saved)).path).toBe("table.rules.disabledLords");
  }
});
