// Stryker has no samples: one is made by naming the places of some mutants.
import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { rngFrom } from "../../src/index.ts";

const quiet = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/** Places of so many mutants of the files; the same for a seed. Mutants inside of a place come along. */
export async function sampleOf(
  files: readonly string[],
  size: number,
  seed: string,
): Promise<readonly string[]> {
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(name, "utf8"),
  }));
  const { mutants } = await new Instrumenter(logger).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
    noHeader: true,
  });
  const places = mutants.map(
    ({ fileName, location: { start, end } }) =>
      `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
  );
  console.log(`${size} places of ${mutants.length} mutants`);
  return rngFrom(seed)
    .shuffle([...new Set(places)])
    .slice(0, size);
}
