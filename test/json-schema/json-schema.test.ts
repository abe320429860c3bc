import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { type GameEntry, gameNames, withGame } from "../../src/cli/games.ts";
import { jsonSchemasOf, type SchemaFile } from "../../src/cli/json-schema.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import type { Schema } from "../../src/kernel/validation/standard-schema.ts";
import { rngOf } from "../../src/testing/random.ts";
import { instanceOf } from "./instances.ts";
import { mutated } from "./mutations.ts";
import { samplesOf } from "./samples.ts";

/** So many random values are made of each schema. */
const INSTANCES = 60;
/** So many values are changed, each of them in so many ways. */
const CHANGED = 60;
const CHANGES = 6;

/** A schema of a game, the JSON Schema that was made of it, and values from games that fit both. */
interface Pair {
  readonly file: SchemaFile;
  readonly ours: Schema<unknown>;
  readonly theirs: ValidateFunction;
  readonly samples: readonly unknown[];
}

function pairsOf<T extends GameTypes>(entry: GameEntry<T>): Pair[] {
  const { seats, schemas, id } = entry.game;
  // Shorter code for a validator takes longer to make than it saves here.
  const code = { optimize: false };
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: false, code });
  const tables = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const played = tables.map((players) => samplesOf(entry, players));
  const files = new Map(jsonSchemasOf(entry).map((file) => [file.path, file]));
  return Object.entries<Schema<unknown>>({ ...schemas }).map(([what, ours]) => {
    const file = files.get(`${id}/${what}.json`)!;
    const samples = played.flatMap((game) => game[what] ?? []);
    return { file, ours, theirs: ajv.compile(file.schema), samples };
  });
}

/** What our schema says of a value; inconsistent: its shape is right, but it does not fit together. */
function verdict(schema: Schema<unknown>, value: unknown): "right" | "inconsistent" | "wrong" {
  const { error } = schema.safeParse(value);
  if (!error) return "right";
  return error.issues.every(({ code }) => code === "custom") ? "inconsistent" : "wrong";
}

/** Both say the same; returns whether they refuse. */
function refusedByBoth({ ours, theirs, file }: Pair, value: unknown): boolean {
  const refused = !theirs(value);
  const said = verdict(ours, value);
  const about = () => `${file.path} says ${said}, ajv ${refused}: ${JSON.stringify(value)}`;
  if (refused !== (said === "wrong")) expect.fail(about().slice(0, 3000));
  return refused;
}

const pairs = gameNames.flatMap((name) => withGame(name, pairsOf) ?? []);

describe.each(pairs.map((pair) => [pair.file.path, pair] as const))("%s", (path, pair) => {
  const rng = rngOf(path);
  const { samples, file, ours, theirs } = pair;
  const instances = Array.from({ length: INSTANCES }, () => instanceOf(file.schema, rng));
  const values = [...samples, ...instances];

  test("accepts what comes up in games", () => {
    for (const value of samples)
      expect([theirs(value), verdict(ours, value)], JSON.stringify(value)).toEqual([true, "right"]);
  });

  test("values made by it have the right shape", () => {
    for (const value of instances) expect(refusedByBoth(pair, value)).toBe(false);
  });

  test("accepts and refuses near-misses as the library does, but for consistency", () => {
    const verdicts = new Set<boolean>();
    for (let i = 0; i < CHANGED; i++) {
      const value = values[rng.below(values.length)];
      for (let n = 0; n < CHANGES; n++) verdicts.add(refusedByBoth(pair, mutated(value, rng)));
    }
    expect(verdicts).toEqual(new Set([true, false]));
  });
});

test("every schema has a file, and its id and title tell which", () => {
  for (const { file } of pairs) {
    const [game, what] = file.path.replace(".json", "").split("/");
    expect(file.schema.$id).toBe(`urn:abyss-rules:${game}:${what}`);
    expect(file.schema.title).toMatch(new RegExp(`^[A-Z].*: ${what}$`));
    expect(file.schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  }
  expect(new Set(pairs.map(({ file }) => file.path)).size).toBe(pairs.length);
});

test("definitions are named after what they are", () => {
  const action = pairs.find(({ file }) => file.path === "abyss/action.json")!;
  expect(Object.keys(action.file.schema.$defs ?? {}).sort()).toEqual(["ally", "location", "lord"]);
});
