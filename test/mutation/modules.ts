// What is mutated, and which tests the mutants of a module are tried with.
import { readdirSync } from "node:fs";

/** A part of the library that is tested by folders of its own. */
export interface Module {
  /** The files that are mutated. */
  readonly files: readonly string[];
  /** Folders of tests. All of them belong to `npm test`. */
  readonly tests: readonly string[];
}

/** The folders inside a module, and what is not mutated there. */
interface Layout {
  /** Subfolders whose code is mutated. */
  readonly folders: readonly string[];
  /** Subfolders and files that are left out. */
  readonly leftOut: readonly string[];
}

/** Cards are data, compared one by one with the facts; texts are compared with samples; evaluations are measured. */
const game: Layout = { folders: ["powers"], leftOut: ["bots", "cards", "words"] };

const layouts = {
  kernel: {
    folders: [
      "agenda",
      "api",
      "components",
      "contract",
      "data",
      "rules",
      "schemas",
      "score",
      "tools",
      "validation",
      "words",
    ],
    leftOut: [],
  },
  // It publishes values under narrower types, and has no code of its own.
  abyss: { ...game, leftOut: [...game.leftOut, "published-parts.ts"] },
  exiles: game,
  kraken: game,
  "exiles-kraken": game,
  leviathan: game,
  "kraken-leviathan": game,
  "exiles-leviathan": game,
  "exiles-kraken-leviathan": game,
  conspiracy: game,
  "conspiracy-solo": game,
  // The texts of refusals are compared with samples.
  host: { folders: [], leftOut: ["words"] },
} as const satisfies Record<string, Layout>;

/** Folders of src that are not mutated: tools around the games, translations, and lists of exports. */
const notMutated = ["adapters", "bots", "cli", "games", "locales", "testing", "variant"];

export type ModuleName = keyof typeof layouts;

export const moduleNames = Object.keys(layouts) as readonly ModuleName[];

const isModule = (folder: string): folder is ModuleName => Object.hasOwn(layouts, folder);

/** Folders of tests for a module. Some of the kernel is best tested in a whole game. */
function testsOf(name: ModuleName): readonly string[] {
  if (name === "kernel")
    return ["test/kernel", "test/layers", "test/saves", "test/from-position", "test/conspiracy"];
  return name === "host" ? ["test/host"] : [`test/${name}`, "test/golden", "test/saves"];
}

/**
 * The modules that these files of src make up, given by paths such as `kernel/words/describe.ts`.
 * Throws for a folder that is listed nowhere above, so that a new or renamed one is not left out unnoticed.
 */
export function modulesOf(sources: readonly string[]): Readonly<Record<ModuleName, Module>> {
  for (const source of sources) mustBeKnown(source);
  return Object.fromEntries(
    moduleNames.map((name) => [name, { files: filesOf(name, sources), tests: testsOf(name) }]),
  ) as Record<ModuleName, Module>;
}

function mustBeKnown(source: string): void {
  const [folder = "", subfolder = "", ...below] = source.split("/");
  if (subfolder === "" || notMutated.includes(folder)) return;
  if (!isModule(folder)) throw unknown(`src/${folder}`, "layouts or notMutated");
  const { folders, leftOut }: Layout = layouts[folder];
  if (below.length > 0 && !folders.includes(subfolder) && !leftOut.includes(subfolder))
    throw unknown(`src/${folder}/${subfolder}`, `folders or leftOut of ${folder}`);
}

const unknown = (folder: string, lists: string): Error =>
  new Error(`${folder} is not known to test/mutation/modules.ts: add it to ${lists}`);

function filesOf(name: ModuleName, sources: readonly string[]): readonly string[] {
  const { leftOut }: Layout = layouts[name];
  return sources
    .filter((source) => source.startsWith(`${name}/`) && !leftOut.includes(source.split("/")[1]!))
    .map((source) => `src/${source}`)
    .sort();
}

/** The sources of the library, by their paths in src. */
export const sources: readonly string[] = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts"));

export const modules = modulesOf(sources);

/** What is left out of the modules, by its path in src. */
export const leftOutPaths: readonly string[] = moduleNames.flatMap((name) =>
  layouts[name].leftOut.map((path) => `${name}/${path}`),
);
