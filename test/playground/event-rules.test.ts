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

test.each(Object.entries(eventRules))("%s: every rule that the log opens is there", (_, rules) => {
  for (const rule of Object.values(rules)) expect(documented).toContain(rule);
});
