// A game that describes nothing does not carry its sentences: bundlers can leave them out.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.ts";
import type { Unpacked } from "./tarball.ts";

/** Pieces of sentences that games have; ids such as `choose-location` are no sentences. */
const TEXTS = ["he game is over", "choose ", "At once"];

export async function checkSentences(unpacked: Unpacked): Promise<string[]> {
  const problems: string[] = [];
  const said = new Set<string>();
  for (const entry of unpacked.entries)
    for (const game of await gamesOf(unpacked, entry)) {
      for (const text of await textsIn(unpacked, `export * from "${entry}"`)) said.add(text);
      for (const text of await textsIn(unpacked, `export { ${game} } from "${entry}"`))
        problems.push(
          `${game} of ${entry} has the text "${text}" though nothing is described: look for calls at the top of words.`,
        );
      console.log(`sentences looked for in ${game} of ${entry}`);
    }
  for (const text of TEXTS.filter((text) => !said.has(text)))
    problems.push(`no game says "${text}": look for another text in test/package/sentences.ts.`);
  return problems;
}

/** Those of the texts that a program of this code has. */
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
