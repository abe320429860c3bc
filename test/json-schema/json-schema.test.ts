import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { type GameEntry, gameNames, withGame } from "../../src/cli/games.ts";
import { jsonSchemasOf, type SchemaFile } from "../../src/cli/json-schema.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import type { Schema } from "../../src/kernel/validation/standard-schema.ts";
import { rngOf } from "../../src/testing/random.ts";
import { once } from "../lazy-scenes.ts";
import { amount } from "../repetition.ts";
import { instanceOf } from "./instances.ts";
import { mutated } from "./mutations.ts";
import { samplesOf } from "./samples.ts";

/** The number of random values for each schema. */
const INSTANCES = amount(12, 60);
/** The number of values that are changed, and the number of changes to each. */
const CHANGED = amount(12, 60);
const CHANGES = 6;

/** A schema of a game, the JSON Schema derived from it, and values from games that fit both. */
interface Pair {
  readonly file: SchemaFile;
  readonly ours: Schema<unknown>;
  readonly theirs: () => ValidateFunction;
  readonly samples: () => readonly unknown[];
}

function pairsOf<T extends GameTypes>(entry: GameEntry<T>): Pair[] {
  const { seats, schemas, id } = entry.game;
  // Optimising the code of a validator takes longer than it saves here.
  const code = { optimize: false };
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: false, code });
  const tables = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const played = once(() => tables.map((players) => samplesOf(entry, players)));
  const files = new Map(jsonSchemasOf(entry).map((file) => [file.path, file]));
  return Object.entries<Schema<unknown>>({ ...schemas }).map(([what, ours]) => {
    const file = files.get(`${id}/${what}.json`)!;
    const samples = () => played().flatMap((game) => game[what] ?? []);
    return { file, ours, theirs: once(() => ajv.compile(file.schema)), samples };
  });
}

/** The verdict of our schema; inconsistent: the shape is right, but the parts contradict each other. */
function verdict(schema: Schema<unknown>, value: unknown): "right" | "inconsistent" | "wrong" {
  const { error } = schema.safeParse(value);
  if (!error) return "right";
  return error.issues.every(({ code }) => code === "custom") ? "inconsistent" : "wrong";
}

/** Expects that both schemas agree; returns true if they reject the value. */
function rejectedByBoth({ ours, theirs, file }: Pair, value: unknown): boolean {
  const rejected = !theirs()(value);
  const ourVerdict = verdict(ours, value);
  const message = () =>
    `${file.path} says ${ourVerdict}, ajv rejects: ${rejected}, ${JSON.stringify(value)}`;
  if (rejected !== (ourVerdict === "wrong")) expect.fail(message().slice(0, 3000));
  return rejected;
}

const pairs = gameNames.flatMap((name) => withGame(name, pairsOf) ?? []);

describe.each(pairs.map((pair) => [pair.file.path, pair] as const))("%s", (path, pair) => {
  const rng = rngOf(path);
  const { samples, file, ours, theirs } = pair;
  const instances = once(() =>
    Array.from({ length: INSTANCES }, () => instanceOf(file.schema, rng)),
  );

  test("accepts data of random games", () => {
    for (const value of samples())
      if (!theirs()(value) || verdict(ours, value) !== "right") expect.fail(JSON.stringify(value));
  });

  test("random values that fit it have the right shape", () => {
    for (const value of instances()) expect(rejectedByBoth(pair, value)).toBe(false);
  });

  test("accepts and rejects near misses like the library, except for consistency", () => {
    const values = [...samples(), ...instances()];
    const verdicts = new Set<boolean>();
    for (let i = 0; i < CHANGED; i++) {
      const value = values[rng.below(values.length)];
      for (let n = 0; n < CHANGES; n++) verdicts.add(rejectedByBoth(pair, mutated(value, rng)));
    }
    expect(verdicts).toEqual(new Set([true, false]));
  });
});

test("every schema has a file with its own id and title", () => {
  for (const { file } of pairs) {
    const [game, what] = file.path.replace(".json", "").split("/");
    expect(file.schema.$id).toBe(`urn:abyss-rules:${game}:${what}`);
    expect(file.schema.title).toMatch(new RegExp(`^[A-Z].*: ${what}$`));
    expect(file.schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  }
  expect(new Set(pairs.map(({ file }) => file.path)).size).toBe(pairs.length);
});

test("definitions have the names of what they define", () => {
  const action = pairs.find(({ file }) => file.path === "abyss/action.json")!;
  expect(Object.keys(action.file.schema.$defs ?? {}).sort()).toEqual(["ally", "location", "lord"]);
});
