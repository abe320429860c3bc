// Size limits of input: every list and string of every game has a maximum length.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { abyss, describe } from "../../src/abyss/index.ts";
import { abyssSchemas } from "../../src/abyss/rules.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { conspiracySchemas } from "../../src/conspiracy/rules.ts";
import { conspiracySoloSchemas } from "../../src/conspiracy-solo/rules.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { exilesSchemas } from "../../src/exiles/rules.ts";
import { exilesKrakenSchemas } from "../../src/exiles-kraken/rules.ts";
import { exilesKrakenLeviathanSchemas } from "../../src/exiles-kraken-leviathan/rules.ts";
import { exilesLeviathanSchemas } from "../../src/exiles-leviathan/rules.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import {
  inputLimits,
  LONGEST_NAME,
  LONGEST_SEED,
  MOST_ACTIONS,
  MOST_AGENDA_ENTRIES,
} from "../../src/kernel/data/limits.ts";
import { readPlain } from "../../src/kernel/data/plain-data.ts";
import type { GameShapes } from "../../src/kernel/schemas/schema.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { krakenSchemas } from "../../src/kraken/rules.ts";
import { krakenLeviathanSchemas } from "../../src/kraken-leviathan/rules.ts";
import { leviathanSchemas } from "../../src/leviathan/rules.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";

/** The paths in a schema where a list or string may be of any length. */
function* unbounded(schema: z.core.$ZodType, path: string): Generator<string> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const caps = (def.checks ?? []).map(({ _zod }) => (_zod.def as { maximum?: number }).maximum);
  if (def.type === "array") {
    // zod checks the length before the members only if that is the first check.
    if (caps[0] === undefined) yield path;
    yield* unbounded(def.element, `${path}[]`);
  } else if (def.type === "string") {
    if (caps.every((cap) => cap === undefined)) yield path;
  } else if (def.type === "object") {
    for (const [key, inner] of Object.entries(def.shape)) yield* unbounded(inner, `${path}.${key}`);
  } else if (def.type === "union") {
    for (const one of def.options) yield* unbounded(one, path);
  } else if (def.type === "nullable" || def.type === "optional") {
    yield* unbounded(def.innerType, path);
  }
}

const shapesOf: [string, GameShapes][] = [
  ["abyss", abyssSchemas.close()],
  ["exiles", exilesSchemas.close()],
  ["conspiracy", conspiracySchemas.close()],
  ["conspiracy-solo", conspiracySoloSchemas.close()],
  ["kraken", krakenSchemas.close()],
  ["exiles-kraken", exilesKrakenSchemas.close()],
  ["leviathan", leviathanSchemas.close()],
  ["kraken-leviathan", krakenLeviathanSchemas.close()],
  ["exiles-leviathan", exilesLeviathanSchemas.close()],
  ["exiles-kraken-leviathan", exilesKrakenLeviathanSchemas.close()],
];

test.each(shapesOf)("every list and string of %s has a maximum length", (_, shapes) => {
  const tables = [shapes.table(z.never()), shapes.table(z.null()), shapes.options()];
  const others = [shapes.refusals(), shapes.layout?.() ?? {}];
  const all = [
    shapes.actions(),
    shapes.decisions(),
    shapes.tasks(),
    shapes.events(),
    ...tables,
    ...others,
  ];
  const found = all.flatMap((schemas) =>
    Object.entries(schemas).flatMap(([name, schema]) => [
      ...unbounded(schema as z.core.$ZodType, name),
    ]),
  );
  expect(found).toEqual([]);
});

test("the walk through a schema finds unbounded lists and strings", () => {
  const schema = z.strictObject({
    late: z.array(z.int()).check(
      z.overwrite((list) => list),
      z.maxLength(3),
    ),
    text: z.nullable(z.string()),
    good: z.array(z.string().check(z.maxLength(3))).check(z.maxLength(3)),
  });
  expect([...unbounded(schema, "x")]).toEqual(["x.late", "x.text"]);
});

const state = abyss.setup({ players: 2 }, "limits").state;
const file = record(abyss, { options: { players: 2 }, seed: "limits", actions: [] });
const act = { type: "plot", seat: 0 };
const catalogueOf = (length: number) =>
  Array.from({ length }, (_, i) => ({ ...defaultCatalogue[0]!, id: `exile ${i}` }));
