// Builds the site (pages, API and playground) into one folder, then checks its links.
import { spawnSync } from "node:child_process";
import { build } from "vitepress";
import { writeApi } from "./api.ts";
import { barriersOfSite, takeScreenshots } from "./browser.ts";
import { problemsOfSite } from "./check-site.ts";
import { hasBrowser } from "./has-browser.ts";
import { ruleLinks } from "./rule-links.ts";
import { BASE, OUT } from "./settings.ts";

await build("docs");
await writeApi();
run("npm", "run", "playground:build");

if (hasBrowser()) await takeScreenshots();
else console.warn("There is no Chromium: no screenshots, and accessibility is not checked.");

const problems = [
  ...problemsOfSite(OUT, BASE, ruleLinks()),
  ...(hasBrowser() ? await barriersOfSite() : []),
];
for (const problem of problems) console.error(`error: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log("The site is in docs/site.");

function run(command: string, ...args: readonly string[]): void {
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed (see above).`);
}
