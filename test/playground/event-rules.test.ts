import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as eventRules from "../../docs/playground/src/play/event-rules.ts";

/** The numbers of the rules that the documentation has a line for. */
const documented = new Set(
  ["abyss", "exiles", "kraken", "conspiracy"].flatMap((book) =>
    [...readFileSync(`docs/rules/${book}.md`, "utf8").matchAll(/^\| (\w+-\d+) \|/gm)].map(
      ([, number]) => number,
    ),
  ),
);

const { ruleOf, ...tables } = eventRules;

test.each(Object.entries(tables))("%s: every rule that the log opens is there", (_, rules) => {
  for (const rule of Object.values(rules)) expect(documented).toContain(rule);
});

test("pearls open the rule that brings them", () => {
  const gained = { type: "pearls-gained", seat: 0, pearls: 1 };
  expect(ruleOf(tables.abyssEvents, { ...gained, source: "court" })).toBe("AB-33");
  expect(ruleOf(tables.abyssEvents, { ...gained, source: "landlord" })).toBe("AB-44");
  expect(ruleOf(tables.krakenEvents, { ...gained, source: "loot" })).toBe("KR-29");
  expect(ruleOf(tables.conspiracyEvents, gained)).toBe("CO-11");
  expect(ruleOf(tables.abyssEvents, { type: "token-stolen", source: "court" })).toBe("AB-42");
});
