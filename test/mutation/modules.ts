// What is mutated, and which tests the mutants of a module are tried with.
import { readdirSync } from "node:fs";

/** A part of the library whose tests stand for themselves. */
export interface Module {
  /** The files that are mutated. */
  readonly files: readonly string[];
  /** Folders of tests. All of them belong to `npm test`. */
  readonly tests: readonly string[];
}

/** The code of a folder. Cards are data, compared with the facts one by one; words are compared with samples;
 * what is published under another type has no code. */
const codeOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/^(cards|words)\/|^published-things/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();

const game = (folder: string): Module => ({
  files: codeOf(`src/${folder}`),
  tests: [`test/${folder}`, "test/golden", "test/saves"],
});

export const modules = {
  // Some of the kernel is best seen in a whole game.
  kernel: {
    files: codeOf("src/kernel"),
    tests: ["test/kernel", "test/layers", "test/saves", "test/compose", "test/conspiracy"],
  },
  abyss: game("abyss"),
  exiles: game("exiles"),
  kraken: game("kraken"),
  "exiles-kraken": game("exiles-kraken"),
  conspiracy: game("conspiracy"),
  "conspiracy-solo": game("conspiracy-solo"),
} as const satisfies Record<string, Module>;

export type ModuleName = keyof typeof modules;

export const moduleNames = Object.keys(modules) as readonly ModuleName[];
