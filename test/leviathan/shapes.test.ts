import { expect, test } from "vitest";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { testShapes } from "../problems/shape-tests.ts";
import { leviathanSamples } from "../words/samples/leviathan.ts";

testShapes(leviathan, leviathanSamples);

test.each([["own"], ["court"], ["reward"], ["leviathan-token"], ["taxidermist"], ["altruist"]])(
  "LE-31 LE-38 LE-54 pearls can have the source %s, or not",
  (source) => {
    const event = { type: "pearls-gained", seat: 0, pearls: 1, source };
    expect(problems(leviathan, "event", event).length).toBe(source === "own" ? 1 : 0);
  },
);