const named = (length: number) => ({
  players: 2,
  catalogue: [
    ...defaultCatalogue,
    { ...defaultCatalogue[0]!, id: "one", name: "x".repeat(length) },
  ],
});

// Accepted at its maximum length, rejected if it is longer by one.
test.each<[string, number, (length: number) => unknown]>([
  ["a seed", LONGEST_SEED, (n) => abyss.setup({ players: 2 }, "x".repeat(n))],
  ["a seed of a generator", LONGEST_SEED, (n) => rngFrom("x".repeat(n))],
  ["a catalogue", 100, (n) => exiles.setup({ players: 2, catalogue: catalogueOf(n) }, "x")],
  ["a name of an exile", LONGEST_NAME, (n) => exiles.setup(named(n), "x")],
])("%s has a maximum length", (_, most, call) => {
  expect(() => call(most)).not.toThrow();
  expect(rulesError(() => call(most + 1)).reason).toMatch(new RegExp(`(at most|1 to) ${most}\\b`));
});

test.each<[string, (n: number) => unknown, number]>([
  [
    "actions of a replay",
    (n) => replay(abyss, { ...file, actions: Array(n).fill(act) }),
    MOST_ACTIONS,
  ],
  [
    "an agenda",
    (n) => readState(abyss, { ...state, agenda: Array(n).fill(0) }),
    MOST_AGENDA_ENTRIES,
  ],
  [
    "a deck",
    (n) => readState(abyss, { ...state, table: { ...state.table, deck: Array(n).fill(0) } }),
    71,
  ],
])("%s: the length is checked before the members", (_, read, most) => {
  const error = rulesError(() => read(most + 1));
  expect(error.reason).toMatch(new RegExp(`at most ${most}`));
  expect(rulesError(() => read(most)).path).not.toBe(error.path);
});

test("no member of a list that is too long is read", () => {
  let reads = 0;
  const lords = new Proxy(Array(1_000_000).fill("miller"), {
    get(target, key, receiver) {
      if (key !== "length") reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  expect(abyss.reduce(state, { type: "control", seat: 0, lords }).ok).toBe(false);
  rulesError(() => untyped(conspiracy.score)([{ lords }]));
  expect(reads).toBe(0);
});

test("each own field of a value is read once", () => {
  let reads = 0;
  const value = Object.defineProperty({ a: [1, "b", null] }, "c", {
    enumerable: true,
    get: () => {
      reads += 1;
      return reads;
    },
  });
  expect(readPlain(value)).toEqual({ ok: true, value: { a: [1, "b", null], c: 1 } });
  expect(reads).toBe(1);
});

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);
const manyKeys = Object.fromEntries(
  Array.from({ length: inputLimits.members + 1 }, (_, i) => [i, 0]),
);
const full = Array(inputLimits.members).fill(0);
const manyValues = Array(Math.ceil(inputLimits.values / inputLimits.members)).fill(full);

// Without `found`, the text of a refusal would say that something is missing.
test.each<[string, unknown, string]>([
  ["deep", nested(inputLimits.depth + 1), `level ${inputLimits.depth + 1}`],
  ["full of keys", manyKeys, `an object with ${inputLimits.members + 1}`],
  ["with a long key", { ["x".repeat(inputLimits.key + 1)]: 0 }, `a key of ${inputLimits.key + 1}`],
  ["full of values", manyValues, "too many values"],
])("the problem of a value that is too large (%s) has found and expected", (_, value, found) => {
  const read = readPlain(value);
  expect(!read.ok && read.problem).toMatchObject({ found });
  expect(!read.ok && read.problem.reason).toMatch(new RegExp(`^${found}, expected .*at most \\d+`));
  const result = abyss.reduce(state, { type: "control", seat: 0, lords: value });
  const text = result.ok ? "" : describe(result.refusal);
  expect(text).toMatch(/expected/);
  expect(text).not.toMatch(/missing/);
});

test("the total number of values is limited: a few nested objects may expand to billions", () => {
  let value: unknown = 0;
  for (let i = 0; i < inputLimits.depth - 1; i++) value = [value, value];
  const read = readPlain(value);
  expect(!read.ok && read.problem.reason).toMatch(/values in total/);
});
