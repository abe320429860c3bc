// The CPU time to import a game in a new process, without zod, which it needs and which takes longer.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gameNames } from "../../src/cli/games.ts";
import { quantile } from "./hands.ts";

/** Where `start.ts` puts the files as they are published. */
export const PUBLISHED = "node_modules/.cache/bench/published";

const ROUNDS = 9;

/** Milliseconds of CPU to import a module after another one. */
function importCost(specifier: string, after?: string): number {
  const script = `${after ? `await import("${after}");` : ""}
    const start = process.cpuUsage();
    await import("${specifier}");
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);`;
  const node = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  if (node.status !== 0) throw new Error(node.stderr);
  return Number(node.stdout);
}

/** Median milliseconds of CPU: of `zod/mini` alone, and of each game after it. */
export function coldImports(): Readonly<Record<string, number>> {
  const modules = [
    { name: "zod/mini", measure: () => importCost("zod/mini") },
    ...gameNames.map((name) => {
      const { href } = pathToFileURL(resolve(PUBLISHED, name, "index.js"));
      return { name, measure: () => importCost(href, "zod/mini") };
    }),
  ];
  const rounds = Array.from({ length: ROUNDS }, () => modules.map(({ measure }) => measure()));
  return Object.fromEntries(
    modules.map(({ name }, i) => [
      name,
      quantile(
        rounds.map((round) => round[i]!),
        0.5,
      ),
    ]),
  );
}
