// The typefaces of the playground: small, licensed, and with every character of English, Polish and Czech texts.
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { characters } from "./characters.ts";
import { type Face, faces, fileOf, licences, subsetOf } from "./subset.ts";

const all = Object.keys(faces) as Face[];

/** The most that all faces may weigh. */
const MOST_BYTES = 60_000;

test("all faces together have at most 60 kB", () => {
  const sizes = all.map((face) => readFileSync(fileOf(face)).length);
  expect(Math.min(...sizes)).toBeGreaterThan(1000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test("there are no other fonts beside them", () => {
  const files = readdirSync(dirname(fileOf(all[0]!))).filter((file) => file.endsWith(".woff2"));
  expect(files.sort()).toEqual(all.map((face) => `${face}.woff2`).sort());
});

test.each(all)("%s is what npm run fonts makes", async (face) => {
  expect((await subsetOf(face)).equals(readFileSync(fileOf(face)))).toBe(true);
});

test.each(licences)(
  "the licence beside them is that of the package: $kept",
  ({ kept, original }) => {
    const text = readFileSync(kept, "utf8");
    expect(text).toBe(readFileSync(original, "utf8"));
    expect(text).toContain("SIL Open Font License, Version 1.1");
  },
);

describe("texts in English, Polish and Czech", () => {
  const root = new URL("../../", import.meta.url);
  /** The sources of all texts: the locales of the library and the words of the page. */
  const sources = ["src", "docs/playground/src"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/^cli|zh-hant|languages\.ts/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  /** Signs that systems have, and no text typeface. */
  const signs = new Set("●○⋯☾☀►❚✓\u2e80\n");
  const missing = (text: string): string[] => [
    ...new Set([...text].filter((one) => !characters.includes(one) && !signs.has(one))),
  ];

  test("have only characters that are in the subsets", () => {
    const found = sources.flatMap((path) =>
      missing(readFileSync(new URL(path, root), "utf8")).map((one) => `${one} in ${path}`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test("a character that is missing is found", () => {
    expect(missing("Příliš żółty, ŵ")).toEqual(["ŵ"]);
  });
});
