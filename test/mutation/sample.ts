// Samples of mutants, which Stryker does not offer: they are selected by their places in the code.
import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { rngFrom } from "../../src/index.ts";

const ignore = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

/** The places of a random sample of mutants; a place includes the mutants inside it. The seed decides the sample. */
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
