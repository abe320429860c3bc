import { expect, test } from "vitest";
import { locations } from "../../src/abyss/cards/locations.ts";
import { exiles } from "../../src/exiles/index.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { testShapes } from "../problems/shape-tests.ts";
import { exilesSamples } from "../words/samples/exiles.ts";

testShapes(exiles, exilesSamples);

test("EX-8 EX-10 a refusal can list at most all locations and the stack", () => {
  const listing = (...more: readonly null[]) => ({
    code: "location-not-to-be-taken",
    rule: "EX-8",
    params: { location: "jail", locations: [...locations, ...more] },
  });
  expect(problems(exiles, "refusal", listing(null))).toEqual([]);
  expect(problems(exiles, "refusal", listing(null, null))).toMatchObject([
    { path: ["params", "locations"] },
  ]);
});
