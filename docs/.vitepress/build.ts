// Builds the site (pages, API and playground) into one folder, then checks its links.
import { spawnSync } from "node:child_process";
import { build } from "vitepress";
import { writeApi } from "./api.ts";
import { problemsOfSite } from "./check-site.ts";
import { ruleLinks } from "./rule-links.ts";
import { BASE, OUT } from "./settings.ts";

await build("docs");
await writeApi();
run("npm", "run", "playground:build");

const problems = problemsOfSite(OUT, BASE, ruleLinks());
for (const problem of problems) console.error(`error: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log("The site is in docs/site.");

function run(command: string, ...args: readonly string[]): void {
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed (see above).`);
}
