import { expect, test } from "vitest";
import { type SchemaPart, zodOf } from "../../src/kernel/schemas/schema.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { leviathanParts, leviathanSchemas } from "../../src/leviathan/rules.ts";
import { testShapes } from "../problems/shape-tests.ts";
import { leviathanSamples } from "../words/samples/leviathan.ts";

testShapes(leviathan, leviathanSamples);

test.each([
  ["own"],
  ["court"],
  ["reward"],
  ["last-space"],
  ["leviathan-token"],
  ["taxidermist"],
  ["altruist"],
])("LE-31 LE-38 LE-54 pearls can have the source %s, or not", (source) => {
  const event = { type: "pearls-gained", seat: 0, pearls: 1, source };
  expect(problems(leviathan, "event", event).length).toBe(source === "own" ? 1 : 0);
});

test("authors of layers get the schemas of single components, those of Abyss too", () => {
  const parts = leviathanParts(leviathanSchemas.close());
  const accepts = (part: keyof typeof parts, value: unknown) =>
    zodOf(parts[part] as SchemaPart<unknown>).safeParse(value).success;
  const samples = {
    leviathan: "leviathan-7",
    leviathanToken: "key",
    space: "11-12",
    supply: "base",
    ally: "crab-4-fighter",
    lord: "coward",
  } as const;
  for (const [part, value] of Object.entries(samples)) {
    expect(accepts(part as keyof typeof samples, value)).toBe(true);
    expect(accepts(part as keyof typeof samples, "other")).toBe(false);
  }
});
