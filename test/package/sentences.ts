// Checks that bundlers can drop the texts of a game from a program that describes nothing.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.ts";
import type { Unpacked } from "./tarball.ts";

/** Pieces of sentences from the games; ids such as `choose-location` do not match. */
const TEXTS = ["he game is over", "choose ", "At once"];

export async function checkSentences(unpacked: Unpacked): Promise<string[]> {
  const problems: string[] = [];
  const found = new Set<string>();
  for (const entry of unpacked.entries)
    for (const game of await gamesOf(unpacked, entry)) {
      for (const text of await textsIn(unpacked, `export * from "${entry}"`)) found.add(text);
      for (const text of await textsIn(unpacked, `export { ${game} } from "${entry}"`))
        problems.push(
          `${game} of ${entry} contains the text "${text}" though nothing is described: look for top-level calls in words.`,
        );
      console.log(`checked for texts: ${game} of ${entry}`);
    }
  for (const text of TEXTS.filter((text) => !found.has(text)))
    problems.push(
      `no game has the text "${text}": choose another one in test/package/sentences.ts.`,
    );
  return problems;
}

/** The texts that the bundle of a program contains. */
async function textsIn(unpacked: Unpacked, program: string): Promise<string[]> {
  const { code } = await bundle(unpacked, program, {});
  return TEXTS.filter((text) => Buffer.from(code).includes(text));
}

/** The names of the games that an entry exports. */
async function gamesOf({ consumer }: Unpacked, entry: string): Promise<string[]> {
  const file = createRequire(join(consumer, "program.js")).resolve(entry);
  const exported: object = await import(pathToFileURL(file).href);
  return Object.entries(exported)
    .filter(([, value]) => typeof value === "object" && value !== null && "setup" in value)
    .map(([name]) => name);
}
